import { and, countDistinct, desc, eq, exists, not, notExists, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { cambio, nota, periodo, reaperturaFila, relacion, relacionPeriodo, venta } from '../../db/schema.ts';
import type { SessionUser } from '../../sessions/session-user.ts';
import { anyOf } from './any-of.ts';
import { counted, someOf } from './some-of.ts';

/** A row that left with its relation and says nothing: no figure, no mark, nothing in the log, nothing noted, nothing reopened. */
const isBlank = sql<boolean>`(${relacionPeriodo.eliminada} and not ${relacionPeriodo.presupuestado}
  and not exists (select from ${venta} where ${venta.clienteProductoPeriodoID} = ${relacionPeriodo.clienteProductoPeriodoID}
    and (${venta.volumenTon} <> 0 or ${venta.precio} <> 0))
  and not exists (select from ${cambio} where ${cambio.clienteProductoPeriodoID} = ${relacionPeriodo.clienteProductoPeriodoID})
  and not exists (select from ${nota} where ${nota.clienteProductoPeriodoID} = ${relacionPeriodo.clienteProductoPeriodoID})
  and not exists (select from ${reaperturaFila}
    where ${reaperturaFila.clienteProductoPeriodoID} = ${relacionPeriodo.clienteProductoPeriodoID}))`;

/**
 * Where the relations that `where` selects are used: by the salespeople who have them in their lists, and in the periods that
 * hold rows of theirs. A removed relation with rows counts, since closed periods keep it, and open ones its figures; but for the
 * zeros that an assignment left which was taken back. Administrators alone read the names of hidden periods.
 */
export async function pairUses(
  db: Db,
  { tipoUsuario }: Pick<SessionUser, 'tipoUsuario'>,
  where: SQL,
): Promise<string[]> {
  const [assigned] = await db
    .select({ sellers: countDistinct(relacion.vendedorID) })
    .from(relacion)
    .where(and(where, eq(relacion.eliminada, false)));
  const sellers = assigned?.sellers ?? 0;
  const periods = await db
    .select({ periodoID: periodo.periodoID, visible: periodo.visible })
    .from(periodo)
    .where(
      exists(
        db
          .select({ periodoID: relacionPeriodo.periodoID })
          .from(relacionPeriodo)
          .innerJoin(relacion, eq(relacion.clienteProductoID, relacionPeriodo.clienteProductoID))
          .where(and(eq(relacionPeriodo.periodoID, periodo.periodoID), where, not(isBlank))),
      ),
    )
    .orderBy(desc(periodo.anioInicio), desc(periodo.mesInicio), periodo.periodoID);
  const readable = periods.filter(({ visible }) => visible || tipoUsuario === 'ADMINISTRADOR');
  return [
    ...(sellers > 0 ? [`está asignado a ${counted(sellers, ['vendedor', 'vendedores'])}`] : []),
    ...(periods.length > 0
      ? [`tiene datos en ${periodsOf(readable, periods.length - readable.length)}`]
      : []),
  ];
}

/** Periods by their names, and how many hidden ones beside them. */
function periodsOf(readable: readonly { periodoID: string }[], hidden: number): string {
  if (readable.length === 0) return counted(hidden, ['período oculto', 'períodos ocultos']);
  const ids = readable.map(({ periodoID }) => periodoID);
  return someOf(ids, ['período', 'períodos'], hidden);
}

/** Takes away for ever the relations that `where` selects, that were removed and left no more than zeros in the periods. */
export async function dropUnusedPairs(db: Db, where: SQL): Promise<void> {
  const removed = and(where, eq(relacion.eliminada, true));
  // Before their rows, as everybody locks them.
  const locked = await db
    .select({ clienteProductoID: relacion.clienteProductoID })
    .from(relacion)
    .where(removed)
    .orderBy(relacion.clienteProductoID)
    .for('update');
  const ids = locked.map(({ clienteProductoID }) => clienteProductoID);
  await db
    .delete(relacionPeriodo)
    .where(and(sql`${relacionPeriodo.clienteProductoID} = ${anyOf(ids)}`, isBlank));
  const rows = db
    .select({ clienteProductoID: relacionPeriodo.clienteProductoID })
    .from(relacionPeriodo)
    .where(eq(relacionPeriodo.clienteProductoID, relacion.clienteProductoID));
  await db.delete(relacion).where(and(removed, notExists(rows)));
}
