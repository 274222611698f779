import { contract, RECOVERY_SENT } from '@presupuesto/api-sdk/contract';
import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { provided } from '../provided.ts';
import { failure, fakeActors, last, ok } from '../test/fakes.ts';
import { walk } from '../test/walk.ts';
import { recoveryMachine } from './recovery.machine.ts';

const endpoint = contract.claves.reestablecerClave;

function opened(nombreUsuario = 'ana') {
  const { actors, calls } = fakeActors();
  const clock = new SimulatedClock();
  const modal = createActor(provided(recoveryMachine, actors), { clock }).start();
  modal.send({ type: 'recovery.opened' });
  modal.send({ type: 'name.typed', nombreUsuario });
  modal.send({ type: 'recovery.submitted' });
  const state = () => modal.getSnapshot();
  return { modal, clock, sends: calls.reestablecerClave, state };
}

test('a blank user name is asked for', () => {
  const { state, sends } = opened('  ');
  expect(state().context.problem).toBe('Por favor, ingrese el nombre de usuario.');
  expect(sends).toHaveLength(0);
});

test.each([
  ['Revise su correo', 'Revise su correo'],
  ['', RECOVERY_SENT],
])('says %j once it is sent and closes after three seconds', async (message, shown) => {
  const { state, sends, clock } = opened();
  expect(last(sends).input).toEqual({ body: { nombreUsuario: 'ana' } });
  await last(sends).resolve({ status: 200, message, data: true });
  expect(state().context.message).toBe(shown);
  clock.increment(2_999);
  expect(state().hasTag('sent')).toBe(true);
  clock.increment(1);
  expect(state().hasTag('open')).toBe(false);
});

test.each([
  [{ status: 200, message: 'No se pudo', data: null }, 'No se pudo'],
  [{ ...ok, data: null }, 'Error al procesar la solicitud.'],
  [{ status: 400, message: 'Demasiados intentos' }, 'Demasiados intentos'],
  [{ status: 400, message: '' }, 'Datos inválidos. Por favor, verifica la información.'],
])('an answer without data shows its text: %j', async (answer, text) => {
  const { state, sends } = opened();
  await last(sends).resolve(answer);
  expect(state().context.problem).toBe(text);
  expect(state().hasTag('open')).toBe(true);
});

test('an unknown user is shown as such', async () => {
  const { state, sends } = opened();
  await last(sends).reject(failure(endpoint, 404));
  expect(state().context.problem).toBe('Usuario no encontrado. Por favor, verifica el nombre de usuario.');
});

test('Escape closes the modal and cancels the request; opening it again starts empty', () => {
  const { modal, state, sends } = opened();
  modal.send({ type: 'recovery.closed' });
  expect(last(sends).isCancelled()).toBe(true);
  modal.send({ type: 'recovery.opened' });
  expect(state().context).toEqual({ nombreUsuario: '', problem: null, message: null });
});

test('every state is reached and left', () => {
  const result = walk(recoveryMachine, {
    events: [
      { type: 'recovery.opened' },
      { type: 'name.typed', nombreUsuario: 'ana' },
      { type: 'recovery.submitted' },
      { type: 'recovery.closed' },
    ],
    outputs: { reestablecerClave: [{ ...ok, data: true }] },
    errors: [failure(endpoint, 404)],
    key: ({ context }) => context,
  });
  expect(result).toEqual({ unreached: [], stuck: [] });
});
