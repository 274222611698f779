import { asc, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../db/connect.ts';
import { asignacionPendiente, relacion } from '../../../db/schema.ts';
import { numbers } from '../plan/pairs-sql.ts';
import { fillOpen } from './backfill.ts';
import type { RunStep } from './steps.ts';

/** Relations that get their zeros at a time. */
const AT_ONCE = 120;

/**
 * Notes a load's pairs, to get their rows in the other open budgets once it is there.
 *
 * @param relations of each pair
 */
export async function noteAssigned(db: Db, relations: Int32Array): Promise<void> {
  await db.execute(sql`
    insert into ${asignacionPendiente} (cliente_producto_id) select unnest(${numbers(relations, 'int')})
    on conflict do nothing`);
}

/** Gives noted relations their zeros, some at a time, until none is left. Several servers may do it at once. */
export async function fillNoted(run: RunStep): Promise<void> {
  while (await run(fillSome)) continue;
}

/** Relations are held before periods, as by all who assign. @returns whether there were any */
async function fillSome(db: Db): Promise<boolean> {
  const noted = await db
    .select({ id: asignacionPendiente.clienteProductoID })
    .from(asignacionPendiente)
    .orderBy(asc(asignacionPendiente.clienteProductoID))
    .limit(AT_ONCE);
  if (noted.length === 0) return false;
  // Notes and zeros are lost together in a crash, and done again: sellers who save need not wait for this to reach the disk.
  await db.execute(sql`set local synchronous_commit = off`);
  const ids = noted.map(({ id }) => id);
  const held = await db
    .select({ id: relacion.clienteProductoID, eliminada: relacion.eliminada })
    .from(relacion)
    .where(inArray(relacion.clienteProductoID, ids))
    .orderBy(asc(relacion.clienteProductoID))
    .for('no key update');
  await db.delete(asignacionPendiente).where(inArray(asignacionPendiente.clienteProductoID, ids));
  const live = held.filter(({ eliminada }) => !eliminada).map(({ id }) => id);
  await fillOpen(db, live);
  return true;
}
