import type { ClienteProductoPeriodo } from '@presupuesto/api-sdk/contract';
import { assign, enqueueActions, sendTo, setup } from 'xstate';
import type { Change } from '../../outbox/change.ts';
import { pendingRemovals } from '../../outbox/entries.ts';
import { type OutboxRef, outboxFacts } from '../../outbox/outbox-facts.ts';
import { port } from '../../ports.ts';
import { approvalMachine } from '../approval/approval.machine.ts';
import { removalMachine } from '../removal/removal.machine.ts';
import { rowsMachine } from '../rows/rows.machine.ts';
import { sheetMachine } from '../sheet/sheet.machine.ts';
import { exportMachine } from '../whole/export.machine.ts';
import type { BudgetContext, BudgetEvent } from './budget.types.ts';
import { modalFacts, selection } from './children.ts';

/** What the budget's states are made of: its actors, questions and deeds. */
export const budgetSetup = setup({
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
    download: exportMachine,
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
      enqueue.sendTo(context.download, { type: 'export.closed' });
      for (const clienteProductoID of pendingRemovals(context.outbox.getSnapshot().context.entries)) {
        enqueue.sendTo(context.rows, { type: 'removal.queued', clienteProductoID });
      }
    }),
    remove: enqueueActions(({ context, enqueue }, fila: ClienteProductoPeriodo | null) => {
      const { periodoID } = context;
      if (!fila || periodoID === null) return;
      const { clienteProductoID } = fila;
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
});
