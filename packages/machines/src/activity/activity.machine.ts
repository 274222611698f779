import {
  type Actividad,
  listarActividad,
  listarReferentes,
  type Periodo,
  type Vendedor,
} from '@presupuesto/api-sdk/contract';
import { assign, emit, sendTo, setup } from 'xstate';
import { calling } from '../calling.ts';
import { unwatchedNetwork } from '../connection/network-returns.ts';
import { failureText, isNotOffered } from '../failure.ts';
import { port } from '../ports.ts';
import { activityDownloadMachine } from './download.machine.ts';
import { type ActivityFilters, type ActivityQuery, isSame, noFilters, queryOf } from './filters.ts';
import { removedPeriods } from './removed-periods.ts';

interface ActivityContext {
  readonly filters: ActivityFilters;
  readonly items: readonly Actividad[];
  /** Where what is older begins; null: there is nothing older. */
  readonly siguiente: string | null;
  readonly problem: string | null;
  readonly periodos: readonly Periodo[];
  /** Periods that are no more, whose changes are listed still; by id. */
  readonly eliminados: readonly string[];
  readonly vendedores: readonly Vendedor[];
}

type ActivityEvent =
  | { type: 'filters.chosen'; filters: Partial<ActivityFilters> }
  /** The page's address became another one. */
  | { type: 'address.changed'; filters: ActivityFilters }
  | { type: 'older.requested' }
  | { type: 'retry.requested' }
  | { type: 'download.requested' }
  | { type: 'network.returned' };

const nothing = { items: [], siguiente: null } as const;

/** As many as one call lists. */
const MOST_OF_PERIODS = 1000;

/** What one gesture changed is one entry. */
const byGestures = (filters: ActivityFilters): ActivityQuery => ({ ...queryOf(filters), agrupar: 'gesto' });

/** Actividad, of ours: who changed what, the newest first, page after page. A filter drops the answer that is still under way. */
export const activityMachine = setup({
  types: {
    context: {} as ActivityContext,
    events: {} as ActivityEvent,
    input: undefined as { readonly filters?: ActivityFilters } | undefined,
    emitted: {} as { type: 'filters.chosen'; filters: ActivityFilters },
    tags: {} as 'loading' | 'loaded' | 'failed' | 'loadingOlder' | 'olderFailed' | 'notOffered',
  },
  actors: {
    listarActividad: calling(listarActividad),
    listarReferentes: calling(listarReferentes),
    loadSellers: port('loadSellers'),
    networkReturns: unwatchedNetwork,
    download: activityDownloadMachine,
  },
  guards: {
    isHere: ({ context }, filters: ActivityFilters) => isSame(context.filters, filters),
    hasOlder: ({ context }) => context.siguiente !== null,
  },
  actions: {
    announceFilters: emit(({ context: { filters } }) => ({ type: 'filters.chosen' as const, filters })),
  },
}).createMachine({
  id: 'activity',
  context: ({ input }) => ({
    filters: input?.filters ?? noFilters,
    items: [],
    siguiente: null,
    problem: null,
    periodos: [],
    eliminados: [],
    vendedores: [],
  }),
  invoke: [{ src: 'networkReturns' }, { src: 'download', id: 'download' }],
  type: 'parallel',
  states: {
    entries: {
      initial: 'loading',
      on: {
        'filters.chosen': [
          {
            guard: {
              type: 'isHere',
              params: ({ context, event }) => ({ ...context.filters, ...event.filters }),
            },
          },
          {
            target: '.loading',
            actions: [
              assign(({ context, event }) => ({ filters: { ...context.filters, ...event.filters } })),
              'announceFilters',
            ],
          },
        ],
        'address.changed': [
          { guard: { type: 'isHere', params: ({ event }) => event.filters } },
          { target: '.loading', actions: assign(({ event }) => ({ filters: event.filters })) },
        ],
        'retry.requested': '.loading',
      },
      states: {
        loading: {
          tags: 'loading',
          entry: assign({ problem: null }),
          invoke: {
            src: 'listarActividad',
            input: ({ context }) => ({ query: byGestures(context.filters) }),
            onDone: {
              target: 'loaded',
              actions: assign(({ event }) => ({
                items: event.output.data ?? [],
                siguiente: event.output.siguiente ?? null,
              })),
            },
            onError: [
              {
                guard: ({ event }) => isNotOffered(event.error),
                target: 'notOffered',
                actions: assign(nothing),
              },
              {
                target: 'failed',
                actions: assign(({ event }) => ({ ...nothing, problem: failureText(event.error) })),
              },
            ],
          },
        },
        loaded: {
          tags: 'loaded',
          initial: 'resting',
          states: {
            resting: { on: { 'older.requested': { guard: 'hasOlder', target: 'loadingOlder' } } },
            loadingOlder: {
              tags: 'loadingOlder',
              entry: assign({ problem: null }),
              invoke: {
                src: 'listarActividad',
                input: ({ context: { filters, siguiente } }) => ({
                  query: { ...byGestures(filters), cursor: siguiente ?? undefined },
                }),
                onDone: {
                  target: 'resting',
                  actions: assign(({ context, event }) => ({
                    items: [...context.items, ...(event.output.data ?? [])],
                    siguiente: event.output.siguiente ?? null,
                  })),
                },
                onError: {
                  target: 'olderFailed',
                  actions: assign(({ event }) => ({ problem: failureText(event.error) })),
                },
              },
            },
            olderFailed: {
              tags: 'olderFailed',
              on: { 'older.requested': 'loadingOlder', 'network.returned': 'loadingOlder' },
            },
          },
          on: {
            'download.requested': {
              actions: sendTo('download', ({ context }) => ({
                type: 'download.requested',
                query: queryOf(context.filters),
              })),
            },
          },
        },
        failed: { tags: 'failed', on: { 'network.returned': 'loading' } },
        notOffered: { tags: 'notOffered' },
      },
    },
    /** What can be chosen: without it the filters of periods and salespeople stay empty, and all the rest works. */
    periods: {
      initial: 'loading',
      states: {
        loading: {
          invoke: {
            src: 'listarReferentes',
            onDone: {
              target: 'loadingRemoved',
              actions: assign(({ event }) => ({ periodos: event.output.data ?? [] })),
            },
            onError: 'failed',
          },
        },
        loadingRemoved: {
          invoke: {
            src: 'listarActividad',
            input: { query: { clase: 'periodos', pageSize: MOST_OF_PERIODS } },
            onDone: {
              target: 'loaded',
              actions: assign(({ context, event }) => ({
                eliminados: removedPeriods(event.output.data ?? [], context.periodos),
              })),
            },
            onError: 'loaded',
          },
        },
        loaded: {},
        failed: { on: { 'retry.requested': 'loading', 'network.returned': 'loading' } },
      },
    },
    sellers: {
      initial: 'loading',
      states: {
        loading: {
          invoke: {
            src: 'loadSellers',
            onDone: { target: 'loaded', actions: assign(({ event }) => ({ vendedores: event.output })) },
            onError: 'failed',
          },
        },
        loaded: {},
        failed: { on: { 'retry.requested': 'loading', 'network.returned': 'loading' } },
      },
    },
  },
});
