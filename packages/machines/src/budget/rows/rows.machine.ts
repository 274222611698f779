import { type ClienteProductoPeriodo, listarClientesProductos } from '@presupuesto/api-sdk/contract';
import { assign, setup } from 'xstate';
import { calling } from '../../calling.ts';
import { unwatchedNetwork } from '../../connection/network-returns.ts';
import { failureText } from '../../failure.ts';
import { required } from '../../required.ts';
import { NO_FILTERS } from './filters.ts';
import type { BudgetedFilter, RowsBudgeted, RowsContext, RowsEvent } from './rows.types.ts';
import { rowBeside } from './visible-rows.ts';

type Noted = Extract<RowsEvent, { type: 'row.noted' }>;

const nextFilter: Record<BudgetedFilter, BudgetedFilter> = {
  todos: 'presupuestados',
  presupuestados: 'noPresupuestados',
  noPresupuestados: 'todos',
};

/** The client-product list of the chosen period. */
export const rowsMachine = setup({
  types: {
    context: {} as RowsContext,
    events: {} as RowsEvent,
    tags: {} as 'empty' | 'loading' | 'loaded' | 'failed',
  },
  actors: { listarClientesProductos: calling(listarClientesProductos), networkReturns: unwatchedNetwork },
  guards: {
    hasPeriod: ({ context }) => context.periodoID !== null,
    isThisPeriod: ({ context, event }) => 'periodoID' in event && event.periodoID === context.periodoID,
    areNewlyBudgeted: ({ context }, { periodoID, clienteProductoPeriodoIDs }: RowsBudgeted) => {
      const known = new Set(
        context.filas.flatMap((row) => (row.presupuestado ? row.clienteProductoPeriodoID : [])),
      );
      return periodoID === context.periodoID && clienteProductoPeriodoIDs.some((id) => !known.has(id));
    },
    areInMemory: ({ context }, ids: readonly number[]) => {
      const known = new Set(context.filas.map((row) => row.clienteProductoPeriodoID));
      return ids.every((id) => known.has(id));
    },
  },
  actions: {
    showNote: assign(({ context: { filas } }, { clienteProductoPeriodoID: id, nota }: Noted) => ({
      filas: filas.map((row) => (row.clienteProductoPeriodoID === id ? { ...row, nota } : row)),
    })),
    showProblem: assign((_, problem: string) => ({ problem })),
    showRows: assign(({ context: { wanted, seleccion } }, filas: readonly ClienteProductoPeriodo[]) => {
      const again = filas.find(({ clienteProductoID }) => clienteProductoID === wanted);
      return { filas, wanted: null, seleccion: again?.clienteProductoPeriodoID ?? seleccion };
    }),
    markBudgeted: assign(({ context: { filas } }, ids: readonly number[]) => {
      const budgeted = new Set(ids);
      const isDue = (row: ClienteProductoPeriodo) =>
        !row.presupuestado && budgeted.has(row.clienteProductoPeriodoID);
      if (!filas.some(isDue)) return {};
      return {
        filas: filas.map((row) => (isDue(row) ? { ...row, presupuestado: true, reapertura: null } : row)),
      };
    }),
  },
}).createMachine({
  id: 'rows',
  // Made anew for each user: selectors keep their results by these lists.
  context: () => ({
    periodoID: null,
    filas: [],
    seleccion: null,
    wanted: null,
    removed: [],
    problem: null,
    ...NO_FILTERS,
  }),
  invoke: { src: 'networkReturns' },
  initial: 'empty',
  on: {
    'period.chosen': {
      target: '.asking',
      actions: assign(({ event }) => ({
        periodoID: event.periodoID,
        filas: [],
        seleccion: null,
        wanted: event.clienteProductoID ?? null,
      })),
    },
    'search.typed': { actions: assign(({ event }) => ({ search: event.text })) },
    'filters.restored': { actions: assign(({ event }) => event.filters) },
    'row.chosen': {
      actions: assign(({ event }) => ({ seleccion: event.clienteProductoPeriodoID, wanted: null })),
    },
    'row.walked': {
      actions: assign(({ context, event }) => {
        const beside = rowBeside(context, event);
        return beside ? { seleccion: beside.clienteProductoPeriodoID, wanted: null } : {};
      }),
    },
    'filter.toggled': {
      actions: assign(({ context, event }) => ({
        [event.field]: context[event.field] === event.text ? null : event.text,
      })),
    },
    'budgeted.toggled': {
      actions: assign(({ context }) => ({ presupuestado: nextFilter[context.presupuestado] })),
    },
    'removal.queued': {
      actions: assign(({ context, event }) => ({
        removed: [...new Set(context.removed).add(event.clienteProductoID)],
      })),
    },
    'removal.refused': {
      actions: assign(({ context, event }) => ({
        removed: context.removed.filter((id) => id !== event.clienteProductoID),
      })),
    },
    'removal.confirmed': {
      target: '.asking',
      actions: assign(({ context, event }) => ({
        removed: context.removed.filter((id) => id !== event.clienteProductoID),
        filas: context.filas.filter((row) => row.clienteProductoID !== event.clienteProductoID),
      })),
    },
    'rows.budgeted': [
      {
        guard: { type: 'areInMemory', params: ({ event }) => event.clienteProductoPeriodoIDs },
        actions: { type: 'markBudgeted', params: ({ event }) => event.clienteProductoPeriodoIDs },
      },
      { guard: 'isThisPeriod', target: '.asking' },
    ],
    'row.noted': { actions: { type: 'showNote', params: ({ event }) => event } },
    'budget.approved': { guard: 'isThisPeriod', target: '.asking' },
  },
  states: {
    empty: { tags: 'empty' },
    asking: { always: [{ guard: 'hasPeriod', target: 'loading' }, 'empty'] },
    loading: {
      tags: 'loading',
      entry: assign({ problem: null }),
      invoke: {
        src: 'listarClientesProductos',
        input: ({ context }) => ({ query: { periodoID: required(context.periodoID) } }),
        onDone: {
          target: 'loaded',
          actions: { type: 'showRows', params: ({ event }) => event.output.data ?? [] },
        },
        onError: {
          target: 'failed',
          actions: { type: 'showProblem', params: ({ event }) => failureText(event.error) },
        },
      },
      on: {
        /** The answer under way may be older than this save. */
        'rows.budgeted': { guard: 'isThisPeriod', target: 'loading', reenter: true },
        'row.noted': {
          target: 'loading',
          reenter: true,
          actions: { type: 'showNote', params: ({ event }) => event },
        },
        'list.outdated': { target: 'loading', reenter: true },
        /** It may be the device's own. */
        'network.returned': { target: 'loading', reenter: true },
      },
    },
    loaded: {
      tags: 'loaded',
      initial: 'resting',
      on: { 'network.returned': '.rereading', 'list.outdated': '.rereading' },
      states: {
        resting: {},
        /** What is shown may have been kept by this device. */
        rereading: {
          invoke: {
            src: 'listarClientesProductos',
            input: ({ context }) => ({ query: { periodoID: required(context.periodoID) } }),
            onDone: {
              target: 'resting',
              actions: assign(({ context, event }) => ({ filas: event.output.data ?? context.filas })),
            },
            onError: 'resting',
          },
          on: {
            /** The answer under way may be older than this save. */
            'rows.budgeted': {
              guard: { type: 'areNewlyBudgeted', params: ({ event }) => event },
              target: 'rereading',
              reenter: true,
              actions: { type: 'markBudgeted', params: ({ event }) => event.clienteProductoPeriodoIDs },
            },
            'row.noted': {
              target: 'rereading',
              reenter: true,
              actions: { type: 'showNote', params: ({ event }) => event },
            },
          },
        },
      },
    },
    failed: { tags: 'failed', on: { 'retry.requested': 'loading', 'network.returned': 'loading' } },
  },
});
