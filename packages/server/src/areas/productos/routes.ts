import { contract } from '@presupuesto/api-sdk/contract';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../mount.ts';
import type { Services } from '../../services.ts';
import { removeProducto } from './remove.ts';
import { listProductos } from './repo.ts';
import { createProducto, updateProducto } from './save.ts';

/** Mounts the products. */
export function mountProductos(app: FastifyInstance, { db }: Services): void {
  const { listarProductos, crearProducto, actualizarProducto, eliminarProducto } = contract.productos;
  mount(app, listarProductos, ({ query }) => listProductos(db, query));
  mount(app, crearProducto, async ({ body }) => ({
    message: 'Producto creado correctamente',
    data: await createProducto(db, body),
  }));
  mount(app, actualizarProducto, async ({ params, body }) => ({
    message: 'Producto actualizado correctamente',
    data: await updateProducto(db, params.productoID, body),
  }));
  mount(app, eliminarProducto, async ({ params }) => {
    await removeProducto(db, params.id);
    return { message: 'Producto eliminado correctamente' };
  });
}
