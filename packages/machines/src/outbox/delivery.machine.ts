import { type ActorRef, assign, type Snapshot, sendTo, setup } from 'xstate';
import { failureText } from '../failure.ts';
import { port } from '../ports.ts';
import { answerOutcome, errorOutcome, type Outcome } from './answers.ts';
import type { Change } from './change.ts';

/** What a delivery tells the outbox. */
export type DeliveryReport =
  | { type: 'delivery.confirmed'; change: Change }
  | { type: 'delivery.refused'; change: Change; text: string }
  /** Did not get through; comes again by itself. */
  | { type: 'delivery.delayed'; change: Change; text: string }
  | { type: 'delivery.unauthorized'; change: Change };

export interface DeliveryInput {
  readonly usuario: string;
  readonly change: Change;
  readonly owner: ActorRef<Snapshot<unknown>, DeliveryReport>;
}

interface DeliveryContext extends DeliveryInput {
  /** What the request under way, or the last one, carried. */
  readonly sent: Change;
  readonly failures: number;
  readonly outcome: Outcome;
  readonly text: string;
}

export type DeliveryEvent =
  /** A newer value of the same key: the latest wins. */
  { type: 'change.replaced'; change: Change } | { type: 'network.returned' } | { type: 'session.confirmed' };

const NO_ANSWER = 'Sin respuesta del servidor';
const LONGEST_WAIT = 30_000;

/** Waits 1 s, 2 s, 4 s … and at most 30 s. */
export function backOff(failures: number): number {
  return Math.min(LONGEST_WAIT, 1_000 * 2 ** Math.max(0, failures - 1));
}

/**
 * Carries one change to the server until it says yes or no (decisions §10): one request at a time, given up after 30 s
 * without an answer, repeated with back-off, at once when the network returns, after a 401 when the session is alive.
 */
export const deliveryMachine = setup({
  types: {
    context: {} as DeliveryContext,
    events: {} as DeliveryEvent,
    input: {} as DeliveryInput,
  },
  actors: { sendChange: port('sendChange') },
  guards: {
    isReplaced: ({ context }) => context.change !== context.sent,
    isConfirmed: ({ context }) => context.outcome === 'confirmed',
    isRefused: ({ context }) => context.outcome === 'refused',
    isUnauthorized: ({ context }) => context.outcome === 'unauthorized',
  },
  actions: {
    take: assign(({ context }) => ({ sent: context.change })),
    keepOutcome: assign((_, { outcome, text }: { outcome: Outcome; text: string }) => ({ outcome, text })),
    countFailure: assign(({ context }) => ({ failures: context.failures + 1 })),
    reportConfirmed: sendTo(owner, ({ context }) => ({
      type: 'delivery.confirmed',
      change: context.change,
    })),
    reportRefused: sendTo(owner, ({ context: { change, text } }) => ({
      type: 'delivery.refused',
      change,
      text,
    })),
    reportDelayed: sendTo(owner, ({ context: { change, text } }) => ({
      type: 'delivery.delayed',
      change,
      text,
    })),
    reportUnauthorized: sendTo(owner, ({ context }) => ({
      type: 'delivery.unauthorized',
      change: context.change,
    })),
  },
  delays: {
    answerLimit: 30_000,
    backOff: ({ context }) => backOff(context.failures),
    sessionLimit: LONGEST_WAIT,
  },
}).createMachine({
  id: 'delivery',
  context: ({ input }) => ({ ...input, sent: input.change, failures: 0, outcome: 'later', text: '' }),
  initial: 'sending',
  on: { 'change.replaced': { actions: assign(({ event }) => ({ change: event.change })) } },
  states: {
    sending: {
      entry: 'take',
      invoke: {
        src: 'sendChange',
        input: ({ context }) => ({ usuario: context.usuario, change: context.change }),
        onDone: {
          target: 'judging',
          actions: {
            type: 'keepOutcome',
            params: ({ context, event }) => ({
              outcome: answerOutcome(context.sent, event.output),
              text: event.output.message,
            }),
          },
        },
        onError: {
          target: 'judging',
          actions: {
            type: 'keepOutcome',
            params: ({ context, event }) => ({
              outcome: errorOutcome(context.sent, event.error),
              text: failureText(event.error),
            }),
          },
        },
      },
      after: {
        answerLimit: {
          target: 'waiting',
          actions: { type: 'keepOutcome', params: { outcome: 'later', text: NO_ANSWER } },
        },
      },
    },
    judging: {
      always: [
        { guard: 'isUnauthorized', target: 'parked' },
        { guard: ({ context }) => context.outcome === 'later', target: 'waiting' },
        { guard: 'isReplaced', target: 'sending', actions: assign({ failures: 0 }) },
        { guard: 'isConfirmed', target: 'confirmed' },
        { guard: 'isRefused', target: 'refused' },
      ],
    },
    waiting: {
      entry: ['countFailure', 'reportDelayed'],
      after: { backOff: 'sending' },
      on: {
        'network.returned': 'sending',
        'change.replaced': { target: 'sending', actions: assign(({ event }) => ({ change: event.change })) },
      },
    },
    parked: {
      entry: 'reportUnauthorized',
      after: { sessionLimit: 'sending' },
      on: { 'session.confirmed': 'sending' },
    },
    confirmed: { type: 'final', entry: 'reportConfirmed' },
    refused: { type: 'final', entry: 'reportRefused' },
  },
});

function owner({ context }: { context: DeliveryContext }) {
  return context.owner;
}
