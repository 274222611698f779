import { contract } from '@presupuesto/api-sdk/contract';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../mount.ts';
import type { Services } from '../../services.ts';
import { authorship } from '../shared/audit.ts';
import { createVendedor } from './create.ts';
import { listVendedores } from './repo.ts';
import { activeUsersOf } from './tied-users.ts';
import { conditionalVendedor, updateVendedor } from './update.ts';

/** Mounts the salespeople's list, creation and change. */
export function mountVendedores(app: FastifyInstance, services: Services): void {
  const { db, now, sessions } = services;
  const by = authorship(now);
  const { versioned } = conditionalVendedor;

  mount(app, contract.vendedores.listarVendedores, async ({ query, user }) => {
    const { data, rows } = await listVendedores(db, query);
    const sellers = data.map(versioned);
    // Who signs in as whom is the administrators' alone to know.
    if (user.tipoUsuario !== 'ADMINISTRADOR') return { data: sellers, rows };
    const names = await activeUsersOf(
      db,
      sellers.map(({ vendedorID }) => vendedorID),
    );
    const withUsers = sellers.map((seller) => ({
      ...seller,
      usuariosActivos: names.get(seller.vendedorID) ?? [],
    }));
    return { data: withUsers, rows };
  });

  mount(app, contract.vendedores.crearVendedor, async ({ body, user, request }) => {
    const { data, message } = await createVendedor(services, by(user), body, request.log);
    return { message, data: versioned(data) };
  });

  mount(app, contract.vendedores.actualizarVendedor, async ({ params, query, body, user }) => {
    const { vendedorID: _own, desactivarUsuario, ...datos } = body;
    const { seller, deactivated } = await updateVendedor(db, by(user), {
      vendedorID: params.vendedorID,
      datos,
      visto: query.visto,
      desactivarUsuario,
    });
    sessions.clearCache();
    return { message: `Vendedor guardado correctamente${ending(deactivated)}`, data: versioned(seller) };
  });
}

/** What else was done, said after what was asked for. */
function ending(deactivated: readonly string[]): string {
  if (deactivated.length === 0) return '';
  return deactivated.length === 1
    ? `. Se desactivó el usuario ${deactivated[0]}`
    : `. Se desactivaron los usuarios ${deactivated.join(', ')}`;
}
