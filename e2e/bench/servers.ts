import { createClient } from '@presupuesto/api-sdk';
import autocannon from 'autocannon';
import { startPgbouncer } from '../../packages/server/src/test/pgbouncer.ts';
import { startPostgres } from '../../packages/server/src/test/postgres.ts';
import { first } from '../support/api.ts';
import { startServer } from '../support/server.ts';
import { createTempFolder, removeFolder } from '../support/temp-folder.ts';
import { processorTime } from './processor-time.ts';
import type { Benchmark, Result } from './result.ts';
import { signInWithCells } from './saves-cells.ts';

const PROCESSES = [1, 2, 4];
const CONNECTIONS = 64;
const SECONDS = 8;

/** What 1, 2 and 4 processes of the server read and save a second on one PostgreSQL, and the processor time that it takes each of the two. */
export const servers: Benchmark = async () => {
  const results: Result[] = [];
  for (const way of ['directly', 'behind pgbouncer'] as const) {
    // A database of its own for each: what was saved before makes its reads slower.
    for (const count of PROCESSES) results.push(...(await onPostgres(way, count)));
  }
  return results;
};

/** Nothing where one of the programs is not installed. */
async function onPostgres(way: 'directly' | 'behind pgbouncer', count: number): Promise<Result[]> {
  const postgres = await startPostgres({ fsync: true });
  if (postgres === undefined) return [];
  const pgbouncer = way === 'directly' ? undefined : await startPgbouncer(postgres.url);
  const url = way === 'directly' ? postgres.url : pgbouncer?.url;
  try {
    return url === undefined ? [] : await measure(`${count} on PostgreSQL ${way}`, url, count);
  } finally {
    await pgbouncer?.stop();
    await postgres.stop();
  }
}

async function measure(name: string, DATABASE_URL: string, count: number): Promise<Result[]> {
  const folders = await Promise.all(Array.from({ length: count }, createTempFolder));
  const processes = await Promise.all(
    folders.map((dataDir) => startServer({ dataDir, env: { DATABASE_URL, LOG: 'warn' } })),
  );
  try {
    const [{ url: baseUrl } = { url: '' }] = processes;
    const { token, ventaIDs } = await signInWithCells(baseUrl);
    const client = createClient({ baseUrl, token });
    const { periodoID } = first((await client.periodos.listPresupuestables()).data);
    const pairs = (await client.clientesProductos.list(periodoID)).data ?? [];
    const anyOf = <T>(list: readonly T[]): T | undefined => list[Math.floor(Math.random() * list.length)];
    const save = () =>
      `/api/v1/ventas/${anyOf(ventaIDs)}/volumen?volumenTon=${(Math.random() * 100).toFixed(3)}`;
    const read = () => {
      const { clienteID, productoID } = anyOf(pairs) ?? {};
      return `/api/v1/ventas/listar-ventas?periodoID=${periodoID}&clienteID=${clienteID}&productoID=${productoID}`;
    };
    const serverTime = async () =>
      (await Promise.all(processes.map(({ pid }) => processorTime(pid)))).reduce((sum, one) => sum + one, 0);
    const press = async (what: string, method: 'GET' | 'PUT', path: () => string): Promise<Result> => {
      const load = (url: string) =>
        autocannon({
          url,
          connections: CONNECTIONS / count,
          duration: SECONDS,
          requests: [
            {
              method,
              headers: { 'x-token': token },
              setupRequest: (request) => ({ ...request, path: path() }),
            },
          ],
        });
      const before = [await serverTime(), await processorTime(process.pid, 'postgres')] as const;
      const loads = await Promise.all(processes.map(({ url }) => load(url)));
      const after = [await serverTime(), await processorTime(process.pid, 'postgres')] as const;
      const failed = loads.reduce((sum, { non2xx, errors }) => sum + non2xx + errors, 0);
      if (failed > 0) throw new Error(`${failed} calls failed: ${name}, ${what}`);
      const done = loads.reduce((sum, { requests }) => sum + requests.total, 0);
      const micros = (at: 0 | 1) => `${(((after[at] - before[at]) * 1000) / done).toFixed(0)} µs`;
      const p99 = Math.max(...loads.map(({ latency }) => latency.p99));
      return {
        what: `Processes: ${name}, ${what}`,
        value: `${(done / SECONDS).toFixed(0)} a second, p99 ${p99.toFixed(0)} ms; processor ${micros(0)} of the server, ${micros(1)} of PostgreSQL`,
      };
    };
    await press('warm', 'GET', read);
    const reads = await press('months of a pair', 'GET', read);
    await press('warm', 'PUT', save);
    return [reads, await press('saves', 'PUT', save)];
  } finally {
    await Promise.all(processes.map(({ stop }) => stop()));
    await Promise.all(folders.map(removeFolder));
  }
}
