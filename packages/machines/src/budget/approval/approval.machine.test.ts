import { contract } from '@presupuesto/api-sdk/contract';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { failure, fakeActors, last, ok } from '../../test/fakes.ts';
import { walk } from '../../test/walk.ts';
import { APPROVAL_DONE, approvalMachine } from './approval.machine.ts';

const endpoint = contract.presupuestos.aprobarPresupuesto;

function confirmed() {
  const { actors, calls } = fakeActors();
  const modal = createActor(approvalMachine.provide({ actors }));
  const facts: unknown[] = [];
  modal.on('*', (fact) => facts.push(fact));
  modal.start();
  modal.send({ type: 'approval.asked', periodoID: 'BGT-2026' });
  const warned = modal.getSnapshot().hasTag('warning') && calls.approve.length === 0;
  modal.send({ type: 'approval.confirmed' });
  return { modal, facts, warned, sends: calls.approve, state: () => modal.getSnapshot() };
}

test('warns first, then approves, announces it, and may be repeated', async () => {
  const { modal, sends, state, facts, warned } = confirmed();
  expect(warned).toBe(true);
  expect(last(sends).input).toEqual({ periodoID: 'BGT-2026' });
  await last(sends).resolve(ok);
  expect(state().context.message).toBe(APPROVAL_DONE);
  expect(facts).toEqual([{ type: 'budget.approved', periodoID: 'BGT-2026' }]);
  modal.send({ type: 'approval.closed' });
  modal.send({ type: 'approval.asked', periodoID: 'BGT-2026' });
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

test('every state is reached and left', () => {
  const result = walk(approvalMachine, {
    events: [
      { type: 'approval.asked', periodoID: 'BGT-2026' },
      { type: 'approval.confirmed' },
      { type: 'approval.closed' },
    ],
    outputs: { approve: [ok, { status: 400, message: '' }] },
    errors: [failure(endpoint, 404)],
  });
  expect(result).toEqual({ unreached: [], stuck: [] });
});
