import { contract } from '@presupuesto/api-sdk/contract';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../mount.ts';
import type { Services } from '../../services.ts';
import { authorship } from '../shared/audit.ts';
import { removeCliente } from './remove.ts';
import { listClientes } from './repo.ts';
import { conditionalCliente, createCliente, updateCliente } from './save.ts';

/** Mounts the clients. */
export function mountClientes(app: FastifyInstance, { db, now }: Services): void {
  const { listarClientes, crearCliente, actualizarCliente, eliminarCliente } = contract.clientes;
  const { versioned } = conditionalCliente;
  const by = authorship(now);

  mount(app, listarClientes, async ({ query }) => {
    const { data, rows } = await listClientes(db, query);
    return { data: data.map(versioned), rows };
  });
  mount(app, crearCliente, async ({ body, user }) => ({
    message: 'Cliente creado correctamente',
    data: versioned(await createCliente(db, by(user), body)),
  }));
  mount(app, actualizarCliente, async ({ params: { clienteID }, query: { visto }, body: datos, user }) => ({
    message: 'Cliente actualizado correctamente',
    data: versioned(await updateCliente(db, by(user), { clienteID, datos, visto })),
  }));
  mount(app, eliminarCliente, async ({ params, user }) => {
    await removeCliente(db, user, by(user), params.id);
    return { message: 'Cliente eliminado correctamente' };
  });
}
