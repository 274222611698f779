import { type Cliente, eliminarCliente, listarClientes } from '@presupuesto/api-sdk/contract';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { request } from '../request.ts';
import { failure, fakeActors, foreign, last, ok, refused } from '../test/fakes.ts';
import { cliente, input, loaded, managementMachine, page } from '../test/managed-clients.ts';

test('a removal asks first, goes once, and reloads the list', async () => {
  const { send, asked, answer, calls, state, context, changes } = await loaded();
  send({ type: 'removal.asked', item: cliente(2) }, { type: 'removal.closed' });
  expect(asked()[0]).toBe('GET');
  send({ type: 'removal.asked', item: cliente(2) }, { type: 'removal.confirmed' });
  expect(asked()).toEqual(['DELETE', { params: { id: 2 } }]);
  const sent = calls.length;
  send({ type: 'removal.confirmed' }, { type: 'removal.closed' });
  expect(calls).toHaveLength(sent);
  await answer({ message: 'Se eliminó' });
  expect(state().hasTag('removalOpen')).toBe(false);
  expect(context().notice).toBe('Se eliminó');
  expect(changes()).toBe(1);
  expect(asked()[0]).toBe('GET');
});

test('a removed record is gone before the list comes again', async () => {
  const { send, asked, answer, context } = await loaded();
  send({ type: 'removal.asked', item: cliente(2) }, { type: 'removal.confirmed' });
  const { rows } = context();
  await answer({});
  expect(asked()[0]).toBe('GET');
  expect(context()).toMatchObject({ items: [cliente(1)], rows: rows - 1 });
});

test('a refused removal says why and stays to be read', async () => {
  const { send, fail, context, state } = await loaded();
  send({ type: 'removal.asked', item: cliente(2) }, { type: 'removal.confirmed' });
  await fail(refused(eliminarCliente, 'Está en uso'));
  expect(state().hasTag('removalOpen')).toBe(true);
  expect(context().removalProblem).toBe('Está en uso');
  send({ type: 'removal.confirmed' });
  await fail(failure(eliminarCliente, 500));
  expect(context().removalProblem).toBe('Error al eliminar el cliente');
});

test('a record that somebody else has removed goes from the list, and nothing is asked any more', async () => {
  const { send, fail, asked, answer, context, state, changes } = await loaded();
  send({ type: 'removal.asked', item: cliente(2) }, { type: 'removal.confirmed' });
  await fail(refused(eliminarCliente, 'El cliente no existe', 404));
  expect(state().hasTag('removalOpen')).toBe(false);
  expect(context()).toMatchObject({ items: [cliente(1)], notice: 'Ya se había eliminado.' });
  expect(asked()[0]).toBe('GET');
  await answer(page(1, cliente(1)));
  expect(context()).toMatchObject({ items: [cliente(1)], notice: 'Ya se había eliminado.' });
  expect(changes()).toBe(1);
});

test.each([failure(eliminarCliente, 'network'), foreign(eliminarCliente, 504)])(
  'a removal without an answer may be done: it says so, and the list is read again: %#',
  async (error) => {
    const { send, fail, asked, answer, context, state } = await loaded();
    send({ type: 'removal.asked', item: cliente(2) }, { type: 'removal.confirmed' });
    await fail(error);
    expect(state().hasTag('removalOpen')).toBe(true);
    expect(context().removalProblem).toBe('Error al eliminar el cliente');
    expect(asked()[0]).toBe('GET');
    send({ type: 'removal.closed' });
    await answer(page(1, cliente(1)));
    expect(context().items).toEqual([cliente(1)]);
  },
);

test('a removal that has to be confirmed in writing goes only then, and shows what goes with it', async () => {
  const { actors, calls } = fakeActors();
  const removal = {
    request: () => request(eliminarCliente, { params: { id: 2 } }),
    removed: 'Eliminado.',
    content: () => request(listarClientes, { query: {} }),
    typed: ({ clienteCodigo }: Cliente) => clienteCodigo,
  };
  const screen = createActor(managementMachine.provide({ actors }), { input: { ...input, removal } }).start();
  const shown = () => screen.getSnapshot().context;
  await last(calls.request).resolve(page(1, cliente(2)));
  screen.send({ type: 'removal.asked', item: cliente(2) });
  await last(calls.request).resolve({ ...ok, data: { meses: 24 } });
  expect(shown().removedContent).toEqual({ meses: 24 });
  screen.send({ type: 'removal.confirmed' });
  expect(shown().removalProblem).toBe('Escriba C-2 para confirmar');
  screen.send({ type: 'removal.typed', text: ' C-2 ' });
  expect(shown().removalProblem).toBeNull();
  screen.send({ type: 'removal.confirmed' });
  expect(last(calls.request).input.endpoint.method).toBe('DELETE');
});
