import { contract } from '@presupuesto/api-sdk/contract';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { backOff } from '../../outbox/limits.ts';
import { outboxMachine } from '../../outbox/outbox.machine.ts';
import { conflictFailure, failure, ok } from '../../test/fakes.ts';
import { volumen } from '../../test/outbox-page.ts';
import { walk } from '../../test/walk.ts';
import { cellSaveMachine } from './cell-save.machine.ts';

const { guardarVolumen } = contract.ventas;
const kept = (id: string, moment: number) => ({ id, moment, change: volumen(1, moment) });

test('every state is reached and left', () => {
  const owner = createActor(outboxMachine);
  const result = walk(cellSaveMachine, {
    input: { usuario: 'ana', kept: kept('a', 1), owner },
    events: [
      { type: 'turn.free' },
      { type: 'turn.given', latest: [null] },
      {
        type: 'turn.given',
        latest: [{ ...kept('b', 2), conflicto: { actual: 4, usuario: null, fecha: null } }],
      },
      { type: 'change.replaced', kept: kept('b', 2) },
      { type: 'network.returned' },
      { type: 'session.confirmed' },
    ],
    outputs: { sendChange: [ok, { status: 400, message: '' }] },
    errors: [failure(guardarVolumen, 401), failure(guardarVolumen, 'network'), conflictFailure(4)],
    key: ({ context }) => [context.kept, context.sent, context.force],
  });
  expect(result).toEqual({ unreached: [], stuck: [] });
});

test('waits double from a second to half a minute', () => {
  expect([1, 2, 3, 6, 99].map(backOff)).toEqual([1_000, 2_000, 4_000, 30_000, 30_000]);
});
