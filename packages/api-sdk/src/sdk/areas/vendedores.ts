import type { Vendedor } from '../../contract/entities.ts';
import { actualizarVendedor, crearVendedor, listarVendedores } from '../../contract/vendedores.ts';
import type { MaybeCall, PageCall } from '../answering.ts';
import { Area } from '../area.ts';
import type { ListQuery, NombreFilter, PageQuery, VendedorInput } from '../inputs.ts';
import { type CallOptions, type ConditionalOptions, conditionOf } from '../options.ts';
import type { PagedList } from '../paged-list.ts';

/** Salespeople. */
export class VendedoresArea extends Area {
  /**
   * One page of the salespeople, by name; up to 100.
   *
   * @throws ApiError 403 'No tienes permisos para realizar esta acción.'; otherwise 'Error al cargar la lista de
   *   vendedores'
   * @see `GET /api/v1/vendedores/listar-vendedores` (any session)
   */
  list(query: PageQuery & NombreFilter = {}, options?: CallOptions): PageCall<Vendedor> {
    return this.page(listarVendedores, { query }, options);
  }

  /**
   * Every salesperson, read page by page.
   *
   * @throws ApiError 403 'No tienes permisos para realizar esta acción.'; otherwise 'Error al cargar la lista de
   *   vendedores'
   * @see `GET /api/v1/vendedores/listar-vendedores` (any session)
   */
  all(query: ListQuery & NombreFilter = {}, options?: CallOptions): PagedList<Vendedor> {
    const inputOf = (pageNumber: number) => ({ query: { pageSize: 100, ...query, pageNumber } });
    return this.whole(listarVendedores, inputOf, options);
  }

  /**
   * Creates a salesperson and, with a one-time key sent by e-mail, the user to sign in with.
   *
   * @returns data: the salesperson as stored; status 400 when the code or the address is taken or a field is wrong
   * @throws ApiError 403 'No tienes permisos para realizar esta acción.'; otherwise the server's message, else
   *   'Error al guardar el vendedor'
   * @see `POST /api/v1/vendedores/crear-con-usuario` (ADMINISTRADOR)
   */
  create(datos: VendedorInput, options?: CallOptions): MaybeCall<Vendedor> {
    return this.maybe(crearVendedor, { body: datos }, options);
  }

  /**
   * Replaces a salesperson's fields; a new address moves the tied user along. Idempotent.
   *
   * @throws ApiError 409 when `options.visto` is given and the record is another by now;
   *   403 'No tienes permisos para realizar esta acción.'; otherwise the server's message, else
   *   'Error al guardar el vendedor'
   * @see `PUT /api/v1/vendedores/{vendedorID}` (ADMINISTRADOR)
   */
  update(vendedorID: number, datos: VendedorInput, options?: ConditionalOptions): MaybeCall<Vendedor> {
    const input = { params: { vendedorID }, query: conditionOf(options), body: { ...datos, vendedorID } };
    return this.maybe(actualizarVendedor, input, options);
  }
}
