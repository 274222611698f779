import { type CallbackActorLogic, type EventObject, fromCallback } from 'xstate';
import type { Change } from '../../outbox/change.ts';
import type { Kept } from '../../outbox/kept.ts';

export interface TurnInput {
  readonly usuario: string;
  /** Of these cells. */
  readonly changes: readonly Change[];
  /** Takes the turn away from a tab that has held it too long: it may be frozen. */
  readonly force: boolean;
}

export type TurnAnswer =
  /** `latest`: what the device keeps of each cell now; null where nothing is left to send. */
  | { type: 'turn.given'; latest: readonly (Kept | null)[] }
  /** No other tab is there to wait for. */
  | { type: 'turn.free' };

/**
 * The turn of cells among all tabs: answers once nobody else sends a figure of them, and holds it until stopped, so that an
 * older figure cannot arrive after a newer one.
 */
export type FigureTurn = CallbackActorLogic<EventObject, TurnInput>;

/** The turn where there is one page alone. */
export const soleTurn: FigureTurn = fromCallback<EventObject, TurnInput>(({ sendBack }) => {
  const answer: TurnAnswer = { type: 'turn.free' };
  sendBack(answer);
});
