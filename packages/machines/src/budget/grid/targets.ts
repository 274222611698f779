import type { Venta } from '@presupuesto/api-sdk/contract';
import type { WholePair } from '../whole/whole-budget.ts';
import { type GridColumn, monthKey } from './columns.ts';
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

/**
 * The cells of a block that count, none of them twice: a subtotal only where none of its pairs is in the block, a year's total
 * only where none of its months is.
 */
export function targetsIn({ rows, columns }: Plan, { top, bottom, left, right }: Block): readonly Target[] {
  const counted = finestRows(rows.slice(top, bottom + 1));
  const across = finestColumns(columns.slice(left, right + 1));
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

function finestRows(rows: readonly GridRow[]): readonly GridRow[] {
  const pairs = new Set(rows.flatMap((row) => (row.kind === 'pair' ? row.pair : [])));
  const parts = rows.filter(
    (row) => row.kind === 'pair' || (row.kind === 'group' && !row.pairs.some((pair) => pairs.has(pair))),
  );
  return parts.length > 0 ? parts : rows;
}

function finestColumns(columns: readonly GridColumn[]): readonly GridColumn[] {
  const years = new Set(columns.flatMap(({ anio, mes }) => (mes === null ? [] : anio)));
  return columns.filter(({ anio, mes }) => mes !== null || !years.has(anio));
}
