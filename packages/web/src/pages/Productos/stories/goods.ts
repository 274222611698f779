import {
  actualizarProducto,
  crearProducto,
  eliminarProducto,
  listarProductos,
  type Producto,
} from '@presupuesto/api-sdk/contract';
import { withApp } from '../../../app/stories/WithApp.tsx';
import { products } from '../../../fixtures/products.ts';
import { fakeRecords } from '../../../management/stories/fake-records.ts';
import Productos from '../Productos.tsx';

/** The server of the stories: eighteen products. */
export const server = fakeRecords<Producto>({
  list: listarProductos,
  create: crearProducto,
  update: actualizarProducto,
  remove: eliminarProducto,
  key: 'productoID',
  items: products,
  searched: ({ productoCodigo, nombre }) => `${productoCodigo} ${nombre}`,
});

/** The screen as a salesperson has it; every story starts with the same eighteen. */
export const productsMeta = {
  component: Productos,
  decorators: [withApp],
  parameters: { app: { work: { request: server.request } } },
  beforeEach: () => server.reset(),
};
