import { type GridColumn, type GridRow, NO_REFERENCE } from '@presupuesto/machines';
import { expect, it } from 'vitest';
import { venta } from '../../../fixtures/months.ts';
import { relation } from '../../../fixtures/relations.ts';
import { cellContent, percentText } from './cell-content.ts';
import { cellFigures } from './cell-figures.ts';

const shown = { view: 'ventasEUR', hasReference: true, inPercent: false } as const;
const unsold = venta({ volumenTon: 0, valorEUR: null });
const pair = { ...relation(1), clienteCodigo: null, productoCodigo: null, nota: undefined, ventas: [unsold] };
const row: GridRow = { kind: 'pair', key: 'par:1', pair, name: pair.nombreProducto };
const { anio, mes } = unsold;
const column: GridColumn = { key: '2026-01', anio, mes, isHistory: false };
const reference = { ...NO_REFERENCE, pairs: new Map([[pair.clienteProductoID, pair]]) };

it('a month without a rate has no euros of its own, nor has its reference; its total counts it as 0', () => {
  const textsOf = (of: GridColumn) => {
    const figures = cellFigures({ row, column: of }, reference);
    const { text, beside } = cellContent({ kind: 'pair', column: of, mark: undefined, ...figures }, shown);
    return [text, beside];
  };
  expect(textsOf(column)).toEqual(['', '']);
  expect(textsOf({ ...column, key: '2026', mes: null })).toEqual(['0', '0']);
});

it.each([
  [12.34, '+12,3 %'],
  [1_234.6, '+1.235 %'],
  [9_999.4, '+9.999 %'],
  [9_999.5, '>9.999 %'],
  [1_689_759, '>9.999 %'],
  [-20_000, '<−9.999 %'],
])('a difference of %d is said in no more letters than stand beside a total: %s', (percent, text) => {
  expect(percentText(percent).replaceAll('\u00A0', ' ')).toBe(text);
});
