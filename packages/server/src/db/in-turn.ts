import { sql } from 'drizzle-orm';
import type { Db } from './connect.ts';

/** Any constant will do: it names the lock that servers starting at once queue for. */
const lockKey = 20_260_101;

/** Runs `work` in one transaction while no other server does the like on the same database. */
export function inTurn<T>(db: Db, work: (locked: Db) => Promise<T>): Promise<T> {
  return db.transaction(async (locked) => {
    await locked.execute(sql`select pg_advisory_xact_lock(${lockKey})`);
    return work(locked);
  });
}
