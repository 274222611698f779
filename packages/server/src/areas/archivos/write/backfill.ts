import { asc, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../db/connect.ts';
import { asignacionPendiente, relacion } from '../../../db/schema.ts';
import { skipForeignKeyChecks } from '../../../db/skip-foreign-key-checks.ts';
import { lockOpenPeriods } from '../../relaciones/assign-locks.ts';
import { fillPeriods, restoreRows } from '../../relaciones/assign-writes.ts';
import { numbers, pairsLookUp } from '../plan/pairs-sql.ts';
import type { LoadOrigin, LoadPlan } from '../plan/plan.ts';
import { announceBackfilled, noteBackfilled } from './backfill-record.ts';
import { inBatches } from './batches.ts';
import type { RunStep, Steps } from './steps.ts';

/** About 5000 months, in two open budgets of a year and its history. */
const PAIRS_A_STEP = 120;
/** Pairs that the answer to a load waits for: a second's work at most. */
const FEW_PAIRS = 2000;

/** Whether the answer to a load does not wait for its backfill. */
export const isLongBackfill = ({ states, asignarEnAbiertos }: LoadPlan): boolean =>
  asignarEnAbiertos && states.length > FEW_PAIRS;

/**
 * Gives a load's pairs their rows in the other open budgets, as any assignment does (decisions §4), if the
 * load was asked to. Those that their sellers had are among them: an earlier load may have made them without.
 */
export async function backfillOpenBudgets(plan: LoadPlan, { run, commitEach }: Steps): Promise<void> {
  if (!plan.asignarEnAbiertos) return;
  const { sales, states, origin } = plan;
  const batching = { length: states.length, most: PAIRS_A_STEP, isAdaptive: commitEach };
  await inBatches(batching, async ({ from, to }) => {
    await run(async (db) => {
      const { rows: found } = await db.execute<{ id: number }>(sql`
        select ${relacion.clienteProductoID} as id from ${pairsLookUp(sales, from, to)} where not ${relacion.eliminada}`);
      const relations = found.map(({ id }) => id);
      await backfill(db, relations, origin);
    });
  });
  await run(announceBackfilled);
}

/**
 * Leaves a note of a load's pairs in its transaction, to backfill them once it is committed.
 *
 * @param relations of each pair
 */
export async function queueBackfill(db: Db, relations: Int32Array): Promise<void> {
  await db.execute(sql`
    insert into ${asignacionPendiente} (cliente_producto_id) select unnest(${numbers(relations, 'int')})
    on conflict do nothing`);
}

/**
 * Backfills the queued relations, some at a time, until none is left. Several servers may do it at once.
 *
 * @param origin of the load that has queued them; undefined: of those of servers that have gone
 */
export async function backfillQueued(run: RunStep, origin?: LoadOrigin): Promise<void> {
  while (await run((db) => backfillSome(db, origin))) continue;
  await run(announceBackfilled);
}

/** Relations are locked before periods, as by all who assign. @returns whether there were any */
async function backfillSome(db: Db, origin: LoadOrigin | undefined): Promise<boolean> {
  const queued = await db
    .select({ id: asignacionPendiente.clienteProductoID })
    .from(asignacionPendiente)
    .orderBy(asc(asignacionPendiente.clienteProductoID))
    .limit(PAIRS_A_STEP);
  if (queued.length === 0) return false;
  // A crash loses queue and rows together, to be done again: sellers who save need not wait for the disk.
  await db.execute(sql`set local synchronous_commit = off`);
  // What new rows point to is held, but for their currencies, which stay.
  await skipForeignKeyChecks(db);
  const ids = queued.map(({ id }) => id);
  const locked = await db
    .select({ id: relacion.clienteProductoID, eliminada: relacion.eliminada })
    .from(relacion)
    .where(inArray(relacion.clienteProductoID, ids))
    .orderBy(asc(relacion.clienteProductoID))
    .for('no key update');
  await db.delete(asignacionPendiente).where(inArray(asignacionPendiente.clienteProductoID, ids));
  const live = locked.filter(({ eliminada }) => !eliminada).map(({ id }) => id);
  await backfill(db, live, origin);
  return true;
}

/** Gives relations a row in every open budget: what they held there, else zeros. */
async function backfill(db: Db, relations: readonly number[], origin: LoadOrigin | undefined): Promise<void> {
  const open = await lockOpenPeriods(db);
  const restored = await restoreRows(db, relations, open);
  const entered = await fillPeriods(db, relations, open);
  const changed = new Set([...restored, ...entered]);
  await noteBackfilled(
    db,
    open.filter((periodoID) => changed.has(periodoID)),
    origin,
  );
}
