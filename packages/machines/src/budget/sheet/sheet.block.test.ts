import { expect, test } from 'vitest';
import type { Field } from '../../outbox/change.ts';
import { venta } from '../../test/budget-world.ts';
import { opened } from '../../test/edited-sheet.ts';
import { blockKeys } from './block.ts';

async function selecting() {
  const world = await opened();
  const { sheet, context } = world;
  return {
    ...world,
    extend: (mes: number, field: Field, months: number, fields: number) =>
      sheet.send({ type: 'block.extended', ventaID: mes, field, months, fields }),
    fill: (mes: number, field: Field) => sheet.send({ type: 'block.filled', ventaID: mes, field }),
    keys: () => blockKeys(context()),
  };
}

test('a block grows from its cell over open months and both fields, and shrinks to nothing', async () => {
  const { extend, keys } = await selecting();
  extend(4, 'volumenTon', 1, 0);
  extend(4, 'volumenTon', 0, 1);
  expect(keys()).toEqual(['volumenTon:4', 'precio:4', 'volumenTon:5', 'precio:5']);
  extend(4, 'volumenTon', -1, 0);
  extend(4, 'volumenTon', -1, 0);
  expect(keys()).toEqual(['volumenTon:3', 'precio:3', 'volumenTon:4', 'precio:4']);
  // January and February are history.
  extend(4, 'volumenTon', -1, 0);
  expect(keys()).toHaveLength(4);
  extend(4, 'volumenTon', 0, -1);
  extend(4, 'volumenTon', 1, 0);
  expect(keys()).toEqual([]);
});

test('it begins anew in another cell, and ends with typing there, another year or another pair', async () => {
  const { extend, keys, cell, sheet, choose } = await selecting();
  extend(4, 'volumenTon', 1, 0);
  extend(8, 'precio', 1, 0);
  expect(keys()).toEqual(['precio:8', 'precio:9']);
  cell(8, 'precio').type(4);
  cell(8, 'precio').restore();
  expect(keys()).toEqual(['precio:8', 'precio:9']);
  cell(9, 'precio').type(4);
  expect(keys()).toEqual([]);
  cell(9, 'precio').restore();
  extend(8, 'precio', 1, 0);
  sheet.send({ type: 'year.chosen', anio: 2026 });
  expect(keys()).toEqual([]);
  extend(8, 'precio', 1, 0);
  sheet.send({ type: 'block.left', ventaID: 8, field: 'precio' });
  expect(keys()).toEqual([]);
  extend(8, 'precio', 1, 0);
  await choose(2);
  expect(keys()).toEqual([]);
});

test('the mouse draws it from a cell to any other that can be typed in, and back to nothing', async () => {
  const { sheet, keys } = await selecting();
  const reach = (mes: number, field: Field) =>
    sheet.send({ type: 'block.reached', ventaID: 5, field: 'precio', to: { ventaID: mes, field } });
  reach(4, 'volumenTon');
  expect(keys()).toEqual(['volumenTon:4', 'precio:4', 'volumenTon:5', 'precio:5']);
  // History.
  reach(1, 'precio');
  expect(keys()).toHaveLength(4);
  reach(6, 'precio');
  expect(keys()).toEqual(['precio:5', 'precio:6']);
  reach(5, 'precio');
  expect(keys()).toEqual([]);
});

test('the figures of its first month fill the others, as one step', async () => {
  const { type, extend, fill, volumes, prices, context, undo } = await selecting();
  type(3, 'volumenTon', 7);
  type(3, 'precio', 5);
  extend(3, 'volumenTon', 2, 0);
  extend(3, 'volumenTon', 0, 1);
  fill(3, 'volumenTon');
  expect([volumes().slice(2, 6), prices().slice(2, 6)]).toEqual([
    [7, 7, 7, 10],
    [5, 5, 5, 2],
  ]);
  expect(context().outcome).toEqual({ kind: 'filled', count: 4 });
  undo();
  expect(volumes().slice(2, 5)).toEqual([7, 10, 10]);
});

test('without a block a cell takes the figure above it, the first one none', async () => {
  const { type, fill, volumes } = await selecting();
  type(3, 'volumenTon', 7);
  fill(4, 'volumenTon');
  fill(3, 'volumenTon');
  expect(volumes().slice(2, 5)).toEqual([7, 7, 10]);
});

test('a figure typed in its first cell is written into all of them, as one step', async () => {
  const { sheet, extend, cell, volumes, prices, context, keys, steps, undo } = await selecting();
  extend(3, 'volumenTon', 2, 0);
  extend(3, 'volumenTon', 0, 1);
  cell(3, 'volumenTon').type(7);
  const operation = { kind: 'figure', valor: 7 } as const;
  sheet.send({ type: 'block.typed', ventaID: 3, field: 'volumenTon', operation });
  expect([volumes().slice(2, 6), prices().slice(2, 6)]).toEqual([
    [7, 7, 7, 10],
    [7, 7, 7, 2],
  ]);
  expect([context().outcome, context().drafts]).toEqual([{ kind: 'written', count: 6, skipped: 0 }, {}]);
  expect([keys().length, steps()]).toEqual([6, [1, 0]]);
  undo();
  expect([volumes().slice(2, 6), prices().slice(2, 6)]).toEqual([
    [10, 10, 10, 10],
    [2, 2, 2, 2],
  ]);
});

test('an operation starts from the own figure and reference of each cell', async () => {
  const { sheet, type, extend, cell, volumes, context, refer } = await selecting();
  type(4, 'volumenTon', 20);
  extend(3, 'volumenTon', 1, 0);
  cell(3, 'volumenTon').type(15);
  const half = { kind: 'percent', of: { kind: 'figure', valor: 50 } } as const;
  const more = { kind: 'sum', left: { kind: 'present' }, right: half } as const;
  sheet.send({ type: 'block.typed', ventaID: 3, field: 'volumenTon', operation: more });
  expect(volumes().slice(2, 5)).toEqual([15, 30, 10]);
  await refer([venta(4, { volumenTon: 8 })]);
  const reference = { kind: 'reference' } as const;
  sheet.send({ type: 'block.typed', ventaID: 3, field: 'volumenTon', operation: reference });
  expect(volumes().slice(2, 5)).toEqual([15, 8, 10]);
  expect(context().outcome).toEqual({ kind: 'written', count: 1, skipped: 1 });
});

test('deleting writes zeros, as one step', async () => {
  const { sheet, extend, volumes, context, steps } = await selecting();
  extend(11, 'volumenTon', 1, 0);
  sheet.send({ type: 'block.cleared', ventaID: 11, field: 'volumenTon' });
  expect(volumes().slice(9)).toEqual([10, 0, 0]);
  expect([context().outcome, steps()]).toEqual([{ kind: 'cleared', count: 2 }, [1, 0]]);
});
