import type { Benchmark, Result } from './result.ts';
import { fillApprovals, measureApprovals } from './scale/approvals.ts';
import { companySize } from './scale/company.ts';
import { type CompanyHost, withCompany } from './scale/host.ts';
import { measurePeople } from './scale/people.ts';
import { measurePeriods } from './scale/periods.ts';
import { COUNTED, createPlanLog } from './scale/plans.ts';
import { measureReads } from './scale/reads.ts';
import { slowestStatements } from './scale/statements.ts';

/** How many times the demonstration company: `SCALE=1 npm run bench -- scale` tries the benchmark itself. */
const LARGEST = Number(process.env['SCALE'] ?? 100);

/** What a company a hundred times as large meets on PostgreSQL, and ten times on the embedded database. */
export const scale: Benchmark = async () => {
  const results: Result[] = [];
  for (const [kind, times] of [
    ['PostgreSQL', LARGEST],
    ['embedded', Math.ceil(LARGEST / 10)],
  ] as const) {
    const name = `${kind}, ${times} ×`;
    const work = async ({ server, months, filled }: CompanyHost) => {
      const made = { what: `${name}: made`, value: `${months} months in ${filled.toFixed(0)} s` };
      return [made, ...(await measureCompany(server.url, name))];
    };
    results.push(...((await withCompany(times, kind, work, { fillMore: fillApprovals })) ?? []));
  }
  return results;
};

const measureCompany = async (url: string, name: string): Promise<Result[]> => [
  ...(await measureReads(url, name)),
  ...(await measureApprovals(url, name)),
  ...(await measurePeriods(url, name)),
];

/** The slowest statements of the same work on PostgreSQL. Their plans are printed before the table. */
export const statements: Benchmark = async () => {
  const log = createPlanLog();
  const work = async ({ server, databaseUrl = '' }: CompanyHost) =>
    slowestStatements(databaseUrl, log, () => measureCompany(server.url, 'Statements'));
  const options = { fillMore: fillApprovals, settings: COUNTED, onLog: log.take };
  const found = await withCompany(LARGEST, 'PostgreSQL', work, options);
  console.log(found?.explained.join('\n\n'));
  return found?.results ?? [];
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
