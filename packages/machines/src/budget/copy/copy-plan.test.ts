import { expect, test } from 'vitest';
import { cur, fila, sop, venta } from '../../test/budget-world.ts';
import type { CopyOptions } from '../sheet/sheet.types.ts';
import type { WholePair } from '../whole/whole-budget.ts';
import { readCopyMemory, USUAL_COPY } from './copy-memory.ts';
import { copyPairs, copyPlan, isOfAnotherYear } from './copy-plan.ts';

const ALL: CopyOptions = { ...USUAL_COPY, yearBefore: false };

const whole = (n: number, ventas: WholePair['ventas'], monedaID = 'COP'): WholePair => ({
  ...fila(n),
  monedaID,
  clienteCodigo: null,
  productoCodigo: null,
  nota: undefined,
  ventas,
});
/** Its months say its currency, as those of a server do. */
const sold = (pair: WholePair): WholePair => ({
  ...pair,
  ventas: pair.ventas.map((month) => ({ ...month, monedaID: pair.monedaID })),
});
/** February (history), March and April of pair n. */
const months = (n: number, over: Parameters<typeof venta>[1]) =>
  [2, 3, 4].map((mes) => venta(mes, { ventaID: n * 100 + mes, ...over }));

const empty = { volumenTon: 0, precio: 0 };
const budget = [whole(1, months(1, empty)), whole(2, months(2, empty)), whole(3, months(3, empty), 'PEN')];
const reference = [
  whole(1, [venta(2), venta(3)]),
  whole(2, [venta(3, { volumenTon: 20 }), venta(4, { volumenTon: 20 })]),
];
const pairs = copyPairs(sop, [fila(1), fila(2)], budget, reference, null);

test('the listed pairs are filled in their open months, cell by cell', () => {
  const { step, pares, skipped } = copyPlan(sop.periodoID, pairs, ALL);
  expect(step.map(({ kind, ventaID, before, valor }) => [kind, ventaID, before, valor])).toEqual([
    ['volumenTon', 103, 0, 10],
    ['precio', 103, 0, 2],
    ['volumenTon', 203, 0, 20],
    ['precio', 203, 0, 2],
    ['volumenTon', 204, 0, 20],
    ['precio', 204, 0, 2],
  ]);
  expect([pares, skipped]).toEqual([2, 0]);
  expect(step[0]).toMatchObject({
    periodoID: sop.periodoID,
    clienteProductoID: 101,
    names: { nombreCliente: 'Cliente 1', mes: 3 },
  });
});

test('its total counts open months with a reference, beside that reference', () => {
  const porcentajes = { volumenTon: 10, precio: 0 };
  const { totals } = copyPlan(sop.periodoID, pairs, { ...ALL, porcentajes });
  expect(totals).toEqual([{ monedaID: 'COP', ventas: 110_000, percent: expect.closeTo(10) }]);
});

test('open months that no pair has a reference for are named once, pairs that lack another one are counted', () => {
  const withoutOf = (...of: Parameters<typeof copyPairs>) =>
    copyPlan(sop.periodoID, copyPairs(...of), ALL).without;
  const march = [whole(1, [venta(2), venta(3)]), whole(2, [venta(3)])];
  expect(withoutOf(sop, [fila(1), fila(2)], budget, march, null)).toEqual({
    meses: [{ anio: 2026, mes: 4 }],
    pares: 0,
  });
  expect(withoutOf(sop, [fila(1), fila(2)], budget, reference, null)).toEqual({ meses: [], pares: 1 });
  // The third pair is not in the reference at all.
  expect(withoutOf(sop, [fila(1), fila(2), fila(3)], budget, march, null)).toEqual({
    meses: [{ anio: 2026, mes: 4 }],
    pares: 1,
  });
  expect(withoutOf(sop, [fila(1)], budget, reference, null)).toEqual({
    meses: [{ anio: 2026, mes: 4 }],
    pares: 0,
  });
});

test('each currency has a total of its own', () => {
  const three = copyPairs(sop, [fila(1), fila(3)], budget, [...reference, whole(3, [venta(3)])], null);
  const { totals } = copyPlan(sop.periodoID, three, ALL);
  expect(totals.map(({ monedaID, ventas }) => [monedaID, ventas])).toEqual([
    ['COP', 20_000],
    ['PEN', 20_000],
  ]);
});

test('of a reference in another currency the volumes alone are copied, and its pairs are counted', () => {
  const abroad = [...reference, whole(3, [venta(3, { precio: 6_336 }), venta(4, { precio: 6_336 })])];
  const three = copyPairs(sop, [fila(1), fila(3)], budget.map(sold), abroad.map(sold), null);
  const { step, otherCurrency, totals, without } = copyPlan(sop.periodoID, three, ALL);
  expect(step.map(({ kind, ventaID, valor }) => [kind, ventaID, valor])).toEqual([
    ['volumenTon', 103, 10],
    ['precio', 103, 2],
    ['volumenTon', 303, 10],
    ['volumenTon', 304, 10],
  ]);
  expect(otherCurrency).toBe(1);
  expect(totals.filter(({ ventas }) => ventas > 0)).toMatchObject([{ monedaID: 'COP', percent: 0 }]);
  expect(without).toEqual({ meses: [], pares: 1 });
  expect(copyPlan(sop.periodoID, three, { ...ALL, fields: ['volumenTon'] }).otherCurrency).toBe(0);
});

test('a year alone is copied where one is shown; the year before is proposed where nothing else is there', () => {
  expect(copyPlan(sop.periodoID, copyPairs(sop, [fila(1)], budget, reference, 2027), ALL).step).toEqual([]);
  expect(isOfAnotherYear(pairs)).toBe(false);
  const before = [whole(1, [venta(3, { anio: 2025, periodoID: cur.periodoID })])];
  const old = copyPairs(sop, [fila(1)], budget, before, null);
  expect(isOfAnotherYear(old)).toBe(true);
  expect(copyPlan(sop.periodoID, old, { ...ALL, yearBefore: true }).step).toHaveLength(2);
});

test.each([
  [undefined, USUAL_COPY],
  [{ fields: ['x'], porcentajes: { volumenTon: 'x', precio: 5_000 }, onlyEmpty: 1 }, USUAL_COPY],
  [
    { fields: ['precio'], porcentajes: { volumenTon: 2, precio: -3 }, onlyEmpty: false },
    { fields: ['precio'], porcentajes: { volumenTon: 2, precio: -3 }, onlyEmpty: false },
  ],
])('what was kept as %j counts as far as it makes sense', (saved, expected) => {
  expect(readCopyMemory(saved)).toEqual(expected);
});
