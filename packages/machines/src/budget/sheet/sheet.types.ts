import type {
  ClienteProductoPeriodo,
  Nota,
  Periodo,
  ResumenPresupuesto,
  Venta,
} from '@presupuesto/api-sdk/contract';
import type { Field } from '../../outbox/change.ts';
import type { OutboxRef } from '../../outbox/outbox.machine.ts';
import type { OutboxFact } from '../../outbox/outbox.types.ts';
import type { ReferenceMonth } from '../comparison/reference-month.ts';
import type { Operation } from '../edits/operation.ts';
import type { EditOutcome } from '../edits/outcome.ts';
import type { Pasting } from '../edits/paste/pasted.ts';
import type { Cell, RestoredValue } from '../edits/step.ts';
import type { HistoryRef } from '../history/history.machine.ts';
import type { FiguresWritten } from '../history/history.types.ts';
import type { Block, BlockStep } from './block.types.ts';
import type { Values } from './money.ts';

/** The pair whose months the sheet shows, in its period. */
export interface Pair {
  readonly periodo: Periodo;
  readonly fila: ClienteProductoPeriodo;
}

/** Months that are there before they are asked for. */
export interface KnownMonths {
  /** Of the pair in its period. */
  readonly ventas?: readonly Venta[] | undefined;
  /** Of the pair in the reference. */
  readonly referencia?: readonly Venta[] | undefined;
}

export interface SheetInput {
  readonly outbox: OutboxRef;
  /** What can be taken back and done again. */
  readonly history: HistoryRef;
}

export interface SheetContext extends SheetInput {
  readonly pair: Pair | null;
  /** Reference period; null compares with nothing. */
  readonly referenteID: string | null;
  /** Año filter; null shows all. */
  readonly anio: number | null;
  /** As the server holds them, by year and month. */
  readonly ventas: readonly Venta[];
  readonly referencia: readonly Venta[];
  /** A reference is chosen that has not come, or could not be had. */
  readonly isReferenceAwaited: boolean;
  /** A reference of which no month matches is compared by month of the year before. */
  readonly yearBefore: boolean;
  /** Typed and not confirmed, by `valueKey`. */
  readonly typed: Values;
  /** What is being typed, where it can be saved, by `valueKey`. */
  readonly drafts: Values;
  /** What the server held, as far as this page knew, in each cell when somebody began to type in it. */
  readonly seen: Values;
  /** What is selected beyond the cell that has the focus; null for nothing. */
  readonly block: Block | null;
  /** What the latest edit of several cells came to; null after another one. */
  readonly outcome: EditOutcome | null;
  readonly resumen: ResumenPresupuesto | null;
  readonly problem: string | null;
  /** Whose figures others have just changed, by `valueKey`: they stand out for a moment. */
  readonly heard: readonly string[];
}

/** What a person does in a cell. */
export type CellEvent =
  /** `valor` is the text as a number, null when it is none. */
  | ({ type: 'cell.typed'; valor: number | null } & Cell)
  /** What cannot be saved is dropped, silently. */
  | ({ type: 'cell.left' } & Cell)
  /** Escape. */
  | ({ type: 'cell.restored' } & Cell)
  /** The replicate button or Alt+Down. */
  | ({ type: 'cell.replicated' } & Cell)
  /** Shift and an arrow: the selection reaches further, or less far. */
  | ({ type: 'block.extended' } & Cell & BlockStep)
  /** The mouse is dragged to another cell, or clicks it with Shift. */
  | ({ type: 'block.reached'; to: Cell } & Cell)
  | ({ type: 'block.left' } & Cell)
  /** Ctrl+D: the figures of its first month in the others; without a block, the figure above in the cell. */
  | ({ type: 'block.filled' } & Cell)
  /** Ctrl+Enter: what is typed in its first cell, done with each cell's own figure. */
  | ({ type: 'block.typed'; operation: Operation } & Cell)
  /** Delete: zeros. */
  | ({ type: 'block.cleared' } & Cell);

/** How the reference is copied into the budget. */
export interface CopyOptions {
  /** Volume, price or both. */
  readonly fields: readonly Field[];
  /** What is added to each value of a field, in percent: 2.5, or -3; four decimals count. */
  readonly porcentajes: Readonly<Record<Field, number>>;
  /** Leaves months alone in which one of the fields that are copied is more than 0. */
  readonly onlyEmpty: boolean;
  /** From the same month of the year before. */
  readonly yearBefore: boolean;
}

export type SheetEvent =
  /** Known months are read again all the same. */
  | ({ type: 'pair.chosen'; pair: Pair | null } & KnownMonths)
  /** The pair is not there any more: nothing that is being typed counts. */
  | { type: 'drafts.dropped' }
  | { type: 'reference.chosen'; periodoID: string | null }
  | { type: 'year.chosen'; anio: number | null }
  | { type: 'comparison.chosen'; yearBefore: boolean }
  | { type: 'retry.requested' }
  /** The session ends or the page goes away: what is being typed counts. */
  | { type: 'cells.left' }
  | { type: 'network.returned' }
  /** Something else than a cell changed the seller's totals. */
  | { type: 'totals.changed' }
  | CellEvent
  /** A block from the clipboard, as it was read for the shown months. */
  | { type: 'block.pasted'; pasting: Pasting }
  | { type: 'reference.copied'; options: CopyOptions }
  /** Tonnes for the open months of a year. */
  | { type: 'total.distributed'; anio: number; total: number }
  /** Figures of its log, or of a moment, are put back. */
  | { type: 'figures.restored'; values: readonly RestoredValue[] }
  /** A month's note was written, or, with null, removed. */
  | { type: 'note.shown'; ventaID: number; nota: Nota | null }
  /** Figures of this pair or others were written elsewhere. */
  | (Omit<FiguresWritten, 'outcome'> & { readonly outcome: EditOutcome | null })
  /** Somebody has saved a figure: this user here or elsewhere, or another one. */
  | ({ type: 'figure.heard'; valor: number; clienteProductoPeriodoID: number } & Cell)
  /** The months have come with figures that others changed. */
  | { type: 'figures.changed'; keys: readonly string[] }
  | { type: 'reference.outdated' }
  /** The tab came to the front again: others may have saved meanwhile. */
  | { type: 'page.returned' }
  | Extract<
      OutboxFact,
      { type: 'change.confirmed' | 'change.refused' | 'change.adopted' | 'change.conflicted' | 'change.gone' }
    >;

export type SheetTag = 'empty' | 'loading' | 'loaded' | 'failed' | 'reference loading' | 'reference failed';

/** A line of the month table. */
export interface SheetMonth {
  /** With the typed values in it. */
  readonly venta: Venta;
  /** The reference's same year and month, or that of the year before. */
  readonly referencia: ReferenceMonth | null;
  /** It is typed in; a history month is disabled. */
  readonly isOpen: boolean;
}
