import type { ClienteProductoPeriodo, Origen, Periodo } from '@presupuesto/api-sdk/contract';
import type { NewsFact } from '../../live/news.ts';
import type { ValueChange } from '../../outbox/change.ts';
import type { FactsGathered } from '../../outbox/gathered-facts.ts';
import type { OutboxRef } from '../../outbox/outbox.machine.ts';
import type { Operation } from '../edits/operation.ts';
import type { RewrittenOutcome } from '../edits/outcome.ts';
import type { FigureUnit, PastedBlock, PasteRefusal } from '../edits/paste/pasted.ts';
import type { HistoryRef } from '../history/history.machine.ts';
import type { RowsRef } from '../page/children.ts';
import type { WholePair } from '../whole/whole-budget.ts';
import type { Reference } from './amounts.ts';
import type { ColumnChoice } from './columns.ts';
import type { GridView } from './measure.ts';
import type { GridOrder } from './order.ts';
import type { Places } from './places.ts';
import type { GridCell, Selection, Walk, Widening } from './selection.ts';
import type { NotWritten, Write } from './writes.ts';

export interface GridInput {
  readonly outbox: OutboxRef;
  readonly rows: RowsRef;
  readonly history: HistoryRef;
  readonly periodo: Periodo;
  readonly referenteID: string | null;
  readonly anio: number | null;
  /** As the address has them. */
  readonly view?: GridView | undefined;
  readonly order?: GridOrder | undefined;
  readonly cell?: GridCell | null | undefined;
  readonly inPercent?: boolean | undefined;
}

/** What is being typed into the selected cells. */
export interface Entry {
  readonly text: string;
  /** Null while it is none that is understood. */
  readonly operation: Operation | null;
  /** Not yet, where a figure is opened to be edited. */
  readonly isTyped: boolean;
  /** As they stood when it was begun: what its author saw. */
  readonly seen: readonly WholePair[];
}

export interface PairNames {
  readonly nombreCliente: string;
  readonly nombreProducto: string;
}

/** What the latest edit came to, or taking one back. */
export type Said =
  | {
      readonly kind: 'written';
      readonly origen: Origen;
      readonly count: number;
      readonly left: Readonly<Partial<Record<NotWritten, number>>>;
      /** Cells of a pasted range that are no figures. */
      readonly unclear: number;
      /** Names of a pasted range, and figures of its totals, that were left out. */
      readonly names: number;
      readonly totals: number;
    }
  /** Nothing of a range was pasted. */
  | { readonly kind: 'not pasted'; readonly refusal: PasteRefusal }
  | { readonly kind: 'rewritten'; readonly outcome: RewrittenOutcome }
  | { readonly kind: 'not understood'; readonly text: string }
  /** Nothing was written: what it depends on is a reference that has not come. The text is empty where none was typed. */
  | { readonly kind: 'reference awaited'; readonly text: string }
  /** The cell that it was typed into is not there any more, or, before anything was typed, the pair of its row. */
  | { readonly kind: 'gone'; readonly text: string; readonly par?: PairNames | undefined }
  /** The view is of sales, or every month of the cell is history. */
  | { readonly kind: 'read only'; readonly why: 'view' | 'history' };

export interface GridContext extends ColumnChoice {
  readonly outbox: OutboxRef;
  readonly rows: RowsRef;
  readonly history: HistoryRef;
  readonly periodo: Periodo;
  readonly referenteID: string | null;
  /** With what is typed and not confirmed in them. */
  readonly pairs: readonly WholePair[];
  /** What the server held in cells that are not confirmed, by `valueKey`; null where nobody knows. */
  readonly under: ReadonlyMap<string, number | null>;
  /** Those that the list shows, in its order. */
  readonly filas: readonly ClienteProductoPeriodo[];
  readonly reference: Reference;
  readonly places: Places;
  readonly order: GridOrder;
  /** Keys of groups. */
  readonly folded: readonly string[];
  readonly view: GridView;
  /** Ver referente. */
  readonly hasReference: boolean;
  /** Cells show, and take, how much more than the reference they are; as long as there is one. */
  readonly inPercent: boolean;
  readonly selection: Selection | null;
  /** Where Tab was pressed first: Enter goes back to it. */
  readonly tabColumn: string | null;
  readonly entry: Entry | null;
  readonly said: Said | null;
  /** Whose figures others have just changed, by `valueKey`: they stand out for a moment. */
  readonly heard: readonly string[];
  readonly problem: string | null;
}

