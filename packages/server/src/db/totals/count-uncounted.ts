import { sql } from 'drizzle-orm';
import type { Db } from '../connect.ts';
import { avanceParcial, periodo } from '../schema.ts';
import { countPeriod } from './count-apart.ts';

/** Counts the totals of periods with rows that a version without them has left. A statement each, for a large one takes seconds. */
export async function countUncounted(db: Db): Promise<void> {
  const uncounted = await db
    .select({ periodoID: periodo.periodoID })
    .from(periodo)
    .where(
      sql`not exists (select from ${avanceParcial} where ${avanceParcial.periodoID} = ${periodo.periodoID})
        and exists (select from fila_viva where fila_viva.periodo_id = ${periodo.periodoID})`,
    );
  for (const { periodoID } of uncounted) await countPeriod(db, periodoID);
}
