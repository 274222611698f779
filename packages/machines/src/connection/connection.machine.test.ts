import { health } from '@presupuesto/api-sdk/contract';
import { describe, expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { failure, fakeActors, last } from '../test/fakes.ts';
import { walk } from '../test/walk.ts';
import { type ConnectionFact, connectionMachine } from './connection.machine.ts';

function connected(hasNetwork = true) {
  const { actors, calls } = fakeActors();
  const clock = new SimulatedClock();
  const connection = createActor(connectionMachine.provide({ actors }), { clock, input: { hasNetwork } });
  const facts: ConnectionFact[] = [];
  connection.on('*', (fact) => facts.push(fact));
  connection.start();
  return {
    connection,
    calls: calls.askServer,
    clock,
    facts,
    isAway: () => connection.getSnapshot().hasTag('away'),
    isFailing: () => connection.getSnapshot().hasTag('failing'),
    hasNetwork: () => connection.getSnapshot().context.hasNetwork,
  };
}

const silence = failure(health, 'network');

test('a browser that loses its network is away at once, and says so', () => {
  const { connection, isAway, hasNetwork } = connected();
  connection.send({ type: 'network.lost' });
  expect([isAway(), hasNetwork()]).toEqual([true, false]);
});

test('a page that starts without a network knows it', () => {
  expect(connected(false).isAway()).toBe(true);
});

describe('a call without an answer', () => {
  test('is only a doubt while the server itself answers', async () => {
    const { connection, calls, isAway, facts } = connected();
    connection.send({ type: 'call.unanswered' });
    connection.send({ type: 'call.unanswered' });
    expect(calls).toHaveLength(1);
    await last(calls).resolve({ status: 200 });
    expect(isAway()).toBe(false);
    expect(facts).toEqual([]);
  });

  test.each([404, 405, 401, 500])('is only a doubt for a server that says %i', async (status) => {
    const { connection, calls, isAway } = connected();
    connection.send({ type: 'call.unanswered' });
    await last(calls).reject(failure(health, status));
    expect(isAway()).toBe(false);
  });

  test.each(['network' as const, 502, 503, 504])('counts when asking the server brings %s', async (cause) => {
    const { connection, calls, isAway, hasNetwork } = connected();
    connection.send({ type: 'call.unanswered' });
    await last(calls).reject(failure(health, cause));
    expect([isAway(), hasNetwork()]).toEqual([true, true]);
  });

  test('counts when the server does not answer in time', () => {
    const { connection, clock, isAway } = connected();
    connection.send({ type: 'call.unanswered' });
    clock.increment(5_000);
    expect(isAway()).toBe(true);
  });
});

describe('while it is away', () => {
  async function away() {
    const world = connected();
    world.connection.send({ type: 'network.lost' });
    return world;
  }

  test('the server is asked again until it answers, and then whoever waits hears of it', async () => {
    const { calls, clock, isAway, facts } = await away();
    clock.increment(3_000);
    expect(calls).toHaveLength(1);
    await last(calls).reject(silence);
    clock.increment(40_000);
    expect(calls).toHaveLength(2);
    expect(facts).toEqual([]);
    await last(calls).resolve({ status: 200 });
    expect(isAway()).toBe(false);
    expect(facts).toEqual([{ type: 'network.returned' }]);
  });

  test('a network makes it ask soon, but not all at one instant', async () => {
    const { connection, calls, clock, isAway } = await away();
    connection.send({ type: 'network.found' });
    expect(calls).toHaveLength(0);
    expect(isAway()).toBe(true);
    clock.increment(2_000);
    await last(calls).resolve({ status: 200 });
    expect(isAway()).toBe(false);
  });

  test('any call that is answered ends it', async () => {
    const { connection, isAway, facts } = await away();
    connection.send({ type: 'call.answered' });
    expect(isAway()).toBe(false);
    expect(facts).toEqual([{ type: 'network.returned' }]);
  });
});

test('an answer that was on its way when the network went does not change what is said', async () => {
  const { connection, calls, isAway, hasNetwork } = connected();
  connection.send({ type: 'network.lost' });
  connection.send({ type: 'call.answered' });
  connection.send({ type: 'call.unanswered' });
  await last(calls).reject(silence);
  expect([isAway(), hasNetwork()]).toEqual([true, false]);
  connection.send({ type: 'network.found' });
  expect(hasNetwork()).toBe(true);
});

describe('a server that is there and saves nothing', () => {
  const failed = { type: 'save.failed', text: 'El disco está lleno' } as const;

  test('is failing once it has been so for some tries, until nothing waits for it', () => {
    const { connection, clock, isFailing, isAway } = connected();
    connection.send(failed);
    clock.increment(3_000);
    connection.send(failed);
    clock.increment(2_000);
    expect(isFailing()).toBe(false);
    connection.send(failed);
    expect([isFailing(), isAway()]).toEqual([true, false]);
    expect(connection.getSnapshot().context.reason).toBe('El disco está lleno');
    connection.send({ ...failed, text: 'Inténtelo más tarde' });
    expect(connection.getSnapshot().context.reason).toBe('Inténtelo más tarde');
    connection.send({ type: 'saves.settled' });
    expect(isFailing()).toBe(false);
  });

  test('is not failing where the next try is taken, however slowly, nor where another one fails later', () => {
    const { connection, clock, isFailing } = connected();
    connection.send(failed);
    clock.increment(60_000);
    expect(isFailing()).toBe(false);
    connection.send({ type: 'saves.settled' });
    connection.send(failed);
    expect(isFailing()).toBe(false);
  });

  test('is away once it is, and is judged anew when it is back', () => {
    const { connection, clock, isFailing } = connected();
    connection.send(failed);
    clock.increment(5_000);
    connection.send(failed);
    connection.send({ type: 'network.lost' });
    expect(isFailing()).toBe(false);
    connection.send({ type: 'call.answered' });
    connection.send(failed);
    expect(isFailing()).toBe(false);
  });
});

test('every state is reached and left', () => {
  const result = walk(connectionMachine, {
    input: { hasNetwork: true },
    events: [
      { type: 'network.lost' },
      { type: 'network.found' },
      { type: 'call.unanswered' },
      { type: 'call.answered' },
      { type: 'save.failed', text: '' },
      { type: 'saves.settled' },
    ],
    outputs: { askServer: [{ status: 200 }] },
    errors: [silence],
    key: ({ context }) => Math.min(context.failures, 2),
  });
  expect(result).toEqual({ unreached: [], stuck: [] });
});
