import { sql } from 'drizzle-orm';
import type { Db } from '../connect.ts';

const everyMs = 10_000;
/** New parts above which folding is worth its work: adding up as many takes no millisecond. */
const MANY_PARTS = 1000;

/**
 * Folds the parts of the totals again and again, so that there are few to be added up. Several servers may do it.
 *
 * @returns stops it and waits for a round under way
 */
export function startFolding(db: Db, every = everyMs): () => Promise<void> {
  let folded = 0;
  let round = Promise.resolve();
  const fold = async () => {
    const parts = await countParts(db);
    folded = Math.min(folded, parts);
    if (parts - folded <= MANY_PARTS) return;
    await foldTotals(db);
    folded = await countParts(db);
  };
  const timer = setInterval(() => {
    // A round that fails leaves all parts as they are, for the next one.
    round = round.then(fold).catch(() => {});
  }, every);
  timer.unref();
  return () => {
    clearInterval(timer);
    return round;
  };
}

async function countParts(db: Db): Promise<number> {
  const { rows } = await db.execute<{ parts: number }>(sql`
    select (select count(*) from total_parcial) + (select count(*) from venta_parcial)
      + (select count(*) from avance_parcial) as parts`);
  return rows[0]?.parts ?? 0;
}

/** Folds all parts. The totals are the same before and after. */
export async function foldTotals(db: Db): Promise<void> {
  await db.execute(sql`select plegar_totales()`);
}
