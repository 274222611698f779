import { expect, it } from 'vitest';
import { decimalAsRead, isReadOtherwise } from './decimal-as-read.ts';

it.each([
  ['1.085', '1085'],
  ['1.234.567,89', '1234567,89'],
  ['1 250', '1250'],
  ['0.25', '0,25'],
  ['1.08', '1,08'],
  [',5', '0,5'],
  ['-,5', '-0,5'],
  ['5,', '5'],
  [' 12 ', '12'],
  ['4512,345678', '4512,345678'],
  ['0,123456789', '0,123456789'],
])('shows %j as it was read: %j', (typed, read) => {
  expect(decimalAsRead(typed)).toBe(read);
});

it.each(['', '-', '1.2.3', 'abc'])('leaves %j as it was typed', (text) => {
  expect(decimalAsRead(text)).toBe(text);
});

it.each(['1.085', '-1.085', ' 12.500 ', '0,5 ', '1.234.567', '1 250', '0.250', '1.5', '12', '', 'abc'])(
  'says whether %j may have been meant as another number',
  (text) => {
    expect(isReadOtherwise(text)).toBe(['1.085', '-1.085', ' 12.500 '].includes(text));
  },
);
