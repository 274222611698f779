import { type RefObject, useLayoutEffect, useRef } from 'react';

/** History rows that stay in sight above the first month that can be typed in. */
const HISTORY_ROWS = 2;

/**
 * Shows a table from its first open month on: months of history would hide it. Before the first paint, once for each pair.
 *
 * @param ventaID of the pair's first month
 */
export function useFirstOpenMonth(
  table: RefObject<HTMLTableElement | null>,
  ventaID: number | undefined,
): void {
  const shown = useRef<number>(undefined);
  useLayoutEffect(() => {
    const isNew = shown.current === undefined;
    shown.current = ventaID;
    if (isNew) {
      // At once: the cell that gets the focus next is brought into sight after it.
      const top = topOf(table.current);
      if (top > 0) scrollTo(table.current, top);
      return undefined;
    }
    // With the frame: to measure the table sooner would be to measure it twice.
    const frame = requestAnimationFrame(() => scrollTo(table.current, topOf(table.current)));
    return () => cancelAnimationFrame(frame);
  }, [table, ventaID]);
}

/** How far down the table its first open month is, in px; 0 without history. */
function topOf(table: HTMLTableElement | null): number {
  const history = table?.querySelectorAll<HTMLElement>('tr[data-history="true"]') ?? [];
  const first = history[history.length - HISTORY_ROWS];
  return first && table?.tHead ? first.offsetTop - table.tHead.offsetHeight : 0;
}

function scrollTo(table: HTMLTableElement | null, top: number): void {
  const panel = table?.closest('[data-scroll], [role="tabpanel"]');
  if (panel) panel.scrollTop = top;
}
