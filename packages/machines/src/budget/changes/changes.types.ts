import type { Cambio, CambioPeriodo } from '@presupuesto/api-sdk/contract';
import type { NewsFact } from '../../live/news.ts';
import type { OutboxRef } from '../../outbox/outbox.machine.ts';
import type { OutboxFact } from '../../outbox/outbox.types.ts';

/** Whose changes are listed: one month's, or all of a period since a moment (ISO 8601). */
export type ChangesSubject =
  | { readonly kind: 'mes'; readonly ventaID: number }
  | { readonly kind: 'desde'; readonly periodoID: string; readonly fecha: string };

/** One that was read for a month has no names of its pair. */
export type ListedChange = Cambio | CambioPeriodo;

export interface ChangesContext {
  readonly outbox: OutboxRef;
  readonly subject: ChangesSubject | null;
  /** Newest first. */
  readonly cambios: readonly ListedChange[];
  /** How many there are in all; of those since a moment a page at a time is there. */
  readonly total: number;
  readonly problem: string | null;
}

export type ChangesEvent =
  /** From a month's mark, button or key, or from the line of the approval. */
  | { type: 'changes.asked'; subject: ChangesSubject }
  | { type: 'changes.closed' }
  /** Another pair, or another period, is chosen. */
  | { type: 'pair.left' }
  | { type: 'period.left' }
  | { type: 'more.requested' }
  | { type: 'retry.requested' }
  | { type: 'network.returned' }
  | { type: 'page.returned' }
  /** Of the period that is shown. */
  | NewsFact
  /** Something that may be listed was saved. */
  | { type: 'list.outdated' }
  /** It is calm, and nothing is under way. */
  | { type: 'list.renewed' }
  | Extract<OutboxFact, { type: 'change.confirmed' | 'change.gone' }>;
