import { readFile } from 'node:fs/promises';
import { Agent, type IncomingMessage, request } from 'node:http';
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { createClient } from '@presupuesto/api-sdk';
import { first, signIn } from '../support/api.ts';
import { processorTime } from './processor-time.ts';
import type { Benchmark, Result } from './result.ts';
import { OPEN_BUDGET } from './scale/company.ts';
import { KEY, withCompany } from './scale/host.ts';

const SESSIONS = 100;
const STREAMS_OF_SESSION = 5;
const RESTS_FOR_S = 30;
const SAVES = 200;

interface Listening {
  /** Calls `heard` with the figure of each event, once for each stream that gets it. */
  onFigure(heard: (valor: number) => void): void;
  close(): void;
}

/**
 * What five hundred listeners on one process cost in memory and at rest, and how long after its save a figure is heard by those
 * who may read it, on both databases.
 */
export const live: Benchmark = async () => {
  const rows: Result[] = [];
  for (const kind of ['embedded', 'PostgreSQL'] as const) {
    rows.push(...((await withCompany(1, kind, ({ server }) => measure(kind, server))) ?? []));
  }
  return rows;
};

async function measure(kind: string, { url, pid }: { url: string; pid: number }): Promise<Result[]> {
  const alone = await memoryMB(pid);
  const tokens = [];
  for (let session = 0; session < SESSIONS; session += 1) {
    tokens.push(await tokenOf(url, sellerOf(session)));
  }
  await wait(5_000);
  const idle = await restingShare(pid);
  const listening = await listen(url, tokens);
  await wait(5_000);
  const busy = await restingShare(pid);
  const crowded = await memoryMB(pid);
  const delays = await delaysOf(url, first(tokens), listening);
  listening.close();
  const at = (share: number) =>
    delays.toSorted((a, b) => a - b)[Math.floor(delays.length * share)] ?? Number.NaN;
  const name = `${kind}: ${SESSIONS * STREAMS_OF_SESSION} listeners`;
  return [
    {
      what: `${name}, memory`,
      value: `${crowded.toFixed(0)} MB, with nobody ${alone.toFixed(0)} MB`,
      aim: '60 MB more',
    },
    {
      what: `${name} at rest, server process`,
      value: `${(busy * 100).toFixed(1)} % of a core (${(idle * 100).toFixed(1)} % without)`,
      aim: '≤ 5 %',
    },
    {
      what: `${name}, a save until it is heard`,
      value: `p50 ${at(0.5).toFixed(0)} ms, p95 ${at(0.95).toFixed(0)} ms of ${delays.length}`,
      aim: 'p95 ≤ 1 000 ms',
    },
  ];
}

/** The first one's salesperson has more than a session: they share some twenty. */
const sellerOf = (session: number) => `v${2 + (session % 19)}`;

async function tokenOf(url: string, nombreUsuario: string): Promise<string> {
  const { 'X-Token': token = '' } = await signIn(url, { nombreUsuario, clave: KEY });
  return token;
}

async function listen(url: string, tokens: readonly string[]): Promise<Listening> {
  const agent = new Agent({ keepAlive: false });
  let onFigure: (valor: number) => void = () => {};
  const all = tokens.flatMap((token) => Array.from({ length: STREAMS_OF_SESSION }, () => token));
  const streams: IncomingMessage[] = [];
  for (const token of all) {
    const stream = await new Promise<IncomingMessage>((resolve, reject) => {
      const headers = { 'x-token': token, accept: 'text/event-stream' };
      request(`${url}/api/v1/eventos`, { agent, headers }, resolve).on('error', reject).end();
    });
    if (stream.statusCode !== 200) throw new Error(`The stream answered ${stream.statusCode}`);
    stream.setEncoding('utf8').on('error', () => {});
    stream.on('data', (text: string) => {
      for (const [, valor] of text.matchAll(/"valor":([\d.]+)/g)) onFigure(Number(valor));
    });
    streams.push(stream);
  }
  return {
    onFigure: (heard) => {
      onFigure = heard;
    },
    close: () => {
      for (const stream of streams) stream.destroy();
    },
  };
}

/** From the moment a save is sent until each stream of its salesperson has it, in ms. */
async function delaysOf(url: string, token: string, { onFigure }: Listening): Promise<number[]> {
  const client = createClient({ baseUrl: url, token });
  const pair = first((await client.clientesProductos.list(OPEN_BUDGET)).data);
  const { clienteID, productoID } = pair;
  const months = (await client.ventas.list({ periodoID: OPEN_BUDGET, clienteID, productoID })).data ?? [];
  const sent = new Map<number, number>();
  const delays: number[] = [];
  onFigure((valor) => {
    const from = sent.get(valor);
    if (from !== undefined) delays.push(performance.now() - from);
  });
  const last = first(months.slice(-1));
  for (let save = 1; save <= SAVES; save += 1) {
    const valor = 10_000 + save;
    sent.set(valor, performance.now());
    await client.ventas.saveVolumen(last.ventaID, valor);
    await wait(20 + Math.random() * 200);
  }
  await wait(2_000);
  return delays;
}

async function memoryMB(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

/** Share of a core that the process takes while nobody does anything. */
async function restingShare(pid: number): Promise<number> {
  const before = await processorTime(pid);
  await wait(RESTS_FOR_S * 1_000);
  return ((await processorTime(pid)) - before) / 1_000 / RESTS_FOR_S;
}
