import { contract } from '@presupuesto/api-sdk/contract';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { provided } from '../provided.ts';
import { failure, fakeActors, last, ok } from '../test/fakes.ts';
import { walk } from '../test/walk.ts';
import { type ChangeKeyField, changeKeyMachine } from './change-key.machine.ts';
import { keyChecklist } from './checklist.ts';

const endpoint = contract.claves.cambiarClave;
const good = { claveActual: 'Vieja-2026!', claveNueva: 'Nueva-2026!', confirmacion: 'Nueva-2026!' };

function submitted(values: Partial<typeof good> = {}) {
  const { actors, calls } = fakeActors();
  const form = createActor(provided(changeKeyMachine, actors));
  const facts: string[] = [];
  form.on('*', ({ type }) => facts.push(type));
  form.start();
  for (const [field, value] of Object.entries({ ...good, ...values })) {
    form.send({ type: 'field.typed', field: field as ChangeKeyField, value });
  }
  form.send({ type: 'form.submitted' });
  return { form, facts, sends: calls.cambiarClave, state: () => form.getSnapshot() };
}

test.each([
  [{ claveActual: '' }, 'Por favor, complete todos los campos requeridos.'],
  [{ confirmacion: 'Otra-2026!' }, 'La nueva contraseña y la confirmación deben ser iguales.'],
  [
    { claveNueva: 'Vieja-2026!', confirmacion: 'Vieja-2026!' },
    'La nueva contraseña debe ser diferente a la contraseña actual.',
  ],
  [{ claveNueva: 'Aa-1', confirmacion: 'Aa-1' }, 'La contraseña debe tener al menos 8 caracteres.'],
])('%j is shown before anything is sent', (values, message) => {
  const { state, sends } = submitted(values);
  expect(state().context.problem?.message).toBe(message);
  expect(sends).toHaveLength(0);
});

test('a changed key ends the form, is announced and forgotten', async () => {
  const { state, sends, facts } = submitted();
  expect(last(sends).input).toEqual({ body: { claveActual: 'Vieja-2026!', claveNueva: 'Nueva-2026!' } });
  await last(sends).resolve(ok);
  expect(state().hasTag('done')).toBe(true);
  expect(facts).toEqual(['key.changed']);
  expect(state().context.claveNueva).toBe('');
});

test.each([
  [401, 'claveActual', 'La contraseña actual es incorrecta.'],
  [500, '', 'Error del servidor. Por favor, intente más tarde.'],
  ['network' as const, '', 'Error de conexión. Por favor, verifique su conexión a internet.'],
])('%s keeps the form and shows its text, at its field %j', async (cause, field, text) => {
  const { state, sends, form } = submitted();
  await last(sends).reject(failure(endpoint, cause));
  expect(state().context.problem).toEqual({ field, message: text, isServers: true });
  form.send({ type: 'field.typed', field: 'claveActual', value: 'x' });
  expect(state().context.problem).toBeNull();
});

test('a call without an answer may have changed the key, which is remembered when the former one is refused', async () => {
  const { state, sends, form } = submitted();
  await last(sends).reject(failure(endpoint, 401));
  expect(state().context.mayHaveChanged).toBe(false);
  form.send({ type: 'form.submitted' });
  await last(sends).reject(failure(endpoint, 'network'));
  expect(state().context.mayHaveChanged).toBe(true);
  form.send({ type: 'form.submitted' });
  await last(sends).reject(failure(endpoint, 401));
  expect(state().context).toMatchObject({
    problem: { message: 'La contraseña actual es incorrecta.' },
    mayHaveChanged: true,
  });
});

test.each([
  [{ status: 400, message: 'Clave usada' }, 'Clave usada'],
  [{ status: 400, message: '' }, 'Datos inválidos. Por favor, verifique la información.'],
  [{ status: 500, message: '' }, 'Error al cambiar la contraseña. Por favor, intente nuevamente.'],
])('a refusal shows its text: %j', async (answer, text) => {
  const { state, sends } = submitted();
  await last(sends).resolve(answer);
  expect(state().context.problem?.message).toBe(text);
});

test('the checklist follows what is typed', () => {
  const met = (key: string) => keyChecklist(key).flatMap((line) => (line.met ? [line.id] : []));
  expect(met('')).toEqual([]);
  expect(met('abc 1')).toEqual(['lower', 'digit']);
  expect(met('Nueva-2026!')).toEqual(['length', 'upper', 'lower', 'digit', 'special', 'blank']);
});

test('every state is reached and left', () => {
  const typed = Object.entries({ ...good, claveNueva: 'Nueva.2026', confirmacion: 'Nueva.2026' });
  const result = walk(changeKeyMachine, {
    events: [
      ...typed.map(([field, value]) => ({ type: 'field.typed', field, value })),
      { type: 'form.submitted' },
    ],
    outputs: { cambiarClave: [ok] },
    errors: [failure(endpoint, 401)],
    key: ({ context }) => context,
  });
  expect(result).toEqual({ unreached: [], stuck: [] });
});
