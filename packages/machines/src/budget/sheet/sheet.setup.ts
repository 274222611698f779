import { listarVentas, type Nota, resumenPresupuesto, type Venta } from '@presupuesto/api-sdk/contract';
import { assign, enqueueActions, sendTo, setup } from 'xstate';
import { calling } from '../../calling.ts';
import { unwatchedNetwork } from '../../connection/network-returns.ts';
import { type Change, changeKey, valueKey } from '../../outbox/change.ts';
import { pendingValues } from '../../outbox/entries.ts';
import { type OutboxRef, outboxFacts } from '../../outbox/outbox.machine.ts';
import type { OutboxFact } from '../../outbox/outbox.types.ts';
import { savableAmount } from '../cell/amount.ts';
import { NO_HISTORY, rebased, withoutRefused } from '../edits/history.ts';
import type { Cell } from '../edits/step.ts';
import type { Edit } from './edits.ts';
import { isRateHidden, withValues } from './money.ts';
import {
  byMonth,
  cellValues,
  changedKeys,
  isSameMonths,
  serverValues,
  sheetValue,
  withoutValue,
} from './months.ts';
import type { SheetContext, SheetEvent, SheetTag } from './sheet.types.ts';

type Conflicted = Extract<OutboxFact, { type: 'change.conflicted' }>;
type Heard = Extract<SheetEvent, { type: 'figure.heard' }>;

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
    outboxFacts,
    networkReturns: unwatchedNetwork,
  },
  guards: {
    hasPair: ({ context }) => context.pair !== null,
    hasReference: ({ context }) => context.pair !== null && context.referenteID !== null,
    isOfPair: ({ context }, change: Change) =>
      change.kind !== 'removal' &&
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
    hasPast: ({ context }) => context.history.past.length > 0,
    hasFuture: ({ context }) => context.history.future.length > 0,
    isSameMonths: ({ context }, loaded: readonly Venta[]) => isSameMonths(context.ventas, loaded),
    isRateHidden: ({ context }) => isRateHidden(context.ventas),
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
        drafts: savable === null ? drafts : { ...drafts, [key]: savable },
        seen: { ...serverValues(context.ventas, [{ ventaID, field }]), ...context.seen },
      };
    }),
    dropDraft: assign(({ context }, { ventaID, field }: Cell) => {
      const key = valueKey(field, ventaID);
      return { drafts: withoutValue(context.drafts, key), seen: withoutValue(context.seen, key) };
    }),
    showPair: assign((_, pair: SheetContext['pair']) => ({
      pair,
      ventas: [],
      referencia: [],
      drafts: {},
      seen: {},
      typed: {},
      history: NO_HISTORY,
      outcome: null,
      problem: null,
    })),
    /** Under what is being typed and what waits for its answer. */
    showVentas: assign(({ context }, loaded: readonly Venta[]) => {
      const ventas = byMonth(loaded);
      const pending = pendingValues(context.outbox.getSnapshot().context.entries);
      const waiting = cellValues(ventas, pending).map(
        ({ field, ventaID, valor }) => [valueKey(field, ventaID), valor] as const,
      );
      const anio = ventas.some((venta) => venta.anio === context.anio) ? context.anio : null;
      return { ventas, typed: Object.fromEntries(waiting), anio };
    }),
    apply: enqueueActions(({ context, enqueue }, { changes, origen, ...shown }: Edit) => {
      const values = changes.map((change) => [changeKey(change), change.valor] as const);
      enqueue.assign({ ...shown, typed: { ...context.typed, ...Object.fromEntries(values) } });
      if (changes.length === 0) return;
      enqueue.sendTo(context.outbox, { type: 'changes.queued', changes, ...(origen && { origen }) });
    }),
    confirm: assign(({ context }, change: Change) => {
      if (change.kind === 'removal') return {};
      const key = changeKey(change);
      return {
        // Whoever changed it before, this is the last change now.
        ventas: withValues(context.ventas, { [key]: change.valor }).map((venta) =>
          venta.ventaID === change.ventaID && venta.cambioAjeno ? { ...venta, cambioAjeno: null } : venta,
        ),
        typed: withoutValue(context.typed, key),
      };
    }),
    takeBack: assign(({ context }, change: Change) => {
      if (change.kind === 'removal') return {};
      const { kind: field, ventaID } = change;
      const key = changeKey(change);
      const typed = withoutValue(context.typed, key);
      const shown = sheetValue({ ...context, typed }, { ventaID, field });
      const history = shown === undefined ? context.history : withoutRefused(context.history, key, shown);
      return { typed, history };
    }),
    adopt: assign(({ context }, change: Change) =>
      change.kind === 'removal' ? {} : { typed: { ...context.typed, [changeKey(change)]: change.valor } },
    ),
    showNote: assign(({ context }, { ventaID, nota }: { ventaID: number; nota: Nota | null }) => ({
      ventas: context.ventas.map((venta) => (venta.ventaID === ventaID ? { ...venta, nota } : venta)),
    })),
    /** Under the typed figure lies the other one now, to which taking the edit back leads. */
    showConflict: assign(({ context }, { change, conflicto: { actual } }: Conflicted) => {
      if (change.kind === 'removal') return {};
      const key = changeKey(change);
      return {
        ventas: withValues(context.ventas, { [key]: actual }),
        history:
          change.visto === undefined ? context.history : rebased(context.history, key, change.visto, actual),
      };
    }),
    reportMonths: sendTo(
      ({ context }) => context.outbox,
      (_, ventas: readonly Venta[]) => ({ type: 'months.read' as const, ventas }),
    ),
    showProblem: assign((_, problem: string) => ({ problem })),
  },
});
