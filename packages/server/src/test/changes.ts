import { eq } from 'drizzle-orm';
import { monthKey } from '../areas/shared/month-id.ts';
import type { Db } from '../db/connect.ts';
import { cambio, relacion, relacionPeriodo } from '../db/schema.ts';
import { required } from './company.ts';

type Change = Partial<typeof cambio.$inferInsert> & Pick<typeof cambio.$inferInsert, 'cuando'>;

/** Adds changes of a month to the log, a volume from 1 to 2 where nothing else is said; gives their numbers. */
export async function addChanges(db: Db, ventaID: number, changes: readonly Change[]): Promise<number[]> {
  const { rowID, anio, mes } = monthKey(ventaID);
  const [row] = await db
    .select({ periodoID: relacionPeriodo.periodoID, vendedorID: relacion.vendedorID })
    .from(relacionPeriodo)
    .innerJoin(relacion, eq(relacion.clienteProductoID, relacionPeriodo.clienteProductoID))
    .where(eq(relacionPeriodo.clienteProductoPeriodoID, rowID));
  const { periodoID, vendedorID } = required(row);
  const month = {
    clienteProductoPeriodoID: rowID,
    anio,
    mes,
    vendedorID,
    periodoID: required(periodoID ?? undefined),
  };
  const usual = { campo: 'volumenTon', antes: '1', despues: '2', origen: 'tecleado' } as const;
  const added = await db
    .insert(cambio)
    .values(changes.map((change) => ({ ...usual, ...month, ...change })))
    .returning();
  return added.map(({ cambioID }) => cambioID);
}
