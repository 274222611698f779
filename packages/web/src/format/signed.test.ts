import { expect, it } from 'vitest';
import {
  formatFigureDifference,
  formatPercentDifference,
  formatTotalDifference,
  formatVolumenDifference,
} from './signed.ts';

it.each([
  [12.42, '+12,4'],
  [-3, '−3'],
  [1234.5, '+1.234,5'],
  [0, '0'],
  [-0.04, '0'],
])('a difference of %d tonnes reads %s', (value, text) => {
  expect(formatVolumenDifference(value)).toBe(text);
});

it.each([
  [0.354, '+0,35'],
  [-1200.5, '−1.200,5'],
  [0, '0'],
])('a difference of %d in price reads %s', (value, text) => {
  expect(formatFigureDifference(value)).toBe(text);
});

it('a difference in percent has one decimal, whole units have none', () => {
  expect([formatPercentDifference(-3.14), formatPercentDifference(0), formatPercentDifference(1250)]).toEqual(
    ['−3,1\u00a0%', '0,0\u00a0%', '+1.250,0\u00a0%'],
  );
  expect(formatTotalDifference(-9876.5)).toBe('−9.877');
});
