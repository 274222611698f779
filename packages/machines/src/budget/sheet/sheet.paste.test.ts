import { describe, expect, test } from 'vitest';
import { sop, venta } from '../../test/budget-world.ts';
import { opened } from '../../test/edited-sheet.ts';

describe('pasting', () => {
  test('one column fills the months from the focused one down, in that field', async () => {
    const { paste, volumes, prices, context } = await opened();
    paste(3, [[1.5], [2], [3]]);
    expect(volumes()).toEqual([10, 10, 1.5, 2, 3, ...Array(7).fill(10)]);
    paste(11, [[7], [8.12345]], 'precio');
    expect(prices().slice(9)).toEqual([2, 7, 8.1235]);
    expect(context().outcome).toEqual({
      kind: 'pasted',
      count: 2,
      skipped: 0,
      fields: ['precio'],
      from: { mes: 11, anio: 2026 },
      to: { mes: 12, anio: 2026 },
      months: 2,
    });
  });

  test('two columns are volume and price, and refused on the price', async () => {
    const { paste, volumes, prices, context } = await opened();
    paste(4, [
      [1, 11],
      [2, 12],
    ]);
    expect([volumes().slice(2, 6), prices().slice(2, 6)]).toEqual([
      [10, 1, 2, 10],
      [2, 11, 12, 2],
    ]);
    paste(4, [[5, 6]], 'precio');
    expect([volumes()[3], prices()[3]]).toEqual([1, 11]);
    expect(context().outcome).toEqual({ kind: 'not pasted', refusal: { why: 'two from the price' } });
  });

  test('what goes past the last month, is no number or cannot be saved is skipped; empty cells keep the month', async () => {
    const { paste, volumes, context } = await opened();
    paste(8, [[-1], ['pendiente'], [''], [1e9], [12], [13], ['']]);
    expect(volumes().slice(6)).toEqual([10, 10, 10, 10, 10, 12]);
    expect(context().outcome).toMatchObject({ kind: 'pasted', count: 1, skipped: 4 });
  });

  test('history months are never written, and what lies on them is skipped', async () => {
    const { paste, volumes, context } = await opened();
    paste(1, [[1], [2], [3]]);
    expect(volumes().slice(0, 4)).toEqual([10, 10, 3, 10]);
    expect(context().outcome).toMatchObject({ kind: 'pasted', count: 1, skipped: 2 });
  });

  test('only the months that Año shows are filled', async () => {
    const { paste, sheet, context } = await opened([venta(12), venta(1, { ventaID: 99, anio: 2027 })]);
    sheet.send({ type: 'year.chosen', anio: 2026 });
    paste(12, [[1], [2]]);
    expect(context().typed).toEqual({ 'volumenTon:12': 1 });
    expect(context().outcome).toMatchObject({ kind: 'pasted', count: 1, skipped: 1 });
  });

  test('a month is found by its name, wherever the focus is', async () => {
    const { paste, volumes, prices, steps } = await opened();
    paste(9, [['Abril', 33]]);
    expect([volumes()[3], volumes()[8]]).toEqual([33, 10]);
    paste(3, [['Diciembre', 34]], 'precio');
    expect([prices()[11], volumes()[11], prices()[2]]).toEqual([34, 10, 2]);
    expect(steps()).toEqual([2, 0]);
  });

  test('a row goes across the months and is one step back', async () => {
    const { paste, undo, volumes, prices, steps } = await opened();
    const twelve = Array.from({ length: 10 }, (_, at) => 20 + at);
    paste(3, [twelve, twelve.map((value) => value + 100)]);
    expect([volumes().slice(2), prices()[2], prices()[11]]).toEqual([twelve, 120, 129]);
    expect(steps()).toEqual([1, 0]);
    undo();
    expect([volumes(), prices()[11]]).toEqual([Array(12).fill(10), 2]);
  });

  test('what could mean two things writes nothing, and is no step', async () => {
    const { paste, calls, context, steps } = await opened();
    paste(3, [
      [1, 2, ''],
      [1, 2, 3],
      [7, 8, 9],
    ]);
    expect(calls.sendChange).toEqual([]);
    expect(steps()).toEqual([0, 0]);
    expect(context().outcome).toEqual({ kind: 'not pasted', refusal: { why: 'too wide', columns: 3 } });
  });

  test('values go out one after the other, are pending, and reach the server', async () => {
    const { paste, calls, cell, settle, pending } = await opened();
    paste(3, [[1], [10]]);
    expect(calls.sendChange).toHaveLength(1);
    expect(cell(4, 'volumenTon').isPending).toBe(true);
    await settle();
    expect(calls.sendChange.map(({ input: { change } }) => change)).toMatchObject([
      { kind: 'volumenTon', ventaID: 3, valor: 1, periodoID: sop.periodoID },
      { kind: 'volumenTon', ventaID: 4, valor: 10 },
    ]);
    expect(pending()).toEqual({});
  });
});
