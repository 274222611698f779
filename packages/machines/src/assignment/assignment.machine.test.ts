import { contract } from '@presupuesto/api-sdk/contract';
import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { provided } from '../provided.ts';
import { failure, fakeActors, foreign, last, ok } from '../test/fakes.ts';
import { walk } from '../test/walk.ts';
import { assignmentMachine } from './assignment.machine.ts';
import type { AssignmentPlace } from './assignment.types.ts';
import { assignedProducts, availableProducts, chosenClient, visibleClients } from './lists.ts';

const { asignarProductos, listarProductosDeCliente } = contract.clientesProductos;
const listarVendedores = contract.vendedores.listarVendedores;

const cliente = (clienteID: number, nombre: string) => ({
  clienteID,
  clienteCodigo: `C-${clienteID}`,
  nombre,
  paisID: 1,
  nombrePais: 'Perú',
});
const producto = (productoID: number, nombre: string) => ({
  productoID,
  productoCodigo: `P-${productoID}`,
  nombre,
});
const vendedor = (vendedorID: number, activo = true) => ({
  vendedorID,
  vendedorCodigo: `V-${vendedorID}`,
  nombre: 'Ana',
  apellido: `Pérez ${vendedorID}`,
  email: 'ana@ejemplo.com',
  division: 'N',
  activo,
  paisID: 1,
  nombrePais: 'Perú',
});
const clientes = [cliente(5, 'Envases Ñandú'), cliente(6, 'Latas del Perú')];
const productos = [producto(1, 'Zuncho'), producto(2, 'Ánodo'), producto(3, 'Bobina')];
const unoffered = (status: number, serverMessage?: string) =>
  Object.assign(failure(asignarProductos, status, serverMessage), { isNotOffered: true, serverMessage });

const nowhere: AssignmentPlace = { vendedorID: null, clienteID: null };

function started(isAdministrator = false, place = nowhere) {
  const { actors, calls } = fakeActors();
  const clock = new SimulatedClock();
  const page = createActor(provided(assignmentMachine, actors), { clock, input: { isAdministrator, place } });
  const logged: string[] = [];
  page.on('failure.logged', ({ text }) => logged.push(text));
  let isEnded = false;
  page.on('visit.ended', () => (isEnded = true));
  page.start();
  const context = () => page.getSnapshot().context;
  return {
    page,
    calls,
    clock,
    logged,
    isEnded: () => isEnded,
    context,
    has: (tag: Parameters<ReturnType<typeof page.getSnapshot>['hasTag']>[0]) =>
      page.getSnapshot().hasTag(tag),
    choose: (clienteID: number | null) => page.send({ type: 'client.chosen', clienteID }),
    move: (to: 'assigned' | 'available', ...ids: number[]) => page.send({ type: 'products.moved', ids, to }),
    available: () => availableProducts(context()).map(({ label }) => label),
    assigned: () => assignedProducts(context()).map(({ label }) => label),
  };
}

/** A seller's page with client 5 chosen, who has product 1. */
async function opened() {
  const world = started();
  await last(world.calls.listarClientes).resolve({ ...ok, data: clientes });
  world.choose(5);
  await last(world.calls.listarProductos).resolve({ ...ok, data: productos });
  await last(world.calls.listarProductosDeCliente).resolve({
    ...ok,
    data: [{ productoID: 1, nombre: 'Zuncho' }],
  });
  return world;
}

test('asks a seller for a client, and an administrator for the seller first', async () => {
  const seller = started();
  expect(seller.has('noClient')).toBe(true);
  expect(seller.calls.loadSellers).toHaveLength(0);
  const { calls, page, has, context } = started(true);
  expect(has('noSeller')).toBe(true);
  await last(calls.loadSellers).resolve([vendedor(4, false), vendedor(3)]);
  // The inactive one, whose pairs are still to be moved, comes last.
  expect(context().vendedores.map(({ vendedorID }) => vendedorID)).toEqual([3, 4]);
  page.send({ type: 'seller.chosen', vendedorID: 3 });
  expect(has('noClient')).toBe(true);
  page.send({ type: 'client.chosen', clienteID: 5 });
  expect(last(calls.listarProductosDeCliente).input).toEqual({
    params: { clienteID: 5 },
    query: { vendedorID: 3 },
  });
});

