import { contract } from '@presupuesto/api-sdk/contract';
import { expect, test } from 'vitest';
import {
  clientes,
  nowhere,
  opened,
  producto,
  productos,
  started,
  unoffered,
  vendedor,
} from '../test/assignment-page.ts';
import { failure, last, ok } from '../test/fakes.ts';
import { walk } from '../test/walk.ts';
import { assignmentMachine } from './assignment.machine.ts';
import { assignedProducts, availableProducts, chosenClient, visibleClients } from './lists.ts';

const { listarProductosDeCliente } = contract.clientesProductos;
const listarVendedores = contract.vendedores.listarVendedores;
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
  const { page, choose, calls } = started(false, { vendedorID: 3 });
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

test('an assigned product that is not among those loaded keeps its name on either side, after the others', async () => {
  const { choose, calls, move, available, assigned } = await opened();
  choose(6);
  await last(calls.listarProductosDeCliente).resolve({
    ...ok,
    data: [
      { productoID: 1001, nombre: 'Perfil' },
      { productoID: 3, nombre: 'Bobina' },
    ],
  });
  expect(assigned()).toEqual(['Bobina', 'Perfil']);
  move('available', 1001);
  expect(available()).toEqual(['Ánodo', 'Zuncho', 'Perfil']);
});

test('products stand in the order in which the server lists them, as everywhere else', async () => {
  const { choose, calls, move, available, assigned } = started();
  choose(5);
  await last(calls.listarProductos).resolve({
    ...ok,
    data: ['Lata 10 kg', 'Lata 9 kg', 'Lata-0'].map((nombre, at) => producto(at + 1, nombre)),
  });
  await last(calls.listarProductosDeCliente).resolve({
    ...ok,
    data: [{ productoID: 2, nombre: 'Lata 9 kg' }],
  });
  expect(available()).toEqual(['Lata 10 kg', 'Lata-0']);
  move('assigned', 1);
  expect(assigned()).toEqual(['Lata 10 kg', 'Lata 9 kg']);
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

const walkOf = (isAdministrator: boolean) =>
  walk(assignmentMachine, {
    input: { isAdministrator, place: nowhere },
    events: [
      { type: 'seller.chosen', vendedorID: 3 },
      { type: 'client.chosen', clienteID: 5 },
      { type: 'client.chosen', clienteID: null },
      { type: 'products.moved', ids: [1], to: 'assigned' },
      { type: 'news.heard', eventos: [{ tipo: 'perdido' }] },
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
