import { refusalText } from '@presupuesto/api-sdk/contract';
import { assign, emit, setup } from 'xstate';
import { unwatchedNetwork } from '../connection/network-returns.ts';
import { isAccepted } from '../failure.ts';
import { port } from '../ports.ts';
import type { Answer, Request } from '../request.ts';
import { conflictOf, hasChanges, merged } from './conflict.ts';
import { isNotTheLast, isUnfiltered, itemsOf, pageOfGathered } from './gathering.ts';
import type {
  Address,
  Filters,
  ManagementContext,
  ManagementEvent,
  ManagementFact,
  ManagementRules,
  ManagementTag,
} from './management.types.ts';

/** The screen is the same for every kind of record: what it holds is known to the rules that it is given, and to its page. */
export type Item = unknown;

type Context = ManagementContext<Item>;

/** What the screen's states are made of: its actors, questions and deeds. */
export const managementSetup = setup({
  types: {
    context: {} as Context,
    events: {} as ManagementEvent<Item>,
    emitted: {} as ManagementFact,
    input: {} as ManagementRules<Item>,
    tags: {} as ManagementTag,
  },
  actors: { request: port('request'), networkReturns: unwatchedNetwork },
  guards: {
    isAccepted: (_, answer: Answer) => isAccepted(answer),
    hasForm: ({ context }) => context.rules.form !== undefined,
    hasRemoval: ({ context }) => context.rules.removal !== undefined,
    hasFilterProblem: ({ context }) => context.rules.filterProblem?.(context.filters) !== undefined,
    hasProblems: ({ context }) => problemsOf(context).length > 0,
    isDirty: ({ context }) => hasChanges(context),
    isConflict: ({ context }, { error }: { error: unknown }) =>
      conflictOf(error, context.rules.form, context.edited) !== undefined,
    isHere: ({ context }, { filters, page }: Address) =>
      page === context.page && isSame(filters, context.applied),
    gathers: ({ context }) => context.ignoresFilters && !isSame(context.applied, context.rules.filters),
    isUnfiltered: ({ context }, answer: Answer) => isUnfiltered(context, answer),
    isNotTheLast: ({ context }, answer: Answer) => isNotTheLast(context, answer),
    countsContent: ({ context: { rules, removedContent } }) =>
      rules.removal?.content !== undefined && removedContent === null,
    isMistyped: ({ context }) => isMistyped(context),
    /** The last record of the last page went away. */
    isPastTheEnd: ({ context }, answer: Answer) =>
      isAccepted(answer) && context.page > lastPage(context.rules, answer),
  },
  actions: {
    showList: assign((_, answer: Answer) => {
      const items = itemsOf(answer);
      return { items, rows: answer.rows ?? items.length };
    }),
    gather: assign(({ context }, answer: Answer) => ({
      gathered: [...context.gathered, ...itemsOf(answer)],
    })),
    showGathered: assign(({ context }) => pageOfGathered(context)),
    goTo: assign(({ context }, { filters, page }: Address) => ({
      ...startOf(context.rules, { filters, page }),
      notice: null,
    })),
    showFilterProblem: assign(({ context }) => ({
      filterProblem: context.rules.filterProblem?.(context.filters) ?? null,
    })),
    rememberOpened: assign(({ context }) => ({ opened: context.values })),
    showMistyped: assign(({ context: { rules, removed } }) => ({
      removalProblem: `Escriba ${rules.removal?.typed?.(removed) ?? ''} para confirmar`,
    })),
    goToLastPage: assign(({ context }, answer: Answer) => ({ page: lastPage(context.rules, answer) })),
    showListProblem: assign((_, listProblem: string) => ({ listProblem, items: [], rows: 0 })),
    showSaveProblem: assign((_, saveProblem: string) => ({ saveProblem })),
    showRemovalProblem: assign((_, removalProblem: string) => ({ removalProblem })),
    showNotice: assign((_, notice: string) => ({ notice })),
    showProblems: assign(({ context }) => ({
      // The first message of a field is the one that counts.
      problems: Object.fromEntries(
        problemsOf(context)
          .toReversed()
          .map(({ field, message }) => [field, message]),
      ),
      refusals: context.refusals + 1,
    })),
    showConflict: assign(({ context }, { error }: { error: unknown }) => ({
      conflict: conflictOf(error, context.rules.form, context.edited) ?? null,
    })),
    /** The record as it stands is the one that is edited now; what I did not touch is theirs. */
    keepMine: assign(({ context: { rules, conflict, opened, values } }) => {
      if (!rules.form || !conflict) return {};
      const theirs = rules.form.valuesOf(conflict.actual);
      return {
        edited: conflict.actual,
        opened: theirs,
        values: merged(opened, values, theirs),
        conflict: null,
      };
    }),
    announce: emit({ type: 'records.changed' as const }),
    announceAddress: emit(({ context }, isCorrection: boolean) => ({
      type: 'address.chosen' as const,
      address: { filters: context.applied, page: context.page },
      isCorrection,
    })),
  },
});

function problemsOf({ rules, values, edited }: Context) {
  return rules.form?.check(values, edited) ?? [];
}

/** A list without a count of all has no end to be past. */
function lastPage({ pageSize }: ManagementRules<Item>, { rows }: Answer): number {
  return Math.max(0, Math.ceil((rows ?? Number.POSITIVE_INFINITY) / pageSize) - 1);
}

/** The call that the list stands for now. */
export function listRequest({ rules, applied, page }: Context): Request {
  return rules.list(applied, page);
}

/** The call that saves the form. */
export function saveRequest({ rules, values, edited }: Context): Request {
  const { form } = rules;
  if (!form) throw new Error('These records have no form');
  return edited === null ? form.create(values) : form.update(values, edited);
}

/** A page of the whole list, to be filtered here. */
export function wholeRequest({ rules, applied, gathered }: Context): Request {
  if (!rules.unfiltered) throw new Error('These records are filtered by the server');
  return rules.unfiltered.list(applied, Math.ceil(gathered.length / rules.unfiltered.pageSize));
}

/** Where the screen stands for an address. Filters that cannot be asked for are shown, and not asked for. */
export function startOf(rules: ManagementRules<Item>, { filters, page }: Address) {
  const all = { ...rules.filters, ...filters };
  const applied = rules.filterProblem?.(all) === undefined ? all : rules.filters;
  return { filters: all, applied, page };
}

function isSame(one: Filters, other: Filters): boolean {
  return Object.keys({ ...one, ...other }).every(
    (name) => (one[name] ?? '').trim() === (other[name] ?? '').trim(),
  );
}

function isMistyped({ rules, removed, removalTyped }: Context): boolean {
  const wanted = rules.removal?.typed?.(removed);
  return wanted !== undefined && removalTyped.trim() !== wanted;
}

/** The call that counts what would go with a record. */
export function contentRequest({ rules, removed }: Context): Request {
  if (!rules.removal?.content || removed === null) throw new Error('Nothing was asked to be counted');
  return rules.removal.content(removed);
}

/** The call that removes the record that was asked about. */
export function removalRequest({ rules, removed }: Context): Request {
  if (!rules.removal || removed === null) throw new Error('Nothing was asked to be removed');
  return rules.removal.request(removed);
}

/** The text of a refusal, from the catalogue of the call that was refused. */
export const refusalOf = (request: Request, answer: Answer): string =>
  refusalText(request.endpoint.errors, answer);
