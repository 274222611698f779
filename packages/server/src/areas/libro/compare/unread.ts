import {
  type Campo,
  isHistoryMonth,
  type LecturaDudosa,
  monthIndex,
  periodMonths,
} from '@presupuesto/api-sdk/contract';
import type { Period } from '../../shared/period.ts';
import { columnName, type FigureColumn, type HeadedColumn, type MonthColumn } from '../read/columns.ts';
import { type BookSheet, isNamedFor } from '../read/sheets.ts';

interface Reading {
  readonly campo: Campo;
  /** Months that the sheet has of this figure, by `monthIndex`. */
  readonly read: ReadonlySet<number>;
  readonly period: Period;
}

/**
 * The month columns of a sheet that are not read, though a month of that name which can be written is missing there. Where none is
 * missing, such a column is somebody's own: last year's figures, or the same ones in kilos. Where any month is missing, so are those
 * whose headers are not understood, though they may have been meant for months.
 */
export function unreadMonths(sheet: BookSheet, { campo, read, period }: Reading): LecturaDudosa[] {
  const isRead = (anio: number, mes: number) => read.has(monthIndex(anio, mes));
  const missing = periodMonths(period).filter(
    (month) => !isHistoryMonth(period, month) && !isRead(month.anio, month.mes),
  );
  const figures = sheet.columns.figures.filter(
    (column) => column.campo === campo && (column.anio === undefined || !isRead(column.anio, column.mes)),
  );
  const others = isNamedFor(sheet, campo) ? sheet.columns.others : [];
  const unknown = missing.length > 0 && isNamedFor(sheet, campo) ? sheet.columns.unknown : [];
  const months = [...figures, ...others].filter((column) => missing.some(({ mes }) => mes === column.mes));
  return [...months, ...unknown]
    .sort((one, other) => one.at - other.at)
    .map((column) => ({
      celda: `${sheet.name}, columna ${columnName(column.at)}`,
      motivo: `«${column.header}» ${reasonOf(column)}: no se lee`,
    }));
}

function reasonOf(column: HeadedColumn | MonthColumn | FigureColumn): string {
  if (!('mes' in column)) return 'no se entiende como mes';
  if (!('campo' in column)) return 'no dice toneladas ni precio';
  return column.anio === undefined ? 'no dice de qué año es' : 'no es un mes del período';
}
