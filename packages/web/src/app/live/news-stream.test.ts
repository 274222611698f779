import type { EventoRecibido, Listener } from '@presupuesto/api-sdk';
import { liveMachine, type NewsFact } from '@presupuesto/machines';
import { afterEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { createNewsStream } from './news-stream.ts';

afterEach(() => vi.unstubAllGlobals());

const figure = (valor: number): EventoRecibido => ({
  id: String(valor),
  evento: {
    tipo: 'cifra',
    periodoID: 'BGT-2027',
    vendedorID: 1,
    clienteProductoPeriodoID: 1,
    clienteProductoID: 1,
    ventaID: valor,
    campo: 'volumenTon',
    valor,
    origen: 'pegado',
    fecha: '2026-11-03T10:00:00Z',
  },
});

/** A server that sends some events at once, and another one when it is asked to. */
function sending(first: readonly EventoRecibido[], later: EventoRecibido) {
  let sendLater = () => {};
  const asked = new Promise<void>((resolve) => {
    sendLater = resolve;
  });
  const listen: Listener = async function* () {
    yield* first;
    await asked;
    yield later;
    await new Promise(() => {});
  };
  return { listen, sendLater };
}

/** Of the only tab. */
const locks = {
  request: async (...all: readonly unknown[]) => Reflect.apply(all.at(-1) as () => unknown, null, [{}]),
} as LockManager;

test('a page without locks that comes to the front again has missed what nobody sent it', () => {
  const tab = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('document', tab);
  const look = (visibilityState: string): void => {
    tab.visibilityState = visibilityState;
    tab.dispatchEvent(new Event('visibilitychange'));
  };
  const { listen } = sending([], figure(0));
  const channel = { post: () => {}, join: () => () => {}, answer: () => {} };
  const newsStream = createNewsStream({ listen, locks: undefined, channel, openedAt: 0 });
  const live = createActor(liveMachine.provide({ actors: { newsStream } })).start();
  const heard: NewsFact[] = [];
  live.on('news.heard', (fact) => void heard.push(fact));

  live.send({ type: 'session.started', nombreUsuario: 'ana' });
  expect(heard).toEqual([]);
  look('hidden');
  look('visible');
  live.send({ type: 'session.ended' });
  expect(heard).toEqual([{ type: 'news.heard', eventos: [{ tipo: 'perdido' }] }]);
});

test('what the server sends at once is heard at once, here and in the other tabs, and what comes later then', async () => {
  const first = Array.from({ length: 960 }, (_, at) => figure(at));
  const later = figure(1_000);
  const { listen, sendLater } = sending(first, later);
  const posted: (readonly EventoRecibido[])[] = [];
  const channel = {
    post: (_: string, heard: readonly EventoRecibido[]) => void posted.push(heard),
    join: () => () => {},
    answer: () => {},
  };
  const newsStream = createNewsStream({ listen, locks, channel, openedAt: 0 });
  const live = createActor(liveMachine.provide({ actors: { newsStream } })).start();
  const heard: NewsFact[] = [];
  live.on('news.heard', (fact) => void heard.push(fact));

  live.send({ type: 'session.started', nombreUsuario: 'ana' });
  await vi.waitFor(() => expect(posted).toHaveLength(1));
  sendLater();
  await vi.waitFor(() => expect(posted).toHaveLength(2));
  live.send({ type: 'session.ended' });

  expect(posted).toEqual([first, [later]]);
  expect(heard.map(({ eventos }) => eventos)).toEqual(
    posted.map((heard) => heard.map(({ evento }) => evento)),
  );
});
