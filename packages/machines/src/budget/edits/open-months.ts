import type { SheetMonth } from '../sheet/sheet.types.ts';

/** The months that are typed in, without history. */
export function openMonths(months: readonly SheetMonth[]): readonly SheetMonth[] {
  return months.filter(({ isOpen }) => isOpen);
}
