import { describe, expect, it } from 'vitest';
import { chartMonth, monthAbbreviation, monthName, months } from './months.ts';

describe('months', () => {
  it('have Spanish names from 1 to 12', () => {
    expect(monthName(1)).toBe('Enero');
    expect(monthName(9)).toBe('Septiembre');
    expect(monthName(12)).toBe('Diciembre');
    expect(months.map(({ mes }) => mes)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  });

  it('wrap above 12', () => {
    expect(monthName(13)).toBe('Enero');
    expect(monthName(24)).toBe('Diciembre');
    expect(monthAbbreviation(26)).toBe('Feb');
  });

  it('are abbreviated to three letters, with the year on charts', () => {
    expect(monthAbbreviation(8)).toBe('Ago');
    expect(chartMonth(10, 2026)).toBe('Oct 2026');
  });

  it('have no name below 1', () => {
    expect(monthName(0)).toBe('');
  });
});
