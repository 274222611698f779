import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import type { Db } from './connect.ts';

const migrationsFolder = fileURLToPath(new URL('../../src/db/migrations', import.meta.url));

/** Any constant will do: it names the lock that servers starting at once queue for. */
const lockKey = 20_260_101;

/** Brings the database to the schema of this version. Several servers may start at once: one works, the others wait. */
export async function migrate(db: Db): Promise<void> {
  await db.transaction(async (locked) => {
    await locked.execute(sql`select pg_advisory_xact_lock(${lockKey})`);
    await applyMigrations(locked, { migrationsFolder });
  });
}
