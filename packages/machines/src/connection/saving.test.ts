import { contract } from '@presupuesto/api-sdk/contract';
import { expect, test } from 'vitest';
import { conflictFailure, failure, last, ok } from '../test/fakes.ts';
import { outboxPage, volumen } from '../test/outbox-page.ts';
import { savingEvent } from './saving.ts';

const { guardarLote, guardarVolumen } = contract.ventas;
const FULL = 'El servidor no tiene espacio en el disco. Avise a quien lo administra.';
const settled = { type: 'saves.settled' };

const now = ({ outbox }: ReturnType<typeof outboxPage>) => savingEvent(outbox.getSnapshot().context.entries);

test('a figure that the server puts off has failed with what it said, until it is saved', async () => {
  const world = outboxPage();
  world.queue(volumen(1, 5));
  expect(now(world)).toEqual(settled);
  await last(world.sends).reject(failure(guardarVolumen, 503, FULL));
  expect(now(world)).toEqual({ type: 'save.failed', text: FULL });
  world.clock.increment(1_000);
  expect(now(world)).toBeUndefined();
  await last(world.sends).resolve(ok);
  expect(now(world)).toEqual(settled);
});

test('so has what was changed together, also where typed figures go together at the next pair', async () => {
  const world = outboxPage(undefined, 'ana', true);
  world.queue(volumen(1, 5));
  world.queue(volumen(2, 6));
  for (const call of world.sends) await call.reject(failure(guardarVolumen, 503));
  world.outbox.send({ type: 'flush.requested' });
  expect(now(world)).toBeUndefined();
  await last(world.batches).reject(failure(guardarLote, 503, FULL));
  expect(now(world)).toEqual({ type: 'save.failed', text: FULL });
});

test.each([
  ['refuses', failure(guardarVolumen, 403)],
  ['has another figure for', conflictFailure(40)],
])('what the server %s is not put off', async (_, answer) => {
  const world = outboxPage();
  world.queue({ ...volumen(1, 5), visto: 0 });
  await last(world.sends).reject(failure(guardarVolumen, 503));
  world.clock.increment(1_000);
  await last(world.sends).reject(answer);
  expect(now(world)).toEqual(settled);
});
