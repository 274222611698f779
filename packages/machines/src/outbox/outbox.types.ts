import type { Origen, Venta } from '@presupuesto/api-sdk/contract';
import type { Change } from './change.ts';
import type { Entries } from './entries.ts';
import type { Conflict, Kept, Stamps, Unsent } from './kept.ts';

export interface OutboxContext {
  /** Whose changes these are; null while nobody is signed in. */
  readonly usuario: string | null;
  readonly entries: Entries;
  readonly stamps: Stamps;
  /** Of earlier pages or versions, or that had to wait, refused by the server: for the person to read. */
  readonly unsent: readonly Unsent[];
  /** Records on the device that nobody can read. */
  readonly unreadable: number;
  /** False once the server has said that it takes no batches. */
  readonly hasBatches: boolean;
  /** Whether the device has failed to keep a change and does still, and whether the person has read of it. */
  readonly keeping: 'possible' | 'failed' | 'dismissed';
}

export type OutboxEvent =
  | { type: 'session.started'; nombreUsuario: string }
  | { type: 'session.confirmed' }
  | { type: 'session.ended' }
  /** `origen`: changed together, in this order; without it each by itself. */
  | { type: 'changes.queued'; changes: readonly Change[]; origen?: Origen }
  /** The person leaves the other figure where it is. */
  | { type: 'conflict.left'; key: string }
  /** The person puts the own figure in the place of the other one. */
  | { type: 'conflict.put'; key: string }
  /** Months as the server has just said that they stand. */
  | { type: 'months.read'; ventas: readonly Venta[] }
  | { type: 'network.returned' }
  /** Before the selection changes: whatever waits for a repeat goes at once. */
  | { type: 'flush.requested' }
  /** The person has read what could not be sent. */
  | { type: 'unsent.dismissed' }
  /** The person has read that this device keeps nothing. */
  | { type: 'warning.dismissed' };

/** What became of changes that their cells still wait for: of all that were judged together at once. */
export type Judgement =
  | Ended
  | { readonly type: 'changes.refused'; readonly refused: readonly Unsent[] }
  | { readonly type: 'changes.conflicted'; readonly conflicted: readonly Conflicted[] };

/** Nothing of them is left to do: saved, gone because another tab has settled them, or a conflict that a person or equal figures ended. */
interface Ended {
  readonly type: 'changes.ended';
  readonly kept: readonly Kept[];
  readonly outcome: 'confirmed' | 'refused' | 'gone';
}

/** A figure with the one in its way, that somebody else saved since it was seen. */
export interface Conflicted {
  readonly kept: Kept;
  readonly conflicto: Conflict;
}

/** Gestures may have come, or their cells be free. */
export interface GesturesDue {
  readonly type: 'gestures.due';
}

export type OutboxFact =
  /** `busy`: more of the same period is on its way. */
  | { type: 'change.confirmed'; change: Change; busy: boolean }
  | { type: 'change.refused'; change: Change; busy: boolean }
  /** Typed in another tab, later than what this one had. */
  | { type: 'change.adopted'; change: Change }
  /** Somebody else has changed the figure since it was seen: it waits for a decision. */
  | { type: 'change.conflicted'; change: Change; conflicto: Conflict }
  /** Another tab has settled it, and its outcome is unknown here: what the server holds is to be read again. */
  | { type: 'change.gone'; change: Change }
  /** For a log, never for a screen. */
  | { type: 'failure.logged'; text: string }
  /** The server did not take the token. */
  | { type: 'session.rejected' };
