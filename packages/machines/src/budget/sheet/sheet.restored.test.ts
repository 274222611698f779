import { expect, test } from 'vitest';
import { sop, venta, year } from '../../test/budget-world.ts';
import { opened } from '../../test/edited-sheet.ts';
import { last, ok } from '../../test/fakes.ts';

test('a figure of the log is put back as a change of its own, which can be undone', async () => {
  const { sheet, volumes, undo, settle, calls, context } = await opened();
  sheet.send({
    type: 'figures.restored',
    values: [{ ventaID: 3, field: 'volumenTon', valor: 40, visto: 10 }],
  });
  expect(volumes()[2]).toBe(40);
  expect(context().outcome).toEqual({ kind: 'restored', count: 1 });
  await settle();
  expect(last(calls.sendChange).input.change).toMatchObject({ ventaID: 3, valor: 40 });
  undo();
  expect(volumes()[2]).toBe(10);
});

test('a figure is put back over the one that was shown beside it, whatever has come since', async () => {
  const { sheet, calls, page, clock, volumes } = await opened();
  const figure = {
    ventaID: 3,
    campo: 'volumenTon',
    valor: 48,
    periodoID: sop.periodoID,
    origen: 'tecleado',
  } as const;
  const whose = { vendedorID: 1, clienteProductoID: 101, clienteProductoPeriodoID: 1 };
  page.send({
    type: 'news.heard',
    eventos: [{ tipo: 'cifra', ...figure, ...whose, fecha: '2026-11-03T18:04:00.000Z' }],
  });
  clock.increment(100);
  await last(calls.listarVentas).resolve({
    ...ok,
    data: year.map((month) => (month.mes === 3 ? venta(3, { volumenTon: 48 }) : month)),
  });
  expect(volumes()[2]).toBe(48);
  sheet.send({
    type: 'figures.restored',
    values: [{ ventaID: 3, field: 'volumenTon', valor: 40, visto: 10 }],
  });
  expect(last(calls.sendChange).input.change).toMatchObject({ valor: 40, visto: 10 });
});

test('figures of other pairs are left alone', async () => {
  const { sheet, pending } = await opened();
  sheet.send({
    type: 'figures.restored',
    values: [{ ventaID: 999, field: 'volumenTon', valor: 40, visto: 10 }],
  });
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
