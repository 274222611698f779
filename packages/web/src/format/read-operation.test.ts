import { type Operands, operationResult } from '@presupuesto/machines';
import { expect, it } from 'vitest';
import { isCalculation, readOperation } from './read-operation.ts';

const result = (text: string, operands: Operands = { valor: 40, referencia: 38.5 }) => {
  const operation = readOperation(text);
  return operation && operationResult(operation, 'volumenTon', operands);
};

it.each([
  ['120', 120],
  ['1.234,5', 1234.5],
  ['0.5', 0.5],
  ['+5%', 42],
  ['-3%', 38.8],
  ['−3 %', 38.8],
  ['+2,5', 42.5],
  ['-2,5', 37.5],
  ['*1,05', 42],
  ['× 1,05', 42],
  ['/2', 20],
  ['÷4', 10],
  ['+10%+10%', 48.4],
  ['=28*12', 336],
  ['= 28 × 12 + 4', 340],
  ['=4+28*12', 340],
  ['=(28+4)*12/2', 192],
  ['=1.234,5', 1234.5],
  ['=ref', 38.5],
  ['=REF+5%', 40.425],
  ['=ref*1,05', 40.425],
  ['=ref-0,5', 38],
  ['=200*15%', 30],
])('reads %s', (text, expected) => {
  expect(result(text)).toBe(expected);
});

it.each([
  '',
  '=',
  '+',
  '*',
  '=ref+',
  '=28*',
  '=(2',
  '=2)',
  '=a1',
  '5%',
  'abc',
  '=ref ref',
  '+5%%',
  '12 kg',
  '='.repeat(3),
])('reads nothing from %j', (text) => {
  expect(readOperation(text)).toBeUndefined();
});

it('knows what is more than a figure', () => {
  expect(['+5', ' =2', '*2', '-1'].every(isCalculation)).toBe(true);
  expect(['5', '1.234,5', '', 'a'].some(isCalculation)).toBe(false);
});
