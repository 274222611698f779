import { contract } from '@presupuesto/api-sdk/contract';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { provided } from '../provided.ts';
import { par } from '../test/budget-world.ts';
import { failure, fakeActors, foreign, last, ok, refused } from '../test/fakes.ts';
import { walk } from '../test/walk.ts';
import { reopeningMachine } from './reopening.machine.ts';

const asking = {
  type: 'reopening.asked',
  periodoID: 'BGT-2027',
  vendedorID: 7,
  nombreVendedor: 'Ana Pérez',
} as const;

function asked() {
  const { actors, calls } = fakeActors();
  const reopening = createActor(provided(reopeningMachine, actors)).start();
  const facts: unknown[] = [];
  reopening.on('*', (fact) => facts.push(fact));
  reopening.send(asking);
  return { reopening, calls, facts, state: () => reopening.getSnapshot() };
}

test('reopens all pairs of a seller with a reason, which is asked for', async () => {
  const { reopening, calls, facts, state } = asked();
  reopening.send({ type: 'reopening.confirmed' });
  expect(calls.reabrirPresupuesto).toEqual([]);
  reopening.send({ type: 'motivo.typed', motivo: ' Faltan los precios de abril ' });
  reopening.send({ type: 'reopening.confirmed' });
  expect(last(calls.reabrirPresupuesto).input).toEqual({
    params: { periodoID: 'BGT-2027' },
    body: { vendedorID: 7, motivo: 'Faltan los precios de abril' },
  });
  const message = 'Presupuesto reabierto, pero no se pudo enviar el correo a ana@example.com.';
  await last(calls.reabrirPresupuesto).resolve({ status: 200, message, data: { pares: 12 } });
  expect(state().hasTag('reopened')).toBe(true);
  expect(state().context).toMatchObject({ count: 12, message });
  expect(facts).toEqual([{ type: 'approvals.outdated', periodoID: 'BGT-2027' }]);
});

test('reopens chosen pairs of those that are budgeted, listed once they are wanted', async () => {
  const { reopening, calls, state } = asked();
  expect(calls.loadWholeBudget).toEqual([]);
  reopening.send({ type: 'extent.chosen', chooses: true });
  expect(last(calls.loadWholeBudget).input).toEqual({ periodoID: 'BGT-2027', vendedorID: 7 });
  await last(calls.loadWholeBudget).resolve([par(1, [1, 2], { presupuestado: true }), par(2, [1])]);
  expect(state().context.pairs.map(({ clienteProductoID }) => clienteProductoID)).toEqual([101]);
  reopening.send({ type: 'motivo.typed', motivo: 'Revisar' });
  reopening.send({ type: 'reopening.confirmed' });
  expect(calls.reabrirPresupuesto).toEqual([]);
  reopening.send({ type: 'pair.toggled', clienteProductoID: 101 });
  reopening.send({ type: 'reopening.confirmed' });
  expect(last(calls.reabrirPresupuesto).input.body).toMatchObject({ clienteProductoIDs: [101] });
});

test('a refusal is shown, and what was filled in stays', async () => {
  const { reopening, calls, state } = asked();
  reopening.send({ type: 'motivo.typed', motivo: 'Revisar' });
  reopening.send({ type: 'reopening.confirmed' });
  await last(calls.reabrirPresupuesto).reject(
    failure(contract.presupuestos.reabrirPresupuesto, 400, 'El período está cerrado'),
  );
  expect(state().hasTag('failed')).toBe(true);
  expect(state().context).toMatchObject({ problem: 'El período está cerrado', motivo: 'Revisar' });
});

test('a reopening without an answer may have been done: what is shown is announced as old, and what was filled in stays', async () => {
  const { reopening, calls, facts, state } = asked();
  reopening.send({ type: 'motivo.typed', motivo: 'Revisar' });
  for (const [error, announced] of [
    [refused(contract.presupuestos.reabrirPresupuesto, 'El período está cerrado'), 0],
    [failure(contract.presupuestos.reabrirPresupuesto, 'network'), 1],
    [foreign(contract.presupuestos.reabrirPresupuesto, 504), 2],
  ] as const) {
    reopening.send({ type: 'reopening.confirmed' });
    await last(calls.reabrirPresupuesto).reject(error);
    expect(facts).toHaveLength(announced);
  }
  expect(facts[0]).toEqual({ type: 'approvals.outdated', periodoID: 'BGT-2027' });
  expect(state().hasTag('failed')).toBe(true);
  expect(state().context).toMatchObject({ problem: 'Error al reabrir el presupuesto', motivo: 'Revisar' });
});

test('asks before a reason that was written, or a choice, is lost; an empty dialog closes at once', () => {
  const { reopening, state } = asked();
  const seen = () => [state().hasTag('open'), state().hasTag('discarding'), state().context.motivo];
  reopening.send({ type: 'reopening.closed' });
  expect(seen()).toEqual([false, false, '']);
  reopening.send(asking);
  reopening.send({ type: 'motivo.typed', motivo: 'Faltan' });
  for (const goingOn of ['reopening.kept', 'reopening.closed'] as const) {
    reopening.send({ type: 'reopening.closed' });
    expect(seen()).toEqual([true, true, 'Faltan']);
    reopening.send({ type: goingOn });
    expect(seen()).toEqual([true, false, 'Faltan']);
  }
  reopening.send({ type: 'reopening.closed' });
  reopening.send({ type: 'reopening.discarded' });
  expect(state().hasTag('open')).toBe(false);
  reopening.send(asking);
  expect(seen()).toEqual([true, false, '']);
  reopening.send({ type: 'extent.chosen', chooses: true });
  reopening.send({ type: 'reopening.closed' });
  expect(state().hasTag('discarding')).toBe(true);
});

test('who goes on after a refusal still reads why it was refused', async () => {
  const { reopening, calls, state } = asked();
  reopening.send({ type: 'motivo.typed', motivo: 'Revisar' });
  reopening.send({ type: 'reopening.confirmed' });
  await last(calls.reabrirPresupuesto).reject(
    failure(contract.presupuestos.reabrirPresupuesto, 400, 'El período está cerrado'),
  );
  reopening.send({ type: 'reopening.closed' });
  reopening.send({ type: 'reopening.kept' });
  expect([state().hasTag('failed'), state().context.problem]).toEqual([true, 'El período está cerrado']);
});

test('every state can be reached and left', () => {
  const { unreached, stuck } = walk(reopeningMachine, {
    events: [
      asking,
      { type: 'motivo.typed', motivo: 'Revisar' },
      { type: 'extent.chosen', chooses: true },
      { type: 'reopening.confirmed' },
      { type: 'reopening.closed' },
      { type: 'reopening.kept' },
      { type: 'reopening.discarded' },
      { type: 'retry.requested' },
    ],
    outputs: { reabrirPresupuesto: [{ ...ok, data: { pares: 1 } }], loadWholeBudget: [[par(1, [1])]] },
    errors: [new Error()],
    key: ({ context: { motivo, chooses } }) => [motivo, chooses],
  });
  expect([unreached, stuck]).toEqual([[], []]);
});
