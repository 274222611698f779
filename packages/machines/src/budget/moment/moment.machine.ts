import { type CifraDeMomento, leerMomento } from '@presupuesto/api-sdk/contract';
import { assign, emit, setup } from 'xstate';
import { calling } from '../../calling.ts';
import { failureText } from '../../failure.ts';
import { pairCount } from '../edits/step.ts';
import { type MomentAsked, type MomentFact, momentChanges } from './moment.ts';

/** How much goes back: the open pair, or everything. */
export type MomentScope = 'par' | 'todo';

interface MomentContext extends MomentAsked {
  readonly scope: MomentScope;
  /** The figures that stood otherwise then. */
  readonly cifras: readonly CifraDeMomento[];
  readonly problem: string | null;
}

type MomentEvent =
  | { type: 'scope.chosen'; scope: MomentScope }
  | { type: 'moment.chosen'; fecha: string | null }
  | { type: 'retry.requested' }
  | { type: 'moment.confirmed' }
  | { type: 'moment.closed' };

/**
 * Volver a un momento: which figures of the open months stood otherwise then, and, once confirmed, one gesture that puts them
 * back: a step of the period's history.
 */
export const momentMachine = setup({
  types: {
    context: {} as MomentContext,
    events: {} as MomentEvent,
    input: {} as MomentAsked,
    emitted: {} as MomentFact,
    tags: {} as 'open' | 'loading' | 'previewed' | 'failed',
  },
  actors: { leerMomento: calling(leerMomento) },
  guards: {
    hasMoment: ({ context }) => context.fecha !== null,
    hasFigures: ({ context }) => context.cifras.length > 0,
  },
  delays: { calm: 300 },
  actions: {
    showProblem: assign((_, problem: string) => ({ problem })),
    restorePair: emit(({ context }) => ({
      type: 'figures.restored' as const,
      values: context.cifras.map(({ ventaID, campo, entonces, actual }) => ({
        ventaID,
        field: campo,
        valor: entonces,
        visto: actual,
      })),
    })),
    restoreBudget: emit(({ context: { cifras, periodoID, fecha } }) => ({
      type: 'budget.restored' as const,
      changes: momentChanges(cifras, periodoID),
      notice: {
        kind: 'restored' as const,
        fecha: fecha ?? '',
        count: cifras.length,
        pares: pairCount(cifras),
      },
    })),
  },
}).createMachine({
  id: 'moment',
  context: ({ input }) => ({
    ...input,
    scope: input.clienteProductoID === null ? 'todo' : 'par',
    cifras: [],
    problem: null,
  }),
  initial: 'open',
  states: {
    closed: { type: 'final' },
    open: {
      tags: 'open',
      initial: 'choosing',
      on: {
        'scope.chosen': {
          target: '.choosing',
          actions: assign(({ event }) => ({ scope: event.scope })),
        },
        'moment.chosen': {
          target: '.choosing',
          actions: assign(({ event }) => ({ fecha: event.fecha })),
        },
        'moment.closed': 'closed',
      },
      states: {
        choosing: {
          entry: assign({ cifras: [], problem: null }),
          always: { guard: 'hasMoment', target: 'calming' },
        },
        /** A date is typed part by part. */
        calming: { tags: 'loading', after: { calm: 'loading' } },
        loading: {
          tags: 'loading',
          invoke: {
            src: 'leerMomento',
            input: ({ context: { periodoID, fecha, scope, clienteProductoID } }) => ({
              params: { periodoID },
              query: {
                fecha: fecha ?? '',
                ...(scope === 'par' && clienteProductoID !== null && { clienteProductoID }),
              },
            }),
            onDone: {
              target: 'previewed',
              actions: assign(({ event }) => ({ cifras: event.output.data ?? [] })),
            },
            onError: {
              target: 'failed',
              actions: { type: 'showProblem', params: ({ event }) => failureText(event.error) },
            },
          },
        },
        previewed: {
          tags: 'previewed',
          on: {
            'moment.confirmed': [
              {
                guard: ({ context }) => context.cifras.length > 0 && context.scope === 'par',
                target: '#moment.closed',
                actions: 'restorePair',
              },
              {
                guard: 'hasFigures',
                target: '#moment.closed',
                actions: 'restoreBudget',
              },
            ],
          },
        },
        failed: { tags: 'failed', on: { 'retry.requested': 'loading' } },
      },
    },
  },
});
