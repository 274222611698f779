import type { KeyboardEvent } from 'react';

/** One down, one up, or undefined for a key that does not walk. */
function direction(event: KeyboardEvent): 1 | -1 | undefined {
  if (event.altKey || event.ctrlKey || event.metaKey) return undefined;
  if (event.key === 'Enter') return event.shiftKey ? -1 : 1;
  if (event.shiftKey) return undefined;
  if (event.key === 'ArrowDown') return 1;
  if (event.key === 'ArrowUp') return -1;
  return undefined;
}

/**
 * Walks a column like a spreadsheet: Enter and the arrows go to the cell below or above. At the column's end Enter
 * leaves the cell and comes back, so that the last figure is saved too.
 */
export function walkColumn(event: KeyboardEvent<HTMLElement>): void {
  const step = direction(event);
  const from = event.target;
  if (step === undefined || !(from instanceof HTMLInputElement) || event.nativeEvent.isComposing) return;
  event.preventDefault();
  const column = event.currentTarget.querySelectorAll<HTMLInputElement>(
    `input[data-field="${from.dataset['field']}"]:enabled`,
  );
  const next = column[[...column].indexOf(from) + step];
  if (next) {
    next.focus();
    next.scrollIntoView({ block: 'nearest' });
  } else if (event.key === 'Enter') {
    from.blur();
    from.focus();
  }
}
