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
  const begun = useRef(ventaID);
  useLayoutEffect(() => {
    const panel = table.current?.closest('[data-scroll], [role="tabpanel"]');
    const history = table.current?.querySelectorAll<HTMLElement>('tr[data-history="true"]') ?? [];
    const first = history[history.length - HISTORY_ROWS];
    const header = table.current?.tHead;
    const isNew = begun.current === ventaID;
    begun.current = ventaID;
    if (panel && first && header) panel.scrollTop = first.offsetTop - header.offsetHeight;
    else if (panel && !isNew) panel.scrollTop = 0;
  }, [table, ventaID]);
}
