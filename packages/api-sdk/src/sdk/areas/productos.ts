import type { Producto } from '../../contract/entities.ts';
import {
  actualizarProducto,
  crearProducto,
  eliminarProducto,
  listarProductos,
} from '../../contract/productos.ts';
import type { DoneCall, MaybeCall, PageCall } from '../answering.ts';
import { Area } from '../area.ts';
import type { ListQuery, NombreFilter, PageQuery, ProductoInput } from '../inputs.ts';
import { type CallOptions, type ConditionalOptions, conditionOf } from '../options.ts';
import type { PagedList } from '../paged-list.ts';

/** Products. */
export class ProductosArea extends Area {
  /**
   * One page of the products, by name; up to 1000.
   *
   * @throws ApiError 403 'No tienes permisos para realizar esta acción.'; otherwise 'Error al cargar la lista de
   *   productos'
   * @see `GET /api/v1/productos/listar-productos` (any session)
   */
  list(query: PageQuery & NombreFilter = {}, options?: CallOptions): PageCall<Producto> {
    return this.page(listarProductos, { query }, options);
  }

  /**
   * Every product, read page by page.
   *
   * @throws ApiError 403 'No tienes permisos para realizar esta acción.'; otherwise 'Error al cargar la lista de
   *   productos'
   * @see `GET /api/v1/productos/listar-productos` (any session)
   */
  all(query: ListQuery & NombreFilter = {}, options?: CallOptions): PagedList<Producto> {
    const inputOf = (pageNumber: number) => ({ query: { pageSize: 1000, ...query, pageNumber } });
    return this.whole(listarProductos, inputOf, options);
  }

  /**
   * Creates a product.
   *
   * @returns data: the product as stored; status 400 when code or name is taken or a field is wrong
   * @throws ApiError 403 'No tienes permisos para realizar esta acción.'; otherwise the server's message, else
   *   'Error al guardar el producto'
   * @see `POST /api/v1/productos/crear-producto` (any session)
   */
  create(datos: ProductoInput, options?: CallOptions): MaybeCall<Producto> {
    return this.maybe(crearProducto, { body: datos }, options);
  }

  /**
   * Replaces a product's fields. Idempotent.
   *
   * @throws ApiError 409 when `options.visto` is given and the record is another by now;
   *   403 'No tienes permisos para realizar esta acción.'; otherwise the server's message, else
   *   'Error al guardar el producto'
   * @see `PUT /api/v1/productos/{productoID}` (any session)
   */
  update(productoID: number, datos: ProductoInput, options?: ConditionalOptions): MaybeCall<Producto> {
    const input = { params: { productoID }, query: conditionOf(options), body: { ...datos, productoID } };
    return this.maybe(actualizarProducto, input, options);
  }

  /**
   * Removes a product that is not in use; of one that is, status 400 says where.
   *
   * @throws ApiError 403 'No tienes permisos para realizar esta acción.'; otherwise the server's message, else
   *   'Error al eliminar el producto'
   * @see `DELETE /api/v1/productos/eliminar-producto/{id}` (any session)
   */
  remove(productoID: number, options?: CallOptions): DoneCall {
    return this.done(eliminarProducto, { params: { id: productoID } }, options);
  }
}
