import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { cambio, gesto } from '../../db/schema.ts';
import { allOf } from './newest.ts';

/** Few enough that a save waits for none of them. */
const ROWS_A_STEP = 5000;
const day = 24 * 60 * 60_000;
/** A batch that has not been sent again for so long will not be. */
export const GESTURE_MS = 30 * day;

/** Removes changes of before a moment, of one period or of all, in steps. @returns how many there were */
export function pruneChanges(
  db: Db,
  { before, periodoID }: { before: Date; periodoID?: string | undefined },
): Promise<number> {
  const old = allOf([
    sql`${cambio.cuando} < ${before.toISOString()}`,
    periodoID !== undefined && sql`${cambio.periodoID} = ${periodoID}`,
  ]);
  return removeAll(db, sql`${cambio}`, old);
}

/** Removes the answered batches of before a moment, in steps. @returns how many there were */
export function pruneGestures(db: Db, before: Date): Promise<number> {
  return removeAll(db, sql`${gesto}`, sql`${gesto.cuando} < ${before.toISOString()}`);
}

async function removeAll(db: Db, table: SQL, old: SQL): Promise<number> {
  let removed = 0;
  for (;;) {
    const { rowCount } = await db.execute(
      sql`delete from ${table} where ctid = any(array(select ctid from ${table} where ${old} limit ${ROWS_A_STEP}))`,
    );
    if (!rowCount) return removed;
    removed += rowCount;
  }
}
