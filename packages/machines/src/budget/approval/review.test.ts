import { expect, test } from 'vitest';
import { fila, sop, venta } from '../../test/budget-world.ts';
import { pairOfRow } from '../whole/pairs.ts';
import { reviewOf } from './review.ts';

const pair = (n: number, presupuestado: boolean, ...months: readonly (readonly [number, number, number])[]) =>
  pairOfRow(
    fila(n, { presupuestado }),
    months.map(([mes, volumenTon, precio]) => venta(mes, { volumenTon, precio })),
  );

const counts = (...pairs: readonly ReturnType<typeof pair>[]) => {
  const { noPresupuestados, conMesesVacios, sinPrecio } = reviewOf(sop, pairs, null);
  return [noPresupuestados.count, conMesesVacios.count, sinPrecio.count];
};

test('the review says how many pairs there are to approve', () => {
  expect(reviewOf(sop, [], null).pares).toBe(0);
  expect(reviewOf(sop, [pair(1, true, [3, 10, 2])], null).pares).toBe(1);
});

test('a complete budget has no findings', () => {
  expect(counts(pair(1, true, [3, 10, 2], [4, 5, 1]))).toEqual([0, 0, 0]);
});

test('a month is empty when volume and price are both 0: a season without sales keeps its price', () => {
  expect(counts(pair(1, true, [3, 10, 2], [4, 0, 0]))).toEqual([0, 1, 0]);
  expect(counts(pair(1, true, [3, 10, 2], [4, 0, 2]))).toEqual([0, 0, 0]);
});

test('a volume without a price is a finding, a pair once for all its months', () => {
  expect(counts(pair(1, true, [3, 10, 0], [4, 9, 0]), pair(2, true, [3, 1, 1]))).toEqual([0, 0, 1]);
});

test('a pair counts wherever it belongs', () => {
  expect(counts(pair(1, false, [3, 10, 0], [4, 0, 0]))).toEqual([1, 1, 1]);
});

test('history months, which nobody can change, do not count', () => {
  expect(counts(pair(1, true, [1, 0, 0], [2, 7, 0], [3, 10, 2]))).toEqual([0, 0, 0]);
});

test('names the first twenty', () => {
  const many = Array.from({ length: 23 }, (_, at) => pair(at + 1, false, [3, 1, 1]));
  const { noPresupuestados } = reviewOf(sop, many, null);
  expect(noPresupuestados.count).toBe(23);
  expect(noPresupuestados.pairs.map(({ nombreCliente }) => nombreCliente)).toEqual(
    Array.from({ length: 20 }, (_, at) => `Cliente ${at + 1}`),
  );
});

test('leads to the first figure of each pair, and says how many there are', () => {
  const { sinPrecio, conMesesVacios } = reviewOf(
    sop,
    [pair(2, true, [3, 1, 1], [4, 9, 0], [5, 9, 0], [6, 0, 0])],
    null,
  );
  const names = {
    clienteProductoID: fila(2).clienteProductoID,
    nombreCliente: 'Cliente 2',
    nombreProducto: 'Producto 2',
  };
  expect(sinPrecio.pairs).toEqual([
    { ...names, first: { anio: 2026, mes: 4, field: 'precio', percent: null }, figures: 2 },
  ]);
  expect(conMesesVacios.pairs).toEqual([
    { ...names, first: { anio: 2026, mes: 6, field: 'volumenTon', percent: null }, figures: 1 },
  ]);
});

test('without a reference nothing is said of it', () => {
  const { lejos, precioMenor } = reviewOf(sop, [pair(1, true, [3, 10, 2])], null);
  expect([lejos, precioMenor]).toEqual([null, null]);
});

test('compares with the same months of the reference, a pair with itself alone', () => {
  const { lejos, precioMenor } = reviewOf(
    sop,
    [pair(1, true, [3, 16, 2], [4, 10, 1.9]), pair(2, true, [3, 1, 1])],
    [pair(1, true, [3, 10, 2], [4, 10, 2])],
  );
  expect(lejos?.pairs.map(({ first }) => first)).toEqual([
    { anio: 2026, mes: 3, field: 'volumenTon', percent: 60 },
  ]);
  expect(precioMenor?.pairs.map(({ first }) => first)).toEqual([
    { anio: 2026, mes: 4, field: 'precio', percent: expect.closeTo(-5) },
  ]);
});

test('a price is not compared with one in another currency, its tonnes are', () => {
  const before = pair(1, true, [3, 4, 6_336], [4, 10, 6_336]);
  const abroad = pairOfRow(fila(1, { monedaID: 'PEN' }), pair(1, true, [3, 10, 5], [4, 10, 5]).ventas);
  const { lejos, precioMenor } = reviewOf(sop, [abroad], [before]);
  expect(precioMenor?.count).toBe(0);
  expect(lejos?.pairs).toMatchObject([{ first: { mes: 3, field: 'volumenTon' }, figures: 1 }]);
});

test('a reference of last year is compared with its months', () => {
  const before = pairOfRow(fila(1), [venta(3, { anio: 2025, volumenTon: 4 })]);
  expect(reviewOf(sop, [pair(1, true, [3, 10, 2])], [before]).lejos?.count).toBe(1);
});

test('says who reopened pairs and why, the latest first, until they are budgeted again', () => {
  const reopened = (n: number, motivo: string, dia: number, usuario: string | null = 'jefa') => ({
    ...pair(n, false, [3, 10, 2]),
    reapertura: { motivo, usuario, fecha: `2026-03-0${dia}T10:00:00.000Z` },
  });
  const pairs = [
    reopened(1, 'Precios nuevos', 1, null),
    reopened(2, 'Suben los fletes', 2),
    reopened(3, 'Suben los fletes', 2),
    pair(4, true, [3, 10, 2]),
  ];
  expect(reviewOf(sop, pairs, null).reabiertos).toEqual([
    { count: 2, motivo: 'Suben los fletes', usuario: 'jefa' },
    { count: 1, motivo: 'Precios nuevos', usuario: null },
  ]);
});
