import { listarVentas, type Nota, resumenPresupuesto, type Venta } from '@presupuesto/api-sdk/contract';
import { assign, enqueueActions, sendTo, setup } from 'xstate';
import { calling } from '../../calling.ts';
import { unwatchedNetwork } from '../../connection/network-returns.ts';
import { isRefusal } from '../../failure.ts';
import { type Change, changeKey, isValueChange, type ValueChange, valueKey } from '../../outbox/change.ts';
import { pendingPairs, pendingValues } from '../../outbox/entries.ts';
import { outboxFacts } from '../../outbox/outbox.machine.ts';
import type { OutboxFact } from '../../outbox/outbox.types.ts';
import { unlessSame } from '../../unless-same.ts';
import { savableAmount } from '../cell/amount.ts';
import { inSight, isAbout } from '../edits/outcome.ts';
import type { Cell } from '../edits/step.ts';
import { typedBlock } from './block.ts';
import type { Edit } from './edits.ts';
import { isRateHidden, type Values, withValues } from './money.ts';
import {
  byMonth,
  cellValues,
  changedKeys,
  keyedValues,
  serverValues,
  sheetValue,
  withoutValue,
} from './months.ts';
import type { SheetContext, SheetEvent, SheetInput, SheetTag } from './sheet.types.ts';

type Conflicted = Extract<OutboxFact, { type: 'change.conflicted' }>;
type Written = Extract<SheetEvent, { type: 'figures.written' }>;
type Heard = Extract<SheetEvent, { type: 'figure.heard' }>;

