import { contract } from '@presupuesto/api-sdk/contract';
import { describe, expect, test } from 'vitest';
import { venta, year } from '../../test/budget-world.ts';
import { opened } from '../../test/edited-sheet.ts';
import { failure, last, ok } from '../../test/fakes.ts';
import { openYears, splitPreview } from '../edits/distribute-total.ts';

const EMPTY = year.map(({ mes }) => venta(mes, { volumenTon: 0, precio: 0 }));

describe('copying the reference', () => {
  const both = {
    fields: ['volumenTon', 'precio'],
    porcentajes: { volumenTon: 0, precio: 0 },
    onlyEmpty: true,
    yearBefore: false,
  } as const;
  const reference = year.map(({ mes }) =>
    venta(mes, { ventaID: 500 + mes, volumenTon: 1.001 * mes, precio: 1.1111 }),
  );

  test('fills the empty open months alone, both fields, as one step', async () => {
    const { refer, sheet, volumes, prices, steps, undo, context } = await opened(
      EMPTY.map((month) => (month.mes === 4 ? venta(4, { volumenTon: 9, precio: 0 }) : month)),
    );
    await refer(reference);
    sheet.send({ type: 'reference.copied', options: both });
    expect(volumes().slice(0, 6)).toEqual([0, 0, 3.003, 9, 5.005, 6.006]);
    expect(prices().slice(0, 6)).toEqual([0, 0, 1.1111, 0, 1.1111, 1.1111]);
    expect(context().outcome).toEqual({ kind: 'copied', count: 18, skipped: 0 });
    expect(steps()).toEqual([1, 0]);
    undo();
    expect(volumes().slice(2, 5)).toEqual([0, 9, 0]);
  });

  test('a month with a price and no tonnes is not empty: both fields leave it as it is', async () => {
    const { refer, sheet, volumes, prices } = await opened(
      EMPTY.map((month) => (month.mes === 7 ? venta(7, { volumenTon: 0, precio: 2.5 }) : month)),
    );
    await refer(reference);
    sheet.send({ type: 'reference.copied', options: both });
    expect([volumes().slice(5, 8), prices().slice(5, 8)]).toEqual([
      [6.006, 0, 8.008],
      [1.1111, 2.5, 1.1111],
    ]);
  });

  test('one field after the other: a month is empty of that field where it is 0', async () => {
    const { refer, sheet, volumes, prices } = await opened(EMPTY);
    await refer(reference);
    sheet.send({ type: 'reference.copied', options: { ...both, fields: ['volumenTon'] } });
    sheet.send({ type: 'reference.copied', options: { ...both, fields: ['precio'] } });
    expect([volumes()[3], prices()[3]]).toEqual([4.004, 1.1111]);
  });

  test('writes over what is there when it shall, one field alone', async () => {
    const { refer, sheet, volumes, prices } = await opened();
    await refer(reference);
    sheet.send({ type: 'reference.copied', options: { ...both, fields: ['precio'], onlyEmpty: false } });
    expect(volumes()).toEqual(Array(12).fill(10));
    expect(prices()).toEqual([2, 2, ...Array(10).fill(1.1111)]);
  });

  test('adds a percentage exactly, halves up, where floats would drift', async () => {
    const { refer, sheet, volumes, prices } = await opened(EMPTY);
    await refer([
      venta(3, { volumenTon: 1.02, precio: 1.0002 }),
      venta(4, { volumenTon: 0.02, precio: 1.005 }),
      venta(5, { volumenTon: 99_999_999, precio: 1 }),
    ]);
    sheet.send({
      type: 'reference.copied',
      options: { ...both, porcentajes: { volumenTon: 2.5, precio: 2.5 } },
    });
    expect(volumes().slice(2, 5)).toEqual([1.046, 0.021, 0]);
    expect(prices().slice(2, 5)).toEqual([1.0252, 1.0301, 1.025]);
    expect(sheet.getSnapshot().context.outcome).toEqual({ kind: 'copied', count: 5, skipped: 1 });
    sheet.send({
      type: 'reference.copied',
      options: { ...both, porcentajes: { volumenTon: -100, precio: -100 }, onlyEmpty: false },
    });
    expect(volumes().slice(2, 5)).toEqual([0, 0, 0]);
    sheet.send({
      type: 'reference.copied',
      options: { ...both, porcentajes: { volumenTon: -101, precio: -101 }, onlyEmpty: false },
    });
    expect(sheet.getSnapshot().context.outcome).toEqual({ kind: 'copied', count: 0, skipped: 0 });
  });

  test('of another currency fills the volumes alone', async () => {
    const { refer, sheet, volumes, prices } = await opened(
      EMPTY.map((month) => ({ ...month, monedaID: 'PEN' })),
    );
    await refer(reference.map((month) => ({ ...month, monedaID: 'COP' })));
    sheet.send({ type: 'reference.copied', options: { ...both, onlyEmpty: false } });
    expect(volumes().slice(2, 4)).toEqual([3.003, 4.004]);
    expect(prices()).toEqual(Array(12).fill(0));
  });

  test('adds to volume and price a percentage each', async () => {
    const { refer, sheet, volumes, prices } = await opened(EMPTY);
    await refer([venta(3, { volumenTon: 10, precio: 2 })]);
    const porcentajes = { volumenTon: 10, precio: -50 };
    sheet.send({ type: 'reference.copied', options: { ...both, porcentajes } });
    expect([volumes()[2], prices()[2]]).toEqual([11, 1]);
  });

  test('takes the same month of the year before', async () => {
    const { refer, sheet, volumes } = await opened(EMPTY);
    await refer([venta(3, { volumenTon: 1 }), venta(4, { anio: 2025, volumenTon: 2 })]);
    sheet.send({ type: 'reference.copied', options: { ...both, yearBefore: true } });
    expect(volumes().slice(2, 5)).toEqual([0, 2, 0]);
  });
});

