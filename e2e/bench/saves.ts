import { once } from 'node:events';
import autocannon from 'autocannon';
import { startPostgres } from '../../packages/server/src/test/postgres.ts';
import { createTempFolder, removeFolder } from '../support/temp-folder.ts';
import { forkHost } from './fork-host.ts';
import { type Benchmark, median, type Result } from './result.ts';
import { signInWithCells } from './saves-cells.ts';

const ROUNDS = 5;
const SECONDS = 3;
const MANY = 16;

/** Cells saved a second by 16 at once and by one alone, beside a bare Fastify with the same UPDATE on the same database, turn by turn. */
export const saves: Benchmark = async () => {
  const embedded = await measure('embedded database', {});
  const postgres = await startPostgres({ fsync: true });
  if (postgres === undefined) return embedded;
  try {
    return [...embedded, ...(await measure('PostgreSQL', { DATABASE_URL: postgres.url }))];
  } finally {
    await postgres.stop();
  }
};

interface Load {
  perSecond: number;
  p99: number;
}

async function measure(name: string, environment: Record<string, string>): Promise<Result[]> {
  const dataDir = await createTempFolder();
  const env = { ...process.env, NODE_ENV: 'production', DATA_DIR: dataDir, ...environment };
  const host = await forkHost('saves-host', { env });
  try {
    const [urls] = await once(host, 'message');
    const { token, ventaIDs } = await signInWithCells(String(urls.app));
    const pick = () => ventaIDs[Math.floor(Math.random() * ventaIDs.length)];
    const volume = () => (Math.random() * 100).toFixed(3);
    const ours = (connections: number) =>
      press({
        url: String(urls.app),
        headers: { 'x-token': token },
        connections,
        path: () => `/api/v1/ventas/${pick()}/volumen?volumenTon=${volume()}`,
      });
    const bare = (connections: number) =>
      press({
        url: String(urls.bare),
        connections,
        path: () => `/ventas/${pick()}/volumen?volumenTon=${volume()}`,
      });
    const turnByTurn = async (connections: number) => {
      await ours(connections);
      await bare(connections);
      const rounds: Round[] = [];
      for (let round = 0; round < ROUNDS; round += 1)
        rounds.push({ ours: await ours(connections), bare: await bare(connections) });
      return rounds;
    };
    return results(name, { many: await turnByTurn(MANY), alone: await turnByTurn(1) });
  } finally {
    const ended = once(host, 'exit');
    host.disconnect();
    await ended;
    await removeFolder(dataDir);
  }
}

interface Round {
  ours: Load;
  bare: Load;
}

function results(name: string, { many, alone }: { many: Round[]; alone: Round[] }): Result[] {
  const middle = (figure: (round: Round) => number, rounds = many) => median(rounds.map(figure));
  const load = (perSecond: number, p99: number) =>
    `${perSecond.toFixed(0)} a second, p99 ${p99.toFixed(0)} ms`;
  return [
    {
      what: `Cell saves, ${name}`,
      value: load(
        middle((round) => round.ours.perSecond),
        middle((round) => round.ours.p99),
      ),
    },
    {
      what: `Bare Fastify, same UPDATE, ${name}`,
      value: load(
        middle((round) => round.bare.perSecond),
        middle((round) => round.bare.p99),
      ),
    },
    {
      what: `Of the bare server's rate, ${name}`,
      value: middle((round) => round.ours.perSecond / round.bare.perSecond).toFixed(2),
      aim: '≥ 1.0',
    },
    {
      what: `One connection alone, of the bare server's time, ${name}`,
      value: middle((round) => round.bare.perSecond / round.ours.perSecond, alone).toFixed(2),
      aim: '≤ 1.15',
    },
  ];
}

interface Press {
  url: string;
  connections: number;
  headers?: Record<string, string>;
  path: () => string;
}

/** Presses a server with PUTs. An answer other than 200 makes the figure worthless. */
async function press({ url, connections, headers = {}, path }: Press): Promise<Load> {
  const result = await autocannon({
    url,
    connections,
    duration: SECONDS,
    requests: [{ method: 'PUT', headers, setupRequest: (request) => ({ ...request, path: path() }) }],
  });
  if (result.non2xx + result.errors > 0)
    throw new Error(`${result.non2xx + result.errors} saves failed at ${url}`);
  return { perSecond: result.requests.average, p99: result.latency.p99 };
}
