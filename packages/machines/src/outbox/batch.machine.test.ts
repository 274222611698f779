import { contract, MAX_LOTE } from '@presupuesto/api-sdk/contract';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { failure, foreign, notOffered, ok } from '../test/fakes.ts';
import { volumen } from '../test/outbox-page.ts';
import { walk } from '../test/walk.ts';
import { batchMachine } from './batch.machine.ts';
import { BATCH_SIZE, newGesture } from './kept.ts';
import { outboxMachine } from './outbox.machine.ts';

const { guardarLote } = contract.ventas;

test('every state is reached and left', () => {
  const gesto = newGesture('pegado');
  const member = { id: 'a', moment: 1, change: volumen(1, 5), gesto };
  const result = walk(batchMachine, {
    input: { usuario: 'ana', gesto, members: [member], owner: createActor(outboxMachine) },
    events: [
      { type: 'turn.free' },
      { type: 'turn.given', latest: [null] },
      { type: 'turn.given', latest: [member] },
      { type: 'network.returned' },
      { type: 'session.confirmed' },
    ],
    outputs: {
      sendBatch: [
        { ...ok, data: [] },
        { status: 400, message: 'no' },
      ],
    },
    errors: [
      failure(guardarLote, 401),
      failure(guardarLote, 413),
      notOffered(guardarLote),
      foreign(guardarLote, 502),
    ],
    key: ({ context }) => [context.sent, context.outcome, context.force],
  });
  expect(result).toEqual({ unreached: [], stuck: [] });
});

test('a gesture has a UUID of version 4, also on a page without TLS', () => {
  const version4 = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
  expect(newGesture('pegado').gestoID).toMatch(version4);
  // As such a page has it.
  const { randomUUID } = crypto;
  Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true });
  expect(newGesture('pegado').gestoID).toMatch(version4);
  Object.defineProperty(crypto, 'randomUUID', { value: randomUUID, configurable: true });
});

test('a batch is as large as the contract allows', () => {
  expect(BATCH_SIZE).toBe(MAX_LOTE);
});
