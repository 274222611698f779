import type { Pool } from 'pg';
import { connect } from '../../../packages/server/src/db/connect.ts';
import { migrate } from '../../../packages/server/src/db/migrate.ts';
import { hashKey } from '../../../packages/server/src/keys/keys.ts';
import { type PostgresOptions, startPostgres } from '../../../packages/server/src/test/postgres.ts';
import { type RunningServer, startServer } from '../../support/server.ts';
import { createTempFolder, removeFolder } from '../../support/temp-folder.ts';
import { companySize, fillCompany } from './company.ts';

/** Of everybody in the company. */
export const KEY = 'Grande-2026!';

export interface CompanyHost {
  server: RunningServer;
  /** Undefined: the embedded one. */
  databaseUrl: string | undefined;
  months: number;
  /** Seconds that filling the company took. */
  filled: number;
}

interface HostOptions extends Omit<PostgresOptions, 'fsync'> {
  /** What the database holds besides. */
  fillMore?(pool: Pool): Promise<void>;
}

/** Runs a server on a company `times` as large, on a PostgreSQL of its own or the embedded database, while `work` goes on. */
export async function withCompany<T>(
  times: number,
  kind: 'embedded' | 'PostgreSQL',
  work: (host: CompanyHost) => Promise<T>,
  { fillMore, ...options }: HostOptions = {},
): Promise<T | undefined> {
  const postgres = kind === 'PostgreSQL' ? await startPostgres({ fsync: true, ...options }) : undefined;
  if (kind === 'PostgreSQL' && postgres === undefined) return undefined;
  const dataDir = await createTempFolder();
  try {
    const database = await connect({ dataDir, databaseUrl: postgres?.url });
    await migrate(database);
    const before = performance.now();
    const months = await fillCompany(database.pool, companySize(times), await hashKey(KEY));
    await fillMore?.(database.pool);
    const filled = (performance.now() - before) / 1000;
    await database.pool.query('vacuum analyze');
    await database.close();
    const env = { LOG: 'warn', ...(postgres && { DATABASE_URL: postgres.url }) };
    const server = await startServer({ dataDir, env });
    try {
      return await work({ server, databaseUrl: postgres?.url, months, filled });
    } finally {
      await server.stop();
    }
  } finally {
    await postgres?.stop();
    await removeFolder(dataDir);
  }
}
