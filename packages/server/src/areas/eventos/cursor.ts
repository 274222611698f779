/**
 * Up to where a listener has its events: the snapshot of a reading (`pg_current_snapshot`), in which every transaction is either over or
 * not, whatever their order. News since then are the rows of transactions that it did not see.
 */
export type Snapshot = string;

/** A place from which another stream can go on, and when it was reached. */
export interface Cursor {
  snapshot: Snapshot;
  /** Epoch ms. */
  reachedAt: number;
}

export const MAX_AGE_MS = 60 * 60 * 1000;
/** Transactions between a cursor and the present: past them, looking through the log costs more than reading again. */
const maxTransactions = 1_000_000n;

export const eventID = ({ snapshot, reachedAt }: Cursor): string => `${reachedAt}/${snapshot}`;

const UNKNOWN: Cursor = { snapshot: '1:1:', reachedAt: 0 };

/** The cursor of an event's id; of one that is none of ours, one that is too old. */
export function readCursor(id: string): Cursor {
  const [, reachedAt, snapshot] = /^(\d{1,15})\/(\d{1,19}:\d{1,19}:[\d,]{0,8000})$/.exec(id) ?? [];
  if (snapshot === undefined || !isSnapshot(snapshot)) return UNKNOWN;
  return { snapshot, reachedAt: Number(reachedAt) };
}

/** Whether too much has happened since a cursor, or it is of another database. */
export function isTooOld(cursor: Cursor, { snapshot, reachedAt }: Cursor): boolean {
  const distance = bounds(snapshot).xmax - bounds(cursor.snapshot).xmin;
  return (
    isForeign(cursor.snapshot, snapshot) ||
    distance > maxTransactions ||
    reachedAt - cursor.reachedAt > MAX_AGE_MS
  );
}

/**
 * Whether a snapshot is of another database than the present one: numbers of transactions do not go back. They do where a replica
 * takes over that lacks the last of them; whatever it gives those numbers to would count as seen.
 */
export const isForeign = (then: Snapshot, now: Snapshot): boolean => bounds(then).xmax > bounds(now).xmax;

/** Whether PostgreSQL takes it: `xmin:xmax:` and what was under way between them, in order. */
function isSnapshot(text: string): boolean {
  const { xmin, xmax, underWay } = bounds(text);
  const areBetween = underWay.every((xid, at) => xid >= xmin && xid < xmax && xid > (underWay[at - 1] ?? 0n));
  return xmin > 0n && xmin <= xmax && xmax < 2n ** 63n && areBetween;
}

function bounds(snapshot: Snapshot) {
  const [xmin = '', xmax = '', list = ''] = snapshot.split(':');
  const underWay = list === '' ? [] : list.split(',').map((xid) => BigInt(xid || 0));
  return { xmin: BigInt(xmin), xmax: BigInt(xmax), underWay };
}
