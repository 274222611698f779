import { describe, expect, it } from 'vitest';
import { loadName, monthAbbreviation, monthAt, monthIndex, monthName } from './months.ts';

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

  it.each([
    { anio: 2025, mes: 1 },
    { anio: 2025, mes: 12 },
  ])('are found again by their count: $mes of $anio', (month) => {
    expect(monthAt(monthIndex(month.anio, month.mes))).toEqual(month);
  });

  it('name a load by type, month and year', () => {
    expect(loadName('SOP', 10, 2025)).toBe('SOPOct-2025');
  });
});
