import { contract } from '@presupuesto/api-sdk/contract';
import { expect, test } from 'vitest';
import { cliente, producto, started } from '../test/assignment-page.ts';
import { failure, last, ok } from '../test/fakes.ts';
import { visibleClients } from './lists.ts';

const clientes = Array.from({ length: 2_500 }, (_, at) => cliente(at + 1, `Cliente ${at + 1}`));
const productos = Array.from({ length: 1_200 }, (_, at) => producto(at + 1, `Producto ${at + 1}`));

/** What the server answers about a page of a thousand. */
function page<Item>(all: readonly Item[], number: number) {
  return { ...ok, data: all.slice(number * 1_000, (number + 1) * 1_000), rows: all.length };
}

test('a company of thousands of clients has all of them, and an address leads to the last one', async () => {
  const { calls, context, has, page: assignment } = started(false, { clienteID: 2_400 });
  await last(calls.listarClientes).resolve(page(clientes, 0));
  expect(visibleClients(context())).toHaveLength(1_000);
  await last(calls.listarClientes).resolve(page(clientes, 1));
  expect(context().clienteID).toBe(2_400);
  await last(calls.listarClientes).resolve(page(clientes, 2));
  expect(calls.listarClientes.map(({ input }) => input)).toEqual(
    [0, 1, 2].map((pageNumber) => ({ query: { pageNumber, pageSize: 1_000 } })),
  );
  expect(has('loadingClients')).toBe(false);
  expect(context().clienteID).toBe(2_400);
  assignment.send({ type: 'search.typed', text: 'cliente 2500' });
  expect(visibleClients(context()).map(({ clienteID }) => clienteID)).toEqual([2_500]);
});

test('a list that breaks off says so, and goes on where it was', async () => {
  const { calls, context, page: assignment } = started();
  await last(calls.listarClientes).resolve(page(clientes, 0));
  await last(calls.listarClientes).reject(failure(contract.clientes.listarClientes, 'network'));
  expect(context().problem).toBe('Error al cargar la lista de clientes');
  assignment.send({ type: 'retry.requested', part: 'clients' });
  await last(calls.listarClientes).resolve(page(clientes, 1));
  await last(calls.listarClientes).resolve(page(clientes, 2));
  expect(context()).toMatchObject({ problem: null, clientes });
});

test('of thousands of products all are there to be assigned', async () => {
  const { calls, choose, available, has } = started();
  choose(5);
  await last(calls.listarProductosDeCliente).resolve({ ...ok, data: [] });
  await last(calls.listarProductos).resolve(page(productos, 0));
  expect(has('loadingProducts')).toBe(true);
  await last(calls.listarProductos).resolve(page(productos, 1));
  expect(has('loadingProducts')).toBe(false);
  expect(available()).toHaveLength(1_200);
});

test('a server that says no total has sent all there is', async () => {
  const { calls, context, has } = started();
  await last(calls.listarClientes).resolve({ ...ok, data: clientes.slice(0, 1_000) });
  expect(has('loadingClients')).toBe(false);
  expect(calls.listarClientes).toHaveLength(1);
  expect(context().clientes).toHaveLength(1_000);
});
