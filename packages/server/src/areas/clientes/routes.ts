import { contract } from '@presupuesto/api-sdk/contract';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../mount.ts';
import type { Services } from '../../services.ts';
import { removeCliente } from './remove.ts';
import { listClientes } from './repo.ts';
import { createCliente, updateCliente } from './save.ts';

/** Mounts the clients. */
export function mountClientes(app: FastifyInstance, { db }: Services): void {
  const { listarClientes, crearCliente, actualizarCliente, eliminarCliente } = contract.clientes;
  mount(app, listarClientes, ({ query }) => listClientes(db, query));
  mount(app, crearCliente, async ({ body }) => ({
    message: 'Cliente creado correctamente',
    data: await createCliente(db, body),
  }));
  mount(app, actualizarCliente, async ({ params, body }) => ({
    message: 'Cliente actualizado correctamente',
    data: await updateCliente(db, params.clienteID, body),
  }));
  mount(app, eliminarCliente, async ({ params }) => {
    await removeCliente(db, params.id);
    return { message: 'Cliente eliminado correctamente' };
  });
}
