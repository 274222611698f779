import type { Venta } from '@presupuesto/api-sdk/contract';
import type { WholePair } from '../whole/whole-budget.ts';
import type { GridColumn } from './columns.ts';
import { monthKey } from './keys.ts';
import { type GridRow, pairsOfRow } from './rows.ts';
import type { Block, Plan } from './selection.ts';

/** A cell that counts, where it stands. */
export interface Target {
  readonly row: GridRow;
  readonly column: GridColumn;
}

/** A month of a pair: what is really written. */
export interface Leaf {
  readonly pair: WholePair;
  readonly venta: Venta;
}

/** The cells of a block that count, none of them twice. */
export function targetsIn({ rows, columns }: Plan, { top, bottom, left, right }: Block): readonly Target[] {
  const counted = countedRows(rows.slice(top, bottom + 1));
  const across = countedColumns(columns.slice(left, right + 1));
  return counted.flatMap((row) => across.map((column) => ({ row, column })));
}

/** The months that a cell stands for. */
export function leavesOf({ row, column }: Target): readonly Leaf[] {
  return pairsOfRow(row).flatMap((pair) =>
    pair.ventas.filter((venta) => isIn(column, venta)).map((venta) => ({ pair, venta })),
  );
}

/** The month of a pair that a cell is; undefined for a total. */
export function leafOf({ row, column }: Target): Leaf | undefined {
  if (row.kind !== 'pair' || column.mes === null) return undefined;
  const venta = row.pair.ventas.find((one) => isIn(column, one));
  return venta && { pair: row.pair, venta };
}

/** The column of a month. */
export function columnKeyOf({ anio, mes }: Pick<Venta, 'anio' | 'mes'>): string {
  return monthKey(anio, mes);
}

function isIn({ anio, mes }: GridColumn, venta: Venta): boolean {
  return venta.anio === anio && (mes === null || venta.mes === mes);
}

/** With pairs among them, of the groups only those whose pairs are folded away; without, subtotals before the total of all. */
export function countedRows(rows: readonly GridRow[]): readonly GridRow[] {
  const parts = rows.some(({ kind }) => kind === 'pair')
    ? rows.filter((row) => row.kind === 'pair' || (row.kind === 'group' && row.isFolded))
    : rows.filter(({ kind }) => kind === 'group');
  return parts.length > 0 ? parts : rows;
}

/** A year's total only where none of its months is among them. */
export function countedColumns(columns: readonly GridColumn[]): readonly GridColumn[] {
  const years = new Set(columns.flatMap(({ anio, mes }) => (mes === null ? [] : anio)));
  return columns.filter(({ anio, mes }) => mes !== null || !years.has(anio));
}
