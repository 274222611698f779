import {
  type ClienteProductoPeriodo,
  type Evento,
  listarPresupuestables,
  listarReferentes,
  type Nota,
  type Origen,
} from '@presupuesto/api-sdk/contract';
import { assign, enqueueActions, sendTo, setup, stateIn } from 'xstate';
import { approvalsMachine } from '../../approvals/approvals.machine.ts';
import { calling } from '../../calling.ts';
import { unwatchedNetwork } from '../../connection/network-returns.ts';
import { unheardNews } from '../../live/news.ts';
import { type Change, isValueChange } from '../../outbox/change.ts';
import { pendingPairs } from '../../outbox/entries.ts';
import { gatheredFacts } from '../../outbox/gathered-facts.ts';
import { outboxFacts } from '../../outbox/outbox.machine.ts';
import type { OutboxFact } from '../../outbox/outbox.types.ts';
import { port } from '../../ports.ts';
import { aheadMachine } from '../ahead/ahead.machine.ts';
import { approvalMachine } from '../approval/approval.machine.ts';
import { changesMachine } from '../changes/changes.machine.ts';
import type { RewrittenOutcome } from '../edits/outcome.ts';
import { removalOf, stepOf } from '../edits/step.ts';
import { historyMachine } from '../history/history.machine.ts';
import { nearMachine } from '../near/near.machine.ts';
import { noteMachine } from '../note/note.machine.ts';
import type { ShownNote } from '../note/note.ts';
import { removalMachine } from '../removal/removal.machine.ts';
import { rowsMachine } from '../rows/rows.machine.ts';
import { nearRows } from '../rows/visible-rows.ts';
import { sheetMachine } from '../sheet/sheet.machine.ts';
import type { Pair } from '../sheet/sheet.types.ts';
import { exportMachine } from '../whole/export.machine.ts';
import type { BudgetContext, BudgetEvent, BudgetInput, StepWritten } from './budget.types.ts';
import { arrival, historyFacts, logFacts, modalFacts, openPairOf, selection } from './children.ts';
import { gonePair } from './gone-pair.ts';
import { NONE_REFUSED, withRefused } from './refused.ts';
import { budgetedRows, outdatedBy } from './take-news.ts';

/** What was decided for many pairs at once, elsewhere than in their months. */
type WrittenStep = Pick<Extract<BudgetEvent, { type: 'budget.restored' }>, 'changes' | 'notice'> & {
  readonly origen: Origen;
};
type PeriodChosen = Extract<BudgetEvent, { type: 'period.chosen' }>;

/** The note that was saved with a text: the server answers none, and so it is the user's, of this moment. */
export function ownNote({ outbox }: BudgetContext, texto: string): Nota | null {
  const { usuario } = outbox.getSnapshot().context;
  return texto === '' ? null : { texto, usuario, fecha: new Date().toISOString() };
}

