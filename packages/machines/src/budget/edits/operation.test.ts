import { expect, test } from 'vitest';
import { isFigure, type Operation, operationResult } from './operation.ts';

const figure = (valor: number): Operation => ({ kind: 'figure', valor });
const percent = (valor: number): Operation => ({ kind: 'percent', of: figure(valor) });
const present: Operation = { kind: 'present' };
const reference: Operation = { kind: 'reference' };
const operands = { valor: 40, referencia: 38.5 };

test.each<[string, Operation, number | null]>([
  ['a figure', figure(120), 120],
  ['more by a share of it', { kind: 'sum', left: present, right: percent(5) }, 42],
  ['less by a share of it', { kind: 'difference', left: present, right: percent(3) }, 38.8],
  ['times a factor', { kind: 'product', left: present, right: figure(1.05) }, 42],
  ['the reference', reference, 38.5],
  ['the reference and a share of it', { kind: 'sum', left: reference, right: percent(5) }, 40.425],
  ['a part', { kind: 'quotient', left: present, right: figure(3) }, 13.333],
  ['of a factor in percent', { kind: 'product', left: present, right: percent(50) }, 20],
  ['below zero', { kind: 'difference', left: present, right: figure(41) }, null],
  ['divided by zero', { kind: 'quotient', left: present, right: figure(0) }, null],
  ['divided below zero', { kind: 'quotient', left: present, right: figure(-2) }, null],
  ['more than a cell holds', { kind: 'product', left: present, right: figure(1e12) }, null],
  ['more than any number', { kind: 'sum', left: present, right: figure(1e305) }, null],
])('%s', (_, operation, result) => {
  expect(operationResult(operation, 'volumenTon', operands)).toBe(result);
});

test('halves go up, in the decimals of the field', () => {
  const half = (valor: number) => operationResult(figure(valor), 'volumenTon', operands);
  expect([half(1.0005), half(1.0015), half(2.675)]).toEqual([1.001, 1.002, 2.675]);
  const price = { kind: 'product', left: present, right: figure(1.03) } as const;
  expect(operationResult(price, 'precio', { valor: 4_321.05, referencia: null })).toBe(4_450.6815);
});

test('what asks for a reference that is not there makes nothing', () => {
  const sum: Operation = { kind: 'sum', left: reference, right: percent(5) };
  expect(operationResult(sum, 'precio', { valor: 5, referencia: null })).toBeNull();
});

test('a figure is the same for every cell', () => {
  expect(isFigure({ kind: 'product', left: figure(28), right: figure(12) })).toBe(true);
  expect(isFigure({ kind: 'sum', left: present, right: percent(5) })).toBe(false);
  expect(isFigure({ kind: 'sum', left: reference, right: percent(5) })).toBe(false);
});
