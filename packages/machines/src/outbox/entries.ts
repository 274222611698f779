import type { ActorRefFrom } from 'xstate';
import type { cellSaveMachine } from '../budget/cell/cell-save.machine.ts';
import type { replicateMachine } from '../budget/cell/replicate.machine.ts';
import { remembered } from '../remembered.ts';
import type { batchMachine } from './batch.machine.ts';
import { type Change, changeKey, isValueChange, type ValueChange } from './change.ts';
import { type Conflict, isLater, type Kept } from './kept.ts';

/** One change that the server has not confirmed. */
export interface Entry extends Kept {
  /** Null while its turn has not come. */
  readonly save: ActorRefFrom<typeof cellSaveMachine> | null;
  /** Carries it, or an earlier figure of its cell, with what was changed together; null without one under way. */
  readonly batch: ActorRefFrom<typeof batchMachine> | null;
  /** Failed at least once: others need not wait for it. */
  readonly delayed: boolean;
  /** Says when its turn comes; null for one that waits for no other. */
  readonly replicate: ActorRefFrom<typeof replicateMachine> | null;
  /** False where the device could not keep it: closing the page would lose it. */
  readonly isOnDevice: boolean;
  /** Left behind by an earlier page. */
  readonly isEarlier: boolean;
  /** Another tab has saved it, but an older one of this tab may have come after: it goes again. */
  readonly isToArriveLast: boolean;
}

/** By `changeKey`, in the order in which they came. */
export type Entries = Readonly<Record<string, Entry>>;

/** The entries with `kept` in them; the latest of a key wins, and one typed anew waits for no other. */
export function withKept(entries: Entries, kept: readonly Kept[]): Entries {
  const next: Record<string, Entry> = { ...entries };
  for (const one of kept) {
    const known = entryOf(next, one.change);
    next[changeKey(one.change)] = {
      ...one,
      save: goesOn(known, one) ? (known?.save ?? null) : null,
      batch: one.conflicto ? null : (known?.batch ?? null),
      delayed: (!one.conflicto && known?.delayed) ?? false,
      replicate: known?.save && !one.conflicto && !one.gesto ? known.replicate : null,
      isOnDevice: true,
      isEarlier: false,
      isToArriveLast: false,
    };
  }
  return next;
}

/** Whether the save of a cell has still to do with it after this writing: of a gesture it only awaits its answer. */
export function goesOn(known: Entry | undefined, one: Kept): boolean {
  if (one.conflicto) return false;
  return one.gesto === undefined || isSending(known);
}