/** A copied range over the selected cells. */
export interface BlockPasted {
  readonly type: 'block.pasted';
  readonly copied: PastedBlock;
  /** What its figures are, where that is known. */
  readonly units?: readonly FigureUnit[] | undefined;
}

export type GridEvent =
  | { type: 'cell.chosen'; cell: GridCell }
  /** To be selected wherever it is: in a folded group, or not listed by the filters. */
  | { type: 'pair.sought'; clienteProductoID: number }
  | { type: 'selection.extended'; cell: GridCell }
  | { type: 'selection.walked'; walk: Walk; extend?: boolean; tab?: boolean }
  /** To the whole rows or columns of what is selected, or to everything. */
  | { type: 'selection.widened'; to: Widening }
  /** A key that writes, F2, or a double click. */
  | { type: 'entry.begun'; text: string; operation: Operation | null; editing: boolean }
  | { type: 'entry.typed'; text: string; operation: Operation | null }
  /** Arrows go through the text from now on. */
  | { type: 'entry.edited' }
  /** A block stays selected, to be operated on again, unless the key goes `away`. */
  | { type: 'entry.accepted'; walk?: Walk; tab?: boolean; away?: boolean }
  | { type: 'entry.cancelled' }
  /** The grid goes away: what is typed counts, where it is understood. */
  | { type: 'entry.left' }
  /** What was selected has gone: its pair was removed or is not listed, its group or its months were folded. */
  | { type: 'cell.gone'; removed?: PairNames | undefined }
  /** Delete. */
  | { type: 'figures.cleared' }
  | BlockPasted
  /** Ctrl+D, Ctrl+R. */
  | { type: 'block.filled'; direction: 'down' | 'right' }
  /** The handle was dropped at a cell. */
  | { type: 'block.dragged'; cell: GridCell }
  | { type: 'view.chosen'; view: GridView }
  | { type: 'order.chosen'; order: GridOrder }
  | { type: 'group.toggled'; key: string }
  /** The active row's. */
  | { type: 'group.folded'; folded: boolean }
  | { type: 'groups.toggled'; folded: boolean }
  | { type: 'history.toggled' }
  | { type: 'reference.toggled' }
  | { type: 'percent.toggled' }
  | { type: 'reference.chosen'; periodoID: string | null }
  | { type: 'width.changed'; onlyTotals: boolean }
  | { type: 'year.chosen'; anio: number | null }
  | { type: 'outcome.dismissed' }
  | { type: 'retry.requested' }
  | { type: 'network.returned' }
  | { type: 'page.returned' }
  | { type: 'list.changed'; filas: readonly ClienteProductoPeriodo[] }
  | FactsGathered
  /** Written from elsewhere on the screen; `outcome` where that was an edit taken back or done again. */
  | { type: 'figures.written'; changes: readonly ValueChange[]; outcome?: RewrittenOutcome }
  | { type: 'figures.changed'; keys: readonly string[] }
  | { type: 'budget.outdated' }
  /** Others have saved some, of pairs that may still be on their way. */
  | { type: 'figures.heard' }
  /** The list has pairs that the budget lacks. */
  | { type: 'pairs.missed' }
  | { type: 'reference.outdated' }
  | NewsFact;

/** Typed here: the form, where it has the pair, shows it and says no more of what it did before. */
export interface GridWritten {
  readonly type: 'step.written';
  readonly changes: readonly ValueChange[];
}

/** What an edit writes. */
export interface GridEdit {
  readonly writes: readonly Write[];
  readonly origen: Origen;
  readonly said: Said | null;
  /** A figure typed into one cell counts also where it was there already: it makes the pair budgeted. */
  readonly isSingle: boolean;
}

export type GridTag = 'loading' | 'loaded' | 'failed' | 'typing' | 'editing';
