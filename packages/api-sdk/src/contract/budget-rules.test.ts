import { describe, expect, it } from 'vitest';
import { periodType } from './budget-rules.ts';

describe('the type of a period', () => {
  it.each([
    ['SOP10-2025', 'SOP'],
    ['CUR-2025', 'CUR'],
    ['BGT', 'BGT'],
    ['Mi BGT de prueba', 'BGT'],
    ['2025', undefined],
    ['', undefined],
  ])('%s: %s', (text, tipo) => {
    expect(periodType(text)).toBe(tipo);
  });
});
