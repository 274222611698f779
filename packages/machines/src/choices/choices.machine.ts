import { refusalText } from '@presupuesto/api-sdk/contract';
import { assign, setup } from 'xstate';
import { unwatchedNetwork } from '../connection/network-returns.ts';
import { failureText, isAccepted } from '../failure.ts';
import { port } from '../ports.ts';
import type { Answer, Request } from '../request.ts';

export interface ChoicesContext {
  /** What lists the choices; null while they wait for another field. */
  readonly source: Request | null;
  readonly items: readonly unknown[];
  readonly problem: string | null;
}

export type ChoicesEvent =
  | { type: 'source.changed'; source: Request | null }
  | { type: 'retry.requested' }
  | { type: 'network.returned' };

/** The choices of a select that a call of the contract lists. Another source drops the answer that is still under way. */
export const choicesMachine = setup({
  types: {
    context: {} as ChoicesContext,
    events: {} as ChoicesEvent,
    input: {} as Request | null,
    tags: {} as 'waiting' | 'loading' | 'loaded' | 'failed',
  },
  actors: { request: port('request'), networkReturns: unwatchedNetwork },
  guards: { hasSource: ({ context }) => context.source !== null },
  actions: {
    showItems: assign((_, { data }: Answer) => ({ items: Array.isArray(data) ? data : [] })),
    showProblem: assign((_, problem: string) => ({ problem })),
  },
}).createMachine({
  id: 'choices',
  context: ({ input }) => ({ source: input, items: [], problem: null }),
  invoke: { src: 'networkReturns' },
  initial: 'deciding',
  on: {
    'source.changed': {
      target: '.deciding',
      actions: assign(({ event }) => ({ source: event.source, items: [] })),
    },
  },
  states: {
    deciding: { always: [{ guard: 'hasSource', target: 'loading' }, { target: 'waiting' }] },
    waiting: { tags: 'waiting' },
    loading: {
      tags: 'loading',
      entry: assign({ problem: null }),
      invoke: {
        src: 'request',
        input: ({ context }) => sourceOf(context),
        onDone: [
          {
            guard: ({ event }) => isAccepted(event.output),
            target: 'loaded',
            actions: { type: 'showItems', params: ({ event }) => event.output },
          },
          {
            target: 'failed',
            actions: {
              type: 'showProblem',
              params: ({ context, event }) => refusalText(sourceOf(context).endpoint.errors, event.output),
            },
          },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'showProblem', params: ({ event }) => failureText(event.error) },
        },
      },
    },
    loaded: { tags: 'loaded' },
    failed: { tags: 'failed', on: { 'retry.requested': 'loading', 'network.returned': 'loading' } },
  },
});

function sourceOf({ source }: ChoicesContext): Request {
  if (!source) throw new Error('The choices have no source');
  return source;
}
