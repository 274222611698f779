import { assign, emit, setup } from 'xstate';
import { port } from '../ports.ts';
import { isUnanswered } from '../unanswered.ts';
import type { SavingEvent } from './saving.ts';

interface ConnectionInput {
  /** What the browser says, whether or not calls get through. */
  readonly hasNetwork: boolean;
}

export interface ConnectionContext extends ConnectionInput {
  /** How often the server was asked in vain since it was last heard of. */
  readonly failures: number;
  /** What it said at the last change that it did not take; empty for nothing yet. */
  readonly reason: string;
}

type ConnectionEvent =
  /** The browser lost its network, or found one. */
  | { type: 'network.lost' }
  | { type: 'network.found' }
  /** A call came to nothing for want of an answer, or has waited for one too long. */
  | { type: 'call.unanswered' }
  /** The server answered a call, whatever it said. */
  | { type: 'call.answered' }
  | SavingEvent;

/** What failed for want of an answer may be asked again. */
export type ConnectionFact = { type: 'network.returned' };

/** Who lost the network at one moment does not come back at one instant. */
const JITTER_MS = 2_000;
const LONGEST_WAIT_MS = 30_000;
/** By then a change has been tried four times: what the next try mends is not worth a word. */
const SAVE_LIMIT_MS = 5_000;

/**
 * Whether the server can be reached, and takes what is changed. One call without an answer is only a doubt: the server is asked
 * itself. While it is away it is asked again and again, and at once (give or take) when the browser finds a network.
 */
export const connectionMachine = setup({
  types: {
    context: {} as ConnectionContext,
    events: {} as ConnectionEvent,
    emitted: {} as ConnectionFact,
    input: {} as ConnectionInput,
    tags: {} as 'away' | 'failing',
  },
  actors: { askServer: port('askServer') },
  delays: {
    answerLimit: 5_000,
    saveLimit: SAVE_LIMIT_MS,
    jitter: () => Math.random() * JITTER_MS,
    wait: ({ context }) =>
      Math.min(LONGEST_WAIT_MS, JITTER_MS * 2 ** context.failures) * (0.75 + Math.random() / 2),
  },
  guards: { hasNetwork: ({ context }) => context.hasNetwork },
  actions: {
    lose: assign({ hasNetwork: false }),
    find: assign({ hasNetwork: true }),
    keepReason: assign((_, reason: string) => ({ reason })),
    announceReturn: emit({ type: 'network.returned' }),
  },
}).createMachine({
  id: 'connection',
  context: ({ input }) => ({ ...input, failures: 0, reason: '' }),
  initial: 'starting',
  states: {
    starting: { always: [{ guard: 'hasNetwork', target: 'connected' }, 'away'] },
    connected: {
      entry: assign({ failures: 0 }),
      on: {
        'network.lost': { target: 'away', actions: 'lose' },
      },
      type: 'parallel',
      states: {
        server: {
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
        /** The server is there; whether it takes what is changed. */
        saving: {
          initial: 'working',
          on: { 'saves.settled': '.working' },
          states: {
            working: { on: { 'save.failed': 'doubted' } },
            doubted: { after: { saveLimit: 'awaited' } },
            /** What is slow only, after a long time without a network, has not failed. */
            awaited: {
              on: {
                'save.failed': {
                  target: 'failing',
                  actions: { type: 'keepReason', params: ({ event }) => event.text },
                },
              },
            },
            failing: {
              tags: 'failing',
              on: { 'save.failed': { actions: { type: 'keepReason', params: ({ event }) => event.text } } },
            },
          },
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
