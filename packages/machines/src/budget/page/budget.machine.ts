import { type ClienteProductoPeriodo, contract, refusalText } from '@presupuesto/api-sdk/contract';
import { assign, enqueueActions, sendTo, setup } from 'xstate';
import { failureText, isAccepted } from '../../failure.ts';
import type { Change } from '../../outbox/change.ts';
import { pendingRemovals } from '../../outbox/entries.ts';
import { type OutboxRef, outboxFacts } from '../../outbox/outbox-facts.ts';
import { port } from '../../ports.ts';
import { approvalMachine } from '../approval/approval.machine.ts';
import { removalMachine } from '../removal/removal.machine.ts';
import { rowsMachine } from '../rows/rows.machine.ts';
import { sheetMachine } from '../sheet/sheet.machine.ts';
import type { BudgetContext, BudgetEvent } from './budget.types.ts';
import { modalFacts, selection } from './children.ts';

const texts = contract.periodos;

/** The screen Presupuestos (specification §2): its two period selectors, and the actors that make up the rest of it. */
export const budgetMachine = setup({
  types: {
    context: {} as BudgetContext,
    events: {} as BudgetEvent,
    input: {} as { outbox: OutboxRef },
    tags: {} as 'loading' | 'failed',
  },
  actors: {
    loadPeriods: port('loadPeriods'),
    loadReferences: port('loadReferences'),
    rows: rowsMachine,
    sheet: sheetMachine,
    approval: approvalMachine,
    removal: removalMachine,
    selection,
    modalFacts,
    outboxFacts,
  },
  actions: {
    /** Does not wait for it: what cannot be saved now stays in the outbox. */
    flush: sendTo(({ context }) => context.outbox, { type: 'flush.requested' }),
    openPeriod: enqueueActions(({ context, enqueue }, periodoID: string | null) => {
      enqueue.assign({ periodoID });
      enqueue.sendTo(context.rows, { type: 'period.chosen', periodoID });
      for (const clienteProductoID of pendingRemovals(context.outbox.getSnapshot().context.entries)) {
        enqueue.sendTo(context.rows, { type: 'removal.queued', clienteProductoID });
      }
    }),
    remove: enqueueActions(({ context, enqueue }, fila: ClienteProductoPeriodo | null) => {
      if (!fila) return;
      const { clienteProductoID, periodoID } = fila;
      const change: Change = { kind: 'removal', clienteProductoID, periodoID };
      enqueue.sendTo(context.rows, { type: 'removal.queued', clienteProductoID });
      enqueue.sendTo(context.outbox, { type: 'changes.queued', changes: [change] });
    }),
    showConfirmed: enqueueActions(({ context, enqueue }, change: Change) => {
      if (change.kind === 'removal') {
        const { clienteProductoID } = change;
        enqueue.sendTo(context.rows, { type: 'removal.confirmed', clienteProductoID });
        enqueue.sendTo(context.sheet, { type: 'totals.changed' });
      } else {
        const { periodoID, clienteProductoPeriodoID } = change;
        enqueue.sendTo(context.rows, { type: 'row.budgeted', periodoID, clienteProductoPeriodoID });
      }
    }),
    showRefused: enqueueActions(({ context, enqueue }, change: Change) => {
      if (change.kind !== 'removal') return;
      const { clienteProductoID } = change;
      enqueue.sendTo(context.rows, { type: 'removal.refused', clienteProductoID });
    }),
    showProblem: assign((_, problem: string) => ({ problem })),
    showReferencesProblem: assign((_, referencesProblem: string) => ({ referencesProblem })),
  },
}).createMachine({
  id: 'budget',
  context: ({ input, spawn }) => ({
    outbox: input.outbox,
    rows: spawn('rows'),
    sheet: spawn('sheet', { input: { outbox: input.outbox } }),
    approval: spawn('approval'),
    removal: spawn('removal'),
    periodos: [],
    referentes: [],
    periodoID: null,
    referenteID: null,
    problem: null,
    referencesProblem: null,
  }),
  invoke: [
    { src: 'outboxFacts', input: ({ context }) => ({ outbox: context.outbox }) },
    { src: 'selection', input: ({ context }) => ({ rows: context.rows }) },
    {
      src: 'modalFacts',
      input: ({ context }) => ({ approval: context.approval, removal: context.removal }),
    },
  ],
  on: {
    'period.chosen': {
      actions: ['flush', { type: 'openPeriod', params: ({ event }) => event.periodoID }],
    },
    'reference.chosen': {
      actions: [
        assign(({ event }) => ({ referenteID: event.periodoID })),
        sendTo(
          ({ context }) => context.sheet,
          ({ event }) => event,
        ),
      ],
    },
    'selection.changed': {
      actions: [
        'flush',
        sendTo(
          ({ context }) => context.sheet,
          ({ context, event: { fila } }) => {
            const periodo = context.periodos.find(({ periodoID }) => periodoID === fila?.periodoID);
            return { type: 'pair.chosen', pair: fila && periodo ? { fila, periodo } : null };
          },
        ),
      ],
    },
    'budget.approved': {
      actions: [
        sendTo(
          ({ context }) => context.rows,
          ({ event }) => event,
        ),
        sendTo(({ context }) => context.sheet, { type: 'totals.changed' }),
      ],
    },
    'removal.decided': { actions: { type: 'remove', params: ({ event }) => event.fila } },
    'change.confirmed': { actions: { type: 'showConfirmed', params: ({ event }) => event.change } },
    'change.refused': { actions: { type: 'showRefused', params: ({ event }) => event.change } },
  },
  type: 'parallel',
  states: {
    periods: {
      initial: 'loading',
      states: {
        loading: {
          tags: 'loading',
          entry: assign({ problem: null }),
          invoke: {
            src: 'loadPeriods',
            onDone: [
              {
                guard: ({ event }) => isAccepted(event.output),
                target: 'loaded',
                actions: assign(({ event }) => ({ periodos: event.output.data ?? [] })),
              },
              {
                target: 'failed',
                actions: {
                  type: 'showProblem',
                  params: ({ event }) => refusalText(texts.listarPresupuestables.errors, event.output),
                },
              },
            ],
            onError: {
              target: 'failed',
              actions: { type: 'showProblem', params: ({ event }) => failureText(event.error) },
            },
          },
        },
        loaded: {},
        failed: { tags: 'failed', on: { 'retry.requested': 'loading' } },
      },
    },
    references: {
      initial: 'loading',
      states: {
        loading: {
          entry: assign({ referencesProblem: null }),
          invoke: {
            src: 'loadReferences',
            onDone: [
              {
                guard: ({ event }) => isAccepted(event.output),
                target: 'loaded',
                actions: assign(({ event }) => ({ referentes: event.output.data ?? [] })),
              },
              {
                target: 'failed',
                actions: {
                  type: 'showReferencesProblem',
                  params: ({ event }) => refusalText(texts.listarReferentes.errors, event.output),
                },
              },
            ],
            onError: {
              target: 'failed',
              actions: { type: 'showReferencesProblem', params: ({ event }) => failureText(event.error) },
            },
          },
        },
        loaded: {},
        failed: { on: { 'retry.requested': 'loading' } },
      },
    },
  },
});
