import { type Field, type PastedBlock, pastedValues, sheetMonths } from '@presupuesto/machines';
import type { SheetActor } from './budget.ts';

/** Where a copied range is pasted. */
interface PasteCell {
  readonly ventaID: number;
  readonly field: Field;
}

/** Pastes a copied range on a cell of the sheet, in its event: whoever goes on to another pair at once has pasted into this one. */
export function pasteRows(sheet: SheetActor, at: PasteCell, block: PastedBlock): void {
  const months = sheetMonths(sheet.getSnapshot().context);
  sheet.send({ type: 'block.pasted', pasting: pastedValues(months, at, block) });
}
