import type { ClienteProductoPeriodo, EndpointAnswer, listarVentas } from '@presupuesto/api-sdk/contract';
import type { DoneActorEvent, ErrorActorEvent } from 'xstate';
import type { FactsGathered } from '../../outbox/gathered-facts.ts';
import type { OutboxRef } from '../../outbox/outbox.machine.ts';
import type { Values } from '../sheet/money.ts';
import type { WholePair } from './whole-budget.ts';

export interface WholeBudgetInput {
  readonly periodoID: string;
  readonly outbox: OutboxRef;
}

/** How it ended: every pair, or the Spanish text of what was in the way. */
export type WholeBudgetOutput =
  | { readonly pairs: readonly WholePair[]; readonly text: null }
  | { readonly pairs: null; readonly text: string };

export interface WholeBudgetContext extends WholeBudgetInput {
  /** As the server holds them. */
  readonly pairs: readonly WholePair[];
  /** The seller's list, where its pairs are asked for one by one; null where one answer has them all. */
  readonly filas: readonly ClienteProductoPeriodo[] | null;
  /** How many of them have been asked for. */
  readonly asked: number;
  /** Values that the server took while it was asked: an answer may be older than they are. */
  readonly saved: Values;
  /** clienteProductoIDs that were removed meanwhile. */
  readonly removed: readonly number[];
  readonly text: string | null;
}

type PairID = `pair.${number}`;
type PairAnswer = EndpointAnswer<typeof listarVentas>;

export type WholeBudgetEvent =
  /** The answer for one pair, which the actor is named after. */
  DoneActorEvent<PairAnswer, PairID> | ErrorActorEvent<unknown, PairID> | FactsGathered;
