import { sql } from 'drizzle-orm';
import type { Db } from '../connect.ts';
import { avanceParcial, periodo, relacionPeriodo } from '../schema.ts';
import { countPeriod } from './count-apart.ts';

/** Counts the totals of periods that a version without them has left. A statement each, for a large one takes seconds. */
export async function countUncounted(db: Db): Promise<void> {
  const uncounted = await db
    .select({ periodoID: periodo.periodoID })
    .from(periodo)
    .where(
      sql`exists (select from ${relacionPeriodo} where ${relacionPeriodo.periodoID} = ${periodo.periodoID})
        and not exists (select from ${avanceParcial} where ${avanceParcial.periodoID} = ${periodo.periodoID})`,
    );
  for (const { periodoID } of uncounted) await countPeriod(db, periodoID);
}