/** What the budget's states are made of: its actors, guards and actions. */
export const budgetSetup = setup({
  types: {
    context: {} as BudgetContext,
    events: {} as BudgetEvent,
    input: {} as BudgetInput,
    emitted: {} as StepWritten,
    tags: {} as 'loading' | 'failed' | 'awaited',
  },
  actors: {
    listarPresupuestables: calling(listarPresupuestables),
    listarReferentes: calling(listarReferentes),
    rows: rowsMachine,
    history: historyMachine,
    sheet: sheetMachine,
    near: nearMachine,
    approval: approvalMachine,
    removal: removalMachine,
    download: exportMachine,
    changes: changesMachine,
    approvals: approvalsMachine,
    note: noteMachine,
    logFacts,
    historyFacts,
    selection,
    arrival,
    modalFacts,
    outboxFacts,
    gatheredFacts,
    ahead: aheadMachine,
    readPreference: port('readPreference'),
    keepPreference: port('keepPreference'),
    networkReturns: unwatchedNetwork,
    news: unheardNews,
  },
  guards: {
    asksForPeriod: ({ context }) => typeof context.choice?.periodoID === 'string',
    isPlaceRead: stateIn('#budget.place.resting'),
    isPeriodGone: ({ context }) => context.gone !== null,
    isReferenceGone: ({ context }) => context.referencesProblem !== null,
    isPeriodChosen: ({ context }) => context.periodoID !== null,
  },
  delays: { drawnAtOnce: 300 },
  actions: {
    /** Does not wait for it: what cannot be saved now stays in the outbox. */
    flush: sendTo(({ context }) => context.outbox, { type: 'flush.requested' }),
    /** Its months are kept on this device, for when there is no network. */
    keepAhead: sendTo('ahead', (_, periodoID: string | null) => ({ type: 'period.opened', periodoID })),
    /** With the pair that is open, where the other period has it. */
    openPeriod: enqueueActions(({ context, enqueue }, { periodoID, clienteProductoID }: PeriodChosen) => {
      const isSame = clienteProductoID === undefined && periodoID !== null;
      const pair = isSame ? openPairOf(context.rows) : (clienteProductoID ?? null);
      const chosen = { type: 'period.chosen', periodoID, clienteProductoID: pair } as const;
      enqueue.assign({
        periodoID: chosen.periodoID,
        gonePair: null,
        momentAsked: null,
        workbookAsked: false,
        ...(chosen.periodoID !== null && { gone: null, refused: NONE_REFUSED, problem: null }),
      });
      enqueue.sendTo(context.history, { type: 'period.opened', periodoID: chosen.periodoID });
      enqueue.sendTo(context.rows, chosen);
      enqueue.sendTo(context.download, { type: 'export.closed' });
      enqueue.sendTo(context.changes, { type: 'period.left' });
      enqueue.sendTo(context.approvals, chosen);
      for (const clienteProductoID of pendingPairs(context.outbox.getSnapshot().context.entries, 'removal')) {
        enqueue.sendTo(context.rows, { type: 'removal.queued', clienteProductoID });
      }
    }),
    /** With its months, where they are known. What is typed in a pair that others removed can be saved nowhere. */
    openPair: enqueueActions(({ context, enqueue }, fila: ClienteProductoPeriodo | null) => {
      const { periodos, rows, sheet, near, changes } = context;
      const gone = fila ? null : gonePair(context);
      enqueue.assign({ gonePair: gone });
      if (gone) enqueue.sendTo(sheet, { type: 'drafts.dropped' });
      enqueue.sendTo(changes, { type: 'pair.left' });
      const pairOf = (row: ClienteProductoPeriodo): readonly Pair[] =>
        periodos
          .filter(({ periodoID }) => periodoID === row.periodoID)
          .map((periodo) => ({ fila: row, periodo }));
      const [pair = null] = fila ? pairOf(fila) : [];
      const { known } = near.getSnapshot().context;
      enqueue.sendTo(sheet, {
        type: 'pair.chosen',
        pair,
        ...(pair && known.get(pair.fila.clienteProductoPeriodoID)),
      });
      enqueue.sendTo(near, {
        type: 'pair.opened',
        near: pair ? nearRows(rows.getSnapshot().context).flatMap(pairOf) : [],
      });
    }),
    /** What is known of other pairs may be older than this. */
    outdateNear: enqueueActions(({ context: { near }, enqueue }, change: Change) => {
      if (!isValueChange(change)) enqueue.sendTo(near, { type: 'months.outdated' });
      else {
        const { clienteProductoPeriodoID } = change;
        enqueue.sendTo(near, { type: 'pair.changed', clienteProductoPeriodoID });
      }
    }),
    takeNews: enqueueActions(({ context, enqueue }, eventos: readonly Evento[]) => {
      const news = eventos.map((evento) => outdatedBy(evento, context));
      for (const marked of budgetedRows(news.flatMap(({ budgeted }) => budgeted ?? []))) {
        enqueue.sendTo(context.rows, marked);
      }
      if (news.some(({ approval }) => approval))
        enqueue.sendTo(context.approval, { type: 'budget.reopened' });
      const ofPeriod = eventos.filter((_, at) => news[at]?.list || news[at]?.count);
      if (ofPeriod.length > 0) enqueue.sendTo(context.changes, { type: 'news.heard', eventos: ofPeriod });
      if (news.some(({ list }) => list)) enqueue.sendTo(context.rows, { type: 'list.outdated' });
      const isApproved = context.approvals.getSnapshot().context.aprobaciones.length > 0;
      if (news.some(({ list, count }) => list || (count && isApproved))) {
        enqueue.sendTo(context.approvals, { type: 'approvals.outdated' });
      }
      for (const { near, sheet } of news) {
        if (near) enqueue.sendTo(context.near, near);
        for (const event of sheet) enqueue.sendTo(context.sheet, event);
      }
      if (news.some(({ periods }) => periods)) enqueue.raise({ type: 'periods.outdated' });
    }),
    /** Somebody has closed, hidden or deleted it meanwhile. */
    leaveGonePeriod: enqueueActions(({ context: { periodoID, periodos, rows }, enqueue }) => {
      if (periodoID === null) return;
      if (periodos.some((periodo) => periodo.periodoID === periodoID)) {
        enqueue.assign({ refused: NONE_REFUSED });
        return;
      }
      const gone = { periodoID, clienteProductoID: openPairOf(rows) };
      enqueue.raise({ type: 'period.chosen', periodoID: null });
      enqueue.assign({ gone, problem: `El período ${periodoID} ya no admite presupuesto.` });
    }),
    /** Somebody has hidden or deleted it meanwhile. */
    leaveGoneReference: enqueueActions(({ context: { referenteID, referentes }, enqueue }) => {
      if (referenteID === null || referentes.some(({ periodoID }) => periodoID === referenteID)) return;
      enqueue.raise({ type: 'reference.chosen', periodoID: null });
      enqueue.assign({ referencesProblem: `El período ${referenteID} ya no se ofrece como referente.` });
    }),
    /** Nothing else was chosen meanwhile. */
    returnToPeriod: enqueueActions(({ context: { gone, periodos }, enqueue }) => {
      if (gone && periodos.some(({ periodoID }) => periodoID === gone.periodoID)) {
        enqueue.raise({ type: 'period.chosen', ...gone });
      }
    }),
    compare: enqueueActions(({ context, enqueue }, yearBefore: boolean) => {
      enqueue.assign({ yearBefore });
      enqueue.sendTo(context.sheet, { type: 'comparison.chosen', yearBefore });
    }),
    showChosenView: assign(({ context: { choice, vista, pestana } }) => ({
      vista: choice?.vista ?? vista,
      pestana: choice?.pestana ?? pestana,
    })),
    /** Only what is still offered. */
    choosePeriodAgain: enqueueActions(({ context: { choice, periodos, rows, sheet }, enqueue }) => {
      const isOffered = periodos.some(({ periodoID }) => periodoID === choice?.periodoID);
      if (!choice || !isOffered) return;
      const { periodoID, clienteProductoID, anio, filtros } = choice;
      enqueue.sendTo(rows, { type: 'filters.restored', filters: filtros });
      enqueue.sendTo(sheet, { type: 'year.chosen', anio });
      enqueue.raise({ type: 'period.chosen', periodoID, clienteProductoID });
    }),
    chooseReferenceAgain: enqueueActions(({ context: { choice, referentes, referenteID }, enqueue }) => {
      const isOffered = referentes.some(({ periodoID }) => periodoID === choice?.referenteID);
      if (choice && isOffered && choice.referenteID !== referenteID)
        enqueue.raise({ type: 'reference.chosen', periodoID: choice.referenteID });
    }),
    remove: enqueueActions(({ context, enqueue }, fila: ClienteProductoPeriodo | null) => {
      const { periodoID } = context;
      if (!fila || periodoID === null) return;
      const { clienteProductoID, clienteID, productoID, nombreCliente, nombreProducto } = fila;
      const names = { nombreCliente, nombreProducto };
      const step = { removed: { clienteProductoID, clienteID, productoID, periodoID, names } };
      // Before the list is without it: who misses it there asks whose removal it was.
      enqueue.sendTo(context.history, { type: 'step.recorded', step });
      enqueue.sendTo(context.rows, { type: 'removal.queued', clienteProductoID });
      enqueue.sendTo(context.outbox, { type: 'changes.queued', changes: [removalOf(step)] });
    }),
    /** A pair is budgeted by the first figure that is saved of it. */
    showSaved: enqueueActions(({ context, enqueue }, facts: readonly OutboxFact[]) => {
      const saved = facts.flatMap((fact) =>
        fact.type === 'change.confirmed' && isValueChange(fact.change) ? fact.change : [],
      );
      for (const marked of budgetedRows(saved)) enqueue.sendTo(context.rows, marked);
    }),
    showConfirmed: enqueueActions(({ context, enqueue }, change: Change) => {
      if (isValueChange(change)) return;
      const { clienteProductoID, kind } = change;
      if (kind === 'removal') enqueue.sendTo(context.rows, { type: 'removal.confirmed', clienteProductoID });
      else {
        // Its months may have been asked for before it was there again.
        enqueue.sendTo(context.rows, { type: 'list.outdated' });
        enqueue.sendTo(context.sheet, { type: 'page.returned' });
      }
      enqueue.sendTo(context.sheet, { type: 'totals.changed' });
    }),
    /** Of another tab, or of the history. */
    showAdopted: enqueueActions(({ context, enqueue }, change: Change) => {
      if (isValueChange(change)) return;
      const { clienteProductoID, kind } = change;
      const type = kind === 'removal' ? 'removal.queued' : 'removal.refused';
      enqueue.sendTo(context.rows, { type, clienteProductoID });
    }),
    /** Another tab that settles a removal has removed the pair, as a rule; a refusal it would have reported. */
    showGone: enqueueActions(({ context, enqueue }, change: Change) => {
      if (isValueChange(change)) return;
      const { clienteProductoID, kind } = change;
      if (kind === 'removal') enqueue.sendTo(context.rows, { type: 'removal.confirmed', clienteProductoID });
      else enqueue.sendTo(context.rows, { type: 'list.outdated' });
    }),
    /** What is typed as its period goes is left with its cell, and refused: nothing that is in sight shows it any more. */
    noteRefused: assign(({ context: { periodoID, gone, refused } }, change: Change) => ({
      refused: withRefused(refused, change, periodoID ?? gone?.periodoID),
    })),
    showRefused: enqueueActions(({ context, enqueue }, change: Change) => {
      if (isValueChange(change)) return;
      const { clienteProductoID, kind } = change;
      if (kind === 'removal') enqueue.sendTo(context.rows, { type: 'removal.refused', clienteProductoID });
      else enqueue.sendTo(context.rows, { type: 'list.outdated' });
    }),
    /** A figure is refused where its period is closed, as a rule: after the last of several it is looked for again. */
    checkPeriods: enqueueActions(({ enqueue }, busy: boolean) => {
      if (!busy) enqueue.raise({ type: 'periods.outdated' });
    }),
    countSinceApproval: sendTo(({ context }) => context.approvals, { type: 'approvals.outdated' }),
    /** The changes since an approval; without one there are none to count. */
    countWhenSettled: enqueueActions(({ context: { approvals }, enqueue }, busy: boolean) => {
      const isApproved = approvals.getSnapshot().context.aprobaciones.length > 0;
      if (isApproved && !busy) enqueue.sendTo(approvals, { type: 'approvals.outdated' });
    }),
    showNote: enqueueActions(({ context, enqueue }, { target, nota }: ShownNote) => {
      if (target.kind === 'par') enqueue.sendTo(context.rows, { type: 'row.noted', ...target, nota });
      else {
        enqueue.sendTo(context.sheet, { type: 'note.shown', ventaID: target.ventaID, nota });
        enqueue.sendTo(context.near, { type: 'months.outdated' });
      }
    }),
    /** All in one gesture and one step; the open months show it at once. */
    writeStep: enqueueActions(({ context, enqueue }, { changes, notice, origen }: WrittenStep) => {
      const step = stepOf(changes, ({ visto }) => visto);
      enqueue.sendTo(context.history, { type: 'step.recorded', step, notice });
      enqueue.sendTo(context.sheet, { type: 'figures.written', changes, outcome: null });
      enqueue.emit({ type: 'step.written', changes });
      enqueue.sendTo(context.outbox, { type: 'changes.queued', changes, origen });
    }),
    /** What was taken back or done again in one pair alone is looked at there. */
    goToPair: enqueueActions(({ context: { rows }, enqueue }, { par }: RewrittenOutcome) => {
      const { seleccion } = rows.getSnapshot().context;
      if (!par || par.clienteProductoPeriodoID === seleccion) return;
      const { clienteProductoPeriodoID } = par;
      enqueue.sendTo(rows, { type: 'row.chosen', clienteProductoPeriodoID });
    }),
    showProblem: assign((_, problem: string) => ({ problem })),
    showReferencesProblem: assign((_, referencesProblem: string) => ({ referencesProblem })),
  },
});
