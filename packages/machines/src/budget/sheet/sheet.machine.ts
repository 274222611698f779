import { contract, refusalText, type Venta } from '@presupuesto/api-sdk/contract';
import { assign, enqueueActions, setup } from 'xstate';
import { failureText, isAccepted } from '../../failure.ts';
import { type Change, changeKey } from '../../outbox/change.ts';
import { pendingValues } from '../../outbox/entries.ts';
import { type OutboxRef, outboxFacts } from '../../outbox/outbox-facts.ts';
import { port } from '../../ports.ts';
import { cellMachine } from '../cell/cell.machine.ts';
import { cellInputs, unfinishedChanges, valuesOf, withoutValue } from './cells.ts';
import { isRateHidden, withValues } from './money.ts';
import { byMonth, replicatedChanges, valueChange } from './months.ts';
import type { SheetContext, SheetEvent, SheetTag } from './sheet.types.ts';

const ventasOf = (pair: SheetContext['pair'], periodoID: string) => ({
  periodoID,
  clienteID: pair?.fila.clienteID ?? 0,
  productoID: pair?.fila.productoID ?? 0,
});

/**
 * The budget sheet of the selected pair (specification §2, §4): its months and cells, the reference beside them, and the
 * seller's totals. What is typed goes to the outbox; what is not confirmed lies over what the server still holds.
 */
