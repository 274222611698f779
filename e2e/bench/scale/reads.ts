import { performance } from 'node:perf_hooks';
import { signIn } from '../../support/api.ts';
import type { Result } from '../result.ts';
import { LONG_PERIOD, OPEN_BUDGET } from './company.ts';
import { KEY } from './host.ts';

const ROUNDS = 60;

/** Who asks what: the administrator, the first seller, who has most pairs, and one like all others. */
const CALLS: readonly (readonly ['admin' | 'v1' | 'v2', string, string])[] = [
  ['v2', 'dashboard', '/api/v1/dashboard'],
  ['admin', 'approvals', `/api/v1/presupuestos/${OPEN_BUDGET}/aprobaciones`],
  ['admin', 'missing rates', '/api/v1/periodos-moneda/faltantes'],
  ['admin', 'whole budget, first page', `/api/v1/ventas/periodo/${LONG_PERIOD}?pageNumber=0&pageSize=1000`],
  ['admin', 'whole budget, page 150', `/api/v1/ventas/periodo/${LONG_PERIOD}?pageNumber=150&pageSize=1000`],
  ['v1', 'own whole budget', `/api/v1/ventas/periodo/${LONG_PERIOD}?pageNumber=3&pageSize=1000`],
  ['v1', 'own budget by pairs', `/api/v1/ventas/periodo/${LONG_PERIOD}/pares?pageNumber=1&pageSize=500`],
  ['v2', 'list of pairs', `/api/v1/clientes/listar-clientes-productos-por-vendedor?periodoID=${OPEN_BUDGET}`],
  [
    'v1',
    'list of most pairs',
    `/api/v1/clientes/listar-clientes-productos-por-vendedor?periodoID=${OPEN_BUDGET}`,
  ],
  ['v2', 'summary', `/api/v1/resumen-presupuesto-vendedor/${OPEN_BUDGET}`],
  ['v1', 'summary of most pairs', `/api/v1/resumen-presupuesto-vendedor/${OPEN_BUDGET}`],
  ['admin', 'clients, searched', '/api/v1/clientes/listar-clientes?nombre=zumos&pageNumber=0&pageSize=10'],
  ['admin', 'salespeople', '/api/v1/vendedores/listar-vendedores?pageNumber=3&pageSize=10'],
  ['admin', 'periods', '/api/v1/periodos/listar-referentes'],
];

/** How long each call takes that reads, one after the other, turn by turn. */
export async function measureReads(url: string, name: string): Promise<Result[]> {
  const tokens = new Map<string, string>();
  for (const who of ['admin', 'v1', 'v2']) {
    tokens.set(who, (await signIn(url, { nombreUsuario: who, clave: KEY }))['X-Token'] ?? '');
  }
  const times = CALLS.map((): number[] => []);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [at, [who, what, path]] of CALLS.entries()) {
      const from = performance.now();
      const answer = await fetch(url + path, { headers: { 'x-token': tokens.get(who) ?? '' } });
      await answer.arrayBuffer();
      if (answer.status !== 200) throw new Error(`${what} was answered ${answer.status}`);
      times[at]?.push(performance.now() - from);
    }
  }
  return CALLS.map(([, what], at) => ({
    what: `${name}: ${what}`,
    value: spreadOf(times[at] ?? []),
    aim: 'p99 ≤ 250 ms',
  }));
}

/** Median and p99, in ms. */
export function spreadOf(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? Number.NaN).toFixed(0);
  return `${at(0.5)} ms, p99 ${at(0.99)} ms`;
}
