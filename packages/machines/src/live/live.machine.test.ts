import { contract, type Evento } from '@presupuesto/api-sdk/contract';
import { expect, test } from 'vitest';
import { createActor, type EventObject, fromCallback, SimulatedClock } from 'xstate';
import { failure, last } from '../test/fakes.ts';
import { liveMachine } from './live.machine.ts';
import type { NewsFact, StreamAnswer, StreamInput } from './news.ts';

const closed: Evento = { tipo: 'periodo', periodoID: 'SOP03-2026' };

function opened() {
  const streams: { input: StreamInput; send: (answer: StreamAnswer) => void; isOver: boolean }[] = [];
  const newsStream = fromCallback<EventObject, StreamInput>(({ input, sendBack }) => {
    const stream = { input, send: sendBack, isOver: false };
    streams.push(stream);
    return () => {
      stream.isOver = true;
    };
  });
  const clock = new SimulatedClock();
  const live = createActor(liveMachine.provide({ actors: { newsStream } }), { clock }).start();
  const heard: NewsFact[] = [];
  live.on('news.heard', (fact) => void heard.push(fact));
  const signIn = (nombreUsuario = 'ana') => live.send({ type: 'session.started', nombreUsuario });
  const refuse = (status: number) =>
    last(streams).send({
      type: 'stream.refused',
      error: Object.assign(failure(contract.eventos.escucharEventos, status), {
        isNotOffered: status === 404,
      }),
    });
  return { streams, clock, live, heard, signIn, refuse };
}

test('listens while a session lives, as whoever it is of', () => {
  const { streams, live, signIn } = opened();
  expect(streams).toHaveLength(0);
  signIn();
  expect(last(streams).input).toEqual({ usuario: 'ana', lastEventID: null });
  live.send({ type: 'session.ended' });
  expect(last(streams).isOver).toBe(true);
  signIn('bruno');
  expect(last(streams).input).toEqual({ usuario: 'bruno', lastEventID: null });
});

test('begins where the answer stands that started the session', () => {
  const { streams, live } = opened();
  live.send({ type: 'session.started', nombreUsuario: 'ana', lastEventID: '3' });
  expect(last(streams).input).toEqual({ usuario: 'ana', lastEventID: '3' });
});

test('hands on what it hears, and goes on from there when the network is back', () => {
  const { streams, live, heard, signIn } = opened();
  signIn();
  last(streams).send({ type: 'events.heard', id: '7', eventos: [closed] });
  expect(heard).toEqual([{ type: 'news.heard', eventos: [closed] }]);
  live.send({ type: 'network.returned' });
  expect(streams.map(({ isOver }) => isOver)).toEqual([true, false]);
  expect(last(streams).input.lastEventID).toBe('7');
});

test('forgets where the session before was', () => {
  const { streams, live, signIn } = opened();
  signIn();
  last(streams).send({ type: 'events.heard', id: '7', eventos: [closed] });
  live.send({ type: 'session.ended' });
  signIn();
  expect(last(streams).input.lastEventID).toBeNull();
});

test('does not ask a server again in this session that does not offer it', () => {
  const { streams, clock, live, signIn, refuse } = opened();
  signIn();
  refuse(404);
  clock.increment(24 * 3_600_000);
  live.send({ type: 'network.returned' });
  expect(streams).toHaveLength(1);
  live.send({ type: 'session.ended' });
  signIn();
  expect(streams).toHaveLength(2);
});

test.each([401, 403])('asks again after a while when it was refused (%i)', (status) => {
  const { streams, clock, signIn, refuse } = opened();
  signIn();
  refuse(status);
  expect(last(streams).isOver).toBe(true);
  clock.increment(59_999);
  expect(streams).toHaveLength(1);
  clock.increment(1);
  expect(streams).toHaveLength(2);
});
