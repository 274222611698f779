import type { KeyboardEvent } from 'react';

type BlockAction =
  | { readonly type: 'block.extended'; readonly months: number; readonly fields: number }
  | { readonly type: 'block.left' | 'block.filled' | 'block.cleared' };

const STEPS: Partial<Record<string, readonly [months: number, fields: number]>> = {
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
};

/** What a key does with a block of cells; undefined for what is the text's own, as Shift and an arrow at a caret. */
export function blockActionOf(
  event: KeyboardEvent<HTMLInputElement>,
  { picked, typing }: { readonly picked: boolean; readonly typing: boolean },
): BlockAction | undefined {
  const { key, shiftKey, ctrlKey, metaKey, altKey, currentTarget } = event;
  if (altKey) return undefined;
  if (ctrlKey || metaKey) {
    return key.toLowerCase() === 'd' && !shiftKey ? { type: 'block.filled' } : undefined;
  }
  const step = STEPS[key];
  if (shiftKey && step && !typing && isWhole(currentTarget)) {
    const [months, fields] = step;
    return { type: 'block.extended', months, fields };
  }
  // The text goes first: Esc gives it back, and a second one ends the selection.
  if (!picked || shiftKey || typing) return undefined;
  if (key === 'Delete') return { type: 'block.cleared' };
  return key === 'Escape' ? { type: 'block.left' } : undefined;
}

/** Whether all of a box's text is selected: typing replaces the figure. */
export function isWhole({ selectionStart, selectionEnd, value }: HTMLInputElement): boolean {
  return selectionStart === 0 && selectionEnd === value.length;
}
