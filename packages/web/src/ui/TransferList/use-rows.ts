import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react';
import { rowAfterKey } from './row-after-key.ts';
import type { Side } from './use-side.ts';

const ROW_PX = 40;

const isOnCheck = ({ target }: MouseEvent): boolean =>
  target instanceof Element && target.closest('[data-check]') !== null;

/** A finger has no Ctrl: each tap adds a row or takes it away. */
const isTap = (event: Event): boolean => event instanceof PointerEvent && event.pointerType === 'touch';

/**
 * A virtual list box. The focus stays on the list, which names its active row: rows that leave take no focus with them.
 * The active row stays rendered when it is scrolled out of sight.
 */
export function useRows(side: Side, move: (ids: readonly number[]) => void) {
  const { shown, search, send } = side;
  const scroller = useRef<HTMLDivElement>(null);
  const at = Math.max(
    0,
    shown.findIndex(({ id }) => id === side.active),
  );

  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoised by what the virtualizer returns
  const virtual = useVirtualizer({
    count: shown.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_PX,
    getItemKey: (index) => shown[index]?.id ?? index,
    overscan: 6,
    rangeExtractor: (range) => {
      const inSight = defaultRangeExtractor(range);
      return at >= shown.length || inSight.includes(at) ? inSight : [...inSight, at].sort((a, b) => a - b);
    },
  });

  useEffect(() => {
    scroller.current?.scrollTo({ top: 0 });
  }, [search]);

  useEffect(() => {
    if (document.activeElement === scroller.current && at < shown.length) virtual.scrollToIndex(at);
  }, [at, shown, virtual]);

  function idOf(event: { target: EventTarget }): number | undefined {
    const row = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-index]') : null;
    return row ? shown[Number(row.dataset['index'])]?.id : undefined;
  }

  function handleKeyDown(event: KeyboardEvent): void {
    const ctrl = event.ctrlKey || event.metaKey;
    const id = shown[at]?.id;
    if (id === undefined || event.altKey) return;
    const to = shown[rowAfterKey(event.key, at, shown.length) ?? -1]?.id;
    if (to !== undefined) send({ type: 'row.walked', id: to, shift: event.shiftKey });
    else if (event.key === ' ') send({ type: 'row.clicked', id, ctrl: true, shift: false });
    else if (event.key === 'Enter') move(side.chosen.length > 0 ? side.chosen : [id]);
    else if (ctrl && event.key.toLowerCase() === 'a') send({ type: 'all.chosen' });
    else return;
    event.preventDefault();
  }

  function handleClick(event: MouseEvent): void {
    const id = idOf(event);
    if (id === undefined) return;
    const ctrl = event.ctrlKey || event.metaKey || isOnCheck(event) || isTap(event.nativeEvent);
    send({ type: 'row.clicked', id, ctrl, shift: event.shiftKey });
  }

  function handleDoubleClick(event: MouseEvent): void {
    const id = idOf(event);
    if (id === undefined || event.ctrlKey || event.metaKey || event.shiftKey || isOnCheck(event)) return;
    move([id]);
  }

  return {
    scroller,
    virtual,
    at,
    events: { onKeyDown: handleKeyDown, onClick: handleClick, onDoubleClick: handleDoubleClick },
  };
}
