import { sql } from 'drizzle-orm';
import type { Db } from '../connect.ts';

const everyMs = 10_000;
/** Parts above which folding is worth its work: adding up as many takes no millisecond. */
const MANY_PARTS = 1000;

/**
 * Folds the parts of the totals again and again, so that there are few to be added up. Several servers may do it.
 *
 * @returns stops it and waits for a round under way
 */
export function startFolding(db: Db, every = everyMs): () => Promise<void> {
  let round = Promise.resolve();
  const timer = setInterval(() => {
    // A round that fails leaves all parts as they are, for the next one.
    round = round.then(() => foldTotals(db)).catch(() => {});
  }, every);
  timer.unref();
  return () => {
    clearInterval(timer);
    return round;
  };
}

/** Folds the parts where there are many. The totals are the same before and after. */
export async function foldTotals(db: Db, many = MANY_PARTS): Promise<void> {
  await db.execute(sql`select plegar_totales(${many}::int)`);
}
