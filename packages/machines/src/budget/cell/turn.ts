import { type CallbackActorLogic, type EventObject, fromCallback } from 'xstate';
import type { Change } from '../../outbox/change.ts';
import type { Kept } from '../../outbox/kept.ts';

export interface TurnInput {
  readonly usuario: string;
  readonly change: Change;
  /** Takes the turn away from a tab that has held it too long: it may be frozen. */
  readonly force: boolean;
}

export type TurnAnswer =
  /** `latest`: what the device keeps of this cell now; null once nothing is left to send. */
  | { type: 'turn.given'; latest: Kept | null }
  /** There is nobody to wait for. */
  | { type: 'turn.free' };

/**
 * The turn of one cell among all tabs: answers once nobody else sends a figure of it, and holds it until stopped, so that an
 * older figure cannot arrive after a newer one.
 */
export type FigureTurn = CallbackActorLogic<EventObject, TurnInput>;

/** The turn where there is one page alone. */
export const soleTurn: FigureTurn = fromCallback<EventObject, TurnInput>(({ sendBack }) => {
  const answer: TurnAnswer = { type: 'turn.free' };
  sendBack(answer);
});
