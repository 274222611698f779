import { changeKey, isValueChange } from './change.ts';
import { type Entries, type Entry, isSending, withState } from './entries.ts';
import { BATCH_SIZE, type Gesture, type Kept, newGesture, type Sent } from './kept.ts';

type Batch = NonNullable<Entry['batch']>;

interface Group {
  readonly gesto: Gesture;
  readonly members: Sent[];
  /** Nothing of its cells is under way. */
  isFree: boolean;
}

/** The writing of a gesture as it is sent; undefined for any other. */
export function sentOf({ id, moment, change, gesto }: Kept): Sent | undefined {
  return gesto && isValueChange(change) ? { id, moment, change, gesto } : undefined;
}

/** A writing whose cell has another one in a gesture under way: that one is answered first. */
export function afterSent(one: Kept, known: Entry | undefined): Kept {
  if (!known || known.conflicto) return one;
  const over = known.over ?? (known.batch ? sentOf(known) : undefined);
  return over ? { ...one, over } : one;
}

/** The entry without the save, the batch and the earlier writing that it was sent with. */
export function released({ over: _over, ...entry }: Entry, change = entry.change): Entry {
  return { ...entry, change, save: null, batch: null };
}

/** The entry as a change that is sent by itself, no longer with its gesture. */
export function separated({ over: _over, gesto: _gesto, ...entry }: Entry): Entry {
  return { ...entry, batch: null };
}

/** Requests of one browser to one server at a time: what is asked for besides would use up its time waiting for its turn. */
const AT_A_TIME = 6;

/** Sends the first gestures whose cells are all free, each whole and in its order; the others when those are answered, or to come again. */
export function withBatches(
  entries: Entries,
  start: (gesto: Gesture, members: readonly Sent[]) => Batch,
): Entries {
  const underWay = Object.values(entries).flatMap(({ batch, delayed }) => (delayed ? [] : (batch ?? [])));
  const free = AT_A_TIME - new Set(underWay).size;
  if (free <= 0) return entries;
  const due = groupsOf(entries)
    .filter(({ members, isFree }) => isFree && members.length > 0)
    .slice(0, free);
  if (due.length === 0) return entries;
  const batches = new Map(
    due.flatMap(({ gesto, members }) => {
      const inOrder = members.sort((one, other) => one.moment - other.moment);
      const batch = start(gesto, inOrder);
      return inOrder.map(({ change }) => [changeKey(change), batch] as const);
    }),
  );
  return withState(entries, (key) => {
    const batch = batches.get(key);
    return batch && { batch };
  });
}

function groupsOf(entries: Entries): readonly Group[] {
  const groups = new Map<string, Group>();
  const groupOf = (gesto: Gesture): Group => {
    const group = groups.get(gesto.gestoID) ?? { gesto, members: [], isFree: true };
    groups.set(gesto.gestoID, group);
    return group;
  };
  for (const entry of Object.values(entries)) {
    const next = entry.over ?? sentOf(entry);
    if (!next || entry.conflicto) continue;
    const group = groupOf(next.gesto);
    group.members.push(next);
    if (entry.batch || isSending(entry)) group.isFree = false;
    if (entry.over && entry.gesto) groupOf(entry.gesto).isFree = false;
  }
  return [...groups.values()];
}

/** Typed figures that wait, two at least: they may go together. */
export function waitingTogether(entries: Entries): readonly Entry[] {
  const waiting = Object.values(entries).filter(
    ({ change, gesto, over, conflicto, batch, save }) =>
      isValueChange(change) &&
      !(gesto || over || conflicto || batch) &&
      (save === null || save.getSnapshot().matches('waiting')),
  );
  return waiting.length < 2 ? [] : waiting;
}

/** Gives typed figures to gestures, none too large. */
export function gathered(entries: Entries, waiting: readonly Entry[]): Entries {
  const gestures = new Map<string, Gesture>();
  const inOrder = [...waiting].sort((one, other) => one.moment - other.moment);
  for (let from = 0; from < inOrder.length; from += BATCH_SIZE) {
    const gesto = newGesture('tecleado');
    for (const { change } of inOrder.slice(from, from + BATCH_SIZE)) gestures.set(changeKey(change), gesto);
  }
  return withState(entries, (key) => {
    const gesto = gestures.get(key);
    return gesto && { gesto, save: null, replicate: null };
  });
}
