import type { Venta } from '@presupuesto/api-sdk/contract';
import { remembered } from '../../remembered.ts';
import { kilos, priceUnits, withValues } from './money.ts';
import type { SheetContext } from './sheet.types.ts';

/** A pair's four totals in a period (detail panel). */
export interface PairTotals {
  /** Tonnes. */
  readonly volumenTon: number;
  /** Weighted price per kg in the local currency; 0 without volume. */
  readonly precioPromedio: number;
  /** Local currency, in units. */
  readonly ventas: number;
  /** Euros; null when a month with sales has no exchange rate. */
  readonly ventasEUR: number | null;
}

/**
 * The totals of a pair's months. Tonnes and local sales are added as whole kilos and ten-thousandths, so no rounding
 * gathers; euros are added as the doubles that they arrive as, whose error stays far below a cent.
 */
export function pairTotals(ventas: readonly Pick<Venta, 'volumenTon' | 'precio' | 'valorEUR'>[]): PairTotals {
  let kg = 0n;
  let sales = 0n;
  let euros: number | null = 0;
  for (const { volumenTon, precio, valorEUR } of ventas) {
    const ofMonth = kilos(volumenTon) * priceUnits(precio);
    kg += kilos(volumenTon);
    sales += ofMonth;
    const eurosOfMonth = valorEUR ?? (ofMonth === 0n ? 0 : null);
    euros = euros === null || eurosOfMonth === null ? null : euros + eurosOfMonth;
  }
  return {
    volumenTon: Number(kg) / 1_000,
    precioPromedio: kg === 0n ? 0 : Number(sales) / Number(kg) / 10_000,
    ventas: Number(sales) / 10_000,
    ventasEUR: euros,
  };
}

/**
 * The pair's totals with the typed values in them: every month of the period, history included as in the seller's
 * summary, whatever Año shows. Keeps its last result.
 */
export const sheetTotals = remembered(
  ({ ventas, typed }: Pick<SheetContext, 'ventas' | 'typed'>): PairTotals =>
    pairTotals(withValues(ventas, typed)),
  ({ ventas, typed }) => [ventas, typed],
);
