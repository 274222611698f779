import { once } from 'node:events';
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { startPostgres } from '../../packages/server/src/test/postgres.ts';
import { createTempFolder, removeFolder } from '../support/temp-folder.ts';
import { forkHost } from './fork-host.ts';
import type { Benchmark, Result } from './result.ts';
import { signInWithCells } from './saves-cells.ts';

const PEOPLE = 200;
const SAVE_EVERY_MS = 50;
const KEY = 'Ventas-2026!';

/** How long 200 people wait who sign in at once from one address, and a seller who saves 20 cells a second meanwhile. */
export const signIns: Benchmark = async () => {
  const embedded = await measure('embedded database', {});
  const postgres = await startPostgres({ fsync: true });
  if (postgres === undefined) return embedded;
  try {
    return [...embedded, ...(await measure('PostgreSQL', { DATABASE_URL: postgres.url }))];
  } finally {
    await postgres.stop();
  }
};

async function measure(name: string, environment: Record<string, string>): Promise<Result[]> {
  const dataDir = await createTempFolder();
  const env = { ...process.env, NODE_ENV: 'production', DATA_DIR: dataDir, LOG: 'warn', ...environment };
  const host = await forkHost('sign-ins-host', { env });
  const ended = once(host, 'exit');
  try {
    const [message] = await once(host, 'message');
    const url = String(message.url);
    const save = await openSaving(url);
    await save();

    const everybody = Promise.all(Array.from({ length: PEOPLE }, (_, index) => signIn(url, index + 1)));
    const saves = await timedUntil(everybody, save);
    const people = await everybody;
    const refused = people.filter(({ status }) => status !== 200).length;
    const last = Math.max(...people.map(({ took }) => took));
    return [
      {
        what: `${PEOPLE} people sign in at once, ${name}`,
        value: `${refused} refused, the last after ${(last / 1000).toFixed(1)} s`,
        aim: '0 refused, < 20 s',
      },
      {
        what: `Cell saves meanwhile, ${name}`,
        value: `p99 ${percentile(saves, 0.99).toFixed(0)} ms, the slowest of ${saves.length} ${Math.max(...saves).toFixed(0)} ms`,
        aim: 'p99 < 250 ms',
      },
    ];
  } finally {
    if (host.connected) host.disconnect();
    await ended;
    await removeFolder(dataDir);
  }
}

async function signIn(url: string, number: number): Promise<{ status: number; took: number }> {
  const before = performance.now();
  const response = await fetch(`${url}/api/v1/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ nombreUsuario: `persona${number}`, clave: KEY }),
  });
  await response.text();
  return { status: response.status, took: performance.now() - before };
}

/** Saves one cell of the demonstration seller's. */
async function openSaving(url: string): Promise<() => Promise<void>> {
  const { token, ventaIDs } = await signInWithCells(url);
  return async () => {
    const ventaID = ventaIDs[Math.floor(Math.random() * ventaIDs.length)];
    const target = `${url}/api/v1/ventas/${ventaID}/volumen?volumenTon=${(Math.random() * 100).toFixed(3)}`;
    const response = await fetch(target, { method: 'PUT', headers: { 'x-token': token } });
    await response.text();
    if (response.status !== 200) throw new Error(`A save was answered ${response.status}`);
  };
}

/** Works at a fixed rate until `end`, each time counted from when it was due. @returns ms */
async function timedUntil(end: Promise<unknown>, work: () => Promise<void>): Promise<number[]> {
  const state = { isOver: false };
  void end.finally(() => {
    state.isOver = true;
  });
  const under: Promise<number>[] = [];
  const timed = async (due: number): Promise<number> => {
    await work();
    return performance.now() - due;
  };
  for (let due = performance.now(); !state.isOver; due += SAVE_EVERY_MS) {
    await wait(Math.max(0, due - performance.now()));
    under.push(timed(due));
  }
  return Promise.all(under);
}

function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length * part)] ?? Number.NaN;
}
