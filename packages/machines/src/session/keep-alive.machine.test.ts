import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { fakeActors, last, ok } from '../test/fakes.ts';
import { walk } from '../test/walk.ts';
import { type KeepAliveEvent, keepAliveMachine } from './keep-alive.machine.ts';

function started() {
  const { actors, calls } = fakeActors();
  const clock = new SimulatedClock();
  const actor = createActor(keepAliveMachine.provide({ actors }), { clock }).start();
  const send = (type: KeepAliveEvent['type']) => actor.send({ type });
  send('session.started');
  return { clock, send, calls: calls.keepAlive };
}

test('whoever types for long without a call keeps the session alive', async () => {
  const { clock, send, calls } = started();
  send('user.active');
  clock.increment(20_000);
  expect(calls).toHaveLength(1);
  await last(calls).resolve(ok);
  send('user.active');
  send('user.active');
  clock.increment(19_999);
  expect(calls).toHaveLength(1);
  clock.increment(1);
  expect(calls).toHaveLength(2);
});

test('an idle screen asks nothing; coming back to it asks at once', async () => {
  const { clock, send, calls } = started();
  clock.increment(3_600_000);
  expect(calls).toHaveLength(0);
  send('user.active');
  expect(calls).toHaveLength(1);
  await last(calls).reject(new Error('no answer'));
  clock.increment(3_600_000);
  expect(calls).toHaveLength(1);
});

test('any other call counts as use: none is added to it', () => {
  const { clock, send, calls } = started();
  for (let minute = 0; minute < 10; minute += 1) {
    send('user.active');
    clock.increment(15_000);
    send('call.answered');
  }
  expect(calls).toHaveLength(0);
});

test('nobody signed in, nobody asks', () => {
  const { clock, send, calls } = started();
  send('user.active');
  send('session.ended');
  clock.increment(60_000);
  send('user.active');
  expect(calls).toHaveLength(0);
});

test('every state is reached and left', () => {
  const types = ['session.started', 'session.ended', 'user.active', 'call.answered'];
  const result = walk(keepAliveMachine, {
    events: types.map((type) => ({ type })),
    outputs: { keepAlive: [ok] },
    errors: [new Error('no answer')],
    key: ({ context }) => context.used,
  });
  expect(result).toEqual({ unreached: [], stuck: [] });
});
