import { contract } from '@presupuesto/api-sdk/contract';
import type { FastifyInstance } from 'fastify';
import { HttpProblem } from '../../http-problem.ts';
import { mount } from '../../mount.ts';
import type { Services } from '../../services.ts';
import { authorship } from '../shared/audit.ts';
import { readablePeriod } from '../shared/period.ts';
import { NO_SELLER } from '../shared/seller.ts';
import { assignProducts } from './assign.ts';
import { askedSeller, listAssigned } from './assigned.ts';
import { removeRelation } from './remove.ts';
import { listRows } from './repo.ts';

/** Mounts the seller's list of client-product pairs, the removal of one, and the products assigned to a client. */
export function mountRelaciones(app: FastifyInstance, { db, now }: Services): void {
  const author = authorship(now);

  mount(app, contract.clientesProductos.listarClientesProductos, async ({ query, user }) => {
    const { periodoID } = await readablePeriod(db, query.periodoID);
    return { data: await listRows(db, user.vendedorID, periodoID) };
  });

  mount(app, contract.clientesProductos.eliminarClienteProducto, async ({ params, user }) => {
    await removeRelation(db, user, params.id, now());
    return { message: 'Par eliminado correctamente' };
  });

  mount(app, contract.clientesProductos.listarProductosDeCliente, async ({ params, query, user }) => {
    const vendedorID = await askedSeller(db, { user, vendedorID: query.vendedorID });
    return { data: await listAssigned(db, vendedorID, params.clienteID) };
  });

  mount(app, contract.clientesProductos.asignarProductos, async ({ params, body, user }) => {
    const vendedorID = await askedSeller(db, { user, vendedorID: body.vendedorID });
    if (vendedorID === null) throw new HttpProblem(400, NO_SELLER);
    const { clienteID } = params;
    const { productoIDs, vistos } = body;
    await assignProducts(db, { vendedorID, clienteID, productoIDs, vistos }, author(user));
    return {
      message: 'Asignación guardada correctamente',
      data: await listAssigned(db, vendedorID, clienteID),
    };
  });
}
