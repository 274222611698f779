import { type Aprobacion, listarAprobaciones } from '@presupuesto/api-sdk/contract';
import { type ActorRefFrom, assign, setup } from 'xstate';
import { calling } from '../calling.ts';
import { unwatchedNetwork } from '../connection/network-returns.ts';
import { failureText, isNotOffered } from '../failure.ts';
import { required } from '../required.ts';

interface ApprovalsContext {
  readonly periodoID: string | null;
  /** A seller's own, one at most; for an administrator everybody's. */
  readonly aprobaciones: readonly Aprobacion[];
  readonly problem: string | null;
}

type ApprovalsEvent =
  | { type: 'period.chosen'; periodoID: string | null }
  /** Something was saved, approved or reopened. */
  | { type: 'approvals.outdated' }
  | { type: 'retry.requested' }
  | { type: 'network.returned' };

/** When a period's budgets were approved, and how many figures have changed since. An extension: `offered` once it answers. */
export const approvalsMachine = setup({
  types: {
    context: {} as ApprovalsContext,
    events: {} as ApprovalsEvent,
    tags: {} as 'loading' | 'loaded' | 'failed' | 'offered',
  },
  actors: { listarAprobaciones: calling(listarAprobaciones), networkReturns: unwatchedNetwork },
  guards: { hasPeriod: ({ context }) => context.periodoID !== null },
  actions: {
    show: assign((_, aprobaciones: readonly Aprobacion[]) => ({ aprobaciones, problem: null })),
    showProblem: assign((_, problem: string) => ({ problem })),
  },
  delays: { calm: 1_500 },
}).createMachine({
  id: 'approvals',
  context: { periodoID: null, aprobaciones: [], problem: null },
  invoke: { src: 'networkReturns' },
  initial: 'unasked',
  on: {
    'period.chosen': {
      target: '.asking',
      actions: assign(({ event }) => ({ periodoID: event.periodoID, aprobaciones: [], problem: null })),
    },
  },
  states: {
    unasked: {},
    asking: { always: [{ guard: 'hasPeriod', target: 'loading' }, 'unasked'] },
    loading: {
      tags: 'loading',
      /** The answer under way may be older, or the device's own. */
      on: {
        'approvals.outdated': { target: 'loading', reenter: true },
        'network.returned': { target: 'loading', reenter: true },
      },
      invoke: {
        src: 'listarAprobaciones',
        input: ({ context }) => ({ params: { periodoID: required(context.periodoID) } }),
        onDone: {
          target: 'loaded',
          actions: { type: 'show', params: ({ event }) => event.output.data ?? [] },
        },
        onError: [
          { guard: ({ event }) => isNotOffered(event.error), target: 'absent' },
          {
            target: 'failed',
            actions: { type: 'showProblem', params: ({ event }) => failureText(event.error) },
          },
        ],
      },
    },
    loaded: {
      tags: ['loaded', 'offered'],
      initial: 'resting',
      on: { 'approvals.outdated': '.settling', 'network.returned': '.settling' },
      states: {
        resting: {},
        /** The figures of one gesture are counted once. */
        settling: { after: { calm: 'rereading' } },
        rereading: {
          invoke: {
            src: 'listarAprobaciones',
            input: ({ context }) => ({ params: { periodoID: required(context.periodoID) } }),
            onDone: {
              target: 'resting',
              actions: { type: 'show', params: ({ event }) => event.output.data ?? [] },
            },
            onError: 'resting',
          },
        },
      },
    },
    failed: { tags: 'failed', on: { 'retry.requested': 'loading', 'network.returned': 'loading' } },
    /** The server keeps no approvals. */
    absent: {},
  },
});

export type ApprovalsRef = ActorRefFrom<typeof approvalsMachine>;
