import {
  type DashboardItem,
  type Division,
  dashboard,
  type EndpointInput,
  listarDivisiones,
  listarTasasFaltantes,
  type TasaFaltante,
} from '@presupuesto/api-sdk/contract';
import { assign, emit, raise, setup } from 'xstate';
import { calling } from '../calling.ts';
import { unwatchedNetwork } from '../connection/network-returns.ts';
import { failureText, isNotOffered } from '../failure.ts';
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
  /** Something that the figures follow from may have changed: they are read again, quietly. */
  | { type: 'figures.outdated' }
  /** The figures, or who looks at them, are others: rates may be missing. */
  | { type: 'rates.wanted' }
  | { type: 'retry.requested' }
  | { type: 'network.returned' };

interface DashboardFact {
  readonly type: 'filters.chosen';
  readonly filters: DashboardFilters;
  /** Nobody chose them. */
  readonly isCorrection: boolean;
}

/** The home page's figures. Choosing a filter drops the answer that is still under way. */
export const dashboardMachine = setup({
  types: {
    context: {} as DashboardContext,
    events: {} as DashboardEvent,
    input: undefined as DashboardInput | undefined,
    emitted: {} as DashboardFact,
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
    hasUnknownDivision: ({ context: { division, divisiones } }) =>
      division !== null && !divisiones.some(({ divisionID }) => divisionID === division),
    lacksRates: ({ context }) => context.isAdministrator && context.items.some(lacksRate),
  },
  actions: {
    announceFilters: emit(({ context: { anio, division } }, isCorrection: boolean) => ({
      type: 'filters.chosen' as const,
      filters: { anio, division },
      isCorrection,
    })),
    wantRates: raise({ type: 'rates.wanted' }),
    showFigures: assign((_, items: readonly DashboardItem[]) => ({ items })),
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
          actions: [
            assign(({ event }) => ({ anio: event.anio })),
            { type: 'announceFilters', params: false },
          ],
        },
        'division.chosen': {
          target: '.loading',
          actions: [
            assign(({ event }) => ({ division: event.division })),
            { type: 'announceFilters', params: false },
          ],
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
          /** The answer under way may be older. */
          on: { 'figures.outdated': { target: 'loading', reenter: true } },
          invoke: {
            src: 'dashboard',
            input: ({ context }) => figuresInput(context),
            onDone: {
              target: 'loaded',
              actions: [{ type: 'showFigures', params: ({ event }) => event.output.data ?? [] }, 'wantRates'],
            },
            onError: {
              target: 'failed',
              actions: { type: 'showProblem', params: ({ event }) => failureText(event.error) },
            },
          },
        },
        loaded: {
          tags: 'loaded',
          initial: 'resting',
          on: { 'network.returned': 'loading', 'figures.outdated': '.rereading' },
          states: {
            resting: {},
            /** Where this fails, what is in sight stays, and with it what is being typed there. */
            rereading: {
              invoke: {
                src: 'dashboard',
                input: ({ context }) => figuresInput(context),
                onDone: {
                  target: 'resting',
                  actions: [
                    { type: 'showFigures', params: ({ event }) => event.output.data ?? [] },
                    'wantRates',
                  ],
                },
                onError: 'resting',
              },
            },
          },
        },
        failed: { tags: 'failed', on: { 'network.returned': 'loading' } },
      },
    },
    /** Asked about with each answer of the figures that lacks some. What cannot be known is not shown. */
    rates: {
      initial: 'resting',
      on: {
        'role.known': {
          actions: [assign(({ event }) => ({ isAdministrator: event.isAdministrator })), 'wantRates'],
        },
      },
      states: {
        resting: { on: { 'rates.wanted': { guard: 'lacksRates', target: 'loading' } } },
        loading: {
          on: { 'rates.wanted': { guard: 'lacksRates', target: 'loading', reenter: true } },
          invoke: {
            src: 'listarTasasFaltantes',
            onDone: {
              target: 'resting',
              actions: assign(({ event }) => ({ faltantes: event.output.data ?? [] })),
            },
            onError: [
              { guard: ({ event }) => isNotOffered(event.error), target: 'absent' },
              { target: 'resting' },
            ],
          },
        },
        absent: {},
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
        /** A division of the address that does not exist would filter unseen. */
        loaded: {
          always: {
            guard: 'hasUnknownDivision',
            actions: [
              assign({ division: null }),
              { type: 'announceFilters', params: true },
              raise({ type: 'retry.requested' }),
            ],
          },
        },
        failed: { on: { 'retry.requested': 'loading', 'network.returned': 'loading' } },
      },
    },
  },
});

function figuresInput({ anio, division }: DashboardFilters): EndpointInput<typeof dashboard> {
  return { query: { anio: anio ?? undefined, division: division ?? undefined } };
}
