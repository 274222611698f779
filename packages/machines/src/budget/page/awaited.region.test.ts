import { expect, test } from 'vitest';
import { budgetWorld, fila, sop } from '../../test/budget-world.ts';
import { last, ok } from '../../test/fakes.ts';
import { type BudgetChoice, NO_CHOICE } from './choice.ts';

function opened(choice: Partial<BudgetChoice>) {
  const world = budgetWorld(undefined, { ...NO_CHOICE, ...choice });
  const list = async () => {
    await last(world.calls.listarPresupuestables).resolve({ ...ok, data: [sop] });
    await last(world.calls.listarClientesProductos).resolve({ ...ok, data: [fila(1)] });
  };
  return { ...world, list, isAwaited: () => world.page.getSnapshot().hasTag('awaited') };
}

test('an address that asks for nothing is drawn as soon as it is known that the device keeps nothing', async () => {
  const { calls, isAwaited } = opened({});
  expect(isAwaited()).toBe(true);
  await last(calls.readPreference.filter(({ input }) => input.name === 'lugar')).resolve(undefined);
  expect(isAwaited()).toBe(false);
});

test('a list and the months of a pair are awaited, together', async () => {
  const ofList = opened({ periodoID: sop.periodoID });
  expect(ofList.isAwaited()).toBe(true);
  await ofList.list();
  expect(ofList.isAwaited()).toBe(false);
  const ofPair = opened({ periodoID: sop.periodoID, clienteProductoID: 101 });
  await ofPair.list();
  expect(ofPair.isAwaited()).toBe(true);
  await last(ofPair.calls.listarVentas).resolve({ ...ok, data: [] });
  expect(ofPair.isAwaited()).toBe(false);
});

test('what takes long, or is not there any more, is awaited no longer than a moment', () => {
  const { clock, isAwaited } = opened({ periodoID: 'SOP01-2020' });
  clock.increment(300);
  expect(isAwaited()).toBe(false);
});
