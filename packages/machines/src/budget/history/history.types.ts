import type { ValueChange } from '../../outbox/change.ts';
import type { OutboxRef } from '../../outbox/outbox.machine.ts';
import type { OutboxFact } from '../../outbox/outbox.types.ts';
import type { History } from '../edits/history.ts';
import type { RewrittenOutcome } from '../edits/outcome.ts';
import type { Step } from '../edits/step.ts';

/** A step that reached further than the months in sight: said until it is read, taken back or followed by another. */
export type Notice = {
  /** The whole budget was put back to a moment. */
  readonly kind: 'restored';
  /** The moment: ISO 8601. */
  readonly fecha: string;
  readonly count: number;
  readonly pares: number;
};

export interface HistoryContext extends History {
  readonly outbox: OutboxRef;
  /** Whose steps these are; null without a period. */
  readonly periodoID: string | null;
  readonly notice: Notice | null;
}

export type HistoryEvent =
  /** Another period, or none: nothing of the one before can be taken back. */
  | { type: 'period.opened'; periodoID: string | null }
  /** Something was edited, in whichever pairs; queued for the server by whoever edited it. */
  | { type: 'step.recorded'; step: Step; notice?: Notice }
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
