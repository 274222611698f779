import type { OutboxRef } from '../../outbox/outbox.machine.ts';
import type { CellValue } from '../edits/step.ts';
import type { HistoryRef } from '../history/history.machine.ts';
import { isOwnRemoval } from '../removal/own-removal.ts';
import { cellValues } from '../sheet/months.ts';
import type { RowsRef, SheetRef } from './children.ts';

/** A pair that somebody else has taken from the list while it was open. */
export interface GonePair {
  readonly nombreCliente: string;
  readonly nombreProducto: string;
  /** What was being typed in it. */
  readonly figures: readonly CellValue[];
}

interface Refs {
  readonly rows: RowsRef;
  readonly sheet: SheetRef;
  readonly history: HistoryRef;
  readonly outbox: OutboxRef;
}

/** The open pair, as the list lacks it by now; null where it is away by one's own choice or removal. */
export function gonePair({ rows, sheet, ...own }: Refs): GonePair | null {
  const { pair, ventas, drafts } = sheet.getSnapshot().context;
  if (!pair || pair.fila.clienteProductoPeriodoID !== rows.getSnapshot().context.seleccion) return null;
  const { clienteProductoID, nombreCliente, nombreProducto } = pair.fila;
  if (isOwnRemoval(own, clienteProductoID)) return null;
  return { nombreCliente, nombreProducto, figures: cellValues(ventas, drafts) };
}
