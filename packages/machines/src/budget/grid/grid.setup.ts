import type { Evento } from '@presupuesto/api-sdk/contract';
import { assign, enqueueActions, raise, setup } from 'xstate';
import { unwatchedNetwork } from '../../connection/network-returns.ts';
import { unheardNews } from '../../live/news.ts';
import { pendingValues } from '../../outbox/entries.ts';
import { gatheredFacts } from '../../outbox/gathered-facts.ts';
import { stepOf } from '../edits/step.ts';
import { historyFacts } from '../page/children.ts';
import { NO_FILTERS } from '../rows/filters.ts';
import { wholeBudgetMachine } from '../whole/whole-budget.machine.ts';
import type { WholePair } from '../whole/whole-budget.ts';
import { NO_REFERENCE, type Reference } from './amounts.ts';
import { listing } from './children.ts';
import { draggedBlock, enteredEdit } from './edits.ts';
import { afterFacts, changedKeys, changesOf, heardFigures, typedOver, underOf, withList } from './figures.ts';
import type {
  GridContext,
  GridEdit,
  GridEvent,
  GridInput,
  GridTag,
  GridWritten,
  PairNames,
} from './grid.types.ts';
import { groupKey, pairKey } from './keys.ts';
import { isField } from './measure.ts';
import { groupOf, placesOf } from './places.ts';
import { activeGroup, gridPlan, readOnlyReason, selectedBlock } from './plan.ts';
import { referenceOf } from './reference.ts';
import { removedPair } from './removed-pair.ts';
import { cellAt, type GridCell, isSingle, type Widening } from './selection.ts';
import { settledSelection } from './settle.ts';
import { outdatedBy } from './take-news.ts';
import { selectedAfter, type Walking } from './walking.ts';

type Begun = Extract<GridEvent, { type: 'entry.begun' }>;

type Typed = Extract<GridEvent, { type: 'entry.typed' }>;

type Written = Extract<GridEvent, { type: 'figures.written' }>;

type EntryAccepted = Extract<GridEvent, { type: 'entry.accepted' }>;

