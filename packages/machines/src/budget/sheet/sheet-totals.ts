import { withValues } from './money.ts';
import type { SheetContext } from './sheet.types.ts';
import { type PairTotals, pairTotals } from './totals.ts';

/** The pair's totals with the typed values in them: every month of the period, history included, whatever Año shows. */
export function sheetTotals({ ventas, typed }: Pick<SheetContext, 'ventas' | 'typed'>): PairTotals {
  return pairTotals(withValues(ventas, typed));
}
