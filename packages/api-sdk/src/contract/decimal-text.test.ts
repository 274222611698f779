import { describe, expect, it } from 'vitest';
import { plainNumber, readDecimalText } from './decimal-text.ts';

describe('readDecimalText', () => {
  it.each([
    ['1.234,50', '1234.50'],
    [' 1 234 567,8 ', '1234567.8'],
    ['1.234', '1234'],
    ['1.23', '1.23'],
    [',5', '.5'],
    ['-12,', '-12.'],
    ['0,30000000000000004', '0.30000000000000004'],
  ])('hands %j on as it was written, in plain notation', (text, plain) => {
    expect(readDecimalText(text)).toBe(plain);
  });

  it.each(['', '-', '1,234.5', '1e5', '12 t', '1.234 567'])('takes %j for no number', (text) => {
    expect(readDecimalText(text)).toBeUndefined();
  });
});

describe('plainNumber', () => {
  it.each([
    [0.1, '0.1'],
    [1e-7, '0.0000001'],
    [-2.5e-9, '-0.0000000025'],
    [1e21, '1000000000000000000000'],
    [-1e21, '-1000000000000000000000'],
    [Number.POSITIVE_INFINITY, 'Infinity'],
  ])('writes %d as %s', (value, text) => {
    expect(plainNumber(value)).toBe(text);
  });
});
