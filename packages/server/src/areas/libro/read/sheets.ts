import { type Campo, HOJAS_LIBRO } from '@presupuesto/api-sdk/contract';
import { plain } from '../../../workbook/plain.ts';
import type { Reading } from './cell.ts';
import type { NamingColumn, SheetColumns } from './columns.ts';

/** A row below the header. */
export interface BookRow {
  /** In the sheet, as people see it. */
  readonly number: number;
  /** What says of which pair it is, and in which currency, trimmed; '' where nothing does. */
  readonly naming: Readonly<Record<NamingColumn, string>>;
  /** One a column of figures. */
  readonly readings: readonly Reading[];
}

/** A sheet of figures. */
export interface BookSheet {
  readonly name: string;
  readonly columns: SheetColumns;
  readonly rows: readonly BookRow[];
}

/** What is read of a workbook. */
export interface RawBook {
  readonly sheets: readonly BookSheet[];
  /** Sheets of ours without a header, by name. */
  readonly headless: readonly string[];
  /** What the hidden sheet says above its table, by the contract's `DATOS_LIBRO`. */
  readonly data: ReadonlyMap<string, string>;
}

const [ORIGIN, PRICES, TONNES] = [HOJAS_LIBRO.origen, HOJAS_LIBRO.precio, HOJAS_LIBRO.volumenTon].map(plain);

/** What a sheet's months are of, by its name. */
export function campoOf(name: string): Campo | undefined {
  const known = plain(name);
  if (known === TONNES) return 'volumenTon';
  return known === PRICES ? 'precio' : undefined;
}

type Named = Pick<BookSheet, 'name'>;
export const isOrigin = ({ name }: Named): boolean => plain(name) === ORIGIN;
export const isNamedFor = ({ name }: Named, campo: Campo): boolean => campoOf(name) === campo;
