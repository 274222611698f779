import type { ActorRef, Snapshot } from 'xstate';
import type { Outcome } from './answers.ts';
import type { Kept } from './kept.ts';

/** What a delivery reports to the outbox. */
export type DeliveryReport =
  | { type: 'delivery.confirmed'; kept: Kept }
  | { type: 'delivery.refused'; kept: Kept; text: string }
  /** Did not get through; comes again by itself. */
  | { type: 'delivery.delayed'; kept: Kept; text: string }
  | { type: 'delivery.unauthorized'; kept: Kept }
  /** The device holds a later writing than the outbox knows of; it is being sent. */
  | { type: 'delivery.overtaken'; kept: Kept }
  /** Another tab has settled it. */
  | { type: 'delivery.gone'; kept: Kept };

export interface DeliveryInput {
  readonly usuario: string;
  readonly kept: Kept;
  readonly owner: ActorRef<Snapshot<unknown>, DeliveryReport>;
}

export interface DeliveryContext extends DeliveryInput {
  /** What the request under way, or the last one, carried; null before the first. */
  readonly sent: Kept | null;
  readonly failures: number;
  readonly outcome: Outcome;
  readonly text: string;
  /** The turn did not come in time: it is taken. */
  readonly force: boolean;
}

export type DeliveryEvent =
  /** A newer writing of the same key: the latest wins. */
  { type: 'change.replaced'; kept: Kept } | { type: 'network.returned' } | { type: 'session.confirmed' };
