import { contract } from '@presupuesto/api-sdk/contract';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../mount.ts';
import type { Services } from '../../services.ts';
import { readablePeriod } from '../shared/period.ts';
import { removeRelation } from './remove.ts';
import { listRows } from './repo.ts';

/** Mounts the seller's list of client-product pairs, and the removal of one. */
export function mountRelaciones(app: FastifyInstance, { db, now }: Services): void {
  mount(app, contract.clientesProductos.listarClientesProductos, async ({ query, user }) => {
    const { periodoID } = await readablePeriod(db, query.periodoID);
    return { data: await listRows(db, user.vendedorID, periodoID) };
  });

  mount(app, contract.clientesProductos.eliminarClienteProducto, async ({ params, user }) => {
    await removeRelation(db, user, params.id, now());
    return { message: 'Cliente producto eliminado correctamente' };
  });
}
