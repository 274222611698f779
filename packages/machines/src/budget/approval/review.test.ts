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
  const { noPresupuestados, conMesesVacios, sinPrecio } = reviewOf(sop, pairs);
  return [noPresupuestados.count, conMesesVacios.count, sinPrecio.count];
};

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

test('names the first five', () => {
  const many = Array.from({ length: 7 }, (_, at) => pair(at + 1, false, [3, 1, 1]));
  const { noPresupuestados } = reviewOf(sop, many);
  expect(noPresupuestados.count).toBe(7);
  expect(noPresupuestados.pairs.map(({ nombreCliente }) => nombreCliente)).toEqual([
    'Cliente 1',
    'Cliente 2',
    'Cliente 3',
    'Cliente 4',
    'Cliente 5',
  ]);
});
