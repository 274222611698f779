import { listarParesPeriodo } from '@presupuesto/api-sdk/contract';
import { expect, test } from 'vitest';
import { createActor, fromCallback, SimulatedClock } from 'xstate';
import { failure, fakeActors, last } from '../../test/fakes.ts';
import { aheadMachine } from './ahead.machine.ts';

function ahead() {
  const { actors, calls } = fakeActors();
  const clock = new SimulatedClock();
  let comeBack = () => {};
  const networkReturns = fromCallback(({ sendBack }) => {
    comeBack = () => sendBack({ type: 'network.returned' });
  });
  const actor = createActor(aheadMachine.provide({ actors: { ...actors, networkReturns } }), {
    clock,
  }).start();
  return {
    calls: calls.keepMonths,
    asked: () => calls.keepMonths.map(({ input }) => input.periodoID),
    clock,
    open: (periodoID: string | null) => actor.send({ type: 'period.opened', periodoID }),
    comeBack: () => comeBack(),
  };
}

test('the months of a period and of its reference are fetched once each, one after the other', async () => {
  const { open, clock, calls, asked } = ahead();
  open('BGT-2026');
  open('CUR-2025');
  open('BGT-2026');
  open(null);
  expect(asked()).toEqual([]);
  clock.increment(2_000);
  expect(asked()).toEqual(['BGT-2026']);
  await last(calls).resolve();
  clock.increment(2_000);
  expect(asked()).toEqual(['BGT-2026', 'CUR-2025']);
  await last(calls).resolve();
  open('CUR-2025');
  clock.increment(2_000);
  expect(asked()).toEqual(['BGT-2026', 'CUR-2025']);
});

test('what the network cut off is fetched when it returns', async () => {
  const { open, clock, calls, asked, comeBack } = ahead();
  open('BGT-2026');
  clock.increment(2_000);
  await last(calls).reject(failure(listarParesPeriodo, 'network'));
  clock.increment(60_000);
  expect(asked()).toHaveLength(1);
  comeBack();
  clock.increment(2_000);
  expect(asked()).toEqual(['BGT-2026', 'BGT-2026']);
});

test('a period that the server refuses holds up no other', async () => {
  const { open, clock, calls, asked } = ahead();
  open('BGT-2026');
  open('CUR-2025');
  clock.increment(2_000);
  await last(calls).reject(failure(listarParesPeriodo, 403));
  clock.increment(2_000);
  expect(asked()).toEqual(['BGT-2026', 'CUR-2025']);
});

test('a server without that call is asked no more', async () => {
  const { open, clock, calls, asked } = ahead();
  open('BGT-2026');
  clock.increment(2_000);
  const gone = Object.assign(failure(listarParesPeriodo, 404), { isNotOffered: true });
  await last(calls).reject(gone);
  open('CUR-2025');
  clock.increment(60_000);
  expect(asked()).toEqual(['BGT-2026']);
});
