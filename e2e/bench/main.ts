import { activity } from './activity.ts';
import { checkedInput } from './checked-input.ts';
import { filter } from './filter.ts';
import { hoja } from './hoja.ts';
import { live } from './live.ts';
import { load } from './load.ts';
import { loadFile } from './load-file.ts';
import { measureMachine, speedOf } from './machine.ts';
import { openings } from './openings.ts';
import type { Benchmark, Result } from './result.ts';
import { saves } from './saves.ts';
import { people, scale, statements } from './scale.ts';
import { schedules } from './schedules.ts';
import { screens } from './screens.ts';
import { servers } from './servers.ts';
import { signIns } from './sign-ins.ts';
import { start } from './start.ts';
import { workbook } from './workbook.ts';

const benchmarks: Record<string, Benchmark> = {
  start,
  saves,
  signIns,
  openings,
  workbook,
  loadFile,
  load,
  filter,
  screens,
  hoja,
  scale,
  people,
  statements,
  activity,
  live,
  schedules,
  checkedInput,
  servers,
};

/**
 * Runs the named benchmarks, or all, one after the other, and prints one table, which says how fast the machine was. @throws Error for a
 * name that none has
 */
export async function main(names: readonly string[]): Promise<void> {
  const unknown = names.filter((name) => !Object.hasOwn(benchmarks, name));
  if (unknown.length > 0) {
    const known = Object.keys(benchmarks).join(', ');
    throw new Error(`There is no benchmark ${unknown.join(', ')}. There are: ${known}.`);
  }
  const results: Result[] = [];
  const before = await measureMachine();
  for (const [name, benchmark] of Object.entries(benchmarks)) {
    if (names.length > 0 && !names.includes(name)) continue;
    console.error(`Measuring ${name}…`);
    results.push(...(await benchmark()));
  }
  results.push(...speedOf(before, await measureMachine()));
  const rows = results.map(({ what, value, aim = '' }) => `| ${what} | ${value} | ${aim} |`);
  console.log(['| measured | figure | aim |', '|---|---|---|', ...rows].join('\n'));
}
