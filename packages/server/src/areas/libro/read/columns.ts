import { type Campo, COLUMNAS_LIBRO } from '@presupuesto/api-sdk/contract';
import { plain } from '../../../workbook/plain.ts';
import type { CellKind } from '../../../workbook/row-batch.ts';
import { type NamedMonth, namedMonth } from '../../archivos/read/month-cell.ts';

/** What says of which pair a row is, and what its prices are in. */
export type NamingColumn = keyof typeof COLUMNAS_LIBRO;

/** A column of a month. */
export interface MonthColumn extends NamedMonth {
  /** From 0. */
  readonly at: number;
  /** As the file has it. */
  readonly header: string;
}

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
}

export interface HeaderCell {
  /** From 0. */
  readonly at: number;
  readonly kind: CellKind;
  readonly text: string;
}

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
  for (const { at, kind, text } of cells) {
    const known = kind === 'text' && NAMING.find(([name]) => name === plain(text))?.[1];
    if (known) naming.set(known as NamingColumn, at);
    const [, name = text, unit] = kind === 'text' ? (UNIT.exec(text.trim()) ?? []) : [];
    const month = namedMonth(kind, name);
    if (known || month === undefined) continue;
    const column = { ...month, at, header: text.trim().slice(0, 60) };
    const meant = unit === undefined ? campo : campoOf(plain(unit));
    if (meant) figures.push({ ...column, campo: meant });
    else if (unit !== undefined) others.push(column);
  }
  const isNamed = naming.has('clave') || (naming.has('cliente') && naming.has('producto'));
  return isNamed && figures.length + others.length > 0 ? { naming, figures, others } : undefined;
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
