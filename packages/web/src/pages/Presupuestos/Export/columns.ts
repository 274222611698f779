import { monthAbbreviation } from '@presupuesto/api-sdk/contract';
import { pairTotals, type WholePair } from '@presupuesto/machines';
import type { SheetColumn } from '../../../app/sheet.ts';
import { figureOf, pairMonths } from './pair-months.ts';

export const TONNES = '#,##0.000';
export const PRICE = '#,##0.00##';
export const MONEY = '#,##0.00';

/** Whose the figures are. The codes are left out where the server sent none. */
export function namingColumns(pairs: readonly WholePair[]): readonly SheetColumn<WholePair>[] {
  const hasCodes = pairs.some((pair) => pair.clienteCodigo !== null);
  const codes: readonly SheetColumn<WholePair>[] = [
    { header: 'Código Cliente', width: 15, value: (pair) => pair.clienteCodigo },
    { header: 'Código Producto', width: 16, value: (pair) => pair.productoCodigo },
  ];
  return [
    { header: 'Cliente', width: 34, value: (pair) => pair.nombreCliente },
    { header: 'Producto', width: 34, value: (pair) => pair.nombreProducto },
    ...(hasCodes ? codes : []),
    { header: 'País', width: 13, value: (pair) => pair.nombrePais || null },
    { header: 'División', width: 18, value: (pair) => pair.nombreDivision || null },
    { header: 'Presupuestado', width: 15, value: (pair) => (pair.presupuestado ? 'Sí' : 'No') },
    { header: 'Moneda', width: 10, value: (pair) => pair.monedaID ?? null },
  ];
}

/** What people have noted, where anybody has. */
export function noteColumn<Row>(
  rows: readonly Row[],
  header: string,
  noteOf: (row: Row) => { readonly texto: string } | null | undefined,
): readonly SheetColumn<Row>[] {
  const value = (row: Row) => noteOf(row)?.texto ?? null;
  return rows.some((row) => value(row) !== null) ? [{ header, width: 50, value }] : [];
}

/** What a pair comes to in the period, history months included, as on the screen. */
export function totalColumns(): readonly SheetColumn<WholePair>[] {
  const totals = (pair: WholePair) => pairTotals(pair.ventas);
  return [
    { header: 'Toneladas', width: 13, numFmt: TONNES, value: (pair) => totals(pair).volumenTon },
    { header: 'Precio Promedio', width: 16, numFmt: PRICE, value: (pair) => totals(pair).precioPromedio },
    { header: 'Ventas', width: 18, numFmt: MONEY, value: (pair) => totals(pair).ventas },
    { header: 'Ventas EUR', width: 16, numFmt: MONEY, value: (pair) => totals(pair).ventasEUR },
  ];
}

/** The tonnes of each month that any pair has, side by side. */
export function monthColumns(pairs: readonly WholePair[]): readonly SheetColumn<WholePair>[] {
  return pairMonths(pairs).map((month) => ({
    header: `${monthAbbreviation(month.mes)} ${month.anio} (t)`,
    width: 13,
    numFmt: TONNES,
    value: (pair) => figureOf(pair, 'volumenTon', month),
  }));
}
