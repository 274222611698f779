import { expect, test } from 'vitest';
import { asksForReference, isOperation, typedValue } from './operations.ts';

const operands = { valor: 200, referencia: 80 };

test.each([
  ['+5%', 210],
  ['-3%', 194],
  ['*1,05', 210],
  ['/2', 100],
  ['=28*12', 336],
  ['=ref', 80],
  ['=ref+5%', 84],
  ['1.234,5', 1234.5],
])('%j makes %d of 200 with a reference of 80', (text, valor) => {
  expect(typedValue('volumenTon', text, operands)).toBe(valor);
});

test.each(['=', '=re', '*', '/0', '-200%'])('%j is an operation without a result', (text) => {
  expect([isOperation(text), typedValue('volumenTon', text, operands)]).toEqual([true, null]);
});

test('a negative number stays one, and words are none', () => {
  expect(['-', '−5'].map(isOperation)).toEqual([false, false]);
  expect([isOperation('-5'), typedValue('volumenTon', '-5', operands)]).toEqual([false, -5]);
  expect([isOperation('=suma(A1)'), isOperation('12')]).toEqual([false, false]);
});

test('without a reference there is nothing to take from it', () => {
  expect(typedValue('precio', '=ref', { valor: 2, referencia: null })).toBeNull();
});

test('a complete operation on the reference asks for it, and no other', () => {
  expect(['=ref', '=REF+3%', '=28+ref/2'].map(asksForReference)).toEqual([true, true, true]);
  expect(['=re', '=ref+', '+5%', '12', 'ref'].map(asksForReference)).toEqual(Array(5).fill(false));
});
