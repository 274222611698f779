import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { partsOf, spoil } from '../../packages/server/src/test/workbook/book.ts';
import { zip } from '../../packages/server/src/test/workbook/zip.ts';
import { createTempFolder, removeFolder } from '../support/temp-folder.ts';
import { forkHost } from './fork-host.ts';
import { type Benchmark, median, type Result } from './result.ts';
import { returningWorkbook } from './returning-workbook.ts';
import { writeWorkbook } from './workbook-file.ts';

const ROWS = 1_000_000;
const ROUNDS = 3;
const SHEET = 'xl/worksheets/sheet1.xml';
const MB = 1024 ** 2;

interface Reading {
  seconds: number;
  rows: number;
  refused?: string;
  megabytes: number;
  busyMs: number;
}

/** A workbook of about 50 MB read to its end, every wanted text made; bombs, until they are refused; a budget that comes back. */
export const workbook: Benchmark = async () => [
  ...(await large()),
  ...(await bombs()),
  ...(await returningWorkbook()),
];

async function large(): Promise<Result[]> {
  const path = join(tmpdir(), `presupuesto-bench-${ROWS}.xlsx`);
  if (!existsSync(path)) await writeWorkbook(path, ROWS);
  const readings: Reading[] = [];
  for (let round = 0; round < ROUNDS; round += 1) readings.push(await read(path));
  const wrong = readings.find(({ rows }) => rows !== ROWS);
  if (wrong !== undefined) throw new Error(`Read ${wrong.rows} rows of ${ROWS}: ${wrong.refused}`);
  const middle = (figure: (reading: Reading) => number): number => median(readings.map(figure));
  const seconds = middle((reading) => reading.seconds);
  const size = ((await stat(path)).size / MB).toFixed(0);
  return [
    {
      what: `Workbook of ${size} MB, ${ROWS} rows: reading`,
      value: `${seconds.toFixed(1)} s`,
      aim: '< 6.0 s',
    },
    { what: 'Workbook: rows a second', value: (ROWS / seconds).toFixed(0) },
    {
      what: 'Workbook: memory at most',
      value: `${middle((one) => one.megabytes).toFixed(0)} MB`,
      aim: '< 200 MB',
    },
    {
      what: 'Workbook: receiving thread busy at a time, p99',
      value: `${middle((one) => one.busyMs).toFixed(0)} ms`,
    },
  ];
}

async function bombs(): Promise<Result[]> {
  const folder = await createTempFolder();
  const blanks = Buffer.alloc(128 * MB, ' ');
  const parts = partsOf();
  const files = {
    'declares 3 GB': zip(spoil(parts, SHEET, { size: 3072 * MB })),
    'grows to 128 MB, declares 1 MB': zip(spoil(parts, SHEET, { content: blanks, size: MB })),
  };
  const results: Result[] = [];
  for (const [what, content] of Object.entries(files)) {
    const path = join(folder, 'bomb.xlsx');
    await writeFile(path, content);
    const { seconds, refused, megabytes } = await read(path);
    const value = `${refused ?? 'read!'} after ${(seconds * 1000).toFixed(0)} ms, ${megabytes.toFixed(0)} MB`;
    results.push({ what: `Zip bomb that ${what}`, value, aim: '< 2 s' });
  }
  await removeFolder(folder);
  return results;
}

async function read(path: string): Promise<Reading> {
  const host = await forkHost('workbook-host', { args: [path] });
  const ended = once(host, 'exit');
  const [reading] = await once(host, 'message');
  await ended;
  return reading;
}
