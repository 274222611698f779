import { describe, expect, test } from 'vitest';
import { at, figure, gridWorld, months, more } from '../../test/grid-world.ts';
import { pairKey } from './keys.ts';
import { gridPlan, selectedBlock } from './plan.ts';
import { entryPreview } from './preview.ts';
import type { GridCell } from './selection.ts';
import { statusOf } from './status.ts';

/** Pairs 1 and 2 in pesos, 3 in soles; ten tonnes a month at 2 a kilo. */
async function world(third: Parameters<typeof months>[1] = {}) {
  const grid = await gridWorld({ isRead: false });
  await grid.answer(
    'SOP03-2026',
    [months(1), months(2), months(3, third)].map((pair, at) => ({
      ...pair,
      monedaID: at === 2 ? 'PEN' : 'COP',
    })),
  );
  const status = () => {
    const context = grid.context();
    const block = selectedBlock(context);
    return block && statusOf(gridPlan(context), block, context.view, context.reference);
  };
  const march = (n: number): GridCell => ({ row: pairKey(100 + n), column: '2026-03' });
  return { ...grid, status, march };
}

test('sales and prices of several currencies are not added up, tonnes and euros are', async () => {
  const { send, select, status, march } = await world();
  select(march(1), march(3));
  expect(status()).toMatchObject({ count: 3, sum: 30, monedaID: null, hasSeveralCurrencies: false });
  send({ type: 'view.chosen', view: 'ventas' });
  expect(status()).toMatchObject({
    count: 3,
    sum: null,
    mean: null,
    monedaID: null,
    hasSeveralCurrencies: true,
  });
  send({ type: 'view.chosen', view: 'precio' });
  expect(status()).toMatchObject({ sum: null, mean: null, hasSeveralCurrencies: true });
  select(march(1), march(2));
  expect(status()).toMatchObject({ hasSeveralCurrencies: false });
});

test.each([
  ['without sales needs no rate', { volumenTon: 0, valorEUR: null }, [120_000, 10_000]],
  ['with sales and without a rate leaves none', { valorEUR: null }, [null, null]],
])('in the totals in euros, a pair %s', async (_, third, expected) => {
  const { send, select, status } = await world(third);
  send({ type: 'view.chosen', view: 'ventasEUR' });
  const sums = ['2026', '2026-03'].map((column) => {
    select({ row: 'total', column });
    return status()?.sum;
  });
  expect(sums).toEqual(expected);
});

test('what is selected in one currency is named in that one, whatever the others are', async () => {
  const { send, select, status, march } = await world();
  send({ type: 'view.chosen', view: 'ventas' });
  select(march(3));
  expect(status()).toMatchObject({ sum: 20_000, monedaID: 'PEN' });
  select(march(1), march(2));
  expect(status()).toMatchObject({ sum: 40_000, monedaID: 'COP' });
});

test('what an operation does to prices of several currencies has no mean', async () => {
  const { send, select, context, march } = await world();
  send({ type: 'view.chosen', view: 'precio' });
  select(march(1), march(3));
  send({ type: 'entry.begun', text: '+5%', operation: more(5), editing: false });
  expect(entryPreview(context())).toMatchObject({ figures: 3, before: null, after: null });
  send({ type: 'entry.cancelled' });
  select(march(1), march(2));
  send({ type: 'entry.begun', text: '5', operation: figure(5), editing: false });
  expect(entryPreview(context())).toMatchObject({ figures: 2, before: 2, after: 5 });
});

describe('a pair whose reference is in another currency', () => {
  /** Pair 1 was sold in pesos, for twenty tonnes a month at 3 a kilo, and is in soles now; the others stay in pesos. */
  async function moved() {
    const grid = await gridWorld({ isRead: false, hasReference: true });
    await grid.answer(
      'SOP03-2026',
      [months(1), months(2)].map((pair, n) => ({ ...pair, monedaID: n === 0 ? 'PEN' : 'COP' })),
    );
    const status = () => {
      const context = grid.context();
      const block = selectedBlock(context);
      return block && statusOf(gridPlan(context), block, context.view, context.reference);
    };
    return { ...grid, status };
  }

  test.each([
    ['volumenTon', { sum: 10, reference: 20, difference: -50 }],
    ['precio', { mean: 2, reference: null, difference: null }],
    ['ventas', { sum: 20_000, reference: null, difference: null }],
    ['ventasEUR', { sum: 5_000, reference: 15_000 }],
  ] as const)('is compared in %s as far as the figures have one unit', async (view, expected) => {
    const { send, select, status } = await moved();
    send({ type: 'view.chosen', view });
    select(at(1, 3));
    expect(status()).toMatchObject(expected);
  });

  test('has no reference for its price, and one for its volume', async () => {
    const { send, select, enter, prices, volumes, context } = await moved();
    send({ type: 'view.chosen', view: 'precio' });
    select(at(1, 3), at(2, 3));
    enter({ kind: 'reference' });
    expect([prices(1)[2], prices(2)[2]]).toEqual([2, 1]);
    expect(context().said).toMatchObject({ count: 1, left: { 'no reference': 1 } });
    send({ type: 'view.chosen', view: 'volumenTon' });
    select(at(1, 3));
    enter({ kind: 'reference' });
    expect(volumes(1)[2]).toBe(20);
  });

  test('is compared anew once its budget is in the currency of the reference', async () => {
    const { send, select, status, answer, clock } = await moved();
    send({ type: 'view.chosen', view: 'precio' });
    select(at(1, 3));
    expect(status()?.reference).toBeNull();
    send({ type: 'budget.outdated' });
    clock.increment(200);
    await answer('SOP03-2026', [months(1), months(2)]);
    expect(status()).toMatchObject({ reference: 3 });
  });
});

test('each price is sent with the currency of its pair, tonnes without one', async () => {
  const { send, select, enter, calls, march } = await world();
  select(march(1), march(3));
  enter(figure(20));
  send({ type: 'view.chosen', view: 'precio' });
  select(march(1), march(3));
  enter(figure(5));
  const [tonnes, prices] = calls.sendBatch.map(({ input }) => input.changes);
  expect(tonnes?.map((change) => 'moneda' in change)).toEqual([false, false, false]);
  expect(prices?.map(({ moneda }) => moneda)).toEqual(['COP', 'COP', 'PEN']);
});
