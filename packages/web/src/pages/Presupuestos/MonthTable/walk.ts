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

/** To the next cell. Where there is none the cell is left and comes back, so that its figure is saved too. */
function goTo(next: HTMLInputElement | undefined, from: HTMLInputElement): void {
  if (!next) from.blur();
  const cell = next ?? from;
  cell.focus();
  cell.scrollIntoView({ block: 'nearest' });
}

/**
 * Walks the cells like a spreadsheet: Enter and the arrows go to the cell below or above, arrows at the text's edge to the one
 * beside it. At the table's edge they save what is typed.
 */
export function walkCells(event: KeyboardEvent<HTMLElement>): void {
  const from = event.target;
  if (!(from instanceof HTMLInputElement) || event.nativeEvent.isComposing) return;
  const beside = side(event, from);
  const step = beside ?? direction(event);
  if (step === undefined) return;
  const cells = [
    ...(beside === undefined
      ? event.currentTarget.querySelectorAll<HTMLInputElement>(
          `input[data-field="${from.dataset['field']}"]:enabled`,
        )
      : (from.closest('tr')?.querySelectorAll<HTMLInputElement>(CELLS) ?? [])),
  ];
  const next = cells[cells.indexOf(from) + step];
  // The caret of a text that is the figure's own stays where it is.
  if (!next && beside !== undefined && from.dataset['typing'] !== 'true') return;
  event.preventDefault();
  goTo(next, from);
}
