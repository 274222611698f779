import { assign, emit, setup } from 'xstate';
import { port } from '../ports.ts';
import { isUnanswered } from '../unanswered.ts';

interface ConnectionInput {
  /** What the browser says, whether or not calls get through. */
  readonly hasNetwork: boolean;
}

export interface ConnectionContext extends ConnectionInput {
  /** How often the server was asked in vain since it was last heard of. */
  readonly failures: number;
}

type ConnectionEvent =
  /** The browser lost its network, or found one. */
  | { type: 'network.lost' }
  | { type: 'network.found' }
  /** A call came to nothing for want of an answer, or has waited for one too long. */
  | { type: 'call.unanswered' }
  /** The server answered a call, whatever it said. */
  | { type: 'call.answered' };

/** What failed for want of an answer may be asked again. */
export type ConnectionFact = { type: 'network.returned' };

/** Who lost the network at one moment does not come back at one instant. */
const JITTER_MS = 2_000;
const LONGEST_WAIT_MS = 30_000;

/**
 * Whether the server can be reached. One call without an answer is only a doubt: the server is asked itself. While it is
 * away it is asked again and again, and at once (give or take) when the browser finds a network.
 */
export const connectionMachine = setup({
  types: {
    context: {} as ConnectionContext,
    events: {} as ConnectionEvent,
    emitted: {} as ConnectionFact,
    input: {} as ConnectionInput,
    tags: {} as 'away',
  },
  actors: { askServer: port('askServer') },
  delays: {
    answerLimit: 5_000,
    jitter: () => Math.random() * JITTER_MS,
    wait: ({ context }) =>
      Math.min(LONGEST_WAIT_MS, JITTER_MS * 2 ** context.failures) * (0.75 + Math.random() / 2),
  },
  guards: { hasNetwork: ({ context }) => context.hasNetwork },
  actions: {
    lose: assign({ hasNetwork: false }),
    find: assign({ hasNetwork: true }),
    announceReturn: emit({ type: 'network.returned' }),
  },
}).createMachine({
  id: 'connection',
  context: ({ input }) => ({ ...input, failures: 0 }),
  initial: 'starting',
  states: {
    starting: { always: [{ guard: 'hasNetwork', target: 'connected' }, 'away'] },
    connected: {
      entry: assign({ failures: 0 }),
      on: {
        'network.lost': { target: 'away', actions: 'lose' },
      },
      initial: 'sure',
      states: {
        sure: { on: { 'call.unanswered': 'doubted' } },
        doubted: {
          invoke: {
            src: 'askServer',
            onDone: 'sure',
            onError: [
              { guard: ({ event }) => isUnanswered(event.error), target: '#connection.away' },
              { target: 'sure' },
            ],
          },
          after: { answerLimit: '#connection.away' },
        },
      },
    },
    away: {
      tags: 'away',
      on: {
        'network.lost': { actions: 'lose' },
        'network.found': { target: '.soon', actions: 'find' },
        'call.answered': 'returning',
      },
      initial: 'waiting',
      states: {
        waiting: { after: { wait: 'asking' } },
        soon: { after: { jitter: 'asking' } },
        asking: {
          entry: assign(({ context }) => ({ failures: context.failures + 1 })),
          invoke: {
            src: 'askServer',
            onDone: '#connection.returning',
            onError: [
              { guard: ({ event }) => isUnanswered(event.error), target: 'waiting' },
              { target: '#connection.returning' },
            ],
          },
          after: { answerLimit: 'waiting' },
        },
      },
    },
    returning: { entry: 'announceReturn', always: 'connected' },
  },
});
