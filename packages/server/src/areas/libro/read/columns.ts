import { type Campo, COLUMNAS_LIBRO } from '@presupuesto/api-sdk/contract';
import { plain } from '../../../workbook/plain.ts';
import type { CellKind } from '../../../workbook/row-batch.ts';
import { type NamedMonth, namedMonth } from '../../archivos/read/month-cell.ts';

/** What says of which pair a row is. */
export type NamingColumn = keyof typeof COLUMNAS_LIBRO;

/** A column with figures of a month. */
export interface FigureColumn extends NamedMonth {
  /** From 0. */
  readonly at: number;
  readonly campo: Campo;
  /** As the file has it. */
  readonly header: string;
}

/** A row seen as the header of a sheet. */
export interface SheetColumns {
  readonly naming: ReadonlyMap<NamingColumn, number>;
  readonly figures: readonly FigureColumn[];
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
const PRICE = /precio|\bkg\b/;

/**
 * The columns of a row that is a header: it says which pair a row is of, and has months. Their order does not count, nor what else
 * stands between them.
 *
 * @param campo what months without a unit are of, by the sheet's name
 */
export function columnsOf(cells: readonly HeaderCell[], campo: Campo | undefined): SheetColumns | undefined {
  const naming = new Map<NamingColumn, number>();
  const figures: FigureColumn[] = [];
  for (const { at, kind, text } of cells) {
    const known = kind === 'text' && NAMING.find(([name]) => name === plain(text))?.[1];
    if (known) naming.set(known as NamingColumn, at);
    else {
      const month = figureColumn(kind, text, campo);
      if (month) figures.push({ ...month, at, header: text.trim().slice(0, 60) });
    }
  }
  const isNamed = naming.has('clave') || (naming.has('cliente') && naming.has('producto'));
  return isNamed && figures.length > 0 ? { naming, figures } : undefined;
}

function figureColumn(kind: CellKind, text: string, campo: Campo | undefined) {
  const [, name = text, unit] = kind === 'text' ? (UNIT.exec(text.trim()) ?? []) : [];
  const month = namedMonth(kind, name);
  const meant = unit === undefined ? campo : campoOf(plain(unit));
  return month && meant && { ...month, campo: meant };
}

function campoOf(unit: string): Campo | undefined {
  if (TONNES.test(unit)) return 'volumenTon';
  return PRICE.test(unit) ? 'precio' : undefined;
}

/** A column's letters: 0 is `A`. */
export function columnName(at: number): string {
  const before = at < 26 ? '' : columnName(Math.floor(at / 26) - 1);
  return before + String.fromCodePoint(65 + (at % 26));
}
