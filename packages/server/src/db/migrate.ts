import { fileURLToPath } from 'node:url';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import type { Db } from './connect.ts';
import { inTurn } from './in-turn.ts';
import { countUncounted } from './totals/count-uncounted.ts';

/** The same folder from `src` and from `dist`: migrations are not compiled. */
const migrationsFolder = fileURLToPath(new URL('../../src/db/migrations', import.meta.url));

/** Brings the database to the schema of this version. Several servers may start at once: one works, the others wait. */
export function migrate(db: Db): Promise<void> {
  return inTurn(db, async (locked) => {
    await applyMigrations(locked, { migrationsFolder });
    await countUncounted(locked);
  });
}
