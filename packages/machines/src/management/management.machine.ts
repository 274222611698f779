import { formRegion } from './form.region.ts';
import { listRegion } from './list.region.ts';
import { managementSetup } from './management.setup.ts';
import { removalRegion } from './removal.region.ts';

/**
 * The generic management screen (specification §2): a list that is searched and paged, a modal that creates and edits, one
 * that asks before it removes. Its input says what kind of record it is about.
 */
export const managementMachine = managementSetup.createMachine({
  id: 'management',
  context: ({ input }) => ({
    rules: input,
    filters: input.filters,
    applied: input.filters,
    filterProblem: null,
    page: 0,
    items: [],
    rows: 0,
    listProblem: null,
    notice: null,
    edited: null,
    values: {},
    problems: {},
    refusals: 0,
    saveProblem: null,
    removed: null,
    removalProblem: null,
  }),
  invoke: { src: 'networkReturns' },
  type: 'parallel',
  states: { list: listRegion, form: formRegion, removal: removalRegion },
});
