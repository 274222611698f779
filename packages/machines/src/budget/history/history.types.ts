import type { RemovalChange, RestorationChange, ValueChange } from '../../outbox/change.ts';
import type { OutboxRef } from '../../outbox/outbox.machine.ts';
import type { OutboxFact } from '../../outbox/outbox.types.ts';
import type { History } from '../edits/history.ts';
import type { RewrittenOutcome } from '../edits/outcome.ts';
import type { HistoryStep, Step } from '../edits/step.ts';

/** A step that reached further than the months in sight: said until it is read, taken back or followed by another. */
export type Notice =
  /** The whole budget was put back to a moment, ISO 8601. */
  | { readonly kind: 'restored'; readonly fecha: string; readonly count: number; readonly pares: number }
  /** What came back in a workbook was accepted, or the reference copied into several pairs. */
  | { readonly kind: 'libro' | 'referente'; readonly count: number; readonly pares: number }
  /** A pair left the list, or could not come back to it. */
  | {
      readonly kind: 'removed' | 'not returned';
      readonly nombreCliente: string;
      readonly nombreProducto: string;
    };

export interface HistoryContext extends History {
  readonly outbox: OutboxRef;
  /** Whose steps these are; null without a period. */
  readonly periodoID: string | null;
  readonly notice: Notice | null;
  /** The figures that the notice counts, without those that were refused. */
  readonly counted: Step;
}

export type HistoryEvent =
  /** Another period, or none: nothing of the one before can be taken back. */
  | { type: 'period.opened'; periodoID: string | null }
  /** Something was edited, in whichever pairs, or removed; queued for the server by whoever did it. */
  | { type: 'step.recorded'; step: HistoryStep; notice?: Notice }
  | { type: 'edit.undone' }
  | { type: 'edit.redone' }
  | { type: 'notice.dismissed' }
  | Extract<OutboxFact, { type: 'change.refused' | 'change.conflicted' }>;

/** Queued for the server by the history: a screen that shows these cells lays the figures over its own. */
export interface FiguresWritten {
  readonly type: 'figures.written';
  readonly changes: readonly ValueChange[];
  readonly outcome: RewrittenOutcome;
}

/** Queued likewise: a pair leaves the list again, or comes back. */
export interface PairRewritten {
  readonly type: 'pair.rewritten';
  readonly change: RemovalChange | RestorationChange;
}
