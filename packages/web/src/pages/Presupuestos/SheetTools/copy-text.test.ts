import type { CopyPlan } from '@presupuesto/machines';
import { expect, it } from 'vitest';
import { countText, otherCurrencyText, totalsText, withoutText } from './copy-text.ts';

const cell = {
  kind: 'precio',
  ventaID: 1,
  valor: 2,
  before: 1,
  periodoID: 'B',
  clienteProductoPeriodoID: 1,
} as const;
const plan = (over: Partial<CopyPlan>): CopyPlan => ({
  step: [],
  pares: 0,
  skipped: 0,
  otherCurrency: 0,
  totals: [],
  hasReference: true,
  without: { meses: [], pares: 0 },
  ...over,
});

it('counts what would be written, for one pair and for all', () => {
  expect(countText(plan({}), true, 'CUR-2026')).toBe('Con estas opciones no hay nada que copiar.');
  expect(countText(plan({ step: [cell], pares: 1 }), false, 'CUR-2026')).toBe('Se escribirá 1 valor.');
  expect(countText(plan({ step: [cell], pares: 1 }), true, 'CUR-2026')).toBe('1 par, 1 cifra');
  const step = Array.from({ length: 1_816 }, () => cell);
  expect(countText(plan({ step, pares: 34 }), true, 'CUR-2026')).toBe('34 pares, 1.816 cifras');
});

it('says that the reference has nothing', () => {
  expect(countText(plan({ hasReference: false }), false, 'CUR-2026')).toBe(
    'CUR-2026 no tiene cifras de este par: no hay nada que copiar.',
  );
});

it('says what it would come to, each currency by itself', () => {
  const totals = [
    { monedaID: 'COP', ventas: 51_234_567, percent: 4.83 },
    { monedaID: 'PEN', ventas: 820_400, percent: null },
    { monedaID: 'BRL', ventas: 0, percent: null },
  ];
  expect(totalsText(plan({ totals }), 'CUR-2026')).toBe(
    '+4,8\u00a0% sobre CUR-2026 = 51,2 M COP · 820 mil PEN',
  );
});

it('says of how many pairs the price is left, their reference being in another currency', () => {
  expect(otherCurrencyText(plan({ otherCurrency: 1 }))).toBe('1 par en otra moneda: precio sin copiar.');
  expect(otherCurrencyText(plan({ otherCurrency: 1_203 }))).toBe(
    '1.203 pares en otra moneda: precio sin copiar.',
  );
});

it('names months without a reference, some of many, and counts the pairs that lack another one', () => {
  const said = (meses: readonly number[], pares = 0) =>
    withoutText(plan({ without: { meses: meses.map((mes) => ({ anio: 2027, mes })), pares } }));
  expect(said([])).toBe('');
  expect(said([11, 12])).toBe('Sin referente: noviembre 2027, diciembre 2027.');
  expect(said([1, 2, 3, 4, 5, 6])).toMatch(/abril 2027 y 2 meses más\.$/);
  expect(said([], 1)).toBe('A 1 par le falta algún mes del referente.');
  expect(said([], 1_203)).toBe('A 1.203 pares les falta algún mes del referente.');
  expect(said([12], 3)).toBe('Sin referente: diciembre 2027. A 3 pares les falta algún otro mes.');
});