export function isSending(entry: Entry | undefined): boolean {
  return entry?.save?.getSnapshot().matches({ inTurn: 'sending' }) ?? false;
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

export function withoutChanges(entries: Entries, changes: readonly Change[]): Entries {
  const gone = new Set(changes.map(changeKey));
  return Object.fromEntries(Object.entries(entries).filter(([key]) => !gone.has(key)));
}

/** The entries with another state of the change's entry, if there is one. */
export function updated(entries: Entries, change: Change, state: Partial<Entry>): Entries {
  const entry = entryOf(entries, change);
  return entry ? { ...entries, [changeKey(change)]: { ...entry, ...state } } : entries;
}

/** The entries with another state of the entries of some changes. */
export function updatedAll(
  entries: Entries,
  changes: readonly { readonly change: Change }[],
  state: Partial<Entry>,
): Entries {
  const keys = new Set(changes.map(({ change }) => changeKey(change)));
  return withState(entries, (key) => keys.has(key) && state);
}

/** The entries with another state of some: of those for which `stateOf` has one. */
export function withState(
  entries: Entries,
  stateOf: (key: string, entry: Entry) => Partial<Entry> | false | undefined,
): Entries {
  return Object.fromEntries(
    Object.entries(entries).map(([key, entry]) => {
      const state = stateOf(key, entry);
      return [key, state ? { ...entry, ...state } : entry];
    }),
  );
}

/** Puts what has just come in one after the other. */
export function withReplicate(
  entries: Entries,
  start: (keys: readonly string[]) => NonNullable<Entry['replicate']>,
): Entries {
  const isNext = (entry: Entry) => !entry.save && !entry.replicate && isAlone(entry);
  const next = Object.entries(entries).filter(([, entry]) => isNext(entry));
  if (next.length === 0) return entries;
  const replicate = start(next.map(([key]) => key));
  return withState(entries, (_, entry) => isNext(entry) && { replicate });
}

/** Starts what waits for no other, and the changes whose turn it is. */
export function withStarted(
  entries: Entries,
  due: readonly string[],
  start: (kept: Kept) => NonNullable<Entry['save']>,
): Entries {
  const inTurn = new Set(due);
  return withState(
    entries,
    (key, entry) =>
      !entry.save &&
      isAlone(entry) &&
      (!entry.replicate || inTurn.has(key)) && { save: start(keptOf(entry)) },
  );
}

/** Whether it is to be sent by itself. */
function isAlone({ gesto, over, batch, conflicto }: Entry): boolean {
  return !gesto && !over && !batch && !conflicto;
}

/** The writing alone, as it is kept, and posted to the other tabs. */
export function keptOf({ id, moment, change, gesto, over, conflicto }: Kept): Kept {
  return {
    id,
    moment,
    change,
    ...(gesto && { gesto }),
    ...(over && { over }),
    ...(conflicto && { conflicto }),
  };
}

/** Whether changes of the period are on their way; those that wait for a repeat or for a person do not count. */
export function isBusy(entries: Entries, periodoID: string): boolean {
  return Object.values(entries).some(
    ({ change, delayed, conflicto }) => change.periodoID === periodoID && !delayed && !conflicto,
  );
}

/** Whether the server has not confirmed everything of the period yet; what waits for a person does not count. */
export function isUnconfirmed(entries: Entries, periodoID: string): boolean {
  return Object.values(entries).some(({ change, conflicto }) => change.periodoID === periodoID && !conflicto);
}

/** What is typed and not confirmed, by `changeKey`: shown instead of what the server still holds. */
export const pendingValues = remembered(
  (entries: Entries): Readonly<Record<string, number>> =>
    Object.fromEntries(
      Object.entries(entries).flatMap(([key, { change }]) =>
        !isValueChange(change) ? [] : [[key, change.valor]],
      ),
    ),
  (entries) => [entries],
);

/** clienteProductoIDs whose removal, or whose return, is not confirmed. */
export function pendingPairs(entries: Entries, kind: 'removal' | 'restoration'): readonly number[] {
  return Object.values(entries).flatMap(({ change }) =>
    change.kind === kind ? [change.clienteProductoID] : [],
  );
}

/** How many figures wait for the server; those that wait for a person do not count. */
export function waitingCount(entries: Entries): number {
  return Object.values(entries).filter(({ change, conflicto }) => isValueChange(change) && !conflicto).length;
}

/** The batches under way. */
export function batchesOf(entries: Entries): readonly NonNullable<Entry['batch']>[] {
  return [...new Set(Object.values(entries).flatMap(({ batch }) => batch ?? []))];
}

/** What its author still looks at is answered within this time. */
const ANSWERED_WITHIN_MS = 60_000;

/** Whether it was not answered at once: of an earlier page, failed here before, or too old, as one whose earlier tries were another tab's. */
export function hasWaited(entry: Entry | undefined, now: number): boolean {
  if (!entry) return false;
  return entry.isEarlier || entry.delayed || now - entry.moment > ANSWERED_WITHIN_MS;
}

/** Whether leaving the page would lose something. */
export function isAnyOnlyInMemory(entries: Entries): boolean {
  return Object.values(entries).some((entry) => !entry.isOnDevice);
}

/** Whether an older writing of the cell is on its way, or may be: nobody knows of a request without an answer. */
export function mayOlderArrive(entry: Entry | undefined): boolean {
  const snapshot = entry?.save?.getSnapshot();
  if (!snapshot?.context.sent || snapshot.context.sent.id === entry?.id) return false;
  return snapshot.matches({ inTurn: 'sending' }) || snapshot.context.outcome === 'later';
}

/** A typed figure and the one in its way. */
export interface ConflictedValue extends Conflict {
  readonly change: ValueChange;
}

/** The figures that wait for a decision, of one period or of all, in the order in which they came. */
export function conflictsOf(entries: Entries, periodoID?: string): readonly ConflictedValue[] {
  return Object.values(entries).flatMap(({ change, conflicto }) =>
    conflicto && isValueChange(change) && (periodoID === undefined || change.periodoID === periodoID)
      ? [{ ...conflicto, change }]
      : [],
  );
}
