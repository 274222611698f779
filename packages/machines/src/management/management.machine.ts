import { formRegion } from './form.region.ts';
import { listRegion } from './list.region.ts';
import { managementSetup, startOf } from './management.setup.ts';
import { removalRegion } from './removal.region.ts';

/**
 * The generic management screen: a list that is searched and paged, a modal that creates and edits, one
 * that asks before it removes. Its input says what kind of record it is about.
 */
export function createManagementMachine<Item extends object>() {
  const own = managementSetup<Item>();
  return own.createMachine({
    id: 'management',
    context: ({ input }) => ({
      rules: input,
      ...startOf(input, input.start ?? { filters: input.filters, page: 0 }),
      filterProblem: input.filterProblem?.({ ...input.filters, ...input.start?.filters }) ?? null,
      shownPage: 0,
      items: [],
      rows: 0,
      ignoresFilters: false,
      gathered: [],
      listProblem: null,
      notice: null,
      edited: null,
      values: {},
      opened: {},
      conflict: null,
      problems: {},
      refusals: 0,
      saveProblem: null,
      removed: null,
      removedContent: null,
      removalTyped: '',
      removalProblem: null,
    }),
    invoke: { src: 'networkReturns' },
    type: 'parallel',
    states: { list: listRegion(own), form: formRegion(own), removal: removalRegion(own) },
  });
}

export type ManagementMachine<Item extends object> = ReturnType<typeof createManagementMachine<Item>>;