/** What the grid's states are made of: its actors, guards and actions. */
export const gridSetup = setup({
  types: {
    context: {} as GridContext,
    events: {} as GridEvent,
    input: {} as GridInput,
    tags: {} as GridTag,
    emitted: {} as GridWritten,
  },
  actors: {
    whole: wholeBudgetMachine,
    listing,
    gatheredFacts,
    historyFacts,
    networkReturns: unwatchedNetwork,
    news: unheardNews,
  },
  guards: {
    hasReferent: ({ context }) => context.referenteID !== null,
    isOfField: ({ context }) => context.selection !== null && isField(context.view),
    isWritable: ({ context }) => context.selection !== null && readOnlyReason(context) === null,
    isEdited: ({ context }, { editing }: { readonly editing: boolean }) =>
      editing && context.selection !== null && readOnlyReason(context) === null,
    /** The keys that go on belong to a number whose cell has gone, until a click, an arrow or Esc takes the sentence away. */
    isOfGone: ({ context: { said } }) => said?.kind === 'gone',
    isBegunForGone: ({ context: { said } }, { editing }: { readonly editing: boolean }) =>
      said?.kind === 'gone' && !editing,
    isWalkForGone: ({ context: { said } }, { walk, tab }: Walking) =>
      said?.kind === 'gone' && (walk.by === 'entry' || tab !== undefined),
    /** Nothing, or something that is understood. */
    isUnderstood: ({ context }) =>
      !context.entry || context.entry.text.trim() === '' || context.entry.operation !== null,
    isPeriodLeft: ({ context: { rows, periodo } }) =>
      rows.getSnapshot().context.periodoID !== periodo.periodoID,
    isReferenceMissed: ({ context }) => enteredEdit(context)?.said?.kind === 'reference awaited',
    isUnlisted: ({ context }, filas: GridContext['filas']) => {
      const known = new Set(context.pairs.map((pair) => pair.clienteProductoPeriodoID));
      return filas.some(({ clienteProductoPeriodoID }) => !known.has(clienteProductoPeriodoID));
    },
  },
  delays: { gathered: 150, highlighted: 1_600 },
  actions: {
    showPairs: enqueueActions(({ context, enqueue }, pairs: readonly WholePair[]) => {
      const { outbox, filas, reference, order, places } = context;
      const pending = pendingValues(outbox.getSnapshot().context.entries);
      const keys = changedKeys(context.pairs, pairs).filter((key) => !(key in pending));
      const isSame =
        pairs.length === places.size && pairs.every((pair) => places.has(pair.clienteProductoID));
      enqueue.assign({
        pairs: withList(pairs, filas),
        under: underOf(context.under, pending),
        problem: null,
        ...(!isSame && { places: placesOf(pairs, reference, order) }),
      });
      if (keys.length > 0) enqueue.raise({ type: 'figures.changed', keys });
    }),
    showReference: assign(({ context }, pairs: readonly WholePair[]) => {
      const reference: Reference = referenceOf(pairs, context.periodo);
      const said = context.said?.kind === 'reference awaited' ? null : context.said;
      return { reference, said, places: placesOf(context.pairs, reference, context.order) };
    }),
    dropReference: assign({ reference: NO_REFERENCE }),
    keepReference: assign((_, referenteID: string | null) => ({ referenteID })),
    missPairs: raise({ type: 'pairs.missed' }),
    showList: assign(({ context }, filas: GridContext['filas']) => ({
      filas,
      pairs: withList(context.pairs, filas),
    })),
    choose: assign((_, cell: GridCell) => ({
      selection: { active: cell, head: cell },
      tabColumn: null,
      said: null,
    })),
    /** It alone: the figure of one cell, left as it is, would be written into the others of its block. */
    chooseActive: assign(({ context: { selection } }) => ({
      selection: selection && { active: selection.active, head: selection.active },
    })),
    /** In the column that the keyboard stands in. */
    seek: enqueueActions(({ context, enqueue }, clienteProductoID: number) => {
      const { pairs, filas, rows, order, folded, selection } = context;
      const pair = pairs.find((one) => one.clienteProductoID === clienteProductoID);
      const column = selection?.active.column ?? gridPlan(context).columns[0]?.key;
      if (!pair || column === undefined) return;
      const group = groupKey(groupOf(pair, order));
      const cell = { row: pairKey(clienteProductoID), column };
      enqueue.assign({
        folded: folded.filter((key) => key !== group),
        selection: { active: cell, head: cell },
        tabColumn: null,
        said: null,
      });
      const isListed = filas.some((fila) => fila.clienteProductoID === clienteProductoID);
      if (!isListed) enqueue.sendTo(rows, { type: 'filters.restored', filters: NO_FILTERS });
    }),
    /** What is being typed into a cell that has gone belongs nowhere else. */
    settle: enqueueActions(({ context, enqueue }) => {
      const selection = settledSelection(context);
      if (selection === context.selection) return;
      enqueue.assign({ selection, tabColumn: null });
      enqueue.raise({ type: 'cell.gone', removed: removedPair(context) });
    }),
    /** Once both the budget and the list that says which of its pairs are shown are there. */
    chooseFirst: assign(({ context }) => {
      const plan = gridPlan(context);
      const cell = cellAt(plan, { row: 0, column: 0 });
      if (context.selection || !cell || plan.rows.length <= 1) return {};
      return { selection: { active: cell, head: cell } };
    }),
    extend: assign(({ context: { selection } }, head: GridCell) => ({
      selection: { active: selection?.active ?? head, head },
      tabColumn: null,
      said: null,
    })),
    /** Nothing moves: neither the cell that is typed in nor what is in sight. A row and then its columns are everything. */
    widen: assign(({ context: { selection } }, to: Widening) => {
      const { widened = to } = selection ?? {};
      return {
        selection: selection && { ...selection, widened: widened === to ? to : ('all' as const) },
        tabColumn: null,
        said: null,
      };
    }),
    walk: assign(({ context }, walking: Walking) => ({ ...selectedAfter(context, walking), said: null })),
    /** After what was typed is accepted: with one cell to the next one, with several they stay selected. */
    walkOn: assign(({ context }, { walk, tab = false, away = false }: EntryAccepted) => {
      const block = selectedBlock(context);
      return walk && block && (away || isSingle(block)) ? selectedAfter(context, { walk, tab }) : {};
    }),
    /** The selection as far as the handle was dragged. */
    reach: assign(({ context }, cell: GridCell) => {
      const plan = gridPlan(context);
      const block = selectedBlock(context);
      if (!block) return {};
      const over = draggedBlock(plan, block, cell);
      const active = cellAt(plan, { row: over.top, column: over.left });
      const head = cellAt(plan, { row: over.bottom, column: over.right });
      return active && head ? { selection: { active, head } } : {};
    }),
    showView: assign((_, view: GridContext['view']) => ({ view, said: null })),
    showWidth: assign((_, onlyTotals: boolean) => ({ onlyTotals })),
    togglePercent: assign(({ context }) => ({ inPercent: !context.inPercent, said: null })),
    begin: assign(({ context }, { text, operation, editing }: Begun) => ({
      entry: { text, operation, isTyped: !editing, seen: context.pairs },
      said: null,
    })),
    keep: assign(({ context: { entry } }, { text, operation }: Typed) => ({
      entry: entry && { ...entry, text, operation, isTyped: true },
      said: null,
    })),
    forgetEntry: assign({ entry: null }),
    sayNotUnderstood: assign(({ context: { entry } }) => ({
      said: { kind: 'not understood' as const, text: entry?.text ?? '' },
    })),
    sayReferenceAwaited: assign(({ context: { entry } }) => ({
      said: { kind: 'reference awaited' as const, text: entry?.text ?? '' },
    })),
    sayGone: assign(({ context: { entry } }) => ({
      said: { kind: 'gone' as const, text: entry?.text ?? '' },
    })),
    sayRemoved: assign((_, par: PairNames | undefined) => ({
      said: { kind: 'gone' as const, text: '', par },
    })),
    sayReadOnly: assign(({ context }) => ({
      said: { kind: 'read only' as const, why: readOnlyReason(context) ?? ('history' as const) },
    })),
    /** One gesture, and one step of undo. */
    apply: enqueueActions(({ context, enqueue }, edit: GridEdit | null) => {
      const { view, periodo, entry, outbox, history } = context;
      if (!edit || !isField(view)) return;
      const changes = changesOf(periodo, view, edit.writes, entry?.seen);
      enqueue.assign({ ...typedOver(context, changes), said: edit.isSingle ? null : edit.said });
      if (changes.length === 0) return;
      const before = new Map(edit.writes.map(({ venta }) => [venta.ventaID, venta[view]]));
      const step = stepOf(changes, ({ ventaID }) => before.get(ventaID));
      if (step.length > 0) enqueue.sendTo(history, { type: 'step.recorded', step });
      enqueue.emit({ type: 'step.written', changes });
      const origen = edit.isSingle ? undefined : edit.origen;
      enqueue.sendTo(outbox, { type: 'changes.queued', changes, ...(origen && { origen }) });
    }),
    /** What the line said of an edit is no longer so. */
    overlay: assign(({ context }, { changes, outcome }: Written) => ({
      ...typedOver(context, changes),
      said: outcome ? { kind: 'rewritten' as const, outcome } : null,
    })),
    takeFacts: enqueueActions(
      ({ context, enqueue }, facts: Extract<GridEvent, { type: 'facts.gathered' }>['facts']) => {
        const { isOutdated, ...figures } = afterFacts(context, facts);
        enqueue.assign(figures);
        if (isOutdated) enqueue.raise({ type: 'budget.outdated' });
      },
    ),
    takeNews: enqueueActions(({ context, enqueue }, eventos: readonly Evento[]) => {
      const news = eventos.map((evento) => outdatedBy(evento, context));
      const heard = news.flatMap(({ change }) => change ?? []);
      const { pairs, keys, isOutdated } = heardFigures(context, heard);
      enqueue.assign({ pairs });
      if (keys.length > 0) enqueue.raise({ type: 'figures.changed', keys });
      if (heard.length > 0) enqueue.raise({ type: 'figures.heard' });
      if (isOutdated || news.some(({ budget }) => budget)) enqueue.raise({ type: 'budget.outdated' });
      if (news.some(({ reference }) => reference)) enqueue.raise({ type: 'reference.outdated' });
    }),
    order: assign(({ context }, order: GridContext['order']) => ({
      order,
      folded: [],
      places: placesOf(context.pairs, context.reference, order),
    })),
    fold: assign(({ context: { folded } }, key: string) => ({
      folded: folded.includes(key) ? folded.filter((one) => one !== key) : [...folded, key],
    })),
    foldActive: assign(({ context }, isFolded: boolean) => {
      const { folded } = context;
      const key = activeGroup(context)?.key;
      if (key === undefined || folded.includes(key) === isFolded) return {};
      return { folded: isFolded ? [...folded, key] : folded.filter((one) => one !== key) };
    }),
    foldAll: assign(({ context }, folded: boolean) => ({
      folded: folded ? gridPlan(context).rows.flatMap((row) => (row.kind === 'group' ? row.key : [])) : [],
    })),
    showProblem: assign((_, problem: string) => ({ problem })),
  },
});
