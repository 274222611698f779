import { type CifraDeMomento, leerMomento } from '@presupuesto/api-sdk/contract';
import { type ActorRefFrom, assign, emit, setup } from 'xstate';
import { calling } from '../../calling.ts';
import { failureText } from '../../failure.ts';
import type { ValueChange } from '../../outbox/change.ts';
import { required } from '../../required.ts';
import type { CellValue } from '../edits/step.ts';
import { momentChanges } from './moment.ts';

/** How much goes back: the open pair, or everything. */
export type MomentScope = 'par' | 'todo';

interface MomentContext {
  readonly periodoID: string | null;
  /** The open pair; null without one. */
  readonly clienteProductoID: number | null;
  readonly scope: MomentScope;
  /** ISO 8601; null while none is chosen, or what is typed is none. */
  readonly fecha: string | null;
  /** The figures that stood otherwise then. */
  readonly cifras: readonly CifraDeMomento[];
  readonly problem: string | null;
}

type MomentEvent =
  | {
      type: 'moment.asked';
      periodoID: string;
      clienteProductoID: number | null;
      fecha: string | null;
    }
  | { type: 'scope.chosen'; scope: MomentScope }
  | { type: 'moment.chosen'; fecha: string | null }
  | { type: 'retry.requested' }
  | { type: 'moment.confirmed' }
  | { type: 'moment.undone' }
  | { type: 'moment.closed' }
  | { type: 'period.left' };

export type MomentFact =
  /** Of the open pair: a step of its own months. */
  | { type: 'figures.restored'; values: readonly CellValue[] }
  /** Of the whole budget, or what takes that back. */
  | { type: 'budget.restored'; changes: readonly ValueChange[]; back: boolean };

/**
 * Volver a un momento: which figures of the open months stood otherwise then, and, once confirmed, one gesture that puts them
 * back. A pair's is undone as any edit of its months; the whole budget's here.
 */
export const momentMachine = setup({
  types: {
    context: {} as MomentContext,
    events: {} as MomentEvent,
    emitted: {} as MomentFact,
    tags: {} as 'open' | 'loading' | 'previewed' | 'failed' | 'restored',
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
      values: context.cifras.map(({ ventaID, campo, entonces }) => ({
        ventaID,
        field: campo,
        valor: entonces,
      })),
    })),
    restoreBudget: emit(({ context: { cifras, periodoID } }, { back }: { back: boolean }) => ({
      type: 'budget.restored' as const,
      back,
      changes: momentChanges(cifras, required(periodoID), back),
    })),
  },
}).createMachine({
  id: 'moment',
  context: {
    periodoID: null,
    clienteProductoID: null,
    scope: 'todo',
    fecha: null,
    cifras: [],
    problem: null,
  },
  initial: 'closed',
  on: {
    'moment.asked': {
      target: '.open',
      actions: assign(({ event: { type: _, ...asked } }) => ({
        ...asked,
        scope: asked.clienteProductoID === null ? ('todo' as const) : ('par' as const),
      })),
    },
    'period.left': '.closed',
  },
  states: {
    closed: { entry: assign({ cifras: [], problem: null }) },
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
              params: { periodoID: required(periodoID) },
              query: {
                fecha: required(fecha),
                ...(scope === 'par' && { clienteProductoID: required(clienteProductoID) }),
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
                target: '#moment.restored',
                actions: { type: 'restoreBudget', params: { back: false } },
              },
            ],
          },
        },
        failed: { tags: 'failed', on: { 'retry.requested': 'loading' } },
      },
    },
    /** Of the whole budget: until it is taken back, or read. */
    restored: {
      tags: 'restored',
      on: {
        'moment.closed': 'closed',
        'moment.undone': {
          target: 'closed',
          actions: { type: 'restoreBudget', params: { back: true } },
        },
      },
    },
  },
});

export type MomentRef = ActorRefFrom<typeof momentMachine>;
