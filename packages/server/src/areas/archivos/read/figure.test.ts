import { describe, expect, it } from 'vitest';
import { parseFigure, unscaled } from './figure.ts';

describe('A figure', () => {
  it.each([
    ['number', '12.5', '12.5'],
    ['number', '0', '0'],
    ['number', '-0', '0'],
    ['number', '1.2345', '1.235'],
    ['number', '1.2344999999999999', '1.235'],
    ['number', '1.0049999999999999', '1.005'],
    ['number', '0.30000000000000004', '0.3'],
    ['number', '1.5E3', '1500'],
    ['number', '2.5e-3', '0.003'],
    ['number', '1E-9', '0'],
    ['number', '99999999', '99999999'],
    ['text', '1.234,5', '1234.5'],
    ['text', '1.234', '1234'],
    ['text', '1234,5', '1234.5'],
    ['text', '1234.5', '1234.5'],
    ['text', '1 234,5678', '1234.568'],
    ['text', ' 7 ', '7'],
    ['text', ',5', '0.5'],
    ['text', '0,0005', '0.001'],
  ] as const)('as a %s cell %j is %s', (kind, text, value) => {
    const figure = parseFigure(kind, text, 3);
    expect(typeof figure === 'number' ? unscaled(figure, 3) : figure).toBe(value);
  });

  it.each([
    ['number', '-0.001', 'negative'],
    ['number', '-1E+40', 'negative'],
    ['number', '100000000', 'tooLarge'],
    ['number', '1E+40', 'tooLarge'],
    ['number', '99999999.9999', 'tooLarge'],
    ['text', '-1,5', 'negative'],
    ['text', '9'.repeat(400), 'tooLarge'],
    ['text', 'abc', 'unreadable'],
    ['text', '1e5', 'unreadable'],
    ['text', '1,2,3', 'unreadable'],
    ['text', '-', 'unreadable'],
    ['boolean', 'VERDADERO', 'unreadable'],
    ['date', '2025-10-01', 'unreadable'],
    ['empty', '', 'unreadable'],
  ] as const)('is not in a %s cell %j: %s', (kind, text, problem) => {
    expect(parseFigure(kind, text, 3)).toBe(problem);
  });
});
