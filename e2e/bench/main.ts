import { activity } from './activity.ts';
import { checkedInput } from './checked-input.ts';
import { filter } from './filter.ts';
import { hoja } from './hoja.ts';
import { live } from './live.ts';
import { load } from './load.ts';
import { loadFile } from './load-file.ts';
import { openings } from './openings.ts';
import type { Benchmark, Result } from './result.ts';
import { saves } from './saves.ts';
import { people, scale } from './scale.ts';
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
  activity,
  live,
  schedules,
  checkedInput,
  servers,
};

/** Runs the named benchmarks, or all, one after the other, and prints one table. */
export async function main(names: readonly string[]): Promise<void> {
  const results: Result[] = [];
  for (const [name, benchmark] of Object.entries(benchmarks)) {
    if (names.length > 0 && !names.includes(name)) continue;
    console.error(`Measuring ${name}…`);
    results.push(...(await benchmark()));
  }
  const rows = results.map(({ what, value, aim = '' }) => `| ${what} | ${value} | ${aim} |`);
  console.log(['| measured | figure | aim |', '|---|---|---|', ...rows].join('\n'));
}
