import { sql } from 'drizzle-orm';
import type { Db } from './connect.ts';

/**
 * Has the rest of a transaction look up no foreign keys, where the database's user may: half of the time of what writes a hundred
 * thousand rows and holds all that the checks would find.
 */
export async function skipForeignKeyChecks(db: Db): Promise<void> {
  await db.execute(sql`
    select set_config('session_replication_role', 'replica', true)
    where has_parameter_privilege('session_replication_role', 'SET')`);
}
