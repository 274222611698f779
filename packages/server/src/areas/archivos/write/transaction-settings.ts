import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/connect.ts';

/** The planner knows no sizes of lists, and would rather read whole tables for each step than look up a thousand rows. */
export const BY_INDEX = { enable_hashjoin: 'off', enable_mergejoin: 'off', enable_seqscan: 'off' };

/** Settings for the rest of a transaction. */
export async function configure(db: Db, settings: Record<string, string>): Promise<void> {
  const calls = Object.entries(settings).map(([name, value]) => sql`set_config(${name}, ${value}, true)`);
  await db.execute(sql`select ${sql.join(calls, sql`, `)}`);
}
