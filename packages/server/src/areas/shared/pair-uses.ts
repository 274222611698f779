import { and, countDistinct, desc, eq, exists, notExists, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { periodo, relacion, relacionPeriodo } from '../../db/schema.ts';
import { counted, someOf } from './some-of.ts';

/**
 * Where the relations that `where` selects are used: by the salespeople who have them in their lists, and in the periods that
 * hold rows of theirs. A removed relation with rows counts: closed periods keep it, and open ones its figures.
 */
export async function pairUses(db: Db, where: SQL): Promise<string[]> {
  const [assigned] = await db
    .select({ sellers: countDistinct(relacion.vendedorID) })
    .from(relacion)
    .where(and(where, eq(relacion.eliminada, false)));
  const sellers = assigned?.sellers ?? 0;
  const periods = await db
    .select({ periodoID: periodo.periodoID })
    .from(periodo)
    .where(
      exists(
        db
          .select({ periodoID: relacionPeriodo.periodoID })
          .from(relacionPeriodo)
          .innerJoin(relacion, eq(relacion.clienteProductoID, relacionPeriodo.clienteProductoID))
          .where(and(eq(relacionPeriodo.periodoID, periodo.periodoID), where)),
      ),
    )
    .orderBy(desc(periodo.anioInicio), desc(periodo.mesInicio), periodo.periodoID);
  const ids = periods.map(({ periodoID }) => periodoID);
  return [
    ...(sellers > 0 ? [`está asignado a ${counted(sellers, ['vendedor', 'vendedores'])}`] : []),
    ...(ids.length > 0 ? [`tiene datos en ${someOf(ids, ['período', 'períodos'])}`] : []),
  ];
}

/** Takes away for ever the relations that `where` selects, that were removed and never came into a period. */
export async function dropUnusedPairs(db: Db, where: SQL): Promise<void> {
  const rows = db
    .select({ clienteProductoID: relacionPeriodo.clienteProductoID })
    .from(relacionPeriodo)
    .where(eq(relacionPeriodo.clienteProductoID, relacion.clienteProductoID));
  await db.delete(relacion).where(and(where, eq(relacion.eliminada, true), notExists(rows)));
}
