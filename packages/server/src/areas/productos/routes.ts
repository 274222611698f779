import { contract } from '@presupuesto/api-sdk/contract';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../mount.ts';
import type { Services } from '../../services.ts';
import { authorship } from '../shared/audit.ts';
import { removeProducto } from './remove.ts';
import { listProductos } from './repo.ts';
import { conditionalProducto, createProducto, updateProducto } from './save.ts';

/** Mounts the products. */
export function mountProductos(app: FastifyInstance, { db, now }: Services): void {
  const { listarProductos, crearProducto, actualizarProducto, eliminarProducto } = contract.productos;
  const { versioned } = conditionalProducto;
  const by = authorship(now);

  mount(app, listarProductos, async ({ query }) => {
    const { data, rows } = await listProductos(db, query);
    return { data: data.map(versioned), rows };
  });
  mount(app, crearProducto, async ({ body, user }) => ({
    message: 'Producto creado correctamente',
    data: versioned(await createProducto(db, by(user), body)),
  }));
  mount(app, actualizarProducto, async ({ params: { productoID }, query: { visto }, body: datos, user }) => ({
    message: 'Producto actualizado correctamente',
    data: versioned(await updateProducto(db, by(user), { productoID, datos, visto })),
  }));
  mount(app, eliminarProducto, async ({ params, user }) => {
    await removeProducto(db, user, by(user), params.id);
    return { message: 'Producto eliminado correctamente' };
  });
}
