import type { MouseEvent } from 'react';

/**
 * How somebody is in a cell: just arrived, the figure picked by a click, or with a caret in it. Typing replaces what is
 * picked; at a caret it changes single digits.
 */
type Stay = 'arrived' | 'picked' | 'caret';

/** The mouse in a cell, as a spreadsheet has it: one click picks the figure, focused or not, the next places the caret. */
export function createPick() {
  let stay: Stay = 'arrived';

  return {
    /** The cell was left, or what was typed in it taken back. */
    begin: () => {
      stay = 'arrived';
    },
    /** From here on single digits are changed. */
    edit: () => {
      stay = 'caret';
    },
    /** F2: the caret behind the last digit. */
    placeCaret: (box: HTMLInputElement) => {
      stay = 'caret';
      box.setSelectionRange(box.value.length, box.value.length);
    },
    handleMouseDown: (event: MouseEvent<HTMLInputElement>) => {
      const box = event.currentTarget;
      if (stay === 'caret' || event.button === 1) return;
      // By the right button too: what its menu pastes replaces the figure.
      if (document.activeElement !== box || stay === 'arrived' || event.button === 2) {
        // The browser would put the caret where the click fell.
        event.preventDefault();
        box.focus();
        box.select();
        if (event.button === 0) stay = 'picked';
        return;
      }
      stay = 'caret';
      const at = caretAt(box, event) ?? box.value.length;
      box.setSelectionRange(at, at);
      // The second press of a double click would select a word; a press alone may begin to drag over digits.
      if (event.detail > 1) event.preventDefault();
    },
  };
}

/** The digit that a click fell on; undefined where the browser does not say. */
function caretAt(box: HTMLInputElement, { clientX, clientY }: MouseEvent): number | undefined {
  if (!('caretPositionFromPoint' in document)) return undefined;
  const caret = document.caretPositionFromPoint(clientX, clientY);
  return caret?.offsetNode === box ? caret.offset : undefined;
}
