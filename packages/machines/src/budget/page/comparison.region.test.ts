import { expect, test } from 'vitest';
import { budgetWorld, cur, venta } from '../../test/budget-world.ts';
import { last, ok } from '../../test/fakes.ts';

/** March of 2026 beside last year's figures. */
async function beside(referencia: ReturnType<typeof venta>[]) {
  const world = budgetWorld();
  const { calls, send, choose, open, months } = world;
  await open();
  await choose(1, [venta(3), venta(4)]);
  send({ type: 'reference.chosen', periodoID: cur.periodoID });
  await last(calls.listarVentas).resolve({ ...ok, data: referencia });
  const asked = (kept: unknown) =>
    last(calls.readPreference.filter(({ input }) => input.name === 'comparacion')).resolve(kept);
  return {
    ...world,
    recall: asked,
    references: () => months().map(({ referencia: one }) => one?.volumenTon ?? null),
  };
}

const before = [venta(3, { ventaID: 93, anio: 2025, volumenTon: 33 })];

test('figures of last year are compared once somebody asks for it, and the device remembers', async () => {
  const { references, send, calls } = await beside(before);
  expect(references()).toEqual([null, null]);
  send({ type: 'comparison.chosen', yearBefore: true });
  expect(references()).toEqual([33, null]);
  expect(last(calls.keepPreference).input).toEqual({ name: 'comparacion', value: true });
  send({ type: 'comparison.chosen', yearBefore: false });
  expect(references()).toEqual([null, null]);
});

test('who has asked for it before need not ask again; any other memory is none', async () => {
  const again = await beside(before);
  await again.recall(true);
  expect(again.references()).toEqual([33, null]);
  const other = await beside(before);
  await other.recall('anterior');
  expect(other.references()).toEqual([null, null]);
});

test('a month of the same year wins over all of the year before', async () => {
  const { references, recall } = await beside([...before, venta(4, { ventaID: 94, volumenTon: 44 })]);
  await recall(true);
  expect(references()).toEqual([null, 44]);
});
