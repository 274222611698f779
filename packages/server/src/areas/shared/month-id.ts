import { type SQL, sql } from 'drizzle-orm';
import { venta } from '../../db/schema.ts';

/** The key of a month of a row. */
export interface MonthKey {
  /** `clienteProductoPeriodoID`. */
  rowID: number;
  anio: number;
  mes: number;
}

const FIRST_YEAR = 1900;
/** Room for the months of the years that the contract takes, 1900 to 2200. */
const MONTHS = 4096;

/**
 * `ventaID` of a month: its key in one number, so that the largest table needs neither a number of its own nor an index on it.
 * Exact in a double for 2^41 rows.
 */
export const monthID = ({ rowID, anio, mes }: MonthKey): number =>
  rowID * MONTHS + (anio - FIRST_YEAR) * 12 + mes - 1;

/** The key behind a `ventaID`; one of no month when nobody has been given it. */
export function monthKey(ventaID: number): MonthKey {
  const month = ventaID % MONTHS;
  return {
    rowID: Math.floor(ventaID / MONTHS),
    anio: FIRST_YEAR + Math.floor(month / 12),
    mes: (month % 12) + 1,
  };
}

/** `monthID` in SQL. */
export const ventaID: SQL<number> = sql<number>`(${venta.clienteProductoPeriodoID}::bigint * ${sql.raw(String(MONTHS))}
  + (${venta.anio} - ${sql.raw(String(FIRST_YEAR))}) * 12 + ${venta.mes} - 1)`;
