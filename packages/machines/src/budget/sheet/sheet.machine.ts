import { assign } from 'xstate';
import { budgetRegion } from './budget.region.ts';
import { highlightRegion } from './highlight.region.ts';
import { referenceRegion } from './reference.region.ts';
import { sheetSetup } from './sheet.setup.ts';
import { summaryRegion } from './summary.region.ts';

/**
 * The budget sheet of the selected pair: its months, the reference beside them, and the
 * seller's totals. What is typed goes to the outbox; what is not confirmed lies over what the server still holds.
 */
export const sheetMachine = sheetSetup.createMachine({
  id: 'sheet',
  context: ({ input }) => ({
    outbox: input.outbox,
    pair: null,
    referenteID: null,
    anio: null,
    ventas: [],
    referencia: [],
    isReferenceAwaited: false,
    yearBefore: false,
    typed: {},
    drafts: {},
    block: null,
    seen: {},
    history: input.history,
    outcome: null,
    resumen: null,
    problem: null,
    heard: [],
  }),
  invoke: [
    { src: 'outboxFacts', input: ({ context }) => ({ outbox: context.outbox }) },
    { src: 'networkReturns' },
  ],
  type: 'parallel',
  on: {
    'comparison.chosen': { actions: assign(({ event }) => ({ yearBefore: event.yearBefore })) },
    'year.chosen': { actions: assign(({ event }) => ({ anio: event.anio, block: null })) },
  },
  states: {
    budget: budgetRegion,
    reference: referenceRegion,
    summary: summaryRegion,
    highlight: highlightRegion,
  },
});
