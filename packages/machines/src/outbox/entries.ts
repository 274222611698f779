import type { ActorRefFrom } from 'xstate';
import { type Change, changeKey } from './change.ts';
import type { deliveryMachine } from './delivery.machine.ts';

/** One change that the server has not confirmed. */
export interface Entry {
  readonly change: Change;
  /** Absent while its turn has not come. */
  readonly delivery: ActorRefFrom<typeof deliveryMachine> | null;
  /** Failed at least once: others need not wait for it. */
  readonly delayed: boolean;
  /** Entries of one series are sent one after the other. */
  readonly series: number | null;
}

/** By `changeKey`, in the order in which they came. */
export type Entries = Readonly<Record<string, Entry>>;

/** The entries with `changes` in them; the latest change of a key wins, and one typed anew waits for no series. */
export function withChanges(entries: Entries, changes: readonly Change[], series: number | null): Entries {
  const next: Record<string, Entry> = { ...entries };
  for (const change of changes) {
    const known = next[changeKey(change)];
    next[changeKey(change)] = known
      ? { ...known, change, series: known.delivery ? known.series : series }
      : { change, delivery: null, delayed: false, series };
  }
  return next;
}

/** Adds what an earlier page left behind; what was typed since then is newer. */
export function withStored(entries: Entries, changes: readonly Change[], series: number): Entries {
  const unknown = changes.filter((change) => !entries[changeKey(change)]);
  return withChanges(entries, unknown, series);
}

export function entryOf(entries: Entries, change: Change): Entry | undefined {
  return entries[changeKey(change)];
}

export function withoutChange(entries: Entries, change: Change): Entries {
  const gone = changeKey(change);
  return Object.fromEntries(Object.entries(entries).filter(([key]) => key !== gone));
}

/** The entries with another state of the change's entry, if there is one. */
export function updated(entries: Entries, change: Change, state: Partial<Entry>): Entries {
  const entry = entryOf(entries, change);
  return entry ? { ...entries, [changeKey(change)]: { ...entry, ...state } } : entries;
}

/** Starts whatever may go now: of each series the first that is not delayed, and everything outside of one. */
export function withStarted(
  entries: Entries,
  start: (change: Change) => NonNullable<Entry['delivery']>,
): Entries {
  const busy = new Set<number>();
  const next: Record<string, Entry> = {};
  for (const [key, entry] of Object.entries(entries)) {
    const mayStart = entry.series === null || !busy.has(entry.series);
    next[key] = !entry.delivery && mayStart ? { ...entry, delivery: start(entry.change) } : entry;
    if (entry.series !== null && !entry.delayed) busy.add(entry.series);
  }
  return next;
}

/** Whether changes of the period are on their way; those that wait for a repeat do not count. */
export function isBusy(entries: Entries, periodoID: string): boolean {
  return Object.values(entries).some((entry) => entry.change.periodoID === periodoID && !entry.delayed);
}

/** What is typed and not confirmed, by `changeKey`: shown instead of what the server still holds. */
export function pendingValues(entries: Entries): Readonly<Record<string, number>> {
  return Object.fromEntries(
    Object.entries(entries).flatMap(([key, { change }]) =>
      change.kind === 'removal' ? [] : [[key, change.valor]],
    ),
  );
}

/** clienteProductoIDs whose removal is not confirmed. */
export function pendingRemovals(entries: Entries): readonly number[] {
  return Object.values(entries).flatMap(({ change }) =>
    change.kind === 'removal' ? [change.clienteProductoID] : [],
  );
}

/** How many figures and removals the server has not confirmed. */
export function pendingCount(entries: Entries): number {
  return Object.keys(entries).length;
}
