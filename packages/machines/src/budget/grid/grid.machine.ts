import { type ActorRefFrom, assign } from 'xstate';
import { NO_REFERENCE } from './amounts.ts';
import { budgetRegion } from './budget.region.ts';
import { cellsRegion } from './cells.region.ts';
import { isHistoryColumn } from './columns.ts';
import { gridSetup } from './grid.setup.ts';
import { highlightRegion } from './highlight.region.ts';
import { referenceRegion } from './reference.region.ts';

/**
 * La hoja: the whole budget of a period, a row a pair and a column a month, with the reference beside it. It holds what is
 * selected and typed; what is written goes to the outbox, as from the form, and there is no second way of saving.
 */
export const gridMachine = gridSetup.createMachine({
  id: 'grid',
  context: ({ input }) => ({
    outbox: input.outbox,
    rows: input.rows,
    history: input.history,
    periodo: input.periodo,
    referenteID: input.referenteID,
    pairs: [],
    under: new Map(),
    filas: [],
    reference: NO_REFERENCE,
    places: new Map(),
    order: input.order ?? 'cliente',
    folded: [],
    view: input.view ?? 'volumenTon',
    hasReference: true,
    inPercent: input.inPercent ?? false,
    // Where it begins has to be there.
    hasHistory: !!input.cell && isHistoryColumn(input.periodo, input.cell.column),
    onlyTotals: false,
    anio: input.anio,
    selection: input.cell ? { active: input.cell, head: input.cell } : null,
    tabColumn: null,
    entry: null,
    said: null,
    heard: [],
    problem: null,
  }),
  invoke: [
    { src: 'listing', input: ({ context }) => ({ rows: context.rows }) },
    { src: 'gatheredFacts', input: ({ context }) => ({ outbox: context.outbox }) },
    { src: 'historyFacts', input: ({ context }) => ({ history: context.history }) },
    { src: 'networkReturns' },
    { src: 'news' },
  ],
  type: 'parallel',
  on: {
    'list.changed': [
      {
        guard: { type: 'isUnlisted', params: ({ event }) => event.filas },
        actions: [
          { type: 'showList', params: ({ event }) => event.filas },
          { type: 'chooseFirst' },
          { type: 'settle' },
          { type: 'missPairs' },
        ],
      },
      {
        actions: [
          { type: 'showList', params: ({ event }) => event.filas },
          { type: 'chooseFirst' },
          { type: 'settle' },
        ],
      },
    ],
    'facts.gathered': { actions: { type: 'takeFacts', params: ({ event }) => event.facts } },
    'figures.written': { actions: { type: 'overlay', params: ({ event }) => event } },
    'pair.sought': { actions: { type: 'seek', params: ({ event }) => event.clienteProductoID } },
    'news.heard': { actions: { type: 'takeNews', params: ({ event }) => event.eventos } },
    'view.chosen': { actions: { type: 'showView', params: ({ event }) => event.view } },
    'order.chosen': { actions: [{ type: 'order', params: ({ event }) => event.order }, 'settle'] },
    'group.toggled': { actions: [{ type: 'fold', params: ({ event }) => event.key }, 'settle'] },
    'group.folded': { actions: [{ type: 'foldActive', params: ({ event }) => event.folded }, 'settle'] },
    'groups.toggled': { actions: [{ type: 'foldAll', params: ({ event }) => event.folded }, 'settle'] },
    'history.toggled': {
      actions: [assign(({ context }) => ({ hasHistory: !context.hasHistory })), 'settle'],
    },
    'reference.toggled': { actions: assign(({ context }) => ({ hasReference: !context.hasReference })) },
    'percent.toggled': { actions: 'togglePercent' },
    'width.changed': {
      actions: [{ type: 'showWidth', params: ({ event }) => event.onlyTotals }, 'settle'],
    },
    'year.chosen': { actions: [assign(({ event }) => ({ anio: event.anio })), 'settle'] },
    'outcome.dismissed': { actions: assign({ said: null }) },
  },
  states: {
    budget: budgetRegion,
    reference: referenceRegion,
    cells: cellsRegion,
    highlight: highlightRegion,
  },
});

export type GridRef = ActorRefFrom<typeof gridMachine>;
