import { sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';

/** How many rows of the log a transaction has read. */
export async function looked(db: Db): Promise<number> {
  const { rows } = await db.execute<{ looked: number }>(
    sql`select (seq_tup_read + idx_tup_fetch)::int as looked from pg_stat_xact_user_tables where relname = 'cambio'`,
  );
  return rows[0]?.looked ?? Number.NaN;
}
