import { expect, test } from 'vitest';
import { budgetWorld, fila, sop } from '../../test/budget-world.ts';
import { last, ok, settled } from '../../test/fakes.ts';

/** Pair 1 is open. */
async function opened() {
  const world = budgetWorld();
  await world.open();
  await world.choose(1);
  const { rows, calls, page, removal } = world;
  return {
    ...world,
    gone: () => page.getSnapshot().context.gonePair,
    shown: () => world.sheet.getSnapshot().context.pair?.fila.clienteProductoPeriodoID,
    lists: async (...pairs: number[]) => {
      rows.send({ type: 'list.outdated' });
      await last(calls.listarClientesProductos).resolve({ ...ok, data: pairs.map((n) => fila(n)) });
    },
    remove: () => {
      removal.send({ type: 'removal.asked', fila: fila(1) });
      removal.send({ type: 'removal.confirmed' });
    },
  };
}

const PAIR = { nombreCliente: 'Cliente 1', nombreProducto: 'Producto 1' };

test('a pair that somebody else removes is named with what was being typed, which goes nowhere', async () => {
  const { cell, lists, gone, shown, pending, history } = await opened();
  cell(4, 'volumenTon').type(413);
  await lists(2);
  const figures = [{ ventaID: 4, field: 'volumenTon', valor: 413 }];
  expect([gone(), shown()]).toEqual([{ ...PAIR, figures }, undefined]);
  expect([pending(), history.getSnapshot().context.past]).toEqual([{}, []]);
});

test('it is named until another pair is opened, another period is chosen, or it comes back', async () => {
  const { choose, lists, gone, shown, send } = await opened();
  await lists(2);
  expect(gone()).toEqual({ ...PAIR, figures: [] });
  await lists(1, 2);
  expect([gone(), shown()]).toEqual([null, 1]);
  await lists(2);
  await choose(2);
  expect(gone()).toBeNull();
  await lists(1);
  expect(gone()).toMatchObject({ nombreCliente: 'Cliente 2' });
  send({ type: 'period.chosen', periodoID: null });
  expect(gone()).toBeNull();
});

test('a pair that another tab removes is named as well', async () => {
  const { outbox, gone, cell } = await opened();
  cell(4, 'volumenTon').type(413);
  const change = { kind: 'removal', clienteProductoID: 101, periodoID: sop.periodoID } as const;
  outbox.send({ type: 'changes.heard', kept: [{ id: 'elsewhere', moment: Date.now() + 60_000, change }] });
  await settled();
  expect(gone()).toMatchObject({ ...PAIR, figures: [{ valor: 413 }] });
});

test('a removal of one’s own, done again or taken back, is not named', async () => {
  const { remove, history, lists, gone, shown, calls } = await opened();
  remove();
  expect([gone(), shown()]).toEqual([null, undefined]);
  history.send({ type: 'edit.undone' });
  history.send({ type: 'edit.redone' });
  expect([gone(), shown()]).toEqual([null, undefined]);
  await last(calls.sendChange).resolve(ok);
  history.send({ type: 'edit.undone' });
  await lists(2);
  expect(gone()).toBeNull();
});

test('a pair that is left for another one is not named', async () => {
  const { choose, gone, send } = await opened();
  await choose(2);
  expect(gone()).toBeNull();
  send({ type: 'period.chosen', periodoID: null });
  expect(gone()).toBeNull();
});
