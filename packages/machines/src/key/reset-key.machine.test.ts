import { contract } from '@presupuesto/api-sdk/contract';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { provided } from '../provided.ts';
import { failure, fakeActors, last, ok } from '../test/fakes.ts';
import { walk } from '../test/walk.ts';
import { resetKeyMachine } from './reset-key.machine.ts';

const endpoint = contract.claves.cambiarContrasenaUsuario;
const DONE = 'Clave restablecida correctamente. El usuario deberá cambiarla al iniciar sesión.';

function asked() {
  const { actors, calls } = fakeActors();
  const modal = createActor(provided(resetKeyMachine, actors));
  const facts: unknown[] = [];
  modal.on('*', (fact) => facts.push(fact));
  modal.start();
  modal.send({ type: 'reset.asked', usuario: 'mgarcía' });
  return {
    modal,
    facts,
    sends: calls.cambiarContrasenaUsuario,
    context: () => modal.getSnapshot().context,
    has: (tag: 'open' | 'busy' | 'done') => modal.getSnapshot().hasTag(tag),
    submit: (value: string) => {
      modal.send({ type: 'key.typed', value });
      modal.send({ type: 'reset.submitted' });
    },
  };
}

test.each(['', '   ', ' abc '])('a key that is too short is shown at its field: "%s"', (value) => {
  const { modal, submit, context, sends } = asked();
  submit(value);
  expect(context().problem).toEqual({
    field: 'clave',
    message: 'La clave debe tener al menos 4 caracteres',
  });
  expect(sends).toHaveLength(0);
  modal.send({ type: 'key.typed', value: 'abc' });
  expect(context().problem).toBeNull();
});

test('sends the trimmed key once, forgets it, says it and announces it', async () => {
  const { modal, submit, context, sends, facts, has } = asked();
  submit(' Hola 1 ');
  expect(last(sends).input).toEqual({ body: { usuario: 'mgarcía', clave: 'Hola 1' } });
  expect(context().clave).toBe('');
  modal.send({ type: 'reset.submitted' });
  modal.send({ type: 'reset.closed' });
  expect(sends).toHaveLength(1);
  expect(has('busy')).toBe(true);
  await last(sends).resolve(ok);
  expect(has('done')).toBe(true);
  expect(context().message).toBe(DONE);
  expect(facts).toEqual([{ type: 'key.reset', usuario: 'mgarcía' }]);
  expect(has('open')).toBe(false);
  modal.send({ type: 'list.reloaded' });
  expect(has('done')).toBe(false);
  expect(context()).toEqual({ usuario: '', clave: '', problem: null, message: null });
});

test('the next reset is asked for over what was said of the last one', async () => {
  const { modal, submit, context, sends, has } = asked();
  submit('1234');
  await last(sends).resolve(ok);
  modal.send({ type: 'reset.asked', usuario: 'otro' });
  expect([has('open'), has('done')]).toEqual([true, false]);
  expect(context()).toEqual({ usuario: 'otro', clave: '', problem: null, message: null });
  modal.send({ type: 'list.reloaded' });
  expect(has('open')).toBe(true);
});

test("the server's own message is preferred", async () => {
  const { submit, context, sends } = asked();
  submit('1234');
  await last(sends).resolve({ status: 200, message: 'Clave nueva guardada' });
  expect(context().message).toBe('Clave nueva guardada');
});

test.each([
  ['no network', failure(endpoint, 'network'), 'Error al restablecer la clave'],
  ['an unknown user', failure(endpoint, 404, 'El usuario no existe'), 'El usuario no existe'],
  ['no permission', failure(endpoint, 403), 'No tienes permisos para realizar esta acción.'],
  ['a refusal', { status: 400, message: 'El usuario está inactivo' }, 'El usuario está inactivo'],
  ['a refusal without a message', { status: 400, message: '' }, 'Error al restablecer la clave'],
])('%s shows its text, and the key is typed again', async (_, answer, message) => {
  const { submit, context, sends, facts } = asked();
  submit('1234');
  await (answer instanceof Error ? last(sends).reject(answer) : last(sends).resolve(answer));
  expect(context()).toMatchObject({ usuario: 'mgarcía', clave: '', problem: { field: '', message } });
  expect(facts).toEqual([]);
  submit('5678');
  expect(last(sends).input.body.clave).toBe('5678');
  expect(context().problem).toBeNull();
});

test('a closed modal keeps nothing of what was typed', () => {
  const { modal, submit, context } = asked();
  submit('abc');
  modal.send({ type: 'reset.closed' });
  modal.send({ type: 'reset.asked', usuario: 'otro' });
  expect(context()).toEqual({ usuario: 'otro', clave: '', problem: null, message: null });
});

test('every state is reached and left', () => {
  const result = walk(resetKeyMachine, {
    events: [
      { type: 'reset.asked', usuario: 'mgarcía' },
      { type: 'key.typed', value: '1234' },
      { type: 'reset.submitted' },
      { type: 'reset.closed' },
      { type: 'list.reloaded' },
    ],
    outputs: { cambiarContrasenaUsuario: [ok] },
    errors: [failure(endpoint, 404)],
    key: ({ context }) => [context.clave, context.problem],
  });
  expect(result).toEqual({ unreached: [], stuck: [] });
});
