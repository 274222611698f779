import { listarVentas, resumenPresupuesto, type Venta } from '@presupuesto/api-sdk/contract';
import { assign, enqueueActions, setup } from 'xstate';
import { calling } from '../../calling.ts';
import { unwatchedNetwork } from '../../connection/network-returns.ts';
import { type Change, changeKey, valueKey } from '../../outbox/change.ts';
import { pendingValues } from '../../outbox/entries.ts';
import { type OutboxRef, outboxFacts } from '../../outbox/outbox-facts.ts';
import { cellMachine } from '../cell/cell.machine.ts';
import { NO_HISTORY, withoutRefused } from '../edits/history.ts';
import { cellInputs, FIELDS, unfinishedChanges, valuesOf, withoutValue } from './cells.ts';
import type { Edit } from './edits.ts';
import { isRateHidden, withValues } from './money.ts';
import { byMonth, isSameMonths, sheetValue } from './months.ts';
import type { SheetContext, SheetEvent, SheetTag } from './sheet.types.ts';

/** What the sheet's states are made of: its actors, guards and actions. */
export const sheetSetup = setup({
  types: {
    context: {} as SheetContext,
    events: {} as SheetEvent,
    input: {} as { outbox: OutboxRef },
    tags: {} as SheetTag,
  },
  actors: {
    listarVentas: calling(listarVentas),
    resumenPresupuesto: calling(resumenPresupuesto),
    cell: cellMachine,
    outboxFacts,
    networkReturns: unwatchedNetwork,
  },
  guards: {
    hasPair: ({ context }) => context.pair !== null,
    hasReference: ({ context }) => context.pair !== null && context.referenteID !== null,
    isOfPair: ({ context }, change: Change) =>
      change.kind !== 'removal' &&
      change.clienteProductoPeriodoID === context.pair?.fila.clienteProductoPeriodoID,
    isSummaryDue: ({ context }, fact: { change: Change; busy: boolean }) =>
      !fact.busy && fact.change.periodoID === context.pair?.periodo.periodoID,
    hasPast: ({ context }) => context.history.past.length > 0,
    hasFuture: ({ context }) => context.history.future.length > 0,
    isSameMonths: ({ context }, loaded: readonly Venta[]) => isSameMonths(context.ventas, loaded),
    isRateHidden: ({ context }) => isRateHidden(context.ventas),
  },
  actions: {
    leaveCells: enqueueActions(({ context, enqueue }) => {
      const changes = unfinishedChanges(context);
      if (changes.length > 0) enqueue.sendTo(context.outbox, { type: 'changes.queued', changes });
      for (const cell of Object.values(context.cells)) enqueue.stopChild(cell);
    }),
    takeDrafts: enqueueActions(({ context, enqueue }) => {
      for (const cell of Object.values(context.cells)) enqueue.sendTo(cell, { type: 'cell.left' });
    }),
    showPair: assign((_, pair: SheetContext['pair']) => ({
      pair,
      cells: {},
      ventas: [],
      referencia: [],
      typed: {},
      history: NO_HISTORY,
      outcome: null,
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
    apply: enqueueActions(({ context, enqueue }, { changes, fromElsewhere, history, outcome }: Edit) => {
      const values = changes.map((change) => [changeKey(change), change.valor] as const);
      enqueue.assign({ history, outcome, typed: { ...context.typed, ...Object.fromEntries(values) } });
      for (const [key, valor] of fromElsewhere ? values : []) {
        const cell = context.cells[key];
        if (cell) enqueue.sendTo(cell, { type: 'value.set', valor });
      }
      if (changes.length === 0) return;
      const inTurn = fromElsewhere && { inTurn: true as const };
      enqueue.sendTo(context.outbox, { type: 'changes.queued', changes, ...inTurn });
    }),
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
      const typed = withoutValue(context.typed, key);
      const shown =
        change.kind === 'removal'
          ? undefined
          : sheetValue({ ...context, typed }, change.kind, change.ventaID);
      const history = shown === undefined ? context.history : withoutRefused(context.history, key, shown);
      enqueue.assign({ typed, history });
      if (cell) enqueue.sendTo(cell, { type: 'value.refused' });
    }),
    adopt: enqueueActions(({ context, enqueue }, change: Change) => {
      if (change.kind === 'removal') return;
      const key = changeKey(change);
      const cell = context.cells[key];
      enqueue.assign({ typed: { ...context.typed, [key]: change.valor } });
      if (cell) enqueue.sendTo(cell, { type: 'value.set', valor: change.valor });
    }),
    /** What is being typed and what waits for its answer stays. */
    showReread: enqueueActions(({ context, enqueue }, loaded: readonly Venta[]) => {
      const ventas = byMonth(loaded);
      const typed = valuesOf(ventas, pendingValues(context.outbox.getSnapshot().context.entries));
      enqueue.assign({ ventas, typed });
      for (const venta of ventas) {
        for (const field of FIELDS) {
          const key = valueKey(field, venta.ventaID);
          const cell = context.cells[key];
          const pending = typed[key] ?? null;
          if (cell) enqueue.sendTo(cell, { type: 'value.read', valor: venta[field], pending });
        }
      }
    }),
    showProblem: assign((_, problem: string) => ({ problem })),
  },
});
