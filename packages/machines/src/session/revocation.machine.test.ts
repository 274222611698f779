import { contract } from '@presupuesto/api-sdk/contract';
import { expect, test } from 'vitest';
import { createActor, fromCallback, SimulatedClock } from 'xstate';
import { failure, fakeActors, last, ok } from '../test/fakes.ts';
import { walk } from '../test/walk.ts';
import { revocationMachine } from './revocation.machine.ts';
import type { TokenCommand } from './token-store.ts';

const { logout } = contract.sesion;

/** The revocation on a device that keeps these tokens. */
function started(...stored: readonly string[]) {
  const kept = new Set(stored);
  const { actors, calls } = fakeActors();
  const clock = new SimulatedClock();
  const tokenStore = fromCallback<TokenCommand>(({ receive, sendBack }) => {
    sendBack({ type: 'tokens.read', tokens: [...kept] });
    receive(({ type, token }) => void (type === 'token.kept' ? kept.add(token) : kept.delete(token)));
  });
  const actor = createActor(revocationMachine.provide({ actors: { ...actors, tokenStore } }), { clock });
  actor.start();
  return {
    actor,
    clock,
    kept,
    calls: calls.signOut,
    leave: (token: string) => actor.send({ type: 'token.left', token }),
  };
}

const notOffered = () => Object.assign(failure(logout, 404), { isNotOffered: true });

type SignOut = ReturnType<typeof started>['calls'][number];

test.each<[string, (call: SignOut) => Promise<void>]>([
  ['confirms', (call) => call.resolve(ok)],
  ['does not know the token', (call) => call.reject(failure(logout, 401))],
  ['has no such call', (call) => call.reject(notOffered())],
])('a token is dropped once the server %s', async (_, answer) => {
  const { leave, calls, kept } = started();
  leave('t1');
  expect([...kept]).toEqual(['t1']);
  expect(last(calls).input).toEqual({ token: 't1' });
  await answer(last(calls));
  expect([...kept]).toEqual([]);
  expect(calls).toHaveLength(1);
});

test.each(['network' as const, 503, 429])(
  'after %s it is kept and tried again, ever less often',
  async (cause) => {
    const { leave, calls, kept, clock, actor } = started();
    leave('t1');
    await last(calls).reject(failure(logout, cause));
    clock.increment(1_999);
    expect(calls).toHaveLength(1);
    clock.increment(1);
    expect(calls).toHaveLength(2);
    await last(calls).reject(failure(logout, cause));
    clock.increment(2_000);
    expect(calls).toHaveLength(2);
    actor.send({ type: 'network.returned' });
    expect(calls).toHaveLength(3);
    expect([...kept]).toEqual(['t1']);
    await last(calls).resolve(ok);
    expect([...kept]).toEqual([]);
  },
);

test('what an earlier page could not revoke is revoked at the next start, one after the other', async () => {
  const { calls, kept, leave } = started('t1', 't2');
  leave('t1');
  expect(calls.map(({ input }) => input.token)).toEqual(['t1']);
  await last(calls).resolve(ok);
  expect(calls.map(({ input }) => input.token)).toEqual(['t1', 't2']);
  await last(calls).resolve(ok);
  expect([...kept]).toEqual([]);
});

test('every state is reached and left', () => {
  const result = walk(revocationMachine, {
    events: [{ type: 'token.left', token: 't1' }, { type: 'network.returned' }],
    outputs: { signOut: [ok, { status: 400, message: '' }] },
    errors: [failure(logout, 'network'), failure(logout, 401)],
    key: ({ context }) => [context.tokens.length, Math.min(context.failures, 2)],
  });
  expect(result).toEqual({ unreached: [], stuck: [] });
});
