import { assign, sendTo, setup } from 'xstate';
import { port } from '../ports.ts';
import type { Outcome } from './answers.ts';
import type { DeliveryContext, DeliveryEvent, DeliveryInput } from './delivery.types.ts';
import { isLater, type Kept } from './kept.ts';
import { soleTurn, type TurnAnswer } from './turn.ts';

const LONGEST_WAIT = 30_000;

/** Waits 1 s, 2 s, 4 s … and at most 30 s. */
export function backOff(failures: number): number {
  return Math.min(LONGEST_WAIT, 1_000 * 2 ** Math.max(0, failures - 1));
}

/** What a delivery's states are made of: its actors, guards and actions. */
export const deliverySetup = setup({
  types: {
    context: {} as DeliveryContext,
    events: {} as DeliveryEvent | TurnAnswer,
    input: {} as DeliveryInput,
  },
  actors: { sendChange: port('sendChange'), turn: soleTurn },
  guards: {
    isReplaced: ({ context }) => context.kept.id !== context.sent?.id,
    isConfirmed: ({ context }) => context.outcome === 'confirmed',
    isRefused: ({ context }) => context.outcome === 'refused',
    isUnauthorized: ({ context }) => context.outcome === 'unauthorized',
    isToComeAgain: ({ context }) => context.outcome === 'later',
    isSettledElsewhere: (_, latest: Kept | null) => latest === null,
    isOvertaken: ({ context }, latest: Kept | null) => latest !== null && isLater(latest, context.kept),
  },
  actions: {
    take: assign(({ context }) => ({ sent: context.kept })),
    replace: assign((_, kept: Kept) => ({ kept })),
    keepOutcome: assign((_, { outcome, text }: { outcome: Outcome; text: string }) => ({ outcome, text })),
    countFailure: assign(({ context }) => ({ failures: context.failures + 1 })),
    forgetFailures: assign({ failures: 0 }),
    reportConfirmed: sendTo(owner, ({ context }) => ({ type: 'delivery.confirmed', kept: context.kept })),
    reportRefused: sendTo(owner, ({ context: { kept, text } }) => ({
      type: 'delivery.refused',
      kept,
      text,
    })),
    reportDelayed: sendTo(owner, ({ context: { kept, text } }) => ({
      type: 'delivery.delayed',
      kept,
      text,
    })),
    reportUnauthorized: sendTo(owner, ({ context }) => ({
      type: 'delivery.unauthorized',
      kept: context.kept,
    })),
    reportOvertaken: sendTo(owner, ({ context }) => ({ type: 'delivery.overtaken', kept: context.kept })),
    reportGone: sendTo(owner, ({ context }) => ({ type: 'delivery.gone', kept: context.kept })),
  },
  delays: {
    answerLimit: 30_000,
    /** Longer than three other tabs may wait for their answers, one after the other. */
    turnLimit: 95_000,
    backOff: ({ context }) => backOff(context.failures),
    sessionLimit: LONGEST_WAIT,
  },
});

function owner({ context }: { context: DeliveryContext }) {
  return context.owner;
}
