import type { Field } from '@presupuesto/machines';
import { logWarning } from '../../../app/log.ts';
import type { CopiedRows } from '../MonthTable/copied-rows.ts';
import type { SheetActor } from './budget.ts';
import type { readPaste } from './read-paste.ts';

interface Reader {
  readonly readPaste: typeof readPaste;
}

/** Once it is there, a paste is done in its event: whoever goes on to another pair at once has pasted into this one. */
let reader: Reader | undefined;

async function load(): Promise<Reader> {
  reader = await import('./read-paste.ts');
  return reader;
}

/** Brings what reads a copied range before it is wanted, so that a paste also works once the network is gone. */
export function prepareToPaste(): void {
  load().catch(() => logWarning('no file to read a paste'));
}

/** Where a copied range is pasted. */
interface PasteCell {
  readonly ventaID: number;
  readonly field: Field;
}

/** Pastes a copied range on a cell of the sheet; where its reading has to come first, unless another pair is chosen meanwhile. */
export function pasteRows(sheet: SheetActor, at: PasteCell, rows: CopiedRows): void {
  if (reader) pasteWith(reader, sheet, at, rows);
  else void pasteLater(sheet, at, rows);
}

function pasteWith({ readPaste }: Reader, sheet: SheetActor, at: PasteCell, rows: CopiedRows): void {
  sheet.send({ type: 'block.pasted', pasting: readPaste(sheet.getSnapshot().context, at, rows) });
}

async function pasteLater(sheet: SheetActor, at: PasteCell, rows: CopiedRows): Promise<void> {
  const { pair } = sheet.getSnapshot().context;
  const loaded = await load().catch(() => undefined);
  if (sheet.getSnapshot().context.pair !== pair) return;
  if (loaded) pasteWith(loaded, sheet, at, rows);
  else sheet.send({ type: 'block.pasted', pasting: { refusal: { why: 'not read' } } });
}
