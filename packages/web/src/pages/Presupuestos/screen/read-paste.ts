import {
  type Field,
  type Pasting,
  pastedValues,
  type SheetContext,
  sheetMonths,
} from '@presupuesto/machines';
import { readFigures } from '../../../format/read-figures.ts';
import type { CopiedRows } from '../MonthTable/copied-rows.ts';

/** What a copied range writes into the months that are shown. A file of its own: it comes with the first paste. */
export function readPaste(
  context: SheetContext,
  at: { readonly ventaID: number; readonly field: Field },
  rows: CopiedRows,
): Pasting {
  return pastedValues(sheetMonths(context), at, readFigures(rows));
}
