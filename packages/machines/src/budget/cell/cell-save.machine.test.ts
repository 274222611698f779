import { contract } from '@presupuesto/api-sdk/contract';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { outboxMachine } from '../../outbox/outbox.machine.ts';
import { failure, ok } from '../../test/fakes.ts';
import { walk } from '../../test/walk.ts';
import { cellSaveMachine } from './cell-save.machine.ts';
import { backOff } from './cell-save.setup.ts';

const { guardarVolumen } = contract.ventas;
const volumen = (valor: number) => ({
  kind: 'volumenTon',
  ventaID: 1,
  valor,
  periodoID: 'BGT-2026',
  clienteProductoPeriodoID: 7,
});

test('every state is reached and left', () => {
  const owner = createActor(outboxMachine);
  const result = walk(cellSaveMachine, {
    input: { usuario: 'ana', kept: { id: 'a', moment: 1, change: volumen(5) }, owner },
    events: [
      { type: 'turn.free' },
      { type: 'turn.given', latest: null },
      { type: 'change.replaced', kept: { id: 'b', moment: 2, change: volumen(6) } },
      { type: 'network.returned' },
      { type: 'session.confirmed' },
    ],
    outputs: { sendChange: [ok, { status: 400, message: '' }] },
    errors: [failure(guardarVolumen, 401), failure(guardarVolumen, 'network')],
    key: ({ context }) => [context.kept, context.sent, context.force],
  });
  expect(result).toEqual({ unreached: [], stuck: [] });
});

test('waits double from a second to half a minute', () => {
  expect([1, 2, 3, 6, 99].map(backOff)).toEqual([1_000, 2_000, 4_000, 30_000, 30_000]);
});