test('a seller chooses no seller, nor does an address', () => {
  const { page, choose, calls } = started(false, { vendedorID: 3, clienteID: null });
  page.send({ type: 'seller.chosen', vendedorID: 3 });
  choose(5);
  expect(last(calls.listarProductosDeCliente).input).toEqual({ params: { clienteID: 5 }, query: {} });
});

test('begins at the seller and the client of an address, and asks again where they are gone', async () => {
  const { calls, context, has, assigned } = started(true, { vendedorID: 3, clienteID: 5 });
  expect(last(calls.listarProductosDeCliente).input).toEqual({
    params: { clienteID: 5 },
    query: { vendedorID: 3 },
  });
  await last(calls.listarProductosDeCliente).resolve({ ...ok, data: [{ productoID: 1, nombre: 'Zuncho' }] });
  await last(calls.listarProductos).resolve({ ...ok, data: productos });
  await last(calls.listarClientes).resolve({ ...ok, data: clientes });
  expect(chosenClient(context())?.nombre).toBe('Envases Ñandú');
  expect(assigned()).toEqual(['Zuncho']);
  await last(calls.loadSellers).resolve([vendedor(4)]);
  expect(has('noSeller')).toBe(true);

  const gone = started(true, { vendedorID: 4, clienteID: 9 });
  await last(gone.calls.loadSellers).resolve([vendedor(4)]);
  await last(gone.calls.listarClientes).resolve({ ...ok, data: clientes });
  expect(gone.context()).toMatchObject({ vendedorID: 4, clienteID: null });
  expect(gone.has('noClient')).toBe(true);
});

test('a client may be chosen before any list is there', async () => {
  const { page, calls, choose, context, has, assigned } = started(true);
  choose(5);
  expect(has('noSeller')).toBe(true);
  page.send({ type: 'seller.chosen', vendedorID: 3 });
  await last(calls.listarProductosDeCliente).resolve({ ...ok, data: [{ productoID: 9, nombre: 'Perfil' }] });
  expect(assigned()).toEqual(['Perfil']);
  expect(chosenClient(context())).toBeNull();
  await last(calls.listarClientes).resolve({ ...ok, data: clientes });
  expect(chosenClient(context())?.nombre).toBe('Envases Ñandú');
});

test('finds clients by every word in code or name, whatever accents and case', async () => {
  const { page, calls, context } = started();
  await last(calls.listarClientes).resolve({ ...ok, data: clientes });
  const found = (text: string) => {
    page.send({ type: 'search.typed', text });
    return visibleClients(context()).map(({ clienteID }) => clienteID);
  };
  expect(found(' ')).toEqual([5, 6]);
  expect(found('PERU latas')).toEqual([6]);
  expect(found('c-5 ñandu')).toEqual([5]);
  expect(found('c-5 latas')).toEqual([]);
  page.send({ type: 'search.typed', text: 'perú' });
  expect(visibleClients(context())).toBe(visibleClients(context()));
});

test('assigned products leave the available ones, both by name', async () => {
  const { available, assigned, calls, context, move } = await opened();
  expect(available()).toEqual(['Ánodo', 'Bobina']);
  expect(assigned()).toEqual(['Zuncho']);
  expect(availableProducts(context())[0]).toEqual({ id: 2, label: 'Ánodo', detail: 'P-2' });
  move('assigned', 3, 2);
  expect(assigned()).toEqual(['Ánodo', 'Bobina', 'Zuncho']);
  expect(assignedProducts(context())).toBe(assignedProducts(context()));
  expect(calls.listarProductos).toHaveLength(1);
});

