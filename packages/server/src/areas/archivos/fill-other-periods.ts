import { sql } from 'drizzle-orm';
import { relacion } from '../../db/schema.ts';
import { lockOpenPeriods } from '../relaciones/assign-locks.ts';
import { fillPeriods, setRemoved } from '../relaciones/assign-writes.ts';
import { inPaces } from './in-paces.ts';
import { HAD, type LoadPlan, NEW, REMOVED } from './load-plan.ts';
import { pairsLookUp } from './pairs-sql.ts';
import type { Steps } from './run-step.ts';

/** About 5000 months, in two open budgets of a year and its history. */
const PAIRS_A_FILL = 120;

/** Gives the pairs that the load has assigned their rows in the other open budgets, as any assignment does (decisions §4). */
export async function fillOtherPeriods({ rows, states }: LoadPlan, steps: Steps): Promise<void> {
  await inPaces(steps, { length: states.length, most: PAIRS_A_FILL }, async (from, to) => {
    if (states.subarray(from, to).every((state) => state === HAD)) return;
    await steps.run(async (db) => {
      const { rows: found } = await db.execute<{ n: number; id: number }>(sql`
        select n, ${relacion.clienteProductoID} as id from ${pairsLookUp(rows, from, to)} where not ${relacion.eliminada}`);
      const idsIn = (...wanted: number[]) =>
        found.filter(({ n }) => wanted.includes(states[from + n - 1] ?? HAD)).map(({ id }) => id);
      const open = await lockOpenPeriods(db);
      await setRemoved(db, idsIn(REMOVED), open, false);
      await fillPeriods(db, idsIn(NEW, REMOVED), open);
    });
  });
}
