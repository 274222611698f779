import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { json } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { ResultadoCarga } from '@presupuesto/api-sdk';
import { connect } from '../../packages/server/src/db/connect.ts';
import { startPostgres } from '../../packages/server/src/test/postgres.ts';
import { signIn } from '../support/api.ts';
import { ADMIN } from '../support/people.ts';
import { type RunningServer, startServer } from '../support/server.ts';
import { createTempFolder, removeFolder } from '../support/temp-folder.ts';
import { LOAD_NAME, writeSalesFile } from './load-file-book.ts';
import { type Benchmark, median, type Result } from './result.ts';
import { signInWithCells } from './saves-cells.ts';
import { startSaving } from './steady-saves.ts';

const READER = fileURLToPath(new URL('workbook-host.mjs', import.meta.url));
const ROWS = 300_000;
const NOTE_BYTES = 110;
const READINGS = 3;
const MB = 1024 ** 2;

/**
 * A workbook of about 50 MB and 300 000 rows loaded end to end, all of its pairs new, also to the open budgets: beside reading it alone; what a seller who
 * saves 20 cells a second meets meanwhile, each save timed from when it was due; and what the server needs.
 */
export const loadFile: Benchmark = async () => {
  const folder = await createTempFolder();
  const path = join(folder, 'ventas.xlsx');
  try {
    await writeSalesFile(path, ROWS, NOTE_BYTES);
    const readings: number[] = [];
    for (let round = 0; round < READINGS; round += 1) readings.push(await readAlone(path));
    const reading = median(readings);
    const size = ((await stat(path)).size / MB).toFixed(0);
    const alone: Result = {
      what: `Sales file of ${size} MB, ${ROWS} rows: reading alone`,
      value: `${reading.toFixed(1)} s`,
    };
    const embedded = await measure('embedded database', path, reading, {});
    const postgres = await startPostgres({ fsync: true });
    if (postgres === undefined) return [alone, ...embedded];
    try {
      const rest = await measure('PostgreSQL', path, reading, { DATABASE_URL: postgres.url });
      return [alone, ...embedded, ...rest];
    } finally {
      await postgres.stop();
    }
  } finally {
    await removeFolder(folder);
  }
};

async function readAlone(path: string): Promise<number> {
  const host = fork(READER, [path], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const ended = once(host, 'exit');
  const [{ seconds }] = await once(host, 'message');
  await ended;
  return seconds;
}

async function measure(
  name: string,
  path: string,
  reading: number,
  env: Record<string, string>,
): Promise<Result[]> {
  const dataDir = await createTempFolder();
  const server = await startServer({ dataDir, env: { ...env, LOG: 'warn' } });
  const { isWhole, close } = watch(dataDir, env['DATABASE_URL']);
  try {
    const first = await underWay(server, path, isWhole);
    const second = await underWay(server, path, isWhole);
    const times = (seconds: number) => `${seconds.toFixed(1)} s, ${(seconds / reading).toFixed(1)} × reading`;
    const saves = ({ p99, worst, count }: Loaded) =>
      `p99 ${p99.toFixed(0)} ms, the slowest of ${count} ${worst.toFixed(0)} ms`;
    return [
      { what: `Loading it, ${name}`, value: times(first.seconds), aim: '≤ 2.5 × reading' },
      { what: `Its new pairs in the other budgets, ${name}`, value: times(first.wholeSeconds) },
      { what: `Cell saves meanwhile, ${name}`, value: saves(first), aim: 'p99 < 250 ms' },
      { what: `Loading it again, ${name}`, value: times(second.seconds) },
      { what: `Cell saves meanwhile, ${name}`, value: saves(second), aim: 'p99 < 250 ms' },
      { what: `Server's memory beyond what it had, ${name}`, value: `${first.megabytes.toFixed(0)} MB` },
    ];
  } finally {
    await close();
    await server.stop();
    await removeFolder(dataDir);
  }
}

/** Answers when new pairs have their zeros: the embedded database's journal is gone, or PostgreSQL's notes are. */
function watch(dataDir: string, databaseUrl: string | undefined) {
  if (databaseUrl === undefined) {
    const isWhole = async () => (await readdir(join(dataDir, 'cargas'))).length === 0;
    return { isWhole, close: async () => {} };
  }
  const database = connect({ dataDir, databaseUrl });
  const isWhole = async () => {
    const { rows } = await (await database).pool.query('select from asignacion_pendiente limit 1');
    return rows.length === 0;
  };
  return { isWhole, close: async () => (await database).close() };
}

interface Loaded {
  seconds: number;
  /** Until the new pairs have their zeros in the other budgets too. */
  wholeSeconds: number;
  p99: number;
  worst: number;
  count: number;
  megabytes: number;
}

/** Loads the file while a seller saves at a fixed rate. */
async function underWay(
  { url, pid }: RunningServer,
  path: string,
  isWhole: () => Promise<boolean>,
): Promise<Loaded> {
  const admin = await signIn(url, ADMIN);
  const seller = await signInWithCells(url);
  const before = await residentMegabytes(pid);
  let peak = before;
  const onSave = async () => {
    peak = Math.max(peak, await residentMegabytes(pid));
  };
  const saves = startSaving(url, { ...seller, onSave });
  const start = performance.now();
  const { status, message, data } = await send(
    `${url}/api/presupuesto/cargar-archivo`,
    admin['X-Token'],
    path,
  );
  const seconds = (performance.now() - start) / 1000;
  while (!(await isWhole())) await wait(20);
  const wholeSeconds = (performance.now() - start) / 1000;
  const waits = await saves.stop();
  if (status !== 200 || data.totalVentasGuardadas !== ROWS)
    throw new Error(`The load was answered ${status}: ${message}`);
  const sorted = waits.toSorted((a, b) => a - b);
  return {
    seconds,
    wholeSeconds,
    p99: sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN,
    worst: sorted.at(-1) ?? Number.NaN,
    count: sorted.length,
    megabytes: peak - before,
  };
}

const BOUNDARY = 'ventas';

/** Sends the form as a stream: `fetch` takes longer to send a file of this size than the server to receive it. */
async function send(url: string, token: string | undefined, path: string) {
  const part = (name: string, value: string) =>
    `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const field = part('nombre', LOAD_NAME) + part('asignarEnAbiertos', 'true');
  const file = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="ventas.xlsx"\r\n\r\n`;
  const end = `\r\n--${BOUNDARY}--\r\n`;
  const sent = request(url, {
    method: 'POST',
    headers: {
      'x-token': token ?? '',
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
      'content-length': field.length + file.length + (await stat(path)).size + end.length,
    },
  });
  const answered = once(sent, 'response');
  sent.write(field + file);
  for await (const part of createReadStream(path, { highWaterMark: MB })) {
    if (!sent.write(part)) await once(sent, 'drain');
  }
  sent.end(end);
  const [answer] = await answered;
  return json(answer) as Promise<{ status: number; message: string; data: ResultadoCarga }>;
}

async function residentMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}
