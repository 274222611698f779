import { contract } from '@presupuesto/api-sdk/contract';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { outboxMachine } from '../../outbox/outbox.machine.ts';
import { budgetWorld, sop, ventaPeriodo } from '../../test/budget-world.ts';
import { failure, last, ok } from '../../test/fakes.ts';
import { walk } from '../../test/walk.ts';
import { APPROVAL_DONE, approvalMachine } from './approval.machine.ts';

const endpoint = contract.presupuestos.aprobarPresupuesto;

function confirmed() {
  const { calls, approval: modal, outbox } = budgetWorld();
  const facts: unknown[] = [];
  modal.on('*', (fact) => facts.push(fact));
  modal.send({ type: 'approval.asked', periodo: sop });
  const warned = modal.getSnapshot().hasTag('warning') && calls.aprobarPresupuesto.length === 0;
  modal.send({ type: 'approval.confirmed' });
  return {
    modal,
    outbox,
    facts,
    warned,
    calls,
    sends: calls.aprobarPresupuesto,
    state: () => modal.getSnapshot(),
  };
}

test('warns first, then approves, announces it, and may be repeated', async () => {
  const { modal, sends, state, facts, warned } = confirmed();
  expect(warned).toBe(true);
  expect(last(sends).input).toEqual({ params: { periodoID: sop.periodoID } });
  await last(sends).resolve(ok);
  expect(state().context.message).toBe(APPROVAL_DONE);
  expect(facts).toEqual([{ type: 'budget.approved', periodoID: sop.periodoID }]);
  modal.send({ type: 'approval.closed' });
  modal.send({ type: 'approval.asked', periodo: sop });
  expect(state().hasTag('warning')).toBe(true);
});

test.each([
  [404, endpoint.errors[404]],
  [401, 'No tiene autorización para aprobar presupuestos. Por favor, inicie sesión nuevamente.'],
  [403, 'No tiene permisos para aprobar presupuestos. Solo los vendedores pueden aprobar presupuestos.'],
  [500, 'Error desconocido'],
])('%s shows its text and changes nothing', async (status, text) => {
  const { sends, state, facts } = confirmed();
  await last(sends).reject(failure(endpoint, status));
  expect(state().context.message).toBe(text);
  expect(state().hasTag('failed')).toBe(true);
  expect(facts).toEqual([]);
});

test('the message of another failure and of a body that is not a 200 is shown', async () => {
  const { modal, sends, state } = confirmed();
  await last(sends).reject(failure(endpoint, 500, 'Base de datos ocupada'));
  expect(state().context.message).toBe('Base de datos ocupada');
  modal.send({ type: 'approval.confirmed' });
  await last(sends).resolve({ status: 400, message: 'El período está cerrado' });
  expect(state().context.message).toBe('El período está cerrado');
});

test('says meanwhile what is missing, and counts what has just been typed', async () => {
  const { modal, outbox, calls, state } = confirmed();
  await last(calls.aprobarPresupuesto).reject(failure(endpoint, 500));
  modal.send({ type: 'approval.closed' });
  const change = { periodoID: sop.periodoID, clienteProductoPeriodoID: 2, ventaID: 204, valor: 0 };
  outbox.send({ type: 'changes.queued', changes: [{ kind: 'precio', ...change }] });
  modal.send({ type: 'approval.asked', periodo: sop });
  expect([state().hasTag('reviewing'), state().context.review]).toEqual([true, null]);
  await last(calls.loadWholeBudget).resolve([ventaPeriodo(1, 4), ventaPeriodo(2, 4)]);
  expect(state().hasTag('reviewing')).toBe(false);
  expect(state().context.review).toEqual({
    noPresupuestados: { count: 1, pairs: [{ nombreCliente: 'Cliente 1', nombreProducto: 'Producto 1' }] },
    conMesesVacios: { count: 0, pairs: [] },
    sinPrecio: { count: 1, pairs: [{ nombreCliente: 'Cliente 2', nombreProducto: 'Producto 2' }] },
  });
});

test('approves without waiting for what is missing, and without it when it cannot be had', async () => {
  const { calls, state } = confirmed();
  await last(calls.loadWholeBudget).reject(failure(contract.ventas.listarVentasPeriodo, 500));
  expect([state().hasTag('reviewing'), state().context.review]).toEqual([false, null]);
  await last(calls.aprobarPresupuesto).resolve(ok);
  expect(state().hasTag('approved')).toBe(true);
});

test('stops looking when it is closed, and looks anew when it is asked again', async () => {
  const { modal, calls, state } = confirmed();
  await last(calls.aprobarPresupuesto).reject(failure(endpoint, 500));
  const first = last(calls.loadWholeBudget);
  modal.send({ type: 'approval.closed' });
  expect(first.isCancelled()).toBe(true);
  modal.send({ type: 'approval.asked', periodo: sop });
  expect(calls.loadWholeBudget).toHaveLength(2);
  expect(state().context.review).toBeNull();
});

test('every state is reached and left', () => {
  const result = walk(approvalMachine, {
    input: { outbox: createActor(outboxMachine) },
    events: [
      { type: 'approval.asked', periodo: sop },
      { type: 'approval.confirmed' },
      { type: 'approval.closed' },
    ],
    outputs: {
      aprobarPresupuesto: [ok],
      whole: [
        { pairs: [], text: null },
        { pairs: null, text: '' },
      ],
    },
    errors: [failure(endpoint, 404)],
  });
  expect(result).toEqual({ unreached: [], stuck: [] });
});
