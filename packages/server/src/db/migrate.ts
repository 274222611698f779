import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import { Client } from 'pg';
import { packageFolder } from '../package-folder.ts';
import { checkFit } from './check-fit.ts';
import type { Database } from './connect.ts';
import { inTurn } from './in-turn.ts';
import { prepareConnection } from './prepare-connection.ts';
import { refuseNewer } from './refuse-newer.ts';
import * as schema from './schema.ts';
import { countUncounted } from './totals/count-uncounted.ts';

/** Where the sources are: migrations are not compiled. */
export const migrationsFolder = join(packageFolder, 'src/db/migrations');

/** Said, for a role or a database may have limits of its own. */
const noLimits = { statement_timeout: "'0'", idle_in_transaction_session_timeout: "'0'", jit: "'off'" };

/**
 * Brings the database to the schema of this version. Several servers may start at once: one works, the others wait. On a connection
 * of its own, without the time limits of the pool's: an index of a large log takes longer than any call may.
 *
 * @throws UnfitDatabase
 */
export async function migrate({ pool, kind }: Pick<Database, 'pool' | 'kind'>): Promise<void> {
  const client = new Client({ ...pool.options, query_timeout: 0 });
  // One that ends by itself fails what is asked of it, too.
  client.on('error', () => {});
  await client.connect();
  try {
    if (kind === 'postgres') {
      await prepareConnection(client, noLimits);
      await checkFit(client);
    }
    await inTurn(drizzle(client, { schema }), async (locked) => {
      await refuseNewer(locked, migrationsFolder);
      await applyMigrations(locked, { migrationsFolder });
      await countUncounted(locked);
    });
  } finally {
    await client.end();
  }
}
