import { describe, expect, it } from 'vitest';
import { plainDecimal } from './plain-decimal.ts';

describe('The text of a number cell', () => {
  it.each([
    ['12', '12'],
    ['-0.50', '-0.5'],
    ['+007.10', '7.1'],
    ['.5', '0.5'],
    ['5.', '5'],
    ['1.2E-3', '0.0012'],
    ['-1.25e+2', '-125'],
    ['1E3', '1000'],
    ['12.345E1', '123.45'],
    ['0.00E5', '0'],
    ['-0', '0'],
    ['0.30000000000000004', '0.30000000000000004'],
    ['1E-400', `0.${'0'.repeat(399)}1`],
  ])('%s is plainly %s', (text, plain) => {
    expect(plainDecimal(text)).toBe(plain);
  });

  it.each(['', '.', 'E5', '1,5', 'NaN', '1E401', '1E99999', '0x10', ' 1'])('%j is none', (text) => {
    expect(plainDecimal(text)).toBeUndefined();
  });
});
