import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';

/** As long as a phone waits before its own menu. */
const LONG_MS = 500;
/** A finger that moves further scrolls. */
const SLOP_PX = 10;

interface Press {
  readonly timer: ReturnType<typeof setTimeout>;
  readonly x: number;
  readonly y: number;
}

/**
 * A long press of a finger on a month, anywhere in its row but in its boxes, where the browser places the caret and offers to
 * paste: calls `onPress`, and keeps the browser's own menu away.
 */
export function useLongPress(onPress: ((ventaID: number) => void) | undefined) {
  const press = useRef<Press>(undefined);
  const pressed = useRef(false);
  const stop = () => {
    clearTimeout(press.current?.timer);
    press.current = undefined;
  };
  useEffect(() => () => clearTimeout(press.current?.timer), []);
  if (!onPress) return {};

  function handleDown(event: PointerEvent<HTMLElement>): void {
    stop();
    pressed.current = false;
    const at =
      event.target instanceof Element && !(event.target instanceof HTMLInputElement) ? event.target : null;
    const row = at?.closest<HTMLElement>('tr[data-venta]');
    const ventaID = Number(row?.dataset['venta']);
    if (event.pointerType !== 'touch' || !row || !onPress) return;
    const timer = setTimeout(() => {
      pressed.current = true;
      onPress(ventaID);
    }, LONG_MS);
    press.current = { timer, x: event.clientX, y: event.clientY };
  }

  function handleMove({ clientX, clientY }: PointerEvent): void {
    const { x = clientX, y = clientY } = press.current ?? {};
    if (Math.hypot(clientX - x, clientY - y) > SLOP_PX) stop();
  }

  /** The click and the menu that follow a long press are no wish of their own. */
  function swallow(event: MouseEvent): void {
    const isKey = event.type === 'click' && event.detail === 0;
    if (isKey || (!pressed.current && !press.current)) return;
    if (event.type === 'contextmenu' || pressed.current) event.preventDefault();
    if (pressed.current) event.stopPropagation();
  }

  return {
    onPointerDown: handleDown,
    onPointerMove: handleMove,
    onPointerUp: stop,
    onPointerCancel: stop,
    onClickCapture: swallow,
    onContextMenu: swallow,
  };
}
