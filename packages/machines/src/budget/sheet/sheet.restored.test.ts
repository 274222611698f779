import { expect, test } from 'vitest';
import { year } from '../../test/budget-world.ts';
import { opened } from '../../test/edited-sheet.ts';
import { last } from '../../test/fakes.ts';

test('a figure of the log is put back as a change of its own, which can be undone', async () => {
  const { sheet, volumes, undo, settle, calls, context } = await opened();
  sheet.send({ type: 'figures.restored', values: [{ ventaID: 3, field: 'volumenTon', valor: 40 }] });
  expect(volumes()[2]).toBe(40);
  expect(context().outcome).toEqual({ kind: 'restored', count: 1 });
  await settle();
  expect(last(calls.sendChange).input.change).toMatchObject({ ventaID: 3, valor: 40 });
  undo();
  expect(volumes()[2]).toBe(10);
});

test('figures of other pairs are left alone', async () => {
  const { sheet, pending } = await opened();
  sheet.send({ type: 'figures.restored', values: [{ ventaID: 999, field: 'volumenTon', valor: 40 }] });
  expect(pending()).toEqual({});
});

test('the own change is the last one: the mark of somebody else’s goes', async () => {
  const theirs = { usuario: 'bea', fecha: '2026-11-03T18:04:00.000Z' };
  const { type, months, settle } = await opened(year.map((venta) => ({ ...venta, cambioAjeno: theirs })));
  type(3, 'volumenTon', 20);
  await settle();
  expect(months().map(({ venta }) => venta.cambioAjeno)).toEqual([
    theirs,
    theirs,
    null,
    ...Array.from({ length: 9 }, () => theirs),
  ]);
});
