import { useState } from 'react';
import type { MonthRow } from './month-row.ts';

/** The months before the period: of each pair they are folded away until somebody asks for them. */
export function useHistoryFold(rows: readonly MonthRow[]) {
  const [unfolded, setUnfolded] = useState<number>();
  const first = rows[0]?.venta.ventaID;
  const count = rows.filter((row) => row.history).length;
  const open = unfolded !== undefined && unfolded === first;
  return {
    count,
    open,
    /** Others are there as well. */
    isFoldable: count > 0 && count < rows.length,
    toggle: () => setUnfolded(open ? undefined : first),
  };
}
