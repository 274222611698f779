import { cellAt, type GridCell, type GridEvent, type Plan } from '@presupuesto/machines';
import { type PointerEvent, type TouchEvent, useEffect, useRef } from 'react';

/** As long as a phone waits before its own menu. */
const LONG_MS = 500;
/** A finger that moves further scrolls. */
const SLOP_PX = 10;

interface Press {
  readonly kind: 'selecting' | 'filling' | 'waiting';
  readonly x: number;
  readonly y: number;
}

interface PointerOptions {
  readonly plan: Plan;
  readonly onEvent: (event: GridEvent) => void;
  /** A finger's short press. */
  readonly onTap: (cell: GridCell) => void;
  /** While the handle is dragged: as far as this cell; null once it is over. */
  readonly onFilling: (cell: GridCell | null) => void;
}

/** A press selects, a drag selects a block, the handle fills as far as it is dragged, a long press of a finger extends. */
export function useGridPointer({ plan, onEvent, onTap, onFilling }: PointerOptions) {
  const press = useRef<Press>(undefined);
  const isTap = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const stop = () => {
    clearTimeout(timer.current);
    press.current = undefined;
  };

  function handleDown(event: PointerEvent<HTMLElement>): void {
    const cell = cellUnder(plan, event.target);
    if (!cell || event.button !== 0) return;
    const { clientX: x, clientY: y } = event;
    if (event.pointerType === 'touch') {
      press.current = { kind: 'waiting', x, y };
      timer.current = setTimeout(() => {
        press.current = undefined;
        onEvent({ type: 'selection.extended', cell });
      }, LONG_MS);
      return;
    }
    const isHandle = event.target instanceof Element && event.target.closest('[data-handle]') !== null;
    press.current = { kind: isHandle ? 'filling' : 'selecting', x, y };
    if (isHandle) onFilling(cell);
    else onEvent({ type: event.shiftKey ? 'selection.extended' : 'cell.chosen', cell });
    event.currentTarget.setPointerCapture(event.pointerId);
  }

  function handleMove(event: PointerEvent<HTMLElement>): void {
    const { kind, x = 0, y = 0 } = press.current ?? {};
    if (!kind) return;
    const { clientX, clientY } = event;
    if (kind === 'waiting') {
      if (Math.hypot(clientX - x, clientY - y) > SLOP_PX) stop();
      return;
    }
    const cell = cellUnder(plan, document.elementFromPoint(clientX, clientY));
    if (!cell) return;
    if (kind === 'filling') onFilling(cell);
    else if (Math.hypot(clientX - x, clientY - y) > 3) onEvent({ type: 'selection.extended', cell });
  }

  function handleUp(event: PointerEvent<HTMLElement>): void {
    const kind = press.current?.kind;
    stop();
    const cell = cellUnder(plan, document.elementFromPoint(event.clientX, event.clientY));
    isTap.current = kind === 'waiting' && cell !== null;
    if (kind === 'waiting' && cell) onTap(cell);
    if (kind !== 'filling') return;
    onFilling(null);
    if (cell) onEvent({ type: 'block.dragged', cell });
  }

  /** The click that a browser makes of a tap would go into the box, which stands under the finger by now. */
  function handleTouchEnd(event: TouchEvent<HTMLElement>): void {
    if (isTap.current && event.cancelable) event.preventDefault();
    isTap.current = false;
  }

  function handleCancel(): void {
    stop();
    onFilling(null);
  }

  return {
    onPointerDown: handleDown,
    onPointerMove: handleMove,
    onPointerUp: handleUp,
    onPointerCancel: handleCancel,
    onTouchEnd: handleTouchEnd,
  };
}

const OF_CELL = '[role="gridcell"], [data-handle]';

/** The cell that an element of the sheet belongs to. */
export function cellUnder(plan: Plan, target: EventTarget | null): GridCell | null {
  const element = target instanceof Element ? target.closest<HTMLElement>(OF_CELL) : null;
  if (!element) return null;
  return cellAt(plan, { row: Number(element.dataset['row']), column: Number(element.dataset['column']) });
}