/** What the sheet's states are made of: its actors, guards and actions. */
export const sheetSetup = setup({
  types: {
    context: {} as SheetContext,
    events: {} as SheetEvent,
    input: {} as SheetInput,
    tags: {} as SheetTag,
  },
  actors: {
    listarVentas: calling(listarVentas),
    resumenPresupuesto: calling(resumenPresupuesto),
    outboxFacts,
    networkReturns: unwatchedNetwork,
  },
  guards: {
    hasPair: ({ context }) => context.pair !== null,
    hasReference: ({ context }) => context.pair !== null && context.referenteID !== null,
    isOfPair: ({ context }, change: Change) =>
      isValueChange(change) &&
      change.clienteProductoPeriodoID === context.pair?.fila.clienteProductoPeriodoID,
    /** Not what is shown already: the own saves come back as events. */
    isNew: ({ context }, { clienteProductoPeriodoID, valor, ...cell }: Heard) =>
      clienteProductoPeriodoID !== context.pair?.fila.clienteProductoPeriodoID ||
      sheetValue(context, cell) !== valor,
    isHeardOfPair: ({ context }, { clienteProductoPeriodoID }: Heard) =>
      clienteProductoPeriodoID === context.pair?.fila.clienteProductoPeriodoID,
    isNewOfPair: ({ context }, { clienteProductoPeriodoID, valor, ...cell }: Heard) =>
      clienteProductoPeriodoID === context.pair?.fila.clienteProductoPeriodoID &&
      sheetValue(context, cell) !== valor,
    isSummaryDue: ({ context }, fact: { change: Change; busy: boolean }) =>
      !fact.busy && fact.change.periodoID === context.pair?.periodo.periodoID,
    isRateHidden: ({ context }) => isRateHidden(context.ventas),
    /** The server has removed the pair, and has not heard yet that it is to come back. */
    isStillAway: ({ context: { outbox, pair } }, { error }: { readonly error: unknown }) => {
      const { entries } = outbox.getSnapshot().context;
      const id = pair?.fila.clienteProductoID;
      return isRefusal(error) && pendingPairs(entries, 'restoration').some((one) => one === id);
    },
  },
  delays: { gathered: 100, highlighted: 1_600 },
  actions: {
    /** Cells at rest whose figures are others than before. */
    noteChanged: enqueueActions(({ context, enqueue }, loaded: readonly Venta[]) => {
      const keys = changedKeys(context, loaded);
      if (keys.length > 0) enqueue.raise({ type: 'figures.changed', keys });
    }),
    /** What cannot be saved is no draft. */
    keepDraft: assign(({ context }, { ventaID, field, valor }: Cell & { readonly valor: number | null }) => {
      const key = valueKey(field, ventaID);
      const drafts = withoutValue(context.drafts, key);
      const savable = savableAmount(field, valor);
      return {
        block: typedBlock(context, { ventaID, field }),
        drafts: savable === null ? drafts : { ...drafts, [key]: savable },
        seen: { ...serverValues(context.ventas, [{ ventaID, field }]), ...context.seen },
      };
    }),
    dropDraft: assign(({ context }, { ventaID, field }: Cell) => {
      const key = valueKey(field, ventaID);
      return { drafts: withoutValue(context.drafts, key), seen: withoutValue(context.seen, key) };
    }),
    showPair: assign(({ context: { outcome, referenteID } }, pair: SheetContext['pair']) => ({
      pair,
      ventas: [],
      referencia: [],
      isReferenceAwaited: referenteID !== null,
      drafts: {},
      seen: {},
      typed: {},
      block: null,
      // What was taken back in this pair, which is shown for it.
      outcome: isAbout(outcome, pair) ? outcome : null,
      problem: null,
    })),
    /** Under what is being typed and what waits for its answer. */
    showVentas: assign(({ context }, loaded: readonly Venta[]) => {
      const ventas = unlessSame(context.ventas, byMonth(loaded));
      const pending = pendingValues(context.outbox.getSnapshot().context.entries);
      const anio = ventas.some((venta) => venta.anio === context.anio) ? context.anio : null;
      const typed = unlessSame(context.typed, keyedValues(cellValues(ventas, pending)));
      return { ventas, typed, anio };
    }),
    showReference: assign(({ context: { referencia } }, loaded: readonly Venta[]) => ({
      referencia: unlessSame(referencia, loaded),
      isReferenceAwaited: false,
    })),
    apply: enqueueActions(({ context, enqueue }, { changes, origen, step, ...shown }: Edit) => {
      enqueue.assign(shown);
      if (changes.length === 0) return;
      enqueue.assign({ typed: { ...context.typed, ...valuesOf(changes) } });
      // Before what the outbox answers at once.
      if (step.length > 0) enqueue.sendTo(context.history, { type: 'step.recorded', step });
      enqueue.sendTo(context.outbox, { type: 'changes.queued', changes, ...(origen && { origen }) });
    }),
    showWritten: assign(({ context: { pair, typed } }, { changes, outcome }: Written) => {
      const id = pair?.fila.clienteProductoPeriodoID;
      const own = changes.filter(({ clienteProductoPeriodoID }) => clienteProductoPeriodoID === id);
      return {
        typed: { ...typed, ...valuesOf(own) },
        outcome: isAbout(outcome, pair) ? inSight(outcome) : outcome,
      };
    }),
    confirm: assign(({ context }, change: Change) => {
      if (!isValueChange(change)) return {};
      const key = changeKey(change);
      return {
        // Whoever changed it before, this is the last change now.
        ventas: withValues(context.ventas, { [key]: change.valor }).map((venta) =>
          venta.ventaID === change.ventaID && venta.cambioAjeno ? { ...venta, cambioAjeno: null } : venta,
        ),
        typed: withoutValue(context.typed, key),
        // Who types over it has seen it: it stood in the cell, on its way.
        seen: key in context.seen ? { ...context.seen, [key]: change.valor } : context.seen,
      };
    }),
    takeBack: assign(({ context }, change: Change) => {
      if (!isValueChange(change)) return {};
      return { typed: withoutValue(context.typed, changeKey(change)) };
    }),
    adopt: assign(({ context }, change: Change) =>
      !isValueChange(change) ? {} : { typed: { ...context.typed, [changeKey(change)]: change.valor } },
    ),
    showNote: assign(({ context }, { ventaID, nota }: { ventaID: number; nota: Nota | null }) => ({
      ventas: context.ventas.map((venta) => (venta.ventaID === ventaID ? { ...venta, nota } : venta)),
    })),
    /** Under the typed figure lies the other one now. */
    showConflict: assign(({ context }, { change, conflicto: { actual } }: Conflicted) =>
      !isValueChange(change) ? {} : { ventas: withValues(context.ventas, { [changeKey(change)]: actual }) },
    ),
    reportMonths: sendTo(
      ({ context }) => context.outbox,
      (_, ventas: readonly Venta[]) => ({ type: 'months.read' as const, ventas }),
    ),
    showProblem: assign((_, problem: string) => ({ problem })),
  },
});

function valuesOf(changes: readonly ValueChange[]): Values {
  return Object.fromEntries(changes.map((change) => [changeKey(change), change.valor]));
}
