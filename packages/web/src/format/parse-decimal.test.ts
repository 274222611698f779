import { describe, expect, it } from 'vitest';
import { parseDecimal } from './parse-decimal.ts';

describe('parseDecimal', () => {
  it.each([
    ['1.234,5', 1234.5],
    ['1234,5', 1234.5],
    ['1234.5', 1234.5],
    ['1.234', 1234],
    ['1.234.567,891', 1_234_567.891],
    ['1 234,5', 1234.5],
    ['1\u00A0234\u00A0567', 1_234_567],
    ['0.500', 0.5],
    ['0,5', 0.5],
    [',5', 0.5],
    ['.5', 0.5],
    ['1.23', 1.23],
    ['12,', 12],
    ['0', 0],
    ['-1', -1],
    ['-1.234,5', -1234.5],
    ['  7 ', 7],
    ['007', 7],
  ])('reads %j as %d', (text, value) => {
    expect(parseDecimal(text)).toBe(value);
  });

  it.each([
    '',
    '   ',
    'abc',
    '-',
    ',',
    '.',
    '1,2,3',
    '1,234.5',
    '1.23.456',
    '12.34,5',
    '1.234 567',
    '.123.456',
    '1e5',
    '0x10',
    'NaN',
    'Infinity',
    '1-',
    '12 t',
    '9'.repeat(400),
  ])('refuses %j', (text) => {
    expect(parseDecimal(text)).toBeUndefined();
  });
});
