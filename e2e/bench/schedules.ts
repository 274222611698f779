import { pairsOf } from '../../packages/server/src/db/demo/pairs.ts';
import { sellers } from '../../packages/server/src/db/demo/people.ts';
import { createCall } from '../../packages/server/src/test/call.ts';
import { startPostgres } from '../../packages/server/src/test/postgres.ts';
import { runSchedule } from '../../packages/server/src/test/schedules/schedule.ts';
import { salesBook } from '../../packages/server/src/test/workbook/sales-book.ts';
import { first, signedInClient, signIn } from '../support/api.ts';
import { ADMIN, SELLER } from '../support/people.ts';
import { secondUser } from '../support/second-user.ts';
import { type RunningServer, startServer } from '../support/server.ts';
import { createTempFolder, removeFolder } from '../support/temp-folder.ts';
import type { Benchmark, Result } from './result.ts';

/** Of both databases together; `SCHEDULES=100` tries it small. */
const SCHEDULES = Number(process.env['SCHEDULES'] ?? 10_000);
/** Once in as many the server dies in the middle, and once a sales file comes. */
const A_DEATH_IN = 50;
const A_FILE_IN = 20;
const STEPS = 12;
const YEAR = 2030;
const LOAD_NAME = `SOPEne-${YEAR}`;
const PERIOD = `SOP01-${YEAR}`;
const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);
/** The months that the tabs of a schedule meet at. */
const MONTHS_EACH = 2;

/**
 * Random schedules of a salesperson's two tabs and another person's one, over a bad network, with sales files and a server that is
 * killed, judged from the answers alone.
 */
export const schedules: Benchmark = async () => {
  const embedded = await run('embedded database', {});
  const postgres = await startPostgres({ fsync: true });
  if (postgres === undefined) return embedded;
  try {
    return [...embedded, ...(await run('PostgreSQL', { DATABASE_URL: postgres.url }))];
  } finally {
    await postgres.stop();
  }
};

async function run(name: string, env: Record<string, string>): Promise<Result[]> {
  const dataDir = await createTempFolder();
  const server = await startServer({ dataDir, env });
  const firstSeed = Date.now() % 1_000_000;
  const problems: string[] = [];
  try {
    const call = createCall(server.url);
    const people = [SELLER, SELLER, await secondUser(server.url, 'ayudante')];
    const tokens = await Promise.all(
      people.map(async (person) => (await signIn(server.url, person))['X-Token'] ?? ''),
    );
    const budget = await openBudget(server.url);
    for (let schedule = 0; schedule < SCHEDULES / 2; schedule += 1) {
      const seed = firstSeed + schedule;
      const { months, isOpen, load } = budget(schedule);
      const found = await runSchedule({
        seed,
        calls: people.map(() => call),
        tokens,
        months,
        isOpen,
        steps: STEPS,
        ...(isOnceIn(A_DEATH_IN, schedule) && { disturb: () => dieOnce(server) }),
        ...(isOnceIn(A_FILE_IN, schedule) && { disturb: load }),
      });
      problems.push(...found.map((problem) => `seed ${seed}: ${problem}`));
    }
  } finally {
    await server.stop();
    await removeFolder(dataDir);
  }
  for (const problem of problems) console.error(problem);
  const last = firstSeed + SCHEDULES / 2 - 1;
  return [
    {
      what: `Random schedules, ${name}, seeds ${firstSeed} to ${last}`,
      value: `${problems.length} lost or unexplained of ${SCHEDULES / 2}`,
      aim: '0',
    },
  ];
}

/** In the middle of as many: what happens once in 50 does not meet what happens once in 20. */
const isOnceIn = (many: number, schedule: number) => schedule % many === Math.floor(many / 2) - 1;

async function dieOnce(server: RunningServer): Promise<readonly number[]> {
  await server.kill();
  await server.restart();
  return [];
}

/**
 * Loads a budget of the demonstration seller's pairs, with a year each. @returns for each schedule a pair, two of its months, and the
 * sales file that comes for them
 */
async function openBudget(url: string) {
  const { archivos } = await signedInClient(url, ADMIN);
  const seller = first(sellers);
  const codes = pairsOf(seller).map(
    ({ client, product }) => [seller.vendedorCodigo, client.clienteCodigo, product.productoCodigo] as const,
  );
  type Codes = (typeof codes)[number];
  const load = async (pairs: readonly Codes[], months: readonly number[], tonnes: number) => {
    const rows = pairs.flatMap((pair) => months.map((mes) => [...pair, YEAR, mes, tonnes, 1, null] as const));
    await archivos.upload(new Blob([new Uint8Array(salesBook(rows))]), LOAD_NAME).orThrow();
    return [tonnes];
  };
  await load(codes, MONTHS, 1);

  const sdk = await signedInClient(url);
  const pairs = (await sdk.clientesProductos.list(PERIOD)).data ?? [];
  const codesOf = ({ clienteCodigo, productoCodigo }: (typeof pairs)[number]) =>
    first(codes.filter(([, client, product]) => client === clienteCodigo && product === productoCodigo));
  return (schedule: number) => {
    const pair = first(pairs.slice(schedule % pairs.length));
    const from = (Math.floor(schedule / pairs.length) * MONTHS_EACH) % MONTHS.length;
    const own = MONTHS.slice(from, from + MONTHS_EACH);
    return {
      months: { periodoID: PERIOD, clienteID: pair.clienteID, productoID: pair.productoID },
      isOpen: ({ mes }: { mes: number }) => own.includes(mes),
      // Nobody types halves.
      load: () => load([codesOf(pair)], own, schedule + 0.5),
    };
  };
}
