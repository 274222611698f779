import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/connect.ts';
import { relacion } from '../../../db/schema.ts';
import { lockOpenPeriods } from '../../relaciones/assign-locks.ts';
import { fillPeriods, restoreRows } from '../../relaciones/assign-writes.ts';
import { pairsLookUp } from '../plan/pairs-sql.ts';
import type { LoadPlan } from '../plan/plan.ts';
import { inPaces } from './batches.ts';
import type { Steps } from './steps.ts';

/** About 5000 months, in two open budgets of a year and its history. */
const PAIRS_A_FILL = 120;

/**
 * Gives a load's pairs their rows in the other open budgets, as any assignment does (decisions §4), if the load was asked to. Those
 * that their sellers had are among them: an earlier load may have made them without.
 */
export async function fillOtherPeriods(plan: LoadPlan, steps: Steps): Promise<void> {
  if (!plan.asignarEnAbiertos) return;
  const { rows, states } = plan;
  await inPaces(steps, { length: states.length, most: PAIRS_A_FILL }, async (from, to) => {
    await steps.run(async (db) => {
      const { rows: found } = await db.execute<{ id: number }>(sql`
        select ${relacion.clienteProductoID} as id from ${pairsLookUp(rows, from, to)} where not ${relacion.eliminada}`);
      await fillOpen(
        db,
        found.map(({ id }) => id),
      );
    });
  });
}

/** Gives relations a row in every open budget: what they held there, else zeros. */
export async function fillOpen(db: Db, relations: readonly number[]): Promise<void> {
  const open = await lockOpenPeriods(db);
  await restoreRows(db, relations, open);
  await fillPeriods(db, relations, open);
}