test('an assigned product that is not among those loaded keeps its name on either side', async () => {
  const { choose, calls, move, available, assigned } = await opened();
  choose(6);
  await last(calls.listarProductosDeCliente).resolve({
    ...ok,
    data: [{ productoID: 1001, nombre: 'Perfil' }],
  });
  expect(assigned()).toEqual(['Perfil']);
  move('available', 1001);
  expect(available()).toContain('Perfil');
});

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

test('the answer about an earlier client is dropped', async () => {
  const { calls, choose, assigned, has } = await opened();
  choose(6);
  const earlier = last(calls.listarProductosDeCliente);
  choose(null);
  choose(5);
  expect(earlier.isCancelled()).toBe(true);
  await earlier.resolve({ ...ok, data: [{ productoID: 3, nombre: 'Bobina' }] });
  expect(assigned()).toEqual([]);
  expect(has('loadingProducts')).toBe(true);
  await last(calls.listarProductosDeCliente).resolve({ ...ok, data: [{ productoID: 1, nombre: 'Zuncho' }] });
  expect(assigned()).toEqual(['Zuncho']);
});

test('nothing moves before the lists of the chosen client are there', async () => {
  const { choose, move, calls, assigned } = await opened();
  choose(6);
  move('assigned', 2);
  expect(assigned()).toEqual([]);
  expect(calls.asignarProductos).toHaveLength(0);
});

test('each list that fails says so and is asked for again by itself', async () => {
  const { page, calls, context, has, choose } = started(true);
  await last(calls.loadSellers).reject(failure(listarVendedores, 500));
  await last(calls.listarClientes).reject(failure(contract.clientes.listarClientes, 'network'));
  page.send({ type: 'seller.chosen', vendedorID: 3 });
  choose(5);
  await last(calls.listarProductos).resolve({ status: 400, message: 'x' });
  await last(calls.listarProductosDeCliente).reject(
    failure(listarProductosDeCliente, 404, 'El cliente no existe'),
  );
  expect(context()).toMatchObject({
    sellersProblem: 'Error al cargar la lista de vendedores',
    problem: 'Error al cargar la lista de clientes',
    productsProblem: 'Error al cargar la lista de productos',
    assignedProblem: 'El cliente no existe',
  });
  page.send({ type: 'retry.requested', part: 'clients' });
  expect(context().problem).toBeNull();
  expect(context().sellersProblem).not.toBeNull();
  page.send({ type: 'retry.requested', part: 'products' });
  expect(
    [calls.listarProductos, calls.listarProductosDeCliente, calls.loadSellers].map((made) => made.length),
  ).toEqual([2, 2, 1]);
  page.send({ type: 'retry.requested', part: 'sellers' });
  await last(calls.loadSellers).resolve([vendedor(3)]);
  await last(calls.listarClientes).resolve({ ...ok, data: clientes });
  await last(calls.listarProductos).resolve({ ...ok, data: productos });
  await last(calls.listarProductosDeCliente).resolve({ status: 500, message: '' });
  expect(context().assignedProblem).toBe('Error al cargar los productos asignados');
  expect(has('failed')).toBe(true);
});

test('products that failed are asked for again with the next client, loaded ones are not', async () => {
  const { calls, choose } = started();
  choose(5);
  await last(calls.listarProductos).reject(failure(contract.productos.listarProductos, 500));
  choose(6);
  expect(calls.listarProductos).toHaveLength(2);
  await last(calls.listarProductos).resolve({ ...ok, data: productos });
  choose(5);
  expect(calls.listarProductos).toHaveLength(2);
});

test('leaving the page gives up what is under way', async () => {
  const { page, move, calls } = await opened();
  move('assigned', 2);
  page.stop();
  expect(last(calls.asignarProductos).isCancelled()).toBe(true);
});

