import { expect, test } from 'vitest';
import { readEntry } from './entry-operation.ts';

test.each([
  ['5', 5],
  ['+5', 5],
  ['+5%', 5],
  [' -3,5 % ', -3.5],
  ['−2', -2],
  ['0', 0],
])('in percent, «%s» is so much more than the reference', (text, percent) => {
  expect(readEntry(text, true)).toEqual({ kind: 'growth', percent });
});

test('in percent, what begins with = is read as it always is', () => {
  expect(readEntry('=120', true)).toEqual(readEntry('120', false));
  expect(readEntry('*1,05', true)).toEqual(readEntry('*1,05', false));
});

test.each(['cinco', '5 t', '-', '', '5,,3'])('in percent, «%s» is none', (text) => {
  expect(readEntry(text, true)).toBeNull();
});

test('elsewhere a plain number is a figure, and a percentage an operation on what is there', () => {
  expect(readEntry('5', false)).toEqual({ kind: 'figure', valor: 5 });
  expect(readEntry('+5%', false)).toMatchObject({ left: { kind: 'present' } });
});
