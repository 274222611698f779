import { listarVentas, login } from '@presupuesto/api-sdk/contract';
import { expect, test } from 'vitest';
import { createActor, fromPromise, setup, toPromise } from 'xstate';
import { type CallInput, calling } from './calling.ts';
import { provided } from './provided.ts';

const query = { periodoID: 'BGT-2026', clienteID: 1, productoID: 2 };
const credentials = { nombreUsuario: 'ana', clave: 'Ventas-2026!' };

const child = setup({ actors: { listarVentas: calling(listarVentas) } }).createMachine({
  initial: 'asking',
  states: { asking: { invoke: { src: 'listarVentas', input: { query }, onDone: 'done' } }, done: {} },
});
const parent = setup({ actors: { child, login: calling(login, 'session') } }).createMachine({
  invoke: [{ src: 'child' }, { src: 'login', input: { body: credentials } }],
});

test('the port makes every call of a machine and of those that it starts, each with its own input', () => {
  const made: CallInput[] = [];
  const call = fromPromise<unknown, CallInput>(async ({ input }) => made.push(input));
  createActor(provided(parent, { call })).start();
  expect(made).toEqual([
    { endpoint: listarVentas, input: { query }, whose: 'user' },
    { endpoint: login, input: { body: credentials }, whose: 'session' },
  ]);
});

test('without the port it fails, and says what is missing', async () => {
  const actor = createActor(calling(listarVentas), { input: { query } }).start();
  await expect(toPromise(actor)).rejects.toThrow('provide call, for GET /api/v1/ventas/listar-ventas');
});
