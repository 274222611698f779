import { performance } from 'node:perf_hooks';
import type { Pool } from 'pg';
import { signIn } from '../support/api.ts';
import { fillActivity } from './activity/fill.ts';
import type { Benchmark, Result } from './result.ts';
import { KEY, withCompany } from './scale/host.ts';
import { spreadOf } from './scale/reads.ts';

/** Millions of changes in the log. */
const MILLIONS = Number(process.env['MILLIONS'] ?? 10);
const ROUNDS = 15;

const recent = '2026-10-01T00:00:00Z';
const long = '2025-02-01T00:00:00Z';

/** What is asked of the activity, by the name that the table gives it. */
const FILTERS: readonly (readonly [string, Record<string, string>])[] = [
  ['everything', {}],
  ['figures', { clase: 'cifras' }],
  ['by gestures', { agrupar: 'gesto' }],
  ['by gestures, newest period', { agrupar: 'gesto', periodoID: 'SOP04-2026' }],
  ['by gestures, user of many', { agrupar: 'gesto', usuario: 'v1' }],
  ['users', { clase: 'usuarios' }],
  ['files, of which there are none', { clase: 'archivos' }],
  ['newest period', { periodoID: 'SOP04-2026' }],
  ['oldest period', { periodoID: 'BGT-2022' }],
  ['unknown period', { periodoID: 'BGT-1999' }],
  ['busiest salesperson', { vendedorID: '1' }],
  ['quiet salesperson', { vendedorID: '199' }],
  ['salesperson in an old period', { vendedorID: '7', periodoID: 'CUR-2023' }],
  ['salesperson, users', { vendedorID: '150', clase: 'usuarios' }],
  ['user of many', { usuario: 'v1' }],
  ['user of few', { usuario: 'v199' }],
  ['user who loads files', { usuario: 'admin' }],
  ['user who did nothing', { usuario: 'nadie' }],
  ['user in an old period', { usuario: 'v3', periodoID: 'BGT-2022' }],
  ['user, other salesperson', { usuario: 'v3', vendedorID: '4' }],
  ['a month of long ago', { desde: '2024-11-01T00:00:00Z', hasta: '2024-12-01T00:00:00Z' }],
  ['old moments, new period', { periodoID: 'SOP04-2026', hasta: '2024-01-01T00:00:00Z' }],
];

const LISTS: readonly (readonly [string, Record<string, string>])[] = [
  ['everything', {}],
  ['oldest period', { periodoID: 'BGT-2022' }],
  ['salesperson', { vendedorID: '1' }],
  ['pair', { clienteProductoID: '1' }],
  ['pair, typed', { clienteProductoID: '1', origen: 'tecleado' }],
  ['pair, from files', { clienteProductoID: '1', origen: 'archivo' }],
  ['pair, another user', { clienteProductoID: '1', usuario: 'admin' }],
  ['salesperson, typed', { vendedorID: '1', origen: 'tecleado' }],
  ['user', { usuario: 'v1' }],
  ['user, typed', { usuario: 'v1', origen: 'tecleado' }],
  ['user, pasted', { usuario: 'v1', origen: 'pegado' }],
  ['user, from files, of which there are none', { usuario: 'v1', origen: 'archivo' }],
  ['user who loads files, from files', { usuario: 'admin', origen: 'archivo' }],
  ['user who loads files, typed, of which there are none', { usuario: 'admin', origen: 'tecleado' }],
  ['pasted', { origen: 'pegado' }],
  ['from a workbook, of one salesperson', { origen: 'libro', vendedorID: '1' }],
  ['restored, of which there are none', { origen: 'restaurado' }],
];

/** How long a page takes of a log of ten million changes, with each filter, first and deep, on PostgreSQL; and what the log weighs. */
export const activity: Benchmark = async () => {
  const size = { log: MILLIONS * 1_000_000, audit: MILLIONS * 10_000 };
  const weight: Result[] = [];
  const fill = async (pool: Pool) => {
    await fillActivity(pool, size);
    weight.push(...(await weigh(pool)));
  };
  const rows = await withCompany(10, 'PostgreSQL', ({ server }) => measurePages(server.url), {
    fillMore: fill,
  });
  return [...weight, ...(rows ?? [])];
};

async function weigh(pool: Pool): Promise<Result[]> {
  const { rows } = await pool.query<{ name: string; megabytes: number }>(
    `select 'rows' as name, pg_table_size('cambio') / 1e6 as megabytes
     union all select indexrelid::regclass::text, pg_relation_size(indexrelid) / 1e6 from pg_index where indrelid = 'cambio'::regclass`,
  );
  return rows.map(({ name, megabytes }) => ({
    what: `Log, a million changes: ${name}`,
    value: `${(megabytes / MILLIONS).toFixed(0)} MB`,
  }));
}

async function measurePages(url: string): Promise<Result[]> {
  const token = (await signIn(url, { nombreUsuario: 'admin', clave: KEY }))['X-Token'] ?? '';
  const get = async (path: string, query: Record<string, string>) => {
    const answer = await fetch(`${url}${path}?${new URLSearchParams(query)}`, {
      headers: { 'x-token': token },
    });
    if (answer.status !== 200) throw new Error(`${path} was answered ${answer.status}`);
    return (await answer.json()) as { data: unknown[]; siguiente?: string | null };
  };
  const results: Result[] = [];
  const measure = async (what: string, path: string, query: Record<string, string>) => {
    const times: number[] = [];
    let found = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const from = performance.now();
      found = (await get(path, query)).data.length;
      times.push(performance.now() - from);
    }
    results.push({ what: `${what} (${found})`, value: spreadOf(times), aim: '≤ 100 ms' });
  };
  for (const [what, query] of FILTERS) {
    await measure(`Activity: ${what}`, '/api/v1/actividad', query);
    const hasta = query['hasta'] ?? (query['periodoID'] === 'SOP04-2026' ? recent : long);
    const { siguiente } = await get('/api/v1/actividad', { ...query, hasta });
    if (siguiente)
      await measure(`Activity: ${what}, deep`, '/api/v1/actividad', { ...query, cursor: siguiente });
  }
  await measure('Activity: a thousand at once', '/api/v1/actividad', { pageSize: '1000' });
  await measure('Activity: a thousand of the oldest period', '/api/v1/actividad', {
    pageSize: '1000',
    periodoID: 'BGT-2022',
  });
  for (const [what, query] of LISTS) await measure(`Changes: ${what}`, '/api/v1/cambios', query);
  return results;
}
