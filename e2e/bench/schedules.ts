import { isHistoryMonth, type Venta } from '@presupuesto/api-sdk';
import { createCall } from '../../packages/server/src/test/call.ts';
import { startPostgres } from '../../packages/server/src/test/postgres.ts';
import { runSchedule } from '../../packages/server/src/test/schedules/schedule.ts';
import { first, signedInClient, signIn } from '../support/api.ts';
import { startServer } from '../support/server.ts';
import { createTempFolder, removeFolder } from '../support/temp-folder.ts';
import type { Benchmark, Result } from './result.ts';

/** Of both databases together; `SCHEDULES=100` tries it small. */
const SCHEDULES = Number(process.env['SCHEDULES'] ?? 10_000);
/** Once in as many the server dies in the middle. */
const A_DEATH_IN = 50;
const TABS = 3;
const STEPS = 12;

/** Random schedules of tabs over a bad network and a server that is killed, judged from the answers alone. */
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
    const { 'X-Token': token = '' } = await signIn(server.url);
    const { pairs, isOpen } = await openBudget(server.url);
    const dieOnce = async () => {
      await server.kill();
      await server.restart();
    };
    for (let schedule = 0; schedule < SCHEDULES / 2; schedule += 1) {
      const seed = firstSeed + schedule;
      const months = pairs[schedule % pairs.length];
      if (!months) throw new Error('The seller has no pairs');
      const found = await runSchedule({
        seed,
        calls: Array.from({ length: TABS }, () => call),
        tokens: Array.from({ length: TABS }, () => token),
        months,
        isOpen,
        steps: STEPS,
        ...(schedule % A_DEATH_IN === A_DEATH_IN - 1 && { disturb: dieOnce }),
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

/** Where the months are read of each pair of the demonstration seller's open budget, and which of them take a figure. */
async function openBudget(url: string) {
  const sdk = await signedInClient(url);
  const periodo = first((await sdk.periodos.listPresupuestables()).data);
  const { periodoID } = periodo;
  const { data } = await sdk.clientesProductos.list(periodoID);
  const pairs = (data ?? []).map(({ clienteID, productoID }) => ({ periodoID, clienteID, productoID }));
  return { pairs, isOpen: (month: Pick<Venta, 'anio' | 'mes'>) => !isHistoryMonth(periodo, month) };
}