describe('distributing a total', () => {
  const distribute = (total: number) => ({ type: 'total.distributed', anio: 2026, total }) as const;

  test('keeps the present proportions over the open months and adds up to the kilo', async () => {
    const { sheet, volumes, context, undo } = await opened(
      year.map((month) => venta(month.mes, { volumenTon: month.mes === 3 ? 30 : month.mes < 6 ? 10 : 0 })),
    );
    sheet.send(distribute(100));
    expect(volumes()).toEqual([10, 10, 60, 20, 20, 0, 0, 0, 0, 0, 0, 0]);
    expect(context().outcome).toEqual({ kind: 'distributed', total: 100, count: 10 });
    undo();
    expect(volumes()[2]).toBe(30);
  });

  test('follows the reference where nothing is budgeted, of the year before if it has no other', async () => {
    const { sheet, refer, volumes } = await opened(EMPTY);
    await refer([venta(3, { volumenTon: 1 }), venta(4, { volumenTon: 3 }), venta(4, { anio: 2025 })]);
    sheet.send(distribute(8));
    expect(volumes().slice(2, 5)).toEqual([2, 6, 0]);
    await refer([venta(5, { anio: 2025, volumenTon: 1 }), venta(6, { anio: 2025, volumenTon: 1 })]);
    sheet.send(distribute(0));
    sheet.send(distribute(5));
    expect(volumes().slice(2, 6)).toEqual([0, 0, 2.5, 2.5]);
  });

  test('waits where nothing is budgeted and the reference is on its way: nothing is split evenly', async () => {
    const { sheet, send, volumes, context, calls } = await opened(EMPTY);
    send({ type: 'reference.chosen', periodoID: 'CUR-2026' });
    expect(splitPreview(context(), 2026, 8)).toMatchObject({ proportion: 'awaited', isSavable: false });
    sheet.send(distribute(8));
    expect([volumes(), calls.sendChange, context().outcome]).toEqual([Array(12).fill(0), [], null]);
    await last(calls.listarVentas).resolve({ ...ok, data: [venta(3, { volumenTon: 1 })] });
    expect(splitPreview(context(), 2026, 8)).toMatchObject({ proportion: 'reference', isSavable: true });
    sheet.send(distribute(8));
    expect(volumes().slice(2, 4)).toEqual([8, 0]);
  });

  test('waits as well where the reference could not be had, until none is chosen', async () => {
    const { send, context, calls } = await opened(EMPTY);
    send({ type: 'reference.chosen', periodoID: 'CUR-2026' });
    await last(calls.listarVentas).reject(failure(contract.ventas.listarVentas, 500));
    expect(splitPreview(context(), 2026, 8).proportion).toBe('awaited');
    send({ type: 'reference.chosen', periodoID: null });
    expect(splitPreview(context(), 2026, 8).proportion).toBe('equal');
  });

  test('else splits equally, the first months taking what is left over', async () => {
    const { sheet, volumes } = await opened(EMPTY);
    sheet.send(distribute(0.014));
    expect(volumes()).toEqual([0, 0, ...Array(4).fill(0.002), ...Array(6).fill(0.001)]);
  });

  test('adds up to every total, however it was typed', async () => {
    const { sheet, volumes } = await opened(year.map(({ mes }) => venta(mes, { volumenTon: mes * 3.337 })));
    for (let total = 0.001; total < 99_999_999; total = total * 3.7 + 0.011) {
      sheet.send(distribute(total));
      const kilos = volumes()
        .slice(2)
        .reduce((sum, volumen) => sum + BigInt(Math.round(volumen * 1_000)), 0n);
      expect(kilos).toBe(BigInt(Math.round(Number(total.toFixed(3)) * 1_000)));
    }
  });

  test('of nothing makes zeros; a total that cannot be saved changes nothing', async () => {
    const { sheet, volumes, steps } = await opened();
    sheet.send(distribute(-1));
    sheet.send(distribute(1e9));
    expect(steps()).toEqual([0, 0]);
    sheet.send(distribute(0));
    expect(volumes()).toEqual([10, 10, ...Array(10).fill(0)]);
  });

  test('without open months in that year changes nothing', async () => {
    const { sheet, calls, context } = await opened([venta(1), venta(2)]);
    expect(openYears(context())).toEqual([]);
    sheet.send(distribute(100));
    expect(calls.sendChange).toEqual([]);
    expect(context().outcome).toEqual({ kind: 'distributed', total: 100, count: 0 });
  });

  test('reaches the months of the year alone, and offers the years that have open ones', async () => {
    const { sheet, volumes, context } = await opened([
      venta(1),
      venta(12),
      venta(1, { ventaID: 99, anio: 2027 }),
    ]);
    expect(openYears(context())).toEqual([2026, 2027]);
    sheet.send({ type: 'total.distributed', anio: 2027, total: 5 });
    expect(volumes()).toEqual([10, 10, 5]);
  });
});

test('a replicate reaches no month that Año hides', async () => {
  const nextYear = [1, 2].map((mes) => venta(mes, { ventaID: 12 + mes, anio: 2027 }));
  const { sheet, volumes, replicate, context } = await opened([...year, ...nextYear]);
  sheet.send({ type: 'year.chosen', anio: 2026 });
  replicate(11, 7);
  expect(context().outcome).toEqual({ kind: 'replicated', count: 1 });
  replicate(12, 8);
  sheet.send({ type: 'year.chosen', anio: null });
  expect(volumes().slice(9)).toEqual([10, 7, 8, 10, 10]);
  replicate(12, 9);
  expect(volumes().slice(9)).toEqual([10, 7, 9, 9, 9]);
});
