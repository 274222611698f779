import { type Change, changeKey, isLater, type Kept, latestOf, type Unsent } from '@presupuesto/machines';
import { asPresent, formatRecord, type Records, readRecords, recordKey } from './change-records.ts';

const NOTHING: Records = { kept: new Map(), unsent: new Map(), unreadable: [] };

/** One user's records on this device, and in memory those that it could not keep. */
export interface KeptRecords {
  /** The latest writing of every cell, by moment. What only other tabs have sent counts no more: the device knows better. */
  readonly read: () => {
    readonly kept: readonly Kept[];
    readonly unsent: readonly Unsent[];
    readonly unreadable: number;
  };
  readonly latest: (change: Change) => Kept | null;
  /** Keeps a writing instead of the older ones of its cell; false where the device could not. */
  readonly keep: (kept: Kept) => boolean;
  /** Keeps it in memory alone: the server has it, and this page sends it again. */
  readonly keepAgain: (kept: Kept) => void;
  /** Another tab says that it keeps it: a storage may show it only later. */
  readonly hear: (kept: Kept) => void;
  /** Whether this page has known of a later one of the cell. */
  readonly isOutdated: (kept: Kept) => boolean;
  /** Deletes this writing and older ones of its cell, and no other. */
  readonly remove: (kept: Kept) => void;
  readonly setAside: (unsent: Unsent) => void;
  /** Deletes what was set aside and what nobody can read. */
  readonly dismissUnsent: () => void;
}

/** `storage` is null where the browser denies it; it may also be full, or be denied at any moment. */
export function keptRecords(storage: Storage | null, usuario: string): KeptRecords {
  const unkept = new Map<string, Kept>();
  const heard = new Map<string, Kept>();
  // The latest of each cell that this page has known of: messages of two tabs may come in another order.
  const seen = new Map<string, Kept>();

  const records = (change?: Change) =>
    attempt(() => (storage ? readRecords(storage, usuario, change) : NOTHING)) ?? NOTHING;
  /** Writings that a later one has overtaken are of no use any more: they go. */
  function known(stored: Records): readonly Kept[] {
    for (const [key, one] of stored.kept) if (isOutdated(one)) erase(key);
    return [...new Map([...heard, ...unkept, ...byID(stored)]).values()].filter((one) => !isOutdated(one));
  }
  const write = (key: string, text: string) =>
    attempt(() => (storage?.setItem(key, text), storage !== null)) ?? false;
  const erase = (key: string): void => {
    attempt(() => storage?.removeItem(key));
  };

  function isOutdated(kept: Kept): boolean {
    const latest = seen.get(changeKey(kept.change));
    return latest !== undefined && isLater(latest, kept);
  }
  function removeOlder(than: Kept): void {
    const key = changeKey(than.change);
    if (!isOutdated(than)) seen.set(key, than);
    const isOlder = (one: Kept) => changeKey(one.change) === key && isLater(than, one);
    for (const memory of [unkept, heard]) {
      for (const [id, one] of memory) if (isOlder(one)) memory.delete(id);
    }
    for (const [at, one] of records(than.change).kept) if (isOlder(one)) erase(at);
  }

  return {
    read: () => {
      heard.clear();
      const stored = records();
      const { unsent, unreadable } = stored;
      const inOrder = [...known(stored)].sort((one, other) => (isLater(one, other) ? 1 : -1));
      return {
        kept: [...new Map(inOrder.map((one) => [changeKey(one.change), one])).values()],
        unsent: [...unsent.values()],
        unreadable: unreadable.length,
      };
    },
    latest: (change) => latestOf(known(records(change)), change),
    keep: (kept) => {
      const key = recordKey(usuario, kept);
      const text = formatRecord(kept);
      const isWritten = write(key, text);
      // Where there is no room the older one goes all the same: it must never be sent after this one.
      removeOlder(kept);
      if (isWritten || write(key, text)) unkept.delete(kept.id);
      else unkept.set(kept.id, kept);
      return !unkept.has(kept.id);
    },
    keepAgain: (kept) => void unkept.set(kept.id, kept),
    hear: (kept) => {
      heard.set(kept.id, kept);
      removeOlder(kept);
    },
    isOutdated,
    remove: (kept) => {
      unkept.delete(kept.id);
      heard.delete(kept.id);
      erase(recordKey(usuario, kept));
      removeOlder(kept);
    },
    setAside: ({ kept, text }) => {
      erase(recordKey(usuario, kept));
      const present = asPresent(kept);
      write(recordKey(usuario, present), formatRecord(present, text));
    },
    dismissUnsent: () => {
      const { unsent, unreadable } = records();
      for (const key of [...unsent.keys(), ...unreadable]) erase(key);
    },
  };
}

function byID({ kept }: Records): readonly (readonly [string, Kept])[] {
  return [...kept.values()].map((one) => [one.id, one]);
}

/** A storage that is full or denied throws. */
function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
