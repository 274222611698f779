import {
  CAMPOS,
  type Campo,
  HOJAS_LIBRO,
  type LecturaDudosa,
  monthIndex,
  periodMonths,
} from '@presupuesto/api-sdk/contract';
import type { Period } from '../../shared/period.ts';
import { columnName, type FigureColumn } from '../read/columns.ts';
import { type BookSheet, isNamedFor, isOrigin, type RawBook } from '../read/sheets.ts';
import { unreadMonths } from './unread.ts';

/** A column whose figures are compared: its place among those of its sheet, and its month. */
export interface ChosenColumn extends FigureColumn {
  readonly place: number;
  /** `monthIndex`. */
  readonly month: number;
}

/** What of a sheet is compared. */
export interface ChosenSheet {
  readonly sheet: BookSheet;
  readonly columns: readonly ChosenColumn[];
}

interface Chosen {
  readonly sheets: readonly ChosenSheet[];
  readonly doubts: readonly LecturaDudosa[];
}

/** The sheets and columns of a book that are compared: months of the period alone. */
export function chooseColumns(book: RawBook, period: Period): Chosen {
  const months = new Set(periodMonths(period).map(({ anio, mes }) => monthIndex(anio, mes)));
  const doubts: LecturaDudosa[] = book.headless.map((celda) => ({
    celda,
    motivo: 'falta la fila de encabezados, con Cliente, Producto, Clave y los meses',
  }));
  const own = book.sheets.filter((sheet) => !isOrigin(sheet));
  const bySheet = new Map<BookSheet, ChosenColumn[]>();
  for (const campo of CAMPOS) {
    const sheet = sheetOf(own, campo);
    if (sheet === undefined) continue;
    const columns = sheet.columns.figures.flatMap((column, place): ChosenColumn[] => {
      const month = column.campo === campo ? monthOf(column, months) : undefined;
      return month === undefined ? [] : [{ ...column, place, month }];
    });
    const read = new Set(columns.map(({ month }) => month));
    doubts.push(...unreadMonths(sheet, { campo, read, period }));
    const repeated = columns.filter(({ month }) => columns.filter((one) => one.month === month).length > 1);
    for (const { at, header } of repeated) {
      doubts.push({
        celda: `${sheet.name}, columna ${columnName(at)}`,
        motivo: `«${header}» está en más de una columna: deje una`,
      });
    }
    const once = columns.filter((column) => !repeated.includes(column));
    bySheet.set(sheet, [...(bySheet.get(sheet) ?? []), ...once]);
  }
  return { sheets: [...bySheet].map(([sheet, columns]) => ({ sheet, columns })), doubts };
}

/** The one of the figure's name, else another that has its months with their unit. */
function sheetOf(sheets: readonly BookSheet[], campo: Campo): BookSheet | undefined {
  const has = ({ columns }: BookSheet) => columns.figures.some((column) => column.campo === campo);
  const isOurs = (sheet: BookSheet) => CAMPOS.some((one) => isNamedFor(sheet, one));
  return (
    sheets.find((sheet) => isNamedFor(sheet, campo)) ??
    sheets.find((sheet) => isOurs(sheet) && has(sheet)) ??
    sheets.find((sheet) => sheet.columns.naming.has('clave') && has(sheet))
  );
}

/** Which of the period's months it is; one without a year is the only one of that name. */
function monthOf({ anio, mes }: FigureColumn, months: ReadonlySet<number>): number | undefined {
  const named = [...months].filter((month) =>
    anio === undefined ? (month % 12) + 1 === mes : month === monthIndex(anio, mes),
  );
  return named.length === 1 ? named[0] : undefined;
}

/** The names of the sheets, for a refusal. */
export const SHEET_NAMES = `«${HOJAS_LIBRO.volumenTon}» y «${HOJAS_LIBRO.precio}»`;
