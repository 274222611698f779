import type { Caller } from '@presupuesto/api-sdk';
import type { ParConMeses } from '@presupuesto/api-sdk/contract';
import { expect, test } from 'vitest';
import { monthsOf } from '../../fixtures/months.ts';
import { bgt2026 } from '../../fixtures/periods.ts';
import { relation } from '../../fixtures/relations.ts';
import { keepMonths, keepRead } from './keep-months.ts';
import { answerKey } from './kept-call.ts';
import type { KeptAnswer } from './kept-store.ts';

const { periodoID } = bgt2026;
const signal = new AbortController().signal;

const pares = [0, 1, 2].map(
  (at): ParConMeses => ({ ...relation(at), vendedorID: 1, nombreVendedor: 'Ana', meses: monthsOf(bgt2026) }),
);

interface PairsServer {
  /** Pairs a page. */
  readonly size: number;
  /** How many pairs it says that there are; null where it says nothing. */
  readonly rows?: number | null;
  /** The first page that it refuses. */
  readonly refusesFrom?: number;
}

/** What is kept of a period, how many pages were asked for, and why it ended, where it failed. */
async function keptFrom({ size, rows = pares.length, refusesFrom = Number.POSITIVE_INFINITY }: PairsServer) {
  const kept = new Map<string, KeptAnswer>();
  let pages = 0;
  const call = (async (_: unknown, { query }: { query: { pageNumber: number } }) => {
    pages += 1;
    if (query.pageNumber >= refusesFrom) return { status: 400, message: 'Período no encontrado', data: null };
    const from = query.pageNumber * size;
    return { status: 200, message: '', data: pares.slice(from, from + size), ...(rows !== null && { rows }) };
    // The one call that is made.
  }) as Caller;
  const store = {
    write: async (_: string, entries: readonly (readonly [string, KeptAnswer])[]) => {
      for (const [key, answer] of entries) kept.set(key, answer);
    },
  };
  const failure = await keepMonths({ usuario: 'ana', call, periodoID, signal, store }).then(
    () => undefined,
    (error: unknown) => error,
  );
  return { kept, pages, failure };
}

test.each([1, 2, 3, 1_000])('pages of %i pairs are all kept', async (size) => {
  const { kept, failure } = await keptFrom({ size });
  expect(failure).toBeUndefined();
  for (const at of [0, 1, 2]) {
    const { clienteID, productoID } = relation(at);
    const answer = kept.get(answerKey('loadVentas', { periodoID, clienteID, productoID }))?.answer;
    expect(answer).toMatchObject({
      status: 200,
      data: monthsOf(bgt2026).map(({ ventaID }) => ({ ventaID })),
    });
  }
  expect(kept.has(answerKey('period', periodoID))).toBe(true);
});

test('pages of a server that does not say how many pairs there are come until one is empty', async () => {
  const { kept, pages } = await keptFrom({ size: 2, rows: null });
  expect(pages).toBe(3);
  const { clienteID, productoID } = relation(2);
  expect(kept.has(answerKey('loadVentas', { periodoID, clienteID, productoID }))).toBe(true);
});

test('a period that is too large for a device is left after its first page', async () => {
  const { kept, pages } = await keptFrom({ size: 1, rows: 9_000 });
  expect(pages).toBe(1);
  expect(kept.size).toBe(0);
});

test('pairs that a screen has read are kept, and too many not at all', async () => {
  const kept = new Map<string, KeptAnswer>();
  const store = {
    write: async (_: string, entries: readonly (readonly [string, KeptAnswer])[]) => {
      for (const [key, answer] of entries) kept.set(key, answer);
    },
  };
  const keep = (read: readonly ParConMeses[]) =>
    keepRead({ usuario: 'ana', periodoID, store, pares: read, asked: 7, signal });
  await keep(Array.from({ length: 3_000 }, () => pares).flat());
  expect(kept.size).toBe(0);
  await keep(pares);
  for (const at of [0, 1, 2]) {
    const { clienteID, productoID } = relation(at);
    expect(kept.get(answerKey('loadVentas', { periodoID, clienteID, productoID }))).toMatchObject({
      asked: 7,
      answer: { status: 200, data: monthsOf(bgt2026).map(({ ventaID }) => ({ ventaID })) },
    });
  }
  expect(kept.has(answerKey('period', periodoID))).toBe(true);
});

test('nothing of a large period is kept any more once its user has signed out', async () => {
  const over = new AbortController();
  const [first] = pares;
  if (!first) throw new Error('The fixture has no pairs');
  const pairs = Array.from({ length: 250 }, (_, at) => ({
    ...first,
    clienteProductoPeriodoID: at,
    clienteID: at,
  }));
  const keys: string[] = [];
  const store = {
    write: async (_: string, entries: readonly (readonly [string, KeptAnswer])[]) => {
      keys.push(...entries.map(([key]) => key));
      over.abort();
    },
  };
  const keeping = keepRead({
    usuario: 'ana',
    periodoID,
    store,
    pares: pairs,
    asked: 7,
    signal: over.signal,
  });
  await expect(keeping).rejects.toThrow(over.signal.reason);
  expect(keys).toHaveLength(100);
});

test('nothing of a fetched period is kept any more once its user has signed out', async () => {
  const [first, second] = pares;
  if (!first || !second) throw new Error('The fixture has no pairs');
  for (const size of [1, 2]) {
    const over = new AbortController();
    const call = (async (_: unknown, { query }: { query: { pageNumber: number } }) => {
      const from = query.pageNumber * size;
      return { status: 200, message: '', data: [first, second].slice(from, from + size), rows: 2 };
      // The one call that is made.
    }) as Caller;
    const keys: string[] = [];
    const store = {
      write: async (_: string, entries: readonly (readonly [string, KeptAnswer])[]) => {
        keys.push(...entries.map(([key]) => key));
        over.abort();
      },
    };
    const keeping = keepMonths({ usuario: 'ana', call, periodoID, store, signal: over.signal });
    await expect(keeping).rejects.toThrow(over.signal.reason);
    expect(keys).toHaveLength(size);
  }
});

test.each([0, 1])(
  'a period whose page %i is refused is not taken for one that is kept whole',
  async (refusesFrom) => {
    const { kept, failure } = await keptFrom({ size: 1, refusesFrom });
    expect(failure).toMatchObject({ status: 400 });
    expect(kept.has(answerKey('period', periodoID))).toBe(false);
  },
);
