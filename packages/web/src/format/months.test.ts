import { expect, it } from 'vitest';
import { chartMonth } from './months.ts';

it('a month on a chart is abbreviated to three letters, with its year', () => {
  expect(chartMonth(10, 2026)).toBe('Oct 2026');
  expect(chartMonth(20, 2026)).toBe('Ago 2026');
});
