import type { Kept } from '@presupuesto/machines';
import { allAtOnce } from './all-at-once.ts';
import { readKept, readStored } from './change-records.ts';

/** What a tab hears of others: what was typed, what the server answered, what the storage has come to hold. */
export type TabMessage =
  | { readonly type: 'kept' | 'stored'; readonly usuario: string; readonly kept: readonly Kept[] }
  | {
      readonly type: 'settled';
      readonly usuario: string;
      readonly kept: readonly Kept[];
      readonly outcome: 'confirmed' | 'refused';
    };

/** The tabs of one browser among themselves. A message never comes back to the tab that sent it. */
export interface TabChannel {
  readonly post: (message: TabMessage) => void;
  /** Returns what ends it. */
  readonly listen: (hear: (message: TabMessage) => void) => () => void;
}

type Stored = NonNullable<ReturnType<typeof readStored>>;

const NAME = 'presupuesto:pendientes';

/** The browser's channel, and its events of the storage. */
export function openTabChannel(): TabChannel {
  const channel = new BroadcastChannel(NAME);
  return {
    post: (message) => {
      const [first, ...others] = message.kept;
      // One by itself goes as earlier versions understand it.
      const data = first && others.length === 0 ? { ...message, kept: first } : message;
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none: it stays within its origin
      channel.postMessage(data);
    },
    listen: (hear) => {
      const over = new AbortController();
      // Each record of a gesture is an event of its own.
      const take = allAtOnce((all: readonly Stored[]) => {
        for (const usuario of new Set(all.map((one) => one.usuario))) {
          const own = all.filter((one) => one.usuario === usuario);
          hear({ type: 'stored', usuario, kept: own.map(({ kept }) => kept) });
        }
      }, over.signal);
      const onStored = ({ key, newValue }: StorageEvent) => {
        const stored = readStored(key, newValue);
        if (stored) take(stored);
      };
      const onMessage = ({ data }: MessageEvent<unknown>) => {
        const message = readMessage(data);
        if (message) hear(message);
      };
      channel.addEventListener('message', onMessage);
      window.addEventListener('storage', onStored);
      return () => {
        channel.removeEventListener('message', onMessage);
        window.removeEventListener('storage', onStored);
        over.abort();
      };
    },
  };
}

/** Another tab may run another version: what does not fit is passed over. */
function readMessage(data: unknown): TabMessage | undefined {
  if (typeof data !== 'object' || data === null || !('type' in data) || !('usuario' in data))
    return undefined;
  const { type, usuario } = data;
  const sent: unknown = 'kept' in data ? data.kept : undefined;
  const kept = (Array.isArray(sent) ? sent : [sent]).flatMap((one) => readKept(one) ?? []);
  if (typeof usuario !== 'string' || kept.length === 0) return undefined;
  if (type === 'kept') return { type, usuario, kept };
  const outcome = 'outcome' in data ? data.outcome : undefined;
  return type === 'settled' && (outcome === 'confirmed' || outcome === 'refused')
    ? { type, usuario, kept, outcome }
    : undefined;
}
