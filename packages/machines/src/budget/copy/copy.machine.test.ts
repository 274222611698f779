import { contract } from '@presupuesto/api-sdk/contract';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { outboxMachine } from '../../outbox/outbox.machine.ts';
import { provided } from '../../provided.ts';
import { budgetWorld, cur, fila, sop, venta, ventaPeriodo } from '../../test/budget-world.ts';
import { failure, fakeActors, last, memoryStore, ok } from '../../test/fakes.ts';
import { repeated } from '../edits/step.ts';
import { copyMachine } from './copy.machine.ts';
import { USUAL_COPY } from './copy-memory.ts';

function opened(referenteID: string | null = cur.periodoID) {
  const { actors, calls } = fakeActors();
  const outbox = createActor(outboxMachine);
  const copy = createActor(provided(copyMachine, actors), {
    input: { outbox, periodoID: sop.periodoID, referenteID },
  });
  copy.start();
  return { calls, copy, state: () => copy.getSnapshot() };
}

test('what was chosen last time is proposed again, and kept when it is chosen', async () => {
  const { calls, copy, state } = opened();
  expect(state().hasTag('recalled')).toBe(false);
  await last(calls.readPreference).resolve({ ...USUAL_COPY, onlyEmpty: false });
  expect(state().hasTag('recalled')).toBe(true);
  expect(state().context.memory.onlyEmpty).toBe(false);
  copy.send({ type: 'options.chosen', memory: USUAL_COPY });
  expect(last(calls.keepPreference).input).toEqual({ name: 'copia', value: USUAL_COPY });
});

test('all pairs come once they are wanted: of the budget, then of the reference', async () => {
  const { calls, copy, state } = opened();
  expect(calls.loadWholeBudget).toHaveLength(0);
  copy.send({ type: 'pairs.wanted' });
  await last(calls.loadWholeBudget).resolve([ventaPeriodo(1, 3)]);
  expect(last(calls.loadWholeBudget).input).toEqual({ periodoID: cur.periodoID });
  await last(calls.loadWholeBudget).resolve([ventaPeriodo(1, 3), ventaPeriodo(2, 3)]);
  expect(state().hasTag('gathered')).toBe(true);
  expect([state().context.budget.length, state().context.reference.length]).toEqual([1, 2]);
});

test('a budget that cannot be had says so, and is asked for again', async () => {
  const { calls, copy, state } = opened();
  copy.send({ type: 'pairs.wanted' });
  await last(calls.loadWholeBudget).reject(failure(contract.ventas.listarVentasPeriodo, 500));
  expect(state().hasTag('failed')).toBe(true);
  expect(state().context.problem).not.toBeNull();
  copy.send({ type: 'retry.requested' });
  expect([state().hasTag('loading'), calls.loadWholeBudget.length]).toEqual([true, 2]);
});

test('without a reference there is nothing to gather', () => {
  const { calls, copy } = opened(null);
  copy.send({ type: 'pairs.wanted' });
  expect(calls.loadWholeBudget).toHaveLength(0);
});

test('what is copied into several pairs is one gesture, and one step', async () => {
  const world = budgetWorld(memoryStore(), undefined, true);
  await world.open();
  await world.choose(1, [venta(3, { volumenTon: 0 })]);
  const cell = (par: number, ventaID: number) => ({
    kind: 'volumenTon' as const,
    ventaID,
    before: 0,
    valor: 7,
    periodoID: sop.periodoID,
    clienteProductoPeriodoID: par,
    clienteProductoID: fila(par).clienteProductoID,
  });
  const changes = repeated([cell(1, 3), cell(2, 203)]);
  world.send({ type: 'reference.copied', changes, notice: { kind: 'referente', count: 2, pares: 2 } });
  expect(world.calls.sendBatch).toHaveLength(1);
  const { gesto, changes: sent } = last(world.calls.sendBatch).input;
  expect([gesto.origen, sent.length]).toEqual(['referente', 2]);
  expect(world.volumes()).toEqual([7]);
  await last(world.calls.sendBatch).resolve({
    ...ok,
    data: sent.map(({ ventaID }) => ({ ventaID, campo: 'volumenTon' as const, estado: 'guardado' as const })),
  });
  world.history.send({ type: 'edit.undone' });
  expect(last(world.calls.sendBatch).input.changes.map(({ valor }) => valor)).toEqual([0, 0]);
  expect(world.volumes()).toEqual([0]);
});
