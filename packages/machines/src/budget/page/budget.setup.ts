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

/** What the budget's states are made of: its actors, guards and actions. */
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
      if (!fila) return;
      const { clienteProductoID, periodoID, nombreCliente, nombreProducto } = fila;
      const names = { nombreCliente, nombreProducto };
      const change: Change = { kind: 'removal', clienteProductoID, periodoID, names };
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
    showAdopted: enqueueActions(({ context, enqueue }, change: Change) => {
      if (change.kind !== 'removal') return;
      const { clienteProductoID } = change;
      enqueue.sendTo(context.rows, { type: 'removal.queued', clienteProductoID });
    }),
    /** Another tab that settles a removal has removed the pair, as a rule; a refusal it would have reported. */
    showGone: enqueueActions(({ context, enqueue }, change: Change) => {
      if (change.kind !== 'removal') return;
      const { clienteProductoID } = change;
      enqueue.sendTo(context.rows, { type: 'removal.confirmed', clienteProductoID });
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
