import { bookOf, sheetOf } from './book.ts';

/** A cell: a number as such, a text, a date (styled), an error, a formula with what it gave if that is stored, or nothing. */
export type SalesCell =
  | number
  | string
  | null
  | { date: number }
  | { error: string }
  | { formula: string; value?: string };

/** In the order of `headers`. */
export type SalesRow = readonly SalesCell[];

export const headers = [
  'Código Vendedor',
  'Código Cliente',
  'Código Producto',
  'Año',
  'Mes',
  'Toneladas',
  'Precio Kg',
  'Moneda',
];

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const name = (column: number): string =>
  (column < 26 ? '' : name(Math.floor(column / 26) - 1)) + String.fromCharCode(65 + (column % 26));

/** A workbook of sales, made by hand: its first row is a header. @param end XML after the last row */
export function salesBook(rows: readonly SalesRow[], header: readonly string[] = headers, end = ''): Buffer {
  const sheet = sheetOf([header, ...rows].map((row, at) => rowXml(row, at + 1)).join('') + end);
  return bookOf({ sheet, styles: [0, 14] });
}

/** A row as XML, its number from 1. */
export function rowXml(cells: SalesRow, row: number): string {
  return `<row r="${row}">${cells.map((cell, column) => cellXml(cell, `${name(column)}${row}`)).join('')}</row>`;
}

function cellXml(cell: SalesCell, r: string): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return `<c r="${r}"><v>${cell}</v></c>`;
  if (typeof cell === 'string') return `<c r="${r}" t="inlineStr"><is><t>${escaped(cell)}</t></is></c>`;
  if ('date' in cell) return `<c r="${r}" s="1"><v>${cell.date}</v></c>`;
  if ('error' in cell) return `<c r="${r}" t="e"><v>${cell.error}</v></c>`;
  const stored = cell.value === undefined ? '' : `<v>${cell.value}</v>`;
  return `<c r="${r}"><f>${escaped(cell.formula)}</f>${stored}</c>`;
}
