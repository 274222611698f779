import { and, eq, inArray, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { relacion, relacionPeriodo } from '../../db/schema.ts';

/** Whether a `relacion_periodo` is one of a salesperson's live rows of an open period. */
export function isLiveRowOf(db: Db, vendedorID: number, periodoID: string): SQL | undefined {
  return and(
    eq(relacionPeriodo.periodoID, periodoID),
    eq(relacionPeriodo.eliminada, false),
    inArray(
      relacionPeriodo.clienteProductoID,
      db
        .select({ clienteProductoID: relacion.clienteProductoID })
        .from(relacion)
        .where(and(eq(relacion.vendedorID, vendedorID), eq(relacion.eliminada, false))),
    ),
  );
}