test('a visit with nothing to save ends with its screen, and not before', async () => {
  const { page, isEnded } = await opened();
  page.send({ type: 'session.ended' });
  expect(isEnded()).toBe(false);
  page.send({ type: 'screen.left' });
  expect(isEnded()).toBe(true);
});

test('a visit that is left ends when the last of its moves is with the server', async () => {
  const { page, calls, move, isEnded } = await opened();
  move('assigned', 2);
  move('assigned', 3);
  page.send({ type: 'screen.left' });
  await last(calls.asignarProductos).resolve(ok);
  expect(isEnded()).toBe(false);
  expect(last(calls.asignarProductos).input).toMatchObject({ body: { productoIDs: [1, 2, 3] } });
  await last(calls.asignarProductos).resolve(ok);
  expect(isEnded()).toBe(true);
});

test('who comes back while moves are being saved finds them, and goes to the place of the address', async () => {
  const { page, calls, choose, move, assigned, context, isEnded } = await opened();
  move('assigned', 2);
  move('assigned', 3);
  page.send({ type: 'screen.left' });
  page.send({ type: 'screen.entered', place: { vendedorID: null, clienteID: 6 } });
  expect(context().clienteID).toBe(6);
  choose(5);
  expect(assigned()).toEqual(['Ánodo', 'Bobina', 'Zuncho']);
  await last(calls.asignarProductos).resolve(ok);
  await last(calls.asignarProductos).resolve(ok);
  expect(isEnded()).toBe(false);
  page.send({ type: 'screen.left' });
  expect(isEnded()).toBe(true);
});

test('a visit whose session ends before its screen saves nothing more in the name of the next user', async () => {
  const { page, move, isEnded } = await opened();
  move('assigned', 2);
  move('assigned', 3);
  page.send({ type: 'session.ended' });
  expect(isEnded()).toBe(false);
  page.send({ type: 'screen.left' });
  expect(isEnded()).toBe(true);
});

test('a visit that was left ends with its session: nothing is saved in the name of the next user', async () => {
  const { page, move, isEnded } = await opened();
  move('assigned', 2);
  page.send({ type: 'screen.left' });
  page.send({ type: 'session.ended' });
  expect(isEnded()).toBe(true);
});

const walkOf = (isAdministrator: boolean) =>
  walk(assignmentMachine, {
    input: { isAdministrator, place: nowhere },
    events: [
      { type: 'seller.chosen', vendedorID: 3 },
      { type: 'client.chosen', clienteID: 5 },
      { type: 'client.chosen', clienteID: null },
      { type: 'products.moved', ids: [1], to: 'assigned' },
      ...['sellers', 'clients', 'products'].map((part) => ({ type: 'retry.requested', part })),
    ],
    outputs: {
      loadSellers: [[vendedor(3)]],
      listarClientes: [{ ...ok, data: clientes }],
      listarProductos: [{ ...ok, data: [] }],
      listarProductosDeCliente: [{ ...ok, data: [] }],
      asignarProductos: [ok],
    },
    errors: [unoffered(404)],
    key: ({ context }) => [context.clienteID, context.vendedorID, context.isOffered, context.pairs],
  });

// While the screen is shown: what leaving it comes to is tested above.
test('every state is reached and left, save where there is nothing left to do', () => {
  const visit = ['assignment.visit.signedOut', 'assignment.visit.ended'];
  const loaded = ['assignment.clients.loaded', 'assignment.products.loaded'];
  expect(walkOf(true)).toEqual({
    unreached: ['assignment.sellers.own', ...visit],
    stuck: ['assignment.sellers.loaded', ...loaded, 'assignment.visit.shown'],
  });
  expect(walkOf(false)).toEqual({
    unreached: [
      ...['loading', 'loaded', 'failed'].map((state) => `assignment.sellers.${state}`),
      'assignment.assigned.noSeller',
      ...visit,
    ],
    stuck: ['assignment.sellers.own', ...loaded, 'assignment.visit.shown'],
  });
});
