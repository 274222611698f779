import { type Campo, COLUMNAS_LIBRO } from '@presupuesto/api-sdk/contract';
import { serialDate } from '../../../workbook/parts/serial-date.ts';
import { plain } from '../../../workbook/plain.ts';
import type { CellKind } from '../../../workbook/row-batch.ts';
import { mayNameMonth, type NamedMonth, namedMonth } from '../../archivos/read/month-cell.ts';

/** What says of which pair a row is, and what its prices are in. */
export type NamingColumn = keyof typeof COLUMNAS_LIBRO;

/** A column below a header. */
export interface HeadedColumn {
  /** From 0. */
  readonly at: number;
  /** As the file has it. */
  readonly header: string;
}

/** A column of a month. */
export interface MonthColumn extends HeadedColumn, NamedMonth {}

/** A column with figures of a month. */
export interface FigureColumn extends MonthColumn {
  readonly campo: Campo;
}

/** A row seen as the header of a sheet. */
export interface SheetColumns {
  readonly naming: ReadonlyMap<NamingColumn, number>;
  readonly figures: readonly FigureColumn[];
  /** Months whose headers say neither tonnes nor a price: `Ene 2027 (kg)`. */
  readonly others: readonly MonthColumn[];
  /** Columns whose headers may have been meant for months, and are not understood. */
  readonly unknown: readonly HeadedColumn[];
}

export interface HeaderCell {
  /** From 0. */
  readonly at: number;
  readonly kind: CellKind;
  readonly text: string;
}

/** Of the years 2000 to 2099, as numbers of days. */
const [FIRST_DAY, LAST_DAY] = [36_526, 73_050];
const NAMING = Object.entries(COLUMNAS_LIBRO).map(([key, name]) => [plain(name), key] as const);
const UNIT = /^(.*?)\s*\(([^()]*)\)$/;
const TONNES = /^(t|tm|tn|ton|tons|toneladas?)\.?$/;
const PER_TONNE = /(\/|\bpor|\bprecio) ?(t|tm|tn|ton|tons|toneladas?)\b/;
const PRICE = /\bprecio|(\/|\bpor) ?(kg|kilo(gramo)?)\b/;

/**
 * The columns of a row that is a header: it says which pair a row is of, and has months. Their order does not count, nor what else
 * stands between them.
 *
 * @param campo what months without a unit are of, by the sheet's name
 */
export function columnsOf(cells: readonly HeaderCell[], campo: Campo | undefined): SheetColumns | undefined {
  const naming = new Map<NamingColumn, number>();
  const figures: FigureColumn[] = [];
  const others: MonthColumn[] = [];
  const unknown: HeadedColumn[] = [];
  for (const { at, kind, text } of cells) {
    const known = kind === 'text' && NAMING.find(([name]) => name === plain(text))?.[1];
    if (known) naming.set(known as NamingColumn, at);
    const [, name = text, unit] = kind === 'text' ? (UNIT.exec(text.trim()) ?? []) : [];
    if (known) continue;
    const month = kind === 'number' ? numberedMonth(text) : namedMonth(kind, name);
    const headed = { at, header: text.trim().slice(0, 60) };
    if (month === undefined) {
      if (mayNameMonth(text)) unknown.push(headed);
      continue;
    }
    const column = { ...month, ...headed };
    const meant = unit === undefined ? campo : campoOf(plain(unit));
    if (meant) figures.push({ ...column, campo: meant });
    else if (unit !== undefined) others.push(column);
  }
  const isNamed = naming.has('clave') || (naming.has('cliente') && naming.has('producto'));
  return isNamed && figures.length + others.length > 0 ? { naming, figures, others, unknown } : undefined;
}

/** The month of a date that a spreadsheet shows as its plain number: 46357. Other numbers are a column's own, as 2027 is. */
function numberedMonth(text: string): NamedMonth | undefined {
  const days = Math.floor(Number(text));
  return days >= FIRST_DAY && days <= LAST_DAY
    ? namedMonth('date', serialDate(days, false) ?? '')
    : undefined;
}

function campoOf(unit: string): Campo | undefined {
  if (TONNES.test(unit)) return 'volumenTon';
  return PRICE.test(unit) && !PER_TONNE.test(unit) ? 'precio' : undefined;
}

/** A column's letters: 0 is `A`. */
export function columnName(at: number): string {
  const before = at < 26 ? '' : columnName(Math.floor(at / 26) - 1);
  return before + String.fromCodePoint(65 + (at % 26));
}
