import { readdir, readFile } from 'node:fs/promises';

/** A clock tick of Linux, in milliseconds. */
const TICK_MS = 10;

interface Process {
  readonly pid: number;
  readonly parent: number;
  readonly name: string;
  /** Of itself and of its children that have ended. */
  readonly milliseconds: number;
}

/** The processor time in milliseconds that a process and all that it has started have taken, on Linux. @param name only of those called so */
export async function processorTime(pid: number, name?: string): Promise<number> {
  const ids = (await readdir('/proc')).filter((entry) => /^\d+$/.test(entry));
  const all = (await Promise.all(ids.map(readProcess))).flatMap((found) => found ?? []);
  const family = (root: number): Process[] =>
    all.filter(({ parent }) => parent === root).flatMap((child) => [child, ...family(child.pid)]);
  return [...all.filter((one) => one.pid === pid), ...family(pid)]
    .filter((one) => name === undefined || one.name === name)
    .reduce((sum, { milliseconds }) => sum + milliseconds, 0);
}

/** Undefined when it has ended meanwhile. */
async function readProcess(id: string): Promise<Process | undefined> {
  const stat = await readFile(`/proc/${id}/stat`, 'utf8').catch(() => '');
  const [, name = '', rest = ''] = /^\d+ \((.*)\) (.*)$/s.exec(stat) ?? [];
  if (rest === '') return undefined;
  const fields = rest.split(' ').map(Number);
  const [parent = 0] = fields.slice(1);
  const ticks = fields.slice(11, 15).reduce((sum, ticked) => sum + ticked, 0);
  return { pid: Number(id), parent, name, milliseconds: ticks * TICK_MS };
}
