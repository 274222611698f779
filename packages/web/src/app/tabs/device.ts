import { readStored } from '../change-records.ts';
import { memoryStorage } from '../memory-storage.ts';
import type { TabChannel, TabMessage } from '../tab-channel.ts';
import type { Schedule } from './schedule.ts';

/** One browser that several tabs share. What one tab does another sees only later, as between processes. */
interface Device {
  /** A new tab's view of the storage, and its end of the channel. */
  readonly open: (tab: string) => { storage: Storage; channel: TabChannel };
  readonly close: (tab: string) => void;
  /** A full storage takes nothing, and lets go of what is removed. */
  readonly setFull: (isFull: boolean) => void;
  /** What is stored in the end. */
  readonly keys: () => readonly string[];
}

export function createDevice(schedule: Schedule): Device {
  const disk = memoryStorage();
  const views = new Map<string, Storage>();
  const listeners = new Map<string, Set<(message: TabMessage) => void>>();
  let isFull = false;

  const keysOf = (storage: Storage) =>
    Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '');

  function toOthers(tab: string, line: string, run: (other: string) => void): void {
    for (const other of views.keys()) {
      if (other !== tab) schedule.local(`${line} from ${tab} to ${other}`, () => run(other));
    }
  }

  const hearing = (other: string) => [...(listeners.get(other) ?? [])];

  function open(tab: string): { storage: Storage; channel: TabChannel } {
    const view = memoryStorage();
    for (const key of keysOf(disk)) view.setItem(key, disk.getItem(key) ?? '');
    views.set(tab, view);
    listeners.set(tab, new Set());
    const storage: Storage = {
      get length() {
        return view.length;
      },
      key: (at) => view.key(at),
      getItem: (key) => view.getItem(key),
      clear: () => view.clear(),
      setItem: (key, value) => {
        if (isFull) throw new Error('QuotaExceededError');
        view.setItem(key, value);
        disk.setItem(key, value);
        toOthers(tab, 'storage', (other) => {
          views.get(other)?.setItem(key, value);
          const stored = readStored(key, value);
          if (stored)
            for (const hear of hearing(other))
              hear({ type: 'stored', usuario: stored.usuario, kept: [stored.kept] });
        });
      },
      removeItem: (key) => {
        view.removeItem(key);
        disk.removeItem(key);
        toOthers(tab, 'storage', (other) => views.get(other)?.removeItem(key));
      },
    };
    const channel: TabChannel = {
      post: (message) =>
        toOthers(tab, 'channel', (other) => {
          for (const hear of hearing(other)) hear(message);
        }),
      listen: (hear) => {
        listeners.get(tab)?.add(hear);
        return () => void listeners.get(tab)?.delete(hear);
      },
    };
    return { storage, channel };
  }

  return {
    open,
    close: (tab) => {
      views.delete(tab);
      listeners.delete(tab);
    },
    setFull: (full) => {
      isFull = full;
    },
    keys: () => keysOf(disk),
  };
}
