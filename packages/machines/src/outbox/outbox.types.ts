import type { Change } from './change.ts';
import type { Entries } from './entries.ts';

export interface OutboxContext {
  /** Whose changes these are; null while nobody is signed in. */
  readonly usuario: string | null;
  readonly entries: Entries;
  readonly series: number;
}

export type OutboxEvent =
  | { type: 'session.started'; nombreUsuario: string }
  | { type: 'session.confirmed' }
  | { type: 'session.ended' }
  /** `inTurn`: one after the other, in this order. */
  | { type: 'changes.queued'; changes: readonly Change[]; inTurn?: true }
  | { type: 'network.returned' }
  /** Before the selection changes: whatever waits for a repeat goes at once. */
  | { type: 'flush.requested' };

export type OutboxFact =
  /** `busy`: more of the same period is on its way. */
  | { type: 'change.confirmed'; change: Change; busy: boolean }
  | { type: 'change.refused'; change: Change; busy: boolean }
  /** For a log, never for a screen (specification §8). */
  | { type: 'failure.logged'; text: string }
  /** The server did not take the token. */
  | { type: 'session.rejected' };
