import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { createTempFolder, removeFolder } from '../support/temp-folder.ts';
import { median, type Result } from './result.ts';

const ROUNDS = 7;
const FSYNCS = 50;

/** What never changes: figures of two days are compared by what the machine took for it on each. */
const megabyte = Buffer.alloc(1024 * 1024, 'presupuesto');
const rows = Array.from({ length: 10_000 }, (_, at) => ({ ventaID: at, campo: 'volumenTon', valor: at / 7 }));

/** How fast a machine is, in ms: hashing 32 MB, writing and reading 10 000 rows as JSON, and forcing 8 kB to the disk. */
interface MachineSpeed {
  readonly hash: number;
  readonly json: number;
  readonly fsync: number;
}

export async function measureMachine(): Promise<MachineSpeed> {
  const hash = () => {
    const sum = createHash('sha256');
    for (let at = 0; at < 32; at += 1) sum.update(megabyte);
    sum.digest();
  };
  const json = () => void JSON.parse(JSON.stringify(rows));
  return { hash: timed(hash), json: timed(json), fsync: await fsyncTime() };
}

function timed(work: () => void): number {
  work();
  const times = Array.from({ length: ROUNDS }, () => {
    const from = performance.now();
    work();
    return performance.now() - from;
  });
  return median(times);
}

/** Where the databases of benchmarks lie. */
async function fsyncTime(): Promise<number> {
  const folder = await createTempFolder();
  const file = await open(join(folder, 'fsync'), 'w');
  const times: number[] = [];
  for (let at = 0; at < FSYNCS; at += 1) {
    await file.write(megabyte, 0, 8192, at * 8192);
    const from = performance.now();
    await file.datasync();
    times.push(performance.now() - from);
  }
  await file.close();
  await removeFolder(folder);
  return median(times);
}

/** The lines of the table that say it: before a run and after, for a machine's speed changes within the hour. */
export function speedOf(before: MachineSpeed, after: MachineSpeed): Result[] {
  const line = (what: string, name: keyof MachineSpeed): Result => ({
    what: `This machine: ${what}`,
    value: `${before[name].toFixed(1)} ms before, ${after[name].toFixed(1)} ms after`,
  });
  return [
    line('SHA-256 of 32 MB', 'hash'),
    line('10 000 rows to JSON and back', 'json'),
    line('8 kB forced to the disk', 'fsync'),
  ];
}
