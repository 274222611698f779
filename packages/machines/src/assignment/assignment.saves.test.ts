import { contract } from '@presupuesto/api-sdk/contract';
import { expect, test } from 'vitest';
import { opened, producto, productos, started, unoffered, vendedor } from '../test/assignment-page.ts';
import { failure, foreign, last, ok } from '../test/fakes.ts';

const { asignarProductos, listarProductosDeCliente } = contract.clientesProductos;

test('a move shows at once and saves the whole set', async () => {
  const { move, assigned, calls, has, logged } = await opened();
  move('assigned', 2);
  expect(assigned()).toEqual(['Ánodo', 'Zuncho']);
  expect(last(calls.asignarProductos).input).toEqual({
    params: { clienteID: 5 },
    body: { productoIDs: [1, 2], vistos: [1] },
  });
  expect(has('saving')).toBe(true);
  await last(calls.asignarProductos).resolve(ok);
  expect(has('saving')).toBe(false);
  expect(assigned()).toEqual(['Ánodo', 'Zuncho']);
  expect(logged).toEqual([]);
});

test('moves made while a save is under way go together in the next one', async () => {
  const { move, calls } = await opened();
  move('assigned', 2);
  move('assigned', 3);
  move('available', 1);
  expect(calls.asignarProductos).toHaveLength(1);
  await last(calls.asignarProductos).resolve(ok);
  expect(calls.asignarProductos).toHaveLength(2);
  expect(last(calls.asignarProductos).input.body.productoIDs).toEqual([2, 3]);
  await last(calls.asignarProductos).resolve(ok);
  expect(calls.asignarProductos).toHaveLength(2);
});

test('what others have changed meanwhile comes with the answer, and what was moved since stays on top of it', async () => {
  const { move, calls, assigned } = await opened();
  move('assigned', 2);
  move('available', 1);
  await last(calls.asignarProductos).resolve({
    ...ok,
    data: [producto(1, 'Zuncho'), producto(3, 'Bobina')],
  });
  expect(assigned()).toEqual(['Bobina']);
  expect(last(calls.asignarProductos).input.body).toEqual({ productoIDs: [3], vistos: [1, 3] });
});

test('what was moved back while it was being saved is saved again', async () => {
  const { move, choose, calls } = await opened();
  move('assigned', 2);
  move('available', 2);
  choose(6);
  await last(calls.asignarProductos).resolve(ok);
  expect(last(calls.asignarProductos).input).toEqual({
    params: { clienteID: 5 },
    body: { productoIDs: [1], vistos: [1, 2] },
  });
});

test('a move that changes nothing is not saved', async () => {
  const { move, calls } = await opened();
  move('assigned', 1);
  move('available', 3);
  expect(calls.asignarProductos).toHaveLength(0);
});

test.each([
  ['a refusal', 'El período está cerrado', { status: 400, message: 'El período está cerrado' }],
  ['a refusal without a message', 'Error al guardar la asignación', { status: 400, message: '' }],
  ['no permission', 'No tienes permisos para realizar esta acción.', failure(asignarProductos, 403)],
  ['an unknown client', 'El cliente no existe', unoffered(404, 'El cliente no existe')],
])('%s takes the moves back, those on top too, with a log line', async (_, text, answer) => {
  const { move, calls, assigned, context, logged, has } = await opened();
  move('assigned', 2);
  await last(calls.asignarProductos).resolve(ok);
  move('assigned', 3);
  move('available', 1);
  const save = last(calls.asignarProductos);
  await (answer instanceof Error ? save.reject(answer) : save.resolve(answer));
  expect(assigned()).toEqual(['Ánodo', 'Zuncho']);
  expect(context().moveProblem).toBe(text);
  expect(logged).toEqual([`Asignación del cliente 5: ${text}`]);
  expect(has('saving')).toBe(false);
  expect(calls.asignarProductos).toHaveLength(2);
  move('assigned', 3);
  expect(context().moveProblem).toBeNull();
});

test('a save without an answer is given up after 30 s, and so is the question what came of it', async () => {
  const { move, calls, assigned, clock, context } = await opened();
  move('assigned', 2);
  clock.increment(29_999);
  expect(last(calls.asignarProductos).isCancelled()).toBe(false);
  clock.increment(1);
  expect(last(calls.asignarProductos).isCancelled()).toBe(true);
  expect(assigned()).toHaveLength(2);
  clock.increment(30_000);
  expect(assigned()).toEqual(['Zuncho']);
  expect(context().moveProblem).toBe('Error al guardar la asignación');
});

test.each([
  ['no network', failure(asignarProductos, 'network')],
  ['an answer of a proxy', foreign(asignarProductos, 502)],
])('after %s the server is asked what came of a save', async (_, error) => {
  const { move, calls, has } = await opened();
  move('assigned', 2);
  await last(calls.asignarProductos).reject(error);
  expect(last(calls.listarProductosDeCliente).input).toEqual({ params: { clienteID: 5 }, query: {} });
  expect(has('saving')).toBe(true);
});

