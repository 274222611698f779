import type { Periodo } from '@presupuesto/api-sdk/contract';
import { assign, setup } from 'xstate';
import { failureText } from '../../failure.ts';
import type { OutboxRef } from '../../outbox/outbox.machine.ts';
import { port } from '../../ports.ts';
import { wholeBudgetMachine } from './whole-budget.machine.ts';
import type { WholeBudget } from './whole-budget.ts';

interface ExportContext extends WholeBudget {
  readonly outbox: OutboxRef;
  /** Pairs there so far, where they come one by one. */
  readonly progress: { readonly loaded: number; readonly total: number } | null;
  readonly problem: string | null;
}

type ExportEvent =
  | { type: 'export.requested'; periodo: Periodo }
  | { type: 'export.cancelled' }
  /** The last outcome was dismissed. */
  | { type: 'export.closed' };

/** Descargar Excel: gathers the seller's whole budget and has it written, once at a time. */
export const exportMachine = setup({
  types: {
    context: {} as ExportContext,
    events: {} as ExportEvent,
    input: {} as { outbox: OutboxRef },
    tags: {} as 'busy' | 'saved' | 'failed',
  },
  actors: { whole: wholeBudgetMachine, saveWorkbook: port('saveWorkbook') },
  delays: { doubleClick: 600 },
  actions: {
    begin: assign((_, periodo: Periodo) => ({ periodo, progress: null, problem: null, pairs: [] })),
    showProblem: assign((_, problem: string | null) => ({ problem })),
  },
}).createMachine({
  id: 'export',
  context: ({ input }) => ({
    outbox: input.outbox,
    periodo: { periodoID: '', anioInicio: 0, mesInicio: 1 },
    pairs: [],
    progress: null,
    problem: null,
  }),
  initial: 'idle',
  states: {
    idle: {
      on: {
        'export.requested': {
          target: 'gathering',
          actions: { type: 'begin', params: ({ event }) => event.periodo },
        },
      },
    },
    gathering: {
      tags: 'busy',
      invoke: {
        src: 'whole',
        input: ({ context }) => ({
          periodoID: context.periodo.periodoID,
          outbox: context.outbox,
        }),
        onSnapshot: {
          actions: assign(({ event }) => {
            const { filas, pairs } = event.snapshot.context;
            return { progress: filas && { loaded: pairs.length, total: filas.length } };
          }),
        },
        onDone: [
          {
            guard: ({ event }) => event.output.pairs !== null,
            target: 'saving',
            actions: assign(({ event }) => ({ pairs: event.output.pairs ?? [] })),
          },
          {
            target: 'failed',
            actions: { type: 'showProblem', params: ({ event }) => event.output.text },
          },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'showProblem', params: ({ event }) => failureText(event.error) },
        },
      },
      on: { 'export.cancelled': 'idle' },
    },
    saving: {
      tags: 'busy',
      invoke: {
        src: 'saveWorkbook',
        input: ({ context: { periodo, pairs } }) => ({ periodo, pairs }),
        onDone: 'saved',
        onError: {
          target: 'failed',
          actions: { type: 'showProblem', params: ({ event }) => failureText(event.error) },
        },
      },
      on: { 'export.cancelled': 'idle' },
      /** What was gathered is held no longer than it is needed. */
      exit: assign({ pairs: [] }),
    },
    saved: {
      tags: 'saved',
      initial: 'fresh',
      on: { 'export.closed': 'idle' },
      states: {
        /** The second click of a double click, after a quick answer, asks for nothing new. */
        fresh: { after: { doubleClick: 'rested' } },
        rested: {
          on: {
            'export.requested': {
              target: '#export.gathering',
              actions: { type: 'begin', params: ({ event }) => event.periodo },
            },
          },
        },
      },
    },
    failed: {
      tags: 'failed',
      on: {
        'export.requested': {
          target: 'gathering',
          actions: { type: 'begin', params: ({ event }) => event.periodo },
        },
        'export.closed': 'idle',
      },
    },
  },
});
