import { describe, expect, it } from 'vitest';
import { loadName, monthAbbreviation, monthIndex, monthName } from './months.ts';

describe('months', () => {
  it.each([
    [1, 'Enero'],
    [12, 'Diciembre'],
    [13, 'Enero'],
    [36, 'Diciembre'],
  ])('number %i is %s', (month, name) => {
    expect(monthName(month)).toBe(name);
  });

  it('shorten to three letters', () => {
    expect(monthAbbreviation(9)).toBe('Sep');
  });

  it('count on across a year', () => {
    expect(monthIndex(2026, 1) - monthIndex(2025, 12)).toBe(1);
  });

  it('name a load by type, month and year', () => {
    expect(loadName('SOP', 10, 2025)).toBe('SOPOct-2025');
  });
});
