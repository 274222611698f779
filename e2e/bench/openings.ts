import { once } from 'node:events';
import { startPostgres } from '../../packages/server/src/test/postgres.ts';
import { createTempFolder, removeFolder } from '../support/temp-folder.ts';
import { forkHost } from './fork-host.ts';
import { type Benchmark, median, type Result } from './result.ts';

/** How long it takes to open a period of 500 relations × 24 months from one that holds as many. */
export const openings: Benchmark = async () => {
  const embedded = await measure('embedded database', {});
  const postgres = await startPostgres({ fsync: true });
  if (postgres === undefined) return [embedded];
  try {
    return [embedded, await measure('PostgreSQL', { DATABASE_URL: postgres.url })];
  } finally {
    await postgres.stop();
  }
};

async function measure(name: string, environment: Record<string, string>): Promise<Result> {
  const dataDir = await createTempFolder();
  const env = { ...process.env, NODE_ENV: 'production', DATA_DIR: dataDir, ...environment };
  const host = await forkHost('openings-host', { env });
  const ended = once(host, 'exit');
  try {
    const [message] = await once(host, 'message');
    const took: number[] = message.took;
    const worst = Math.max(...took).toFixed(0);
    return {
      what: `Opening 500 relations × 24 months, ${name}`,
      value: `${median(took).toFixed(0)} ms, the slowest of ${took.length} ${worst} ms`,
      aim: '< 2000 ms',
    };
  } finally {
    if (host.connected) host.disconnect();
    await ended;
    await removeFolder(dataDir);
  }
}
