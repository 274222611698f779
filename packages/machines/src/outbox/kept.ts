import { type Change, changeKey } from './change.ts';

/** One writing of a figure, or one removal, as it is kept on the device until the server has answered. */
export interface Kept {
  /** Of no other writing, in this tab or another one. */
  readonly id: string;
  /** Milliseconds, and later than every writing that the tab knew of: the one with the greatest is typed last. */
  readonly moment: number;
  readonly change: Change;
  /** It is not sent: the person decides between the two figures. */
  readonly conflicto?: Conflict;
}

/** The figure that somebody else saved since it was seen. */
export interface Conflict {
  readonly actual: number;
  /** Who left it so, where the server knows. */
  readonly usuario: string | null;
  /** ISO 8601. */
  readonly fecha: string | null;
}

/** A change of an earlier page or version that the server refused: kept until the person has read it. */
export interface Unsent {
  readonly kept: Kept;
  /** What the server said. */
  readonly text: string;
}

/** Whether `one` was typed after `other`. Two tabs that typed in the same millisecond agree by the id. */
export function isLater(one: Kept, other: Kept): boolean {
  return one.moment === other.moment ? one.id > other.id : one.moment > other.moment;
}

/** The latest of those of one cell; null without any. */
export function latestOf(kept: readonly Kept[], change: Change): Kept | null {
  const key = changeKey(change);
  return kept
    .filter((one) => changeKey(one.change) === key)
    .reduce<Kept | null>((latest, one) => (latest && isLater(latest, one) ? latest : one), null);
}

/** Numbers the writings of one tab. */
export interface Stamps {
  /** The tab's own name. */
  readonly tab: string;
  readonly count: number;
  /** The latest moment known. */
  readonly moment: number;
}

/** Those of a page that has just been opened, under a name of its own. */
export function newStamps(): Stamps {
  return { tab: Math.random().toString(36).slice(2), count: 0, moment: 0 };
}

/** The changes as writings of this moment, in their order. A clock that was set back makes nothing older. */
export function stamped(
  { tab, count, moment }: Stamps,
  changes: readonly Change[],
  now: number,
): { readonly kept: readonly Kept[]; readonly stamps: Stamps } {
  const first = Math.max(now, moment + 1);
  const kept = changes.map((change, at) => ({ id: `${tab}-${count + at}`, moment: first + at, change }));
  return { kept, stamps: { tab, count: count + changes.length, moment: first + changes.length } };
}
