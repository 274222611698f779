import { monthIndex, type Venta } from '@presupuesto/api-sdk/contract';
import type { SheetContext, SheetMonth } from '../sheet/sheet.types.ts';

/** The months that are typed in, without history. */
export function openMonths(months: readonly SheetMonth[]): readonly SheetMonth[] {
  return months.filter(({ isOpen }) => isOpen);
}

/**
 * Whether these months are to be compared with the year before: the reference has none of them, as last year's figures
 * have none of a budget for the next.
 */
export function isOfAnotherYear(
  months: readonly SheetMonth[],
  { referencia }: Pick<SheetContext, 'referencia'>,
): boolean {
  return referencia.length > 0 && months.every((month) => month.referencia === null);
}

/** Finds a month's reference: the same year and month, or the same month of the year before. */
export function referenceFinder(
  { referencia }: Pick<SheetContext, 'referencia'>,
  yearBefore: boolean,
): (venta: Venta) => Venta | undefined {
  const known = new Map(referencia.map((venta) => [monthIndex(venta.anio, venta.mes), venta]));
  return ({ anio, mes }) => known.get(monthIndex(yearBefore ? anio - 1 : anio, mes));
}
