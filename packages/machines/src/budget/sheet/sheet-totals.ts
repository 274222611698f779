import { remembered } from '../../remembered.ts';
import { withValues } from './money.ts';
import type { SheetContext } from './sheet.types.ts';
import { type PairTotals, pairTotals } from './totals.ts';

/**
 * The pair's totals with the typed values in them: every month of the period, history included as in the seller's
 * summary, whatever Año shows. Keeps its last result.
 */
export const sheetTotals = remembered(
  ({ ventas, typed }: Pick<SheetContext, 'ventas' | 'typed'>): PairTotals =>
    pairTotals(withValues(ventas, typed)),
  ({ ventas, typed }) => [ventas, typed],
);
