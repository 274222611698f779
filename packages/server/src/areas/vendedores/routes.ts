import { contract } from '@presupuesto/api-sdk/contract';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../mount.ts';
import type { Services } from '../../services.ts';
import { createVendedor } from './create.ts';
import { listVendedores } from './repo.ts';
import { updateVendedor } from './update.ts';

/** Mounts the salespeople's list, creation and change. */
export function mountVendedores(app: FastifyInstance, services: Services): void {
  const { db, now, sessions } = services;

  mount(app, contract.vendedores.listarVendedores, ({ query }) => listVendedores(db, query));

  mount(app, contract.vendedores.crearVendedor, ({ body, user, request }) =>
    createVendedor(services, user.usuarioID, body, request.log),
  );

  mount(app, contract.vendedores.actualizarVendedor, async ({ params, body, user }) => {
    const { vendedorID: _own, ...datos } = body;
    const data = await updateVendedor(db, {
      vendedorID: params.vendedorID,
      datos,
      by: user.usuarioID,
      cuando: now(),
    });
    sessions.forget();
    return { message: 'Vendedor guardado correctamente', data };
  });
}
