import { isHistoryMonth, monthIndex, type Periodo, periodMonths } from '@presupuesto/api-sdk/contract';
import { monthKey } from './keys.ts';

/** A column of the grid: a year's total, or a month. */
export interface GridColumn {
  /** `2027` or `2027-03`. */
  readonly key: string;
  readonly anio: number;
  /** Null for the year's total. */
  readonly mes: number | null;
  /** Months before the period's start are shown, never typed. */
  readonly isHistory: boolean;
}

export interface ColumnChoice {
  /** Months before the period's start are there as well. */
  readonly hasHistory: boolean;
  /** On a phone there is room for the totals alone. */
  readonly onlyTotals: boolean;
  /** Año filter; null shows all. */
  readonly anio: number | null;
}

type PeriodSpan = Pick<Periodo, 'anioInicio' | 'mesInicio' | 'cantidadMeses'>;

/** Each year's total, and its months in order. */
export function columnsOf(
  periodo: PeriodSpan,
  { hasHistory, onlyTotals, anio: only }: ColumnChoice,
): readonly GridColumn[] {
  const months = periodMonths(periodo).map((month) => ({
    ...month,
    key: monthKey(month.anio, month.mes),
    isHistory: isHistoryMonth(periodo, month),
  }));
  const years = [...new Set(months.map(({ anio }) => anio))].filter((anio) => only === null || anio === only);
  return years.flatMap((anio) => [
    { key: String(anio), anio, mes: null, isHistory: false },
    ...months.filter((month) => month.anio === anio && !onlyTotals && (hasHistory || !month.isHistory)),
  ]);
}

/** Whether a column is one of the months that are folded away, or would be. */
export function isHistoryColumn(periodo: PeriodSpan, column: string): boolean {
  const all = columnsOf(periodo, { hasHistory: true, onlyTotals: false, anio: null });
  return all.some(({ key, isHistory }) => isHistory && key === column);
}

/** How many months are folded away, or would be. */
export function historyCount(periodo: PeriodSpan): number {
  const [first] = periodMonths(periodo);
  return first ? monthIndex(periodo.anioInicio, periodo.mesInicio) - monthIndex(first.anio, first.mes) : 0;
}