export const sheetMachine = setup({
  types: {
    context: {} as SheetContext,
    events: {} as SheetEvent,
    input: {} as { outbox: OutboxRef },
    tags: {} as SheetTag,
  },
  actors: {
    loadVentas: port('loadVentas'),
    loadSummary: port('loadSummary'),
    cell: cellMachine,
    outboxFacts,
  },
  guards: {
    hasPair: ({ context }) => context.pair !== null,
    hasReference: ({ context }) => context.pair !== null && context.referenteID !== null,
    isOfPair: ({ context }, change: Change) =>
      change.kind !== 'removal' &&
      change.clienteProductoPeriodoID === context.pair?.fila.clienteProductoPeriodoID,
    isSummaryDue: ({ context }, fact: { change: Change; busy: boolean }) =>
      !fact.busy && fact.change.periodoID === context.pair?.periodo.periodoID,
    isRateHidden: ({ context }) => isRateHidden(context.ventas),
  },
  actions: {
    leaveCells: enqueueActions(({ context, enqueue }) => {
      const changes = unfinishedChanges(context);
      if (changes.length > 0) enqueue.sendTo(context.outbox, { type: 'changes.queued', changes });
      for (const cell of Object.values(context.cells)) enqueue.stopChild(cell);
    }),
    showPair: assign((_, pair: SheetContext['pair']) => ({
      pair,
      cells: {},
      ventas: [],
      referencia: [],
      typed: {},
      problem: null,
    })),
    showVentas: assign(({ context, spawn, self }, loaded: readonly Venta[]) => {
      const ventas = byMonth(loaded);
      const typed = valuesOf(ventas, pendingValues(context.outbox.getSnapshot().context.entries));
      const inputs = context.pair ? cellInputs(context.pair, ventas, typed) : {};
      const cells = Object.fromEntries(
        Object.entries(inputs).map(([key, input]) => [
          key,
          spawn('cell', { input: { ...input, owner: self } }),
        ]),
      );
      const anio = ventas.some((venta) => venta.anio === context.anio) ? context.anio : null;
      return { ventas, typed, cells, anio };
    }),
    queue: enqueueActions(
      ({ context, enqueue }, { changes, inTurn }: { changes: readonly Change[]; inTurn: boolean }) => {
        const values = changes.flatMap((change) =>
          change.kind === 'removal' ? [] : [[changeKey(change), change.valor] as const],
        );
        enqueue.assign({ typed: { ...context.typed, ...Object.fromEntries(values) } });
        for (const [key, valor] of inTurn ? values : []) {
          const cell = context.cells[key];
          if (cell) enqueue.sendTo(cell, { type: 'value.set', valor });
        }
        enqueue.sendTo(context.outbox, { type: 'changes.queued', changes, ...(inTurn && { inTurn }) });
      },
    ),
    confirm: enqueueActions(({ context, enqueue }, change: Change) => {
      if (change.kind === 'removal') return;
      const key = changeKey(change);
      const cell = context.cells[key];
      enqueue.assign({
        ventas: withValues(context.ventas, { [key]: change.valor }),
        typed: withoutValue(context.typed, key),
      });
      if (cell) enqueue.sendTo(cell, { type: 'value.confirmed', valor: change.valor });
    }),
    takeBack: enqueueActions(({ context, enqueue }, change: Change) => {
      const key = changeKey(change);
      const cell = context.cells[key];
      enqueue.assign({ typed: withoutValue(context.typed, key) });
      if (cell) enqueue.sendTo(cell, { type: 'value.refused' });
    }),
    showProblem: assign((_, problem: string) => ({ problem })),
  },
}).createMachine({
  id: 'sheet',
  context: ({ input }) => ({
    outbox: input.outbox,
    pair: null,
    referenteID: null,
    anio: null,
    ventas: [],
    referencia: [],
    typed: {},
    cells: {},
    resumen: null,
    problem: null,
  }),
  invoke: { src: 'outboxFacts', input: ({ context }) => ({ outbox: context.outbox }) },
  type: 'parallel',
  on: { 'year.chosen': { actions: assign(({ event }) => ({ anio: event.anio })) } },
  states: {
    budget: {
      initial: 'empty',
      on: {
        'pair.chosen': {
          target: '.asking',
          actions: ['leaveCells', { type: 'showPair', params: ({ event }) => event.pair }],
        },
        'change.refused': { actions: { type: 'takeBack', params: ({ event }) => event.change } },
      },
      states: {
        empty: { tags: 'empty' },
        asking: { always: [{ guard: 'hasPair', target: 'loading' }, 'empty'] },
        loading: {
          tags: 'loading',
          entry: assign({ problem: null }),
          invoke: {
            src: 'loadVentas',
            input: ({ context: { pair } }) => ventasOf(pair, pair?.periodo.periodoID ?? ''),
            onDone: [
              {
                guard: ({ event }) => isAccepted(event.output),
                target: 'loaded',
                actions: { type: 'showVentas', params: ({ event }) => event.output.data ?? [] },
              },
              {
                target: 'failed',
                actions: {
                  type: 'showProblem',
                  params: ({ event }) => refusalText(contract.ventas.listarVentas.errors, event.output),
                },
              },
            ],
            onError: {
              target: 'failed',
              actions: { type: 'showProblem', params: ({ event }) => failureText(event.error) },
            },
          },
          on: {
            /** The answer under way may be older than this save. */
            'change.confirmed': {
              guard: { type: 'isOfPair', params: ({ event }) => event.change },
              target: 'loading',
              reenter: true,
            },
          },
        },
        loaded: {
          tags: 'loaded',
          initial: 'fresh',
          on: {
            'value.left': {
              actions: {
                type: 'queue',
                params: ({ context: { pair }, event }) => ({
                  changes: pair ? [valueChange(pair, event.ventaID, event.field, event.valor)] : [],
                  inTurn: false,
                }),
              },
            },
            'value.replicated': {
              actions: {
                type: 'queue',
                params: ({ context, event }) => ({
                  changes: replicatedChanges(context, event),
                  inTurn: true,
                }),
              },
            },
            'change.confirmed': {
              guard: { type: 'isOfPair', params: ({ event }) => event.change },
              target: '.settling',
              actions: { type: 'confirm', params: ({ event }) => event.change },
            },
          },
          states: {
            fresh: {},
            settling: { always: [{ guard: 'isRateHidden', target: 'rereading' }, 'fresh'] },
            /** The pair's first value: its EUR is known to the server alone. */
            rereading: {
              invoke: {
                src: 'loadVentas',
                input: ({ context: { pair } }) => ventasOf(pair, pair?.periodo.periodoID ?? ''),
                onDone: {
                  target: 'fresh',
                  actions: assign(({ context, event }) => ({
                    ventas: event.output.data ? byMonth(event.output.data) : context.ventas,
                  })),
                },
                onError: 'fresh',
              },
            },
          },
        },
        failed: { tags: 'failed', on: { 'retry.requested': 'loading' } },
      },
    },
    reference: {
      initial: 'empty',
      on: {
        'pair.chosen': '.asking',
        'reference.chosen': {
          target: '.asking',
          actions: assign(({ event }) => ({ referenteID: event.periodoID, referencia: [] })),
        },
      },
      states: {
        empty: {},
        asking: { always: [{ guard: 'hasReference', target: 'loading' }, 'empty'] },
        loading: {
          invoke: {
            src: 'loadVentas',
            input: ({ context }) => ventasOf(context.pair, context.referenteID ?? ''),
            onDone: {
              target: 'loaded',
              actions: assign(({ event }) => ({ referencia: event.output.data ?? [] })),
            },
            onError: 'failed',
          },
        },
        loaded: {},
        failed: { on: { 'retry.requested': 'loading' } },
      },
    },
    summary: {
      initial: 'empty',
      on: {
        'pair.chosen': '.asking',
        'totals.changed': '.asking',
        'retry.requested': '.asking',
        'change.confirmed': {
          guard: { type: 'isSummaryDue', params: ({ event }) => event },
          target: '.asking',
        },
      },
      states: {
        empty: { entry: assign({ resumen: null }) },
        asking: { always: [{ guard: 'hasPair', target: 'loading' }, 'empty'] },
        loading: {
          invoke: {
            src: 'loadSummary',
            input: ({ context }) => ({ periodoID: context.pair?.periodo.periodoID ?? '' }),
            onDone: {
              target: 'loaded',
              actions: assign(({ context, event }) => ({ resumen: event.output.data ?? context.resumen })),
            },
            onError: 'loaded',
          },
        },
        loaded: {},
      },
    },
  },
});
