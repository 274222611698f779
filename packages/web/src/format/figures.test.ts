import { expect, it } from 'vitest';
import { type FigureStyle, figures } from './figures.ts';

/** Ties of rounding among them, and what no screen shows. */
const NAMED = [
  0, 0.5, 1.5, 2.5, 0.05, 0.125, 1.005, 8.345, 9.995, 99.95, 999.995, 999_999.5, 1234, 12_345.678, 0.000_001,
  0.000_000_4, 5e-7, 123_456_789.123_456, 987_654_321_012.345_6, 1e21, 1.5e300,
];

const VALUES = [
  ...NAMED,
  Number.MAX_SAFE_INTEGER,
  ...Array.from({ length: 4000 }, (_, at) => Math.sin(at + 1) ** 3 * 10 ** (at % 14)),
  ...Array.from({ length: 2000 }, (_, at) => (at * 7919) / 1000),
].flatMap((value) => [value, -value]);

const STYLES: readonly FigureStyle[] = [
  { decimals: 0 },
  { decimals: 2 },
  { decimals: 4 },
  { decimals: 2, least: 2 },
  { decimals: 1, least: 1, isSigned: true },
  { decimals: 1, isSigned: true },
  { decimals: 6, isGrouped: false },
  { decimals: 3, isGrouped: false },
];

it.each(STYLES)('a figure is written as the platform writes it in Spanish: %o', (style) => {
  const intl = new Intl.NumberFormat('es-ES', {
    maximumFractionDigits: style.decimals,
    minimumFractionDigits: style.least,
    useGrouping: style.isGrouped === false ? false : 'always',
    signDisplay: style.isSigned ? 'exceptZero' : 'negative',
  });
  const format = figures(style);
  for (const value of [...VALUES, Number.NaN, Infinity, -Infinity]) {
    expect([value, format(value)]).toEqual([value, intl.format(value)]);
  }
});
