import {
  type DashboardItem,
  type Division,
  dashboard,
  listarDivisiones,
  refusalText,
} from '@presupuesto/api-sdk/contract';
import { assign, setup } from 'xstate';
import { unwatchedNetwork } from '../connection/network-returns.ts';
import { failureText, isAccepted } from '../failure.ts';
import { port } from '../ports.ts';

export interface DashboardContext {
  /** Null stands for 'Todos los años'. */
  readonly anio: number | null;
  /** A divisionID; null stands for 'Todas las divisiones'. */
  readonly division: string | null;
  readonly items: readonly DashboardItem[];
  readonly divisiones: readonly Division[];
  readonly problem: string | null;
  readonly divisionsProblem: string | null;
}

export type DashboardEvent =
  | { type: 'year.chosen'; anio: number | null }
  | { type: 'division.chosen'; division: string | null }
  | { type: 'retry.requested' }
  | { type: 'network.returned' };

/** The home page's figures (specification §2, §8). Choosing a filter drops the answer that is still under way. */
export const dashboardMachine = setup({
  types: {
    context: {} as DashboardContext,
    events: {} as DashboardEvent,
    tags: {} as 'loading' | 'loaded' | 'failed',
  },
  actors: {
    loadDashboard: port('loadDashboard'),
    loadDivisions: port('loadDivisions'),
    networkReturns: unwatchedNetwork,
  },
  actions: {
    showProblem: assign((_, problem: string) => ({ problem, items: [] })),
    showDivisionsProblem: assign((_, divisionsProblem: string) => ({ divisionsProblem })),
  },
}).createMachine({
  id: 'dashboard',
  context: {
    anio: null,
    division: null,
    items: [],
    divisiones: [],
    problem: null,
    divisionsProblem: null,
  },
  invoke: { src: 'networkReturns' },
  type: 'parallel',
  states: {
    figures: {
      initial: 'loading',
      on: {
        'year.chosen': {
          target: '.loading',
          actions: assign(({ event }) => ({ anio: event.anio })),
        },
        'division.chosen': {
          target: '.loading',
          actions: assign(({ event }) => ({ division: event.division })),
        },
        'retry.requested': '.loading',
      },
      states: {
        loading: {
          tags: 'loading',
          entry: assign({ problem: null }),
          invoke: {
            src: 'loadDashboard',
            input: ({ context }) => ({ anio: context.anio, division: context.division }),
            onDone: [
              {
                guard: ({ event }) => isAccepted(event.output),
                target: 'loaded',
                actions: assign(({ event }) => ({ items: event.output.data ?? [] })),
              },
              {
                target: 'failed',
                actions: {
                  type: 'showProblem',
                  params: ({ event }) => refusalText(dashboard.errors, event.output),
                },
              },
            ],
            onError: {
              target: 'failed',
              actions: { type: 'showProblem', params: ({ event }) => failureText(event.error) },
            },
          },
        },
        loaded: { tags: 'loaded', on: { 'network.returned': 'loading' } },
        failed: { tags: 'failed', on: { 'network.returned': 'loading' } },
      },
    },
    divisions: {
      initial: 'loading',
      states: {
        loading: {
          entry: assign({ divisionsProblem: null }),
          invoke: {
            src: 'loadDivisions',
            onDone: [
              {
                guard: ({ event }) => isAccepted(event.output),
                target: 'loaded',
                actions: assign(({ event }) => ({ divisiones: event.output.data ?? [] })),
              },
              {
                target: 'failed',
                actions: {
                  type: 'showDivisionsProblem',
                  params: ({ event }) => refusalText(listarDivisiones.errors, event.output),
                },
              },
            ],
            onError: {
              target: 'failed',
              actions: { type: 'showDivisionsProblem', params: ({ event }) => failureText(event.error) },
            },
          },
        },
        loaded: {},
        failed: { on: { 'retry.requested': 'loading', 'network.returned': 'loading' } },
      },
    },
  },
});
