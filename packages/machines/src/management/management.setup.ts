import { assign, emit, setup } from 'xstate';
import { unwatchedNetwork } from '../connection/network-returns.ts';
import { isLost } from '../lost.ts';
import { port } from '../ports.ts';
import type { Answer } from '../request.ts';
import { isUnknownRecord } from '../unknown-record.ts';
import { itemsOf } from './calls.ts';
import { conflictOf, hasChanges, merged } from './conflict.ts';
import { isNotTheLast, isUnfiltered, pageOfGathered } from './gathering.ts';
import type {
  Address,
  Filters,
  ManagementContext,
  ManagementEvent,
  ManagementFact,
  ManagementRules,
  ManagementTag,
  RecordKey,
} from './management.types.ts';

/** What the screen's states are made of, for one kind of record: its actors, guards and actions. */
export function managementSetup<Item extends object>() {
  type Context = ManagementContext<Item>;
  return setup({
    types: {
      context: {} as Context,
      events: {} as ManagementEvent<Item>,
      emitted: {} as ManagementFact,
      input: {} as ManagementRules<Item>,
      tags: {} as ManagementTag,
    },
    actors: { request: port('request'), networkReturns: unwatchedNetwork },
    guards: {
      hasForm: ({ context }) => context.rules.form !== undefined,
      hasRemoval: ({ context }) => context.rules.removal !== undefined,
      hasFilterProblem: ({ context }) => context.rules.filterProblem?.(context.filters) !== undefined,
      hasProblems: ({ context }) => problemsOf(context).length > 0,
      isReadOtherwise: ({ context }) => readingsOf(context).length > 0,
      isDirty: ({ context }) => hasChanges(context),
      isConflict: ({ context }, { error }: { error: unknown }) =>
        conflictOf(error, context.rules.form, context.edited) !== undefined,
      isGone: (_, { error }: { error: unknown }) => isUnknownRecord(error),
      isGoneOrLost: (_, { error }: { error: unknown }) => isUnknownRecord(error) || isLost(error),
      isLost: (_, { error }: { error: unknown }) => isLost(error),
      isHere: ({ context }, { filters, page }: Address) =>
        page === context.page && isSame(filters, context.applied),
      gathers: ({ context }) => context.ignoresFilters && !isSame(context.applied, context.rules.filters),
      isUnfiltered: ({ context }, answer: Answer) => isUnfiltered(context, answer),
      isNotTheLast: ({ context }, answer: Answer) => isNotTheLast(context, answer),
      countsContent: ({ context: { rules, removedContent } }) =>
        rules.removal?.content !== undefined && removedContent === null,
      isMistyped: ({ context }) =>
        toType(context) !== null && context.removalTyped.trim() !== toType(context),
      /** The last record of the last page went away. */
      isPastTheEnd: ({ context }, answer: Answer) => context.page > lastPage(context.rules, answer),
    },
    actions: {
      showList: assign(({ context }, answer: Answer) => {
        const items = itemsOf(context, answer);
        return { items, rows: answer.rows ?? items.length, shownPage: context.page };
      }),
      gather: assign(({ context }, answer: Answer) => ({
        gathered: [...context.gathered, ...itemsOf(context, answer)],
      })),
      showGathered: assign(({ context }) => pageOfGathered(context)),
      change: assign(({ context }, { key, change }: { key: RecordKey; change: Partial<Item> }) => ({
        items: context.items.map((item) =>
          context.rules.keyOf(item) === key ? { ...item, ...change } : item,
        ),
      })),
      goTo: assign(({ context }, { filters, page }: Address) => ({
        ...startOf(context.rules, { filters, page }),
        notice: null,
      })),
      showFilterProblem: assign(({ context }) => ({
        filterProblem: context.rules.filterProblem?.(context.filters) ?? null,
      })),
      rememberOpened: assign(({ context }) => ({ opened: context.values })),
      showMistyped: assign(({ context }) => ({
        removalProblem: `Escriba ${toType(context)} para confirmar`,
      })),
      goToLastPage: assign(({ context }, answer: Answer) => ({ page: lastPage(context.rules, answer) })),
      showListProblem: assign((_, listProblem: string) => ({ listProblem, items: [], rows: 0 })),
      showSaveProblem: assign((_, saveProblem: string) => ({ saveProblem })),
      showRemovalProblem: assign((_, removalProblem: string) => ({ removalProblem })),
      /** Nobody is to open it as it was while the list is on its way. */
      showChanged: assign(({ context: { rules, items } }, { changed }: { changed: Item | null }) => ({
        items: items.map((item) =>
          changed !== null && rules.keyOf(item) === rules.keyOf(changed) ? changed : item,
        ),
      })),
      showRemoved: assign(({ context: { rules, items, rows, removed } }) => {
        if (removed === null) return {};
        const kept = items.filter((item) => rules.keyOf(item) !== rules.keyOf(removed));
        return { items: kept, rows: rows - items.length + kept.length };
      }),
      showNotice: assign((_, notice: string | null) => ({ notice })),
      showProblems: assign(({ context }) => ({
        // The first message of a field is the one that counts.
        problems: Object.fromEntries(
          problemsOf(context)
            .toReversed()
            .map(({ field, message }) => [field, message]),
        ),
        refusals: context.refusals + 1,
      })),
      showReadings: assign(({ context }) => {
        const readings = readingsOf(context);
        return {
          values: {
            ...context.values,
            ...Object.fromEntries(readings.map(({ field, value }) => [field, value])),
          },
          problems: Object.fromEntries(readings.map(({ field, message }) => [field, message])),
          refusals: context.refusals + 1,
        };
      }),
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
}

export type ManagementSetup<Item extends object> = ReturnType<typeof managementSetup<Item>>;

function problemsOf<Item>({ rules, values, edited }: ManagementContext<Item>) {
  return rules.form?.check(values, edited) ?? [];
}

function readingsOf<Item>({ rules, values, edited }: ManagementContext<Item>) {
  return rules.form?.readings(values, edited) ?? [];
}

/** A list without a count of all has no end to be past. */
function lastPage<Item>({ pageSize }: ManagementRules<Item>, { rows }: Answer): number {
  return Math.max(0, Math.ceil((rows ?? Number.POSITIVE_INFINITY) / pageSize) - 1);
}

/** Where the screen stands for an address. Filters that cannot be asked for are shown, and not asked for. */
export function startOf<Item>(rules: ManagementRules<Item>, { filters, page }: Address) {
  const all = { ...rules.filters, ...filters };
  const applied = rules.filterProblem?.(all) === undefined ? all : rules.filters;
  return { filters: all, applied, page };
}

/** Blank stands for no filter, and so does one that is not named. */
function isSame(one: Filters, other: Filters): boolean {
  return Object.keys({ ...one, ...other }).every(
    (name) => (one[name]?.trim() || null) === (other[name]?.trim() || null),
  );
}

/** What has to be typed before the record may go; null for nothing. */
function toType<Item>({ rules, removed }: ManagementContext<Item>): string | null {
  return removed === null ? null : (rules.removal?.typed?.(removed) ?? null);
}
