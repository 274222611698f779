import type { Caller } from '@presupuesto/api-sdk';
import type { VentaPeriodo } from '@presupuesto/api-sdk/contract';
import { expect, test } from 'vitest';
import { monthsOf } from '../../fixtures/months.ts';
import { bgt2026 } from '../../fixtures/periods.ts';
import { relation } from '../../fixtures/relations.ts';
import { keepMonths } from './keep-months.ts';
import { answerKey } from './kept-call.ts';
import type { KeptAnswer } from './kept-store.ts';

const { periodoID } = bgt2026;
const signal = new AbortController().signal;

const months = [0, 1, 2].flatMap((at) =>
  monthsOf(bgt2026).map(
    (venta): VentaPeriodo => ({
      ...relation(at),
      monedaID: 'COP',
      vendedorID: 1,
      vendedorCodigo: 'V-1',
      nombreVendedor: 'Ana',
      clienteCodigo: `C-${at}`,
      productoCodigo: `P-${at}`,
      ...venta,
    }),
  ),
);

/** A server that gives `size` months a page, and says that there are `rows`. */
async function keptFrom(size: number, rows = months.length) {
  const kept = new Map<string, KeptAnswer>();
  let pages = 0;
  const call = (async (_: unknown, { query }: { query: { pageNumber: number } }) => {
    pages += 1;
    const from = query.pageNumber * size;
    return { status: 200, message: '', data: months.slice(from, from + size), rows };
    // The one call that is made.
  }) as Caller;
  const store = {
    write: async (_: string, entries: readonly (readonly [string, KeptAnswer])[]) => {
      for (const [key, answer] of entries) kept.set(key, answer);
    },
  };
  await keepMonths({ usuario: 'ana', call, periodoID, signal, store });
  return { kept, pages };
}

test.each([7, 12, 1_000])('pages of %i months are kept as whole pairs', async (size) => {
  const { kept } = await keptFrom(size);
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

test('a period that is too large for a device is left after its first page', async () => {
  const { kept, pages } = await keptFrom(12, 300_000);
  expect(pages).toBe(1);
  expect(kept.size).toBe(0);
});
