import {
  type DashboardItem,
  type Division,
  dashboard,
  listarDivisiones,
  listarTasasFaltantes,
  type TasaFaltante,
} from '@presupuesto/api-sdk/contract';
import { assign, emit, setup } from 'xstate';
import { calling } from '../calling.ts';
import { unwatchedNetwork } from '../connection/network-returns.ts';
import { failureText } from '../failure.ts';
import { lacksRate } from './cards.ts';

/** What the figures are narrowed by. */
export interface DashboardFilters {
  /** Null stands for 'Todos los años'. */
  readonly anio: number | null;
  /** A divisionID; null stands for 'Todas las divisiones'. */
  readonly division: string | null;
}

export interface DashboardInput {
  /** What the page's address says. */
  readonly filters?: DashboardFilters;
}

interface DashboardContext extends DashboardFilters {
  /** Sees why a period shows no card. */
  readonly isAdministrator: boolean;
  readonly items: readonly DashboardItem[];
  /** The rates that are missing, for an administrator and once a figure lacks one. */
  readonly faltantes: readonly TasaFaltante[];
  readonly divisiones: readonly Division[];
  readonly problem: string | null;
  readonly divisionsProblem: string | null;
}

type DashboardEvent =
  /** Who looks is known, or becomes somebody else. */
  | { type: 'role.known'; isAdministrator: boolean }
  | { type: 'year.chosen'; anio: number | null }
  | { type: 'division.chosen'; division: string | null }
  /** The page's address became another one. */
  | { type: 'address.changed'; filters: DashboardFilters }
  | { type: 'retry.requested' }
  | { type: 'network.returned' };

/** The home page's figures. Choosing a filter drops the answer that is still under way. */
export const dashboardMachine = setup({
  types: {
    context: {} as DashboardContext,
    events: {} as DashboardEvent,
    input: undefined as DashboardInput | undefined,
    emitted: {} as { type: 'filters.chosen'; filters: DashboardFilters },
    tags: {} as 'loading' | 'loaded' | 'failed',
  },
  actors: {
    dashboard: calling(dashboard),
    listarDivisiones: calling(listarDivisiones),
    listarTasasFaltantes: calling(listarTasasFaltantes),
    networkReturns: unwatchedNetwork,
  },
  guards: {
    isHere: ({ context: { anio, division } }, filters: DashboardFilters) =>
      anio === filters.anio && division === filters.division,
    lacksRates: ({ context }) => context.isAdministrator && context.items.some(lacksRate),
  },
  actions: {
    announceFilters: emit(({ context: { anio, division } }) => ({
      type: 'filters.chosen' as const,
      filters: { anio, division },
    })),
    showProblem: assign((_, problem: string) => ({ problem, items: [] })),
    showDivisionsProblem: assign((_, divisionsProblem: string) => ({ divisionsProblem })),
  },
}).createMachine({
  id: 'dashboard',
  context: ({ input }) => ({
    isAdministrator: false,
    anio: input?.filters?.anio ?? null,
    division: input?.filters?.division ?? null,
    items: [],
    faltantes: [],
    divisiones: [],
    problem: null,
    divisionsProblem: null,
  }),
  invoke: { src: 'networkReturns' },
  type: 'parallel',
  states: {
    figures: {
      initial: 'loading',
      on: {
        'year.chosen': {
          target: '.loading',
          actions: [assign(({ event }) => ({ anio: event.anio })), 'announceFilters'],
        },
        'division.chosen': {
          target: '.loading',
          actions: [assign(({ event }) => ({ division: event.division })), 'announceFilters'],
        },
        'address.changed': [
          { guard: { type: 'isHere', params: ({ event }) => event.filters } },
          { target: '.loading', actions: assign(({ event }) => event.filters) },
        ],
        'retry.requested': '.loading',
      },
      states: {
        loading: {
          tags: 'loading',
          entry: assign({ problem: null }),
          invoke: {
            src: 'dashboard',
            input: ({ context: { anio, division } }) => ({
              query: { anio: anio ?? undefined, division: division ?? undefined },
            }),
            onDone: {
              target: 'loaded',
              actions: assign(({ event }) => ({ items: event.output.data ?? [] })),
            },
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
    /** What cannot be known is not shown: the call may fail, or be one that the server does not offer. */
    rates: {
      initial: 'unasked',
      on: { 'role.known': { actions: assign(({ event }) => ({ isAdministrator: event.isAdministrator })) } },
      states: {
        unasked: { always: { guard: 'lacksRates', target: 'loading' } },
        loading: {
          invoke: {
            src: 'listarTasasFaltantes',
            onDone: {
              target: 'asked',
              actions: assign(({ event }) => ({ faltantes: event.output.data ?? [] })),
            },
            onError: 'asked',
          },
        },
        asked: {},
      },
    },
    divisions: {
      initial: 'loading',
      states: {
        loading: {
          entry: assign({ divisionsProblem: null }),
          invoke: {
            src: 'listarDivisiones',
            input: {},
            onDone: {
              target: 'loaded',
              actions: assign(({ event }) => ({ divisiones: event.output.data ?? [] })),
            },
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
