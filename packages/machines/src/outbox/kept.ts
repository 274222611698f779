import type { Origen } from '@presupuesto/api-sdk/contract';
import { type Change, changeKey, type ValueChange } from './change.ts';

/** One writing of a figure, or one removal, as it is kept on the device until the server has answered. */
export interface Kept {
  /** Of no other writing, in this tab or another one. */
  readonly id: string;
  /** Milliseconds, and later than every writing that the tab knew of: the one with the greatest is typed last. */
  readonly moment: number;
  readonly change: Change;
  /** What it is saved together with; absent for what is saved alone. */
  readonly gesto?: Gesture;
  /** An earlier figure of the cell whose gesture may have been sent: that one is answered first. */
  readonly over?: Sent;
  /** It is not sent: the person decides between the two figures. */
  readonly conflicto?: Conflict;
}

/** The contract's `MAX_LOTE`, without its schemas: this comes with the sign-in. */
export const BATCH_SIZE = 2_000;

/** What was changed together: its number, the same on each repeat, and how it came about. */
export interface Gesture {
  /** A UUID. */
  readonly gestoID: string;
  readonly origen: Origen;
}

/** A figure as a gesture carries it. */
export interface Sent extends Pick<Kept, 'id' | 'moment'> {
  readonly gesto: Gesture;
  readonly change: ValueChange;
}

/** A gesture of its own. Pages without TLS have no `randomUUID`. */
export function newGesture(origen: Origen): Gesture {
  return { gestoID: crypto.randomUUID?.() ?? uuidOf(crypto.getRandomValues(new Uint8Array(16))), origen };
}

/** Version 4, as RFC 9562 has it. */
function uuidOf(random: Uint8Array): string {
  const digits = Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const variant = '89ab'[Number(random[8]) % 4];
  return `${digits.slice(0, 8)}-${digits.slice(8, 12)}-4${digits.slice(13, 16)}-${variant}${digits.slice(17, 20)}-${digits.slice(20)}`;
}

/** The figure that somebody else saved since it was seen. */
export interface Conflict {
  readonly actual: number;
  /** Who left it so, where the server knows. */
  readonly usuario: string | null;
  /** ISO 8601. */
  readonly fecha: string | null;
}

/** A change that waited, or an earlier page's or version's, and that the server refused: kept until the person has read it. */
export interface Unsent {
  readonly kept: Kept;
  /** What the server said. */
  readonly text: string;
}

/** Whether `one` was typed after `other`. Two tabs that typed in the same millisecond agree by the id. */
export function isLater(one: Kept, other: Kept): boolean {
  return one.moment === other.moment ? one.id > other.id : one.moment > other.moment;
}

/** The latest of each cell, by `changeKey`. */
export function latestByCell(kept: readonly Kept[]): ReadonlyMap<string, Kept> {
  const latest = new Map<string, Kept>();
  for (const one of kept) {
    const key = changeKey(one.change);
    const other = latest.get(key);
    if (!other || !isLater(other, one)) latest.set(key, one);
  }
  return latest;
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

/** Gestures for so many changes, each as large as a batch may be. */
export function gesturesFor(count: number, origen: Origen): readonly Gesture[] {
  return Array.from({ length: Math.ceil(count / BATCH_SIZE) }, () => newGesture(origen));
}

/** The changes as writings of this moment, in their order. A clock that was set back makes nothing older. */
export function stamped(
  { tab, count, moment }: Stamps,
  changes: readonly Change[],
  now: number,
  gestures: readonly Gesture[] = [],
): { readonly kept: readonly Kept[]; readonly stamps: Stamps } {
  const first = Math.max(now, moment + 1);
  const kept = changes.map((change, at) => {
    const gesto = gestures[Math.floor(at / BATCH_SIZE)];
    return { id: `${tab}-${count + at}`, moment: first + at, change, ...(gesto && { gesto }) };
  });
  return { kept, stamps: { tab, count: count + changes.length, moment: first + changes.length } };
}
