import type { ActorRefFrom } from 'xstate';
import { type Change, changeKey } from './change.ts';
import type { deliveryMachine } from './delivery.machine.ts';
import { isLater, type Kept } from './kept.ts';

/** One change that the server has not confirmed. */
export interface Entry extends Kept {
  /** Absent while its turn has not come. */
  readonly delivery: ActorRefFrom<typeof deliveryMachine> | null;
  /** Failed at least once: others need not wait for it. */
  readonly delayed: boolean;
  /** Entries of one series are sent one after the other. */
  readonly series: number | null;
  /** False where the device could not keep it: closing the page would lose it. */
  readonly isOnDevice: boolean;
  /** Left behind by an earlier page. */
  readonly isEarlier: boolean;
  /** Another tab has saved it, but an older one of this tab may have come after: it goes again. */
  readonly isToArriveLast: boolean;
}

/** By `changeKey`, in the order in which they came. */
export type Entries = Readonly<Record<string, Entry>>;

/** The entries with `kept` in them; the latest of a key wins, and one typed anew waits for no series. */
export function withKept(entries: Entries, kept: readonly Kept[], series: number | null): Entries {
  const next: Record<string, Entry> = { ...entries };
  for (const one of kept) {
    const known = entryOf(next, one.change);
    next[changeKey(one.change)] = {
      ...one,
      delivery: known?.delivery ?? null,
      delayed: known?.delayed ?? false,
      series: known?.delivery ? known.series : series,
      isOnDevice: true,
      isEarlier: false,
      isToArriveLast: false,
    };
  }
  return next;
}

/** Those of `kept` that are new here, or later than what is known of their cell. */
export function laterThanKnown(entries: Entries, kept: readonly Kept[]): readonly Kept[] {
  return kept.filter((one) => {
    const known = entryOf(entries, one.change);
    return !known || isLater(one, known);
  });
}

export function entryOf(entries: Entries, change: Change): Entry | undefined {
  return entries[changeKey(change)];
}

/** Whether this writing is the one that its cell waits for. */
export function isLatest(entries: Entries, kept: Kept): boolean {
  return entryOf(entries, kept.change)?.id === kept.id;
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
  start: (kept: Kept) => NonNullable<Entry['delivery']>,
): Entries {
  const busy = new Set<number>();
  const next: Record<string, Entry> = {};
  for (const [key, entry] of Object.entries(entries)) {
    const mayStart = entry.series === null || !busy.has(entry.series);
    next[key] = !entry.delivery && mayStart ? { ...entry, delivery: start(keptOf(entry)) } : entry;
    if (entry.series !== null && !entry.delayed) busy.add(entry.series);
  }
  return next;
}

function keptOf({ id, moment, change }: Kept): Kept {
  return { id, moment, change };
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

/** Whether leaving the page would lose something. */
export function isAnyOnlyInMemory(entries: Entries): boolean {
  return Object.values(entries).some((entry) => !entry.isOnDevice);
}
