import { monthIndex, type Venta } from '@presupuesto/api-sdk/contract';
import { besideMonths, type ReferenceMonth } from './reference-month.ts';

/** By year and month, or by month of the year before. */
type Matching = 'sameYear' | 'yearBefore';

interface YearMonth {
  readonly anio: number;
  readonly mes: number;
}

const indexOf = ({ anio, mes }: YearMonth): number => monthIndex(anio, mes);
const indexBefore = ({ anio, mes }: YearMonth): number => monthIndex(anio - 1, mes);

/**
 * How these months find their reference: by year and month whenever that finds anything; else by month of the year before, as
 * last year's figures beside next year's budget; null where neither finds any.
 */
export function matchingOf(months: readonly YearMonth[], referencia: readonly YearMonth[]): Matching | null {
  const known = new Set(referencia.map(indexOf));
  if (months.some((month) => known.has(indexOf(month)))) return 'sameYear';
  return months.some((month) => known.has(indexBefore(month))) ? 'yearBefore' : null;
}

/** How they are compared: the year before counts only for who has asked for it. */
export function shownMatching(
  months: readonly YearMonth[],
  referencia: readonly YearMonth[],
  yearBefore: boolean,
): Matching {
  return yearBefore ? (matchingOf(months, referencia) ?? 'sameYear') : 'sameYear';
}

/** Finds a month's reference, as it stands beside it; null for one that has none. */
export function referenceFinder(
  referencia: readonly Venta[],
  matching: Matching | null,
): (month: YearMonth & Pick<Venta, 'monedaID'>) => ReferenceMonth | null {
  const known = new Map(referencia.map((month) => [indexOf(month), month]));
  const sought = matching === 'yearBefore' ? indexBefore : indexOf;
  return (month) => {
    const found = known.get(sought(month));
    return found ? besideMonths(found, month) : null;
  };
}
