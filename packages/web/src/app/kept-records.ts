import { type Change, changeKey, isLater, type Kept, latestByCell, type Unsent } from '@presupuesto/machines';
import { asPresent, formatRecord, type Records, readRecords, recordKey } from './change-records.ts';

/** Under no user's name: no tab reads it. */
const TRIAL_KEY = 'prueba';
const NOTHING: Records = { kept: new Map(), unsent: new Map(), unreadable: [] };

/** One user's records on this device, and in memory those that it could not keep. */
export interface KeptRecords {
  /** The latest writing of every cell, by moment. What only other tabs have sent counts no more: the device knows better. */
  readonly read: () => {
    readonly kept: readonly Kept[];
    readonly unsent: readonly Unsent[];
    readonly unreadable: number;
  };
  /** Of each of the cells; null where nothing is kept of it. */
  readonly latest: (changes: readonly Change[]) => readonly (Kept | null)[];
  /** Keeps writings instead of the older ones of their cells. @returns those that the device could not keep */
  readonly keep: (kept: readonly Kept[]) => readonly Kept[];
  /** Keeps it in memory alone: the server has it, and this page sends it again. */
  readonly keepAgain: (kept: Kept) => void;
  /** Another tab says that it keeps them: a storage may show them only later. */
  readonly hear: (kept: readonly Kept[]) => void;
  /** Whether this page has known of a later one of the cell. */
  readonly isOutdated: (kept: Kept) => boolean;
  /** Deletes these writings and older ones of their cells, and no others. */
  readonly remove: (kept: readonly Kept[]) => void;
  readonly setAside: (unsent: Unsent) => void;
  /** Puts on the device what it refused, as far as there is room. @returns whether it has everything and takes records again: true once for each time */
  readonly hasRecovered: () => boolean;
  /** Deletes what was set aside and what nobody can read. */
  readonly dismissUnsent: () => void;
}

/** `storage` is null where the browser denies it; it may also be full, or be denied at any moment. */
export function keptRecords(storage: Storage | null, usuario: string): KeptRecords {
  const unkept = new Map<string, Kept>();
  /** What the server has and this page sends again. */
  const again = new Map<string, Kept>();
  const heard = new Map<string, Kept>();
  const memories = [heard, again, unkept];
  // The latest of each cell that this page has known of: messages of two tabs may come in another order.
  const seen = new Map<string, Kept>();
  /** The last record that the device refused, until it takes one as long again. */
  let refused: Kept | undefined;

  const records = (changes?: readonly Change[]) =>
    attempt(() => storage && readRecords(storage, usuario, changes)) ?? NOTHING;
  /** Writings that a later one has overtaken are of no use any more: they go. */
  function known(stored: Records, changes?: readonly Change[]): readonly Kept[] {
    for (const [key, one] of stored.kept) if (isOutdated(one)) erase(key);
    const cells = changes && new Set(changes.map(changeKey));
    const inMemory = memories
      .flatMap((memory) => [...memory.values()])
      .filter(({ change }) => !cells || cells.has(changeKey(change)));
    const byID = [...inMemory, ...stored.kept.values()].map((one) => [one.id, one] as const);
    return [...new Map(byID).values()].filter((one) => !isOutdated(one));
  }
  const write = (key: string, text: string) =>
    attempt(() => (storage?.setItem(key, text), storage !== null)) ?? false;
  const put = (one: Kept) => write(recordKey(usuario, one), formatRecord(one));
  /** Ends where there is no room: a refusal takes longer than a writing, and a gesture may have 90 000. @returns the rest */
  function putAll(kept: readonly Kept[]): readonly Kept[] {
    const refused = kept.findIndex((one) => !put(one));
    return refused === -1 ? [] : kept.slice(refused);
  }
  const erase = (key: string): void => {
    attempt(() => storage?.removeItem(key));
  };

  function isOutdated(kept: Kept): boolean {
    const latest = seen.get(changeKey(kept.change));
    return latest !== undefined && isLater(latest, kept);
  }
  /** The storage is searched once for all of them: a gesture may have thousands. */
  function removeOlder(kept: readonly Kept[]): void {
    const latest = latestByCell(kept);
    for (const [cell, than] of latest) if (!isOutdated(than)) seen.set(cell, than);
    const isOlder = (one: Kept) => {
      const than = latest.get(changeKey(one.change));
      return than !== undefined && isLater(than, one);
    };
    for (const memory of memories) {
      for (const [id, one] of memory) if (isOlder(one)) memory.delete(id);
    }
    for (const [at, one] of records(kept.map(({ change }) => change)).kept) if (isOlder(one)) erase(at);
  }

  return {
    read: () => {
      heard.clear();
      const stored = records();
      const { unsent, unreadable } = stored;
      const latest = [...latestByCell(known(stored)).values()];
      return {
        kept: latest.sort((one, other) => (isLater(one, other) ? 1 : -1)),
        unsent: [...unsent.values()],
        unreadable: unreadable.length,
      };
    },
    latest: (changes) => {
      const latest = latestByCell(known(records(changes), changes));
      return changes.map((change) => latest.get(changeKey(change)) ?? null);
    },
    keep: (kept) => {
      const withoutRoom = putAll(kept);
      // Where there is no room the older ones go all the same: they must never be sent after these.
      removeOlder(kept);
      const unwritten = putAll(withoutRoom);
      for (const { id } of kept) unkept.delete(id);
      for (const one of unwritten) unkept.set(one.id, one);
      refused = unwritten[0] ?? refused;
      return unwritten;
    },
    keepAgain: (kept) => void again.set(kept.id, kept),
    hear: (kept) => {
      for (const one of kept) heard.set(one.id, one);
      removeOlder(kept);
    },
    isOutdated,
    remove: (kept) => {
      for (const one of kept) {
        for (const memory of memories) memory.delete(one.id);
        erase(recordKey(usuario, one));
      }
      removeOlder(kept);
    },
    setAside: ({ kept, text }) => {
      erase(recordKey(usuario, kept));
      const { id, ...present } = asPresent(kept);
      // Under another name: other tabs delete the writing when they hear that it was refused.
      const aside = { ...present, id: `${id}~` };
      write(recordKey(usuario, aside), formatRecord(aside, text));
    },
    hasRecovered: () => {
      if (!refused) return false;
      // Ends where there is no room: it is tried at each removal.
      for (const [id, one] of unkept) {
        if (!put(one)) return false;
        unkept.delete(id);
      }
      if (!write(TRIAL_KEY, recordKey(usuario, refused) + formatRecord(refused))) return false;
      erase(TRIAL_KEY);
      refused = undefined;
      return true;
    },
    dismissUnsent: () => {
      const { unsent, unreadable } = records();
      for (const key of [...unsent.keys(), ...unreadable]) erase(key);
    },
  };
}

/** A storage that is full or denied throws. */
function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