test.each([
  ['was saved', [1, 2], ['Ánodo', 'Zuncho'], null],
  ['was saved, with what others did', [2, 3], ['Ánodo', 'Bobina'], null],
  ['was not saved', [1, 3], ['Bobina', 'Zuncho'], 'Error al guardar la asignación'],
])('where the answer is lost, the server says whether it %s', async (_, ids, shown, problem) => {
  const { move, calls, assigned, context, has } = await opened();
  move('assigned', 2);
  await last(calls.asignarProductos).reject(failure(asignarProductos, 'network'));
  expect(has('saving')).toBe(true);
  const data = productos.filter(({ productoID }) => ids.includes(productoID));
  await last(calls.listarProductosDeCliente).resolve({ ...ok, data });
  expect(assigned()).toEqual(shown);
  expect(context().moveProblem).toBe(problem);
  expect(has('saving')).toBe(false);
});

test('without a network the moves go back to what was confirmed last', async () => {
  const { move, calls, assigned, context } = await opened();
  move('assigned', 2);
  await last(calls.asignarProductos).reject(failure(asignarProductos, 'network'));
  await last(calls.listarProductosDeCliente).reject(failure(listarProductosDeCliente, 'network'));
  expect(assigned()).toEqual(['Zuncho']);
  expect(context().moveProblem).toBe('Error al guardar la asignación');
});

test.each([
  unoffered(404),
  unoffered(405, 'Method Not Allowed'),
  unoffered(501),
  unoffered(404, 'Route PUT:/api/v1/clientes-productos/cliente/5 not found'),
])('a server without the call: moves stay for the visit, each with a log line (%s)', async (error) => {
  const { move, calls, assigned, context, logged, choose, has } = await opened();
  move('assigned', 2);
  await last(calls.asignarProductos).reject(error);
  expect(assigned()).toEqual(['Ánodo', 'Zuncho']);
  const line = 'Asignación del cliente 5: el servidor no ofrece guardar la asignación';
  expect(logged).toEqual([line]);
  move('available', 1);
  expect(logged).toEqual([line, line]);
  expect(calls.asignarProductos).toHaveLength(1);
  expect(context().moveProblem).toBeNull();
  expect(has('saving')).toBe(false);
  choose(6);
  choose(5);
  expect(assigned()).toEqual(['Ánodo']);
});

test('saves keep their own client when another is chosen, and return to it unmixed', async () => {
  const { move, calls, choose, assigned, context, logged } = await opened();
  move('assigned', 2);
  move('assigned', 3);
  choose(6);
  await last(calls.listarProductosDeCliente).resolve({ ...ok, data: [{ productoID: 3, nombre: 'Bobina' }] });
  move('available', 3);
  expect(calls.asignarProductos).toHaveLength(1);
  choose(5);
  expect(assigned()).toEqual(['Ánodo', 'Bobina', 'Zuncho']);
  expect(calls.listarProductosDeCliente).toHaveLength(2);
  choose(6);
  expect(assigned()).toEqual([]);
  await last(calls.asignarProductos).resolve(ok);
  expect(last(calls.asignarProductos).input).toEqual({
    params: { clienteID: 5 },
    body: { productoIDs: [1, 2, 3], vistos: [1, 2] },
  });
  await last(calls.asignarProductos).reject(failure(asignarProductos, 500));
  expect(context().moveProblem).toBe('Envases Ñandú: Error al guardar la asignación');
  expect(logged).toEqual(['Asignación del cliente 5: Error al guardar la asignación']);
  expect(assigned()).toEqual([]);
  expect(last(calls.asignarProductos).input).toEqual({
    params: { clienteID: 6 },
    body: { productoIDs: [], vistos: [3] },
  });
  await last(calls.asignarProductos).resolve(ok);
  choose(5);
  expect(last(calls.listarProductosDeCliente).input).toEqual({ params: { clienteID: 5 }, query: {} });
  expect(calls.listarProductosDeCliente).toHaveLength(3);
});

test('saves keep their own seller when another is chosen', async () => {
  const { page, calls, choose, move, context, logged, assigned } = started(true);
  await last(calls.loadSellers).resolve([vendedor(3), vendedor(4)]);
  page.send({ type: 'seller.chosen', vendedorID: 3 });
  choose(5);
  await last(calls.listarProductos).resolve({ ...ok, data: productos });
  await last(calls.listarProductosDeCliente).resolve({ ...ok, data: [] });
  move('assigned', 1);
  page.send({ type: 'seller.chosen', vendedorID: 4 });
  expect(last(calls.listarProductosDeCliente).input).toEqual({
    params: { clienteID: 5 },
    query: { vendedorID: 4 },
  });
  await last(calls.listarProductosDeCliente).resolve({ ...ok, data: [] });
  move('assigned', 2);
  expect(last(calls.asignarProductos).input).toEqual({
    params: { clienteID: 5 },
    body: { vendedorID: 3, productoIDs: [1], vistos: [] },
  });
  await last(calls.asignarProductos).resolve({ status: 400, message: 'No' });
  expect(context().moveProblem).toBe('Cliente 5 (Ana Pérez 3): No');
  expect(logged).toEqual(['Asignación del cliente 5 del vendedor 3: No']);
  expect(last(calls.asignarProductos).input).toEqual({
    params: { clienteID: 5 },
    body: { vendedorID: 4, productoIDs: [2], vistos: [] },
  });
  expect(assigned()).toEqual(['Ánodo']);
});
