import { type GridColumn, type GridRow, NO_REFERENCE, type Target } from '@presupuesto/machines';
import { describe, expect, it } from 'vitest';
import { venta } from '../../../fixtures/months.ts';
import { relation } from '../../../fixtures/relations.ts';
import { cellContent, type Marks, percentText } from './cell-content.ts';
import { cellFigures } from './cell-figures.ts';
import { saidOfCell } from './cell-said.ts';

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

describe('a total of which the reference has some months', () => {
  const ventas = [1, 2, 3].map((mes) => venta({ ventaID: mes, mes, volumenTon: 20 }));
  const whole = { ...pair, ventas };
  const before = { ...whole, ventas: ventas.slice(0, 2).map((one) => ({ ...one, volumenTon: 25 })) };
  const some = { ...NO_REFERENCE, pairs: new Map([[whole.clienteProductoID, before]]) };
  const rows = {
    pair: { kind: 'pair', key: 'par:1', pair: whole, name: whole.nombreProducto },
    group: { kind: 'group', key: 'grupo', name: 'Atunes', pairs: [whole], isFolded: false },
  } as const satisfies Record<string, GridRow>;
  const total = { ...column, key: '2026', mes: null };
  const tonnes = { ...shown, view: 'volumenTon' } as const;
  const textsOf = (target: Target, look: Parameters<typeof cellContent>[1], among = some) => {
    const source = { kind: target.row.kind, column: target.column, mark: undefined };
    const { text, beside, delta, partial } = cellContent({ ...source, ...cellFigures(target, among) }, look);
    return [text, beside, delta, partial].map((said) => said.replaceAll('\u00A0', ' '));
  };

  it('has their number under it in place of a reference that its difference would contradict', () => {
    const said = '2 de 3 meses con referente';
    expect(textsOf({ row: rows.pair, column: total }, tonnes)).toEqual(['60', '2/3 meses', '−20,0 %', said]);
    const percent = { ...tonnes, inPercent: true };
    expect(textsOf({ row: rows.pair, column: total }, percent)).toEqual(['−20,0 %', '2/3 meses', '', said]);
  });

  it('says so of a group, which has nothing under it', () => {
    const said = 'solo de los meses con referente';
    expect(textsOf({ row: rows.group, column: total }, tonnes)).toEqual(['60', '', '−20,0 %', said]);
  });

  it('keeps the reference under what the reference has all of', () => {
    expect(textsOf({ row: rows.pair, column }, tonnes)).toEqual(['20', '25', '', '']);
    const all = { ...some, pairs: new Map([[whole.clienteProductoID, whole]]) };
    expect(textsOf({ row: rows.pair, column: total }, tonnes, all)).toEqual(['60', '60', '0,0 %', '']);
  });

  it('is read aloud with the number of its months', () => {
    const marks: Marks = new Map();
    const cell = { ...tonnes, reference: some, marks, namesCurrency: false };
    expect(saidOfCell({ row: rows.pair, column: total }, cell)).toMatch(
      /, 60, diferencia −20,0\s%, 2 de 3 meses con referente$/,
    );
  });
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
