import type { KeyboardEvent } from 'react';
import { isWhole } from './block-action.ts';

const CELLS = 'input[data-field]:enabled';

/** One down, one up, or undefined for a key that does not walk. */
function direction(event: KeyboardEvent): 1 | -1 | undefined {
  if (event.altKey || event.ctrlKey || event.metaKey) return undefined;
  if (event.key === 'Enter') return event.shiftKey ? -1 : 1;
  if (event.shiftKey) return undefined;
  if (event.key === 'ArrowDown') return 1;
  if (event.key === 'ArrowUp') return -1;
  return undefined;
}

/** One to the right, one to the left, or undefined where the key moves the caret in the text. */
function side(
  { key, shiftKey, altKey, ctrlKey, metaKey }: KeyboardEvent,
  box: HTMLInputElement,
): 1 | -1 | undefined {
  if (shiftKey || altKey || ctrlKey || metaKey) return undefined;
  const { selectionStart, selectionEnd, value } = box;
  if (key === 'ArrowRight' && (isWhole(box) || selectionStart === value.length)) return 1;
  return key === 'ArrowLeft' && (isWhole(box) || selectionEnd === 0) ? -1 : undefined;
}

/**
 * Walks the cells like a spreadsheet: Enter and the arrows go to the cell below or above, arrows at the text's edge to the one
 * beside it. At the column's end Enter leaves the cell and comes back, so that the last figure is saved too.
 */
export function walkCells(event: KeyboardEvent<HTMLElement>): void {
  const from = event.target;
  if (!(from instanceof HTMLInputElement) || event.nativeEvent.isComposing) return;
  const beside = side(event, from);
  if (beside !== undefined) {
    const cells = [...(from.closest('tr')?.querySelectorAll<HTMLInputElement>(CELLS) ?? [])];
    const next = cells[cells.indexOf(from) + beside];
    if (next) event.preventDefault();
    next?.focus();
    return;
  }
  const step = direction(event);
  if (step === undefined) return;
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
