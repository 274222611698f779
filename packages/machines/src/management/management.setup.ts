import { refusalText } from '@presupuesto/api-sdk/contract';
import { assign, emit, setup } from 'xstate';
import { unwatchedNetwork } from '../connection/network-returns.ts';
import { isAccepted } from '../failure.ts';
import { port } from '../ports.ts';
import type { Answer, Request } from '../request.ts';
import type {
  ManagementContext,
  ManagementEvent,
  ManagementRules,
  ManagementTag,
  RecordsChanged,
} from './management.types.ts';

/** The screen is the same for every kind of record: what it holds is known to the rules that it is given, and to its page. */
export type Item = unknown;

type Context = ManagementContext<Item>;

/** What the screen's states are made of: its actors, questions and deeds. */
export const managementSetup = setup({
  types: {
    context: {} as Context,
    events: {} as ManagementEvent<Item>,
    emitted: {} as RecordsChanged,
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
    /** The last record of the last page went away. */
    isPastTheEnd: ({ context }, answer: Answer) =>
      isAccepted(answer) && context.page > lastPage(context.rules, answer),
  },
  actions: {
    showList: assign((_, answer: Answer) => {
      const items = Array.isArray(answer.data) ? (answer.data as readonly Item[]) : [];
      return { items, rows: answer.rows ?? items.length };
    }),
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
    announce: emit({ type: 'records.changed' as const }),
  },
});

function problemsOf({ rules, values, edited }: Context) {
  return rules.form?.check(values, edited) ?? [];
}

/** A list that does not tell how many there are in all has no end to be past. */
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

/** The call that removes the record that was asked about. */
export function removalRequest({ rules, removed }: Context): Request {
  if (!rules.removal || removed === null) throw new Error('Nothing was asked to be removed');
  return rules.removal.request(removed);
}

/** The text of a refusal, from the catalogue of the call that was refused. */
export const refusalOf = (request: Request, answer: Answer): string =>
  refusalText(request.endpoint.errors, answer);
