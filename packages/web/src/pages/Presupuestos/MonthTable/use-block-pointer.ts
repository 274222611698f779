import type { Field } from '@presupuesto/machines';
import { type MouseEvent, useRef } from 'react';
import type { CellAction } from './cell-action.ts';

/** Selects cells with the mouse: dragged over, or from the one that has the focus to one that is clicked with Shift. */
export function useBlockPointer(onAction: (action: CellAction) => void) {
  const start = useRef<HTMLInputElement>(null);

  function reach(from: HTMLInputElement, to: HTMLInputElement): void {
    const [cell, other] = [cellOf(from), cellOf(to)];
    if (!cell || !other) return;
    onAction({ type: 'block.reached', ...cell, to: other });
    // A drag that began at a caret has selected digits.
    from.select();
  }

  function handleMouseDown(event: MouseEvent<HTMLElement>): void {
    const box = boxOf(event.target);
    start.current = event.button === 0 && event.target === box && !event.shiftKey ? box : null;
    const focused = boxOf(document.activeElement);
    if (!event.shiftKey || event.target !== box || !focused || !box || focused === box || isTyping(focused))
      return;
    // The focus stays, and so does the cell from which the block begins.
    event.preventDefault();
    event.stopPropagation();
    reach(focused, box);
  }

  function handleMouseOver(event: MouseEvent<HTMLElement>): void {
    const from = start.current;
    const box = boxOf(event.target);
    if (!from || !box || event.buttons !== 1 || isTyping(from)) return;
    if (box === from && from.closest('[data-picked]') === null) return;
    reach(from, box);
  }

  return { onMouseDownCapture: handleMouseDown, onMouseOver: handleMouseOver };
}

/** The box of the cell that an element is in, where it can be typed in. */
function boxOf(element: EventTarget | null): HTMLInputElement | null {
  if (!(element instanceof Element)) return null;
  return (
    element.closest('td[data-column]')?.querySelector<HTMLInputElement>('input[data-field]:enabled') ?? null
  );
}

const isTyping = (box: HTMLInputElement): boolean => box.dataset['typing'] === 'true';

function cellOf(box: HTMLInputElement): { readonly ventaID: number; readonly field: Field } | null {
  const { field } = box.dataset;
  const ventaID = Number(box.closest('tr')?.dataset['venta']);
  return ventaID > 0 && (field === 'volumenTon' || field === 'precio') ? { ventaID, field } : null;
}
