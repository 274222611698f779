import type { Field } from '@presupuesto/machines';
import { logWarning } from '../../../app/log.ts';
import type { CopiedRows } from '../MonthTable/copied-rows.ts';
import type { SheetActor } from './budget.ts';

const load = () => import('./read-paste.ts');

/** Brings what reads a copied range before it is wanted, so that a paste also works once the network is gone. */
export function prepareToPaste(): void {
  load().catch(() => logWarning('no file to read a paste'));
}

/** Pastes a copied range on a cell of the sheet, unless another pair was chosen while its reading came. */
export async function pasteRows(
  sheet: SheetActor,
  at: { readonly ventaID: number; readonly field: Field },
  rows: CopiedRows,
): Promise<void> {
  const { pair } = sheet.getSnapshot().context;
  const pasting = await load().then(
    ({ readPaste }) => readPaste(sheet.getSnapshot().context, at, rows),
    () => ({ refusal: { why: 'not read' } }) as const,
  );
  if (sheet.getSnapshot().context.pair === pair) sheet.send({ type: 'block.pasted', pasting });
}
