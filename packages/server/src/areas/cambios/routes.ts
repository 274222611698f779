import { contract } from '@presupuesto/api-sdk/contract';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../mount.ts';
import type { Services } from '../../services.ts';
import { userOfName } from '../shared/user-of-name.ts';
import { listChanges } from './list.ts';
import { listChangesOfMonth } from './of-month.ts';

const none = { data: [], rows: 0 };

/** Mounts who changed the figures of a month, and of everything. */
export function mountCambios(app: FastifyInstance, { db }: Services): void {
  mount(app, contract.ventas.listarCambiosVenta, async ({ params, user }) => ({
    data: await listChangesOfMonth(db, params.ventaID, user),
  }));

  mount(app, contract.cambios.listarCambios, async ({ query, user }) => {
    const { usuario, ...asked } = query;
    const usuarioID = usuario ? await userOfName(db, usuario) : undefined;
    if (usuarioID === null) return none;
    if (user.tipoUsuario === 'ADMINISTRADOR') return listChanges(db, { ...asked, usuarioID });
    // Another's are as unknown as those of a salesperson that nobody is.
    const { vendedorID } = user;
    if (vendedorID === null || (asked.vendedorID ?? vendedorID) !== vendedorID) return none;
    return listChanges(db, { ...asked, usuarioID, vendedorID, visible: true });
  });
}
