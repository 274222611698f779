import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { venta } from '../../db/schema.ts';

/** SQL: sales in a pair's own currency, of tonnes at a price by the kilo. */
export function localSales(
  volumenTon: SQLWrapper = venta.volumenTon,
  precio: SQLWrapper = venta.precio,
): SQL {
  return sql`${volumenTon} * 1000 * ${precio}`;
}
