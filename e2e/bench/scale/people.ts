import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import {
  type Caller,
  ClientesProductosArea,
  DashboardArea,
  PresupuestosArea,
  VentasArea,
} from '@presupuesto/api-sdk';
import type { ClienteProductoPeriodo } from '@presupuesto/api-sdk/contract';
import { signIn } from '../../support/api.ts';
import type { Result } from '../result.ts';
import { OPEN_BUDGET, REFERENCE } from './company.ts';
import { KEY } from './host.ts';
import { createLightCallers } from './light-caller.ts';

const PEOPLE = 200;
const MINUTES = 3;
/** Between one thing that somebody does and the next, in ms: as long again at most. */
const THINKS_MS = 2000;

/** How long somebody stays at a pair before the page asks for its neighbours, in ms. */
const SETTLES_MS = 300;

type Client = ReturnType<typeof clientOf>;

const clientOf = (call: Caller) => ({
  clientesProductos: new ClientesProductosArea(call),
  dashboard: new DashboardArea(call),
  presupuestos: new PresupuestosArea(call),
  ventas: new VentasArea(call),
});

/**
 * Two hundred sellers at work for three minutes: they look at Inicio, choose pairs, save cells and read their totals. As in the
 * page, a pair comes with its reference, and both of its neighbours come after it. Their own machines are not measured.
 */
export async function measurePeople(url: string, name: string, sellers: number): Promise<Result[]> {
  const times: number[] = [];
  const refused: unknown[] = [];
  const clients: Client[] = [];
  const callerOf = createLightCallers(url);
  for (let person = 0; person < PEOPLE; person += 1) {
    const nombreUsuario = `v${2 + (person % (sellers - 1))}`;
    const { 'X-Token': token = '' } = await signIn(url, { nombreUsuario, clave: KEY });
    clients.push(clientOf(callerOf(token)));
  }
  const end = performance.now() + MINUTES * 60_000;
  const timed = async <T>(call: () => Promise<T>): Promise<T | undefined> => {
    const from = performance.now();
    try {
      return await call();
    } catch (error) {
      refused.push(error);
      return undefined;
    } finally {
      times.push(performance.now() - from);
    }
  };
  const monthsOf = (client: Client, { clienteID, productoID }: ClienteProductoPeriodo, periodoID: string) =>
    timed(() => client.ventas.list({ periodoID, clienteID, productoID }));
  const readBeside = async (
    client: Client,
    pairs: readonly ClienteProductoPeriodo[],
    pair: ClienteProductoPeriodo,
  ) => {
    await wait(SETTLES_MS);
    const at = pairs.indexOf(pair);
    for (const beside of [pairs[at + 1], pairs[at - 1]]) {
      if (!beside) continue;
      await monthsOf(client, beside, OPEN_BUDGET);
      await monthsOf(client, beside, REFERENCE);
    }
  };
  const person = async (client: Client) => {
    await wait(Math.random() * 2 * THINKS_MS);
    const pairs = (await timed(() => client.clientesProductos.list(OPEN_BUDGET)))?.data ?? [];
    while (performance.now() < end) {
      await timed(() => client.dashboard.read());
      for (const pair of pairs.toSorted(() => Math.random() - 0.5).slice(0, 5)) {
        const [months] = await Promise.all([
          monthsOf(client, pair, OPEN_BUDGET),
          monthsOf(client, pair, REFERENCE),
        ]);
        void readBeside(client, pairs, pair);
        for (const { ventaID } of (months?.data ?? []).slice(0, 4)) {
          await wait(THINKS_MS * (0.5 + Math.random()));
          if (performance.now() > end) return;
          await timed(() => client.ventas.saveVolumen(ventaID, Math.floor(Math.random() * 100)));
        }
        await timed(() => client.presupuestos.readResumen(OPEN_BUDGET));
      }
    }
  };
  await Promise.all(clients.map(person));
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? Number.NaN).toFixed(0);
  return [
    {
      what: `${name}: ${PEOPLE} people at work for ${MINUTES} minutes`,
      value: `p95 ${at(0.95)} ms, p99 ${at(0.99)} ms of ${times.length} calls, ${refused.length} refused`,
      aim: 'p95 ≤ 100 ms, p99 ≤ 250 ms, 0',
    },
  ];
}
