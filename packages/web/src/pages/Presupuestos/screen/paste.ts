import { pastedValues, sheetMonths } from '@presupuesto/machines';
import type { CellAction } from '../MonthTable/cell-action.ts';
import type { SheetActor } from './budget.ts';

type RowsPasted = Extract<CellAction, { type: 'rows.pasted' }>;

/** Pastes a copied range on a cell of the sheet, in its event: whoever goes on to another pair at once has pasted into this one. */
export function pasteRows(sheet: SheetActor, { block, units, ...at }: RowsPasted): void {
  const { context } = sheet.getSnapshot();
  const known = { units, monedaID: context.pair?.fila.monedaID };
  sheet.send({ type: 'block.pasted', pasting: pastedValues(sheetMonths(context), at, block, known) });
}
