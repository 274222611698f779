import type { Evento, EventoRecibido, Listener } from '@presupuesto/api-sdk';
import { liveMachine } from '@presupuesto/machines';
import { afterEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { openNewsChannel } from './news-channel.ts';
import { createNewsStream } from './news-stream.ts';

const opened: { close: () => void }[] = [];

afterEach(() => {
  for (const one of opened.splice(0)) one.close();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** The pages of one browser at a server, by a clock that only a test moves; the first that listens does so for all. */
function browser() {
  let now = 0;
  vi.spyOn(Date, 'now').mockImplementation(() => now);
  vi.stubGlobal(
    'BroadcastChannel',
    class extends BroadcastChannel {
      constructor(name: string) {
        super(name);
        opened.push(this);
      }
    },
  );
  let isHeld = false;
  const locks = {
    request: async (...all: readonly unknown[]) => {
      const [, { ifAvailable }, work] = all as [string, LockOptions, (lock: object | null) => unknown];
      if (isHeld) return ifAvailable ? work(null) : new Promise(() => {});
      isHeld = true;
      return work({});
    },
  } as LockManager;
  const server = new EventTarget();
  const listen: Listener = async function* () {
    for (;;) {
      yield await new Promise<EventoRecibido>((resolve) => {
        server.addEventListener('saved', (event) => resolve((event as CustomEvent<EventoRecibido>).detail), {
          once: true,
        });
      });
    }
  };

  /** @returns what begins to listen, as pages do that have been open for a while */
  function open() {
    now += 1000;
    const openedAt = now;
    const heard: Evento[] = [];
    const join = (): void => {
      const newsStream = createNewsStream({ listen, locks, channel: openNewsChannel(), openedAt });
      const live = createActor(liveMachine.provide({ actors: { newsStream } })).start();
      live.on('news.heard', ({ eventos }) => void heard.push(...eventos));
      live.send({ type: 'session.started', nombreUsuario: 'ana', lastEventID: `${openedAt}` });
      opened.push({ close: () => live.stop() });
    };
    return { heard, join };
  }
  /** Somebody saves something, a while later. */
  function save(periodoID: string): Evento {
    now += 1000;
    const evento: Evento = { tipo: 'periodo', periodoID };
    server.dispatchEvent(new CustomEvent('saved', { detail: { id: `${now}`, evento } }));
    now += 1000;
    return evento;
  }
  return { open, save };
}

test('a page that joins later hears what was saved since it was opened, and each page everything once', async () => {
  const { open, save } = browser();
  const one = open();
  one.join();
  const before = save('BGT-2025');
  await vi.waitFor(() => expect(one.heard).toEqual([before]));
  const two = open();
  const between = save('BGT-2026');
  await vi.waitFor(() => expect(one.heard).toEqual([before, between]));
  two.join();
  await vi.waitFor(() => expect(two.heard).toEqual([between]));
  const after = save('BGT-2027');
  await vi.waitFor(() => expect(two.heard).toEqual([between, after]));
  expect(one.heard).toEqual([before, between, after]);
});

test('a page that was opened before anybody listened has missed what nobody knows, and no other page has', async () => {
  const { open, save } = browser();
  const two = open();
  save('BGT-2025');
  const one = open();
  one.join();
  two.join();
  await vi.waitFor(() => expect(two.heard).toEqual([{ tipo: 'perdido' }]));
  const after = save('BGT-2026');
  await vi.waitFor(() => expect(two.heard).toEqual([{ tipo: 'perdido' }, after]));
  expect(one.heard).toEqual([after]);
});
