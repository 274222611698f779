import { contract } from '@presupuesto/api-sdk/contract';
import { createActor, SimulatedClock } from 'xstate';
import { assignmentMachine } from '../assignment/assignment.machine.ts';
import type { AssignmentPlace } from '../assignment/assignment.types.ts';
import { assignedProducts, availableProducts } from '../assignment/lists.ts';
import { provided } from '../provided.ts';
import { failure, fakeActors, last, ok } from './fakes.ts';

export const cliente = (clienteID: number, nombre: string) => ({
  clienteID,
  clienteCodigo: `C-${clienteID}`,
  nombre,
  paisID: 1,
  nombrePais: 'Perú',
});
export const producto = (productoID: number, nombre: string) => ({
  productoID,
  productoCodigo: `P-${productoID}`,
  nombre,
});
export const vendedor = (vendedorID: number, activo = true) => ({
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
export const clientes = [cliente(5, 'Envases Ñandú'), cliente(6, 'Latas del Perú')];
export const productos = [producto(2, 'Ánodo'), producto(3, 'Bobina'), producto(1, 'Zuncho')];
export const nowhere: AssignmentPlace = { vendedorID: null, clienteID: null, search: '' };

/** What a save comes to where the server does not know the call. */
export const unoffered = (status: number, serverMessage?: string) =>
  Object.assign(failure(contract.clientesProductos.asignarProductos, status, serverMessage), {
    isNotOffered: true,
    serverMessage,
  });

/** Asignación as it is opened at `place`, with calls that the test answers. */
export function started(isAdministrator = false, named: Partial<AssignmentPlace> = {}) {
  const place = { ...nowhere, ...named };
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
export async function opened() {
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
