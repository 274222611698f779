import { Pool, types } from 'pg';
import { within } from '../within.ts';
import { endGivenUp } from './end-given-up.ts';
import { closeMs, type Db, openPool } from './open-pool.ts';
import { startMaintenance } from './pglite/maintenance.ts';
import { openEmbedded } from './pglite/open.ts';
import { pipelineStatements } from './pipeline-statements.ts';
import { prepareConnection } from './prepare-connection.ts';

export type { Db } from './open-pool.ts';

export interface Database {
  db: Db;
  /** The connections under `db`, for what has to be a query of its own. */
  pool: Pool;
  kind: 'pglite' | 'postgres';
  close(): Promise<void>;
}

interface ConnectOptions {
  /** The data folder; the embedded database lives in its sub-folder `bd`. */
  dataDir: string;
  /** A PostgreSQL to be used instead of the embedded database. */
  databaseUrl?: string | undefined;
  /** When PostgreSQL's answer is given up, in ms. */
  answerMs?: number;
  /** Called when the embedded database ends by itself: nothing can be saved any more. */
  onLost?: (error: Error) => void;
}

/** Longest wait for a free connection, in ms: past it the request is answered 503 instead of waiting for ever. */
const maxWaitMs = 10_000;
/**
 * When an answer is given up that does not come, in ms: past what any statement takes. Its host is gone without a word, or stands still:
 * then what was asked must not be carried out any more (`endGivenUp`).
 */
const longestMs = 35_000;

// bigint is used for counts alone, which fit a number. numeric stays text: amounts never become floats here.
types.setTypeParser(types.builtins.INT8, Number);

/** Opens the database that the settings name. @throws FolderInUse when another process has the data folder. */
export async function connect({
  dataDir,
  databaseUrl,
  answerMs = longestMs,
  onLost = () => {},
}: ConnectOptions): Promise<Database> {
  return databaseUrl === undefined
    ? connectEmbedded(dataDir, onLost)
    : connectPostgres(databaseUrl, answerMs);
}

async function connectEmbedded(dataDir: string, onLost: (error: Error) => void): Promise<Database> {
  const embedded = await openEmbedded(dataDir, onLost);
  const pool = new Pool({
    stream: () => embedded.connection(),
    user: 'postgres',
    database: 'postgres',
    max: 1,
    pipeline: true,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: maxWaitMs,
  });
  pipelineStatements(pool);
  const { db, end } = openPool(pool);
  const stopMaintenance = startMaintenance(pool);
  return {
    db,
    pool,
    kind: 'pglite',
    async close() {
      await within(closeMs, stopMaintenance());
      await end();
      await embedded.close();
    },
  };
}

/**
 * The address, with the driver's own word for what it does with every mode of TLS but `disable` and `no-verify`: the certificate is
 * checked, and is the host's. For any other word it prints a warning, and means to do less in its next version. Who asks for the
 * meanings of PostgreSQL's own programs (`uselibpqcompat`) has them.
 */
function withCheckedCertificate(databaseUrl: string): string {
  if (/[?&]uselibpqcompat=true(?:&|$)/.test(databaseUrl)) return databaseUrl;
  return databaseUrl.replace(/(?<=[?&]sslmode=)(?:prefer|require|verify-ca)(?=&|$)/, 'verify-full');
}

function connectPostgres(databaseUrl: string, answerMs: number): Database {
  const pool = new Pool({
    connectionString: withCheckedCertificate(databaseUrl),
    max: 10,
    connectionTimeoutMillis: maxWaitMs,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    query_timeout: answerMs,
    application_name: 'presupuesto-de-ventas',
    verify: (client, done) =>
      void prepareConnection(client).then((backend) => {
        if (backend !== undefined) endGivenUp(client, backend, pool.options);
        done();
      }, done),
  });
  const { db, end } = openPool(pool);
  return { db, pool, kind: 'postgres', close: end };
}
