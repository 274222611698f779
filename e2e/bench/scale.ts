import type { Benchmark, Result } from './result.ts';
import { companySize } from './scale/company.ts';
import { withCompany } from './scale/host.ts';
import { measurePeople } from './scale/people.ts';
import { measurePeriods } from './scale/periods.ts';
import { measureReads } from './scale/reads.ts';

/** How many times the demonstration company: `SCALE=1 npm run bench -- scale` tries the benchmark itself. */
const LARGEST = Number(process.env['SCALE'] ?? 100);

/** What a company a hundred times as large meets on PostgreSQL, and ten times on the embedded database. */
export const scale: Benchmark = async () => {
  const results: Result[] = [];
  for (const [kind, times] of [
    ['PostgreSQL', LARGEST],
    ['embedded', Math.ceil(LARGEST / 10)],
  ] as const) {
    const rows = await withCompany(times, kind, async ({ server, months, filled }) => {
      const name = `${kind}, ${times} ×`;
      const made = { what: `${name}: made`, value: `${months} months in ${filled.toFixed(0)} s` };
      return [made, ...(await measureReads(server.url, name)), ...(await measurePeriods(server.url, name))];
    });
    results.push(...(rows ?? []));
  }
  return results;
};

/** Two hundred people at work: on PostgreSQL in a company ten times the demonstration's, on the embedded database in its own. */
export const people: Benchmark = async () => {
  const results: Result[] = [];
  for (const [kind, times] of [
    ['PostgreSQL', Math.ceil(LARGEST / 10)],
    ['embedded', Math.ceil(LARGEST / 100)],
  ] as const) {
    const rows = await withCompany(times, kind, ({ server }) =>
      measurePeople(server.url, `${kind}, ${times} ×`, companySize(times).sellers),
    );
    results.push(...(rows ?? []));
  }
  return results;
};
