import { actualizarCliente, crearCliente, eliminarCliente, listarClientes } from '../../contract/clientes.ts';
import type { Cliente } from '../../contract/entities.ts';
import type { DoneCall, MaybeCall, PageCall } from '../answering.ts';
import { Area } from '../area.ts';
import type { ClienteInput, ListQuery, NombreFilter, PageQuery } from '../inputs.ts';
import { type CallOptions, type ConditionalOptions, conditionOf } from '../options.ts';
import type { PagedList } from '../paged-list.ts';

/** Clients. */
export class ClientesArea extends Area {
  /**
   * One page of the clients, by name; up to 1000.
   *
   * @throws ApiError 403 'No tienes permisos para realizar esta acción.'; otherwise 'Error al cargar la lista de
   *   clientes'
   * @see `GET /api/v1/clientes/listar-clientes` (any session)
   */
  list(query: PageQuery & NombreFilter = {}, options?: CallOptions): PageCall<Cliente> {
    return this.page(listarClientes, { query }, options);
  }

  /**
   * Every client, read page by page: `for await (const cliente of sdk.clientes.all({ nombre: 'a' }))`.
   *
   * @throws ApiError 403 'No tienes permisos para realizar esta acción.'; otherwise 'Error al cargar la lista de
   *   clientes'
   * @see `GET /api/v1/clientes/listar-clientes` (any session)
   */
  all(query: ListQuery & NombreFilter = {}, options?: CallOptions): PagedList<Cliente> {
    const inputOf = (pageNumber: number) => ({ query: { pageSize: 1000, ...query, pageNumber } });
    return this.whole(listarClientes, inputOf, options);
  }

  /**
   * Creates a client.
   *
   * @returns data: the client as stored; status 400 when code or name is taken or a field is wrong
   * @throws ApiError 403 'No tienes permisos para realizar esta acción.'; otherwise the server's message, else
   *   'Error al guardar el cliente'
   * @see `POST /api/v1/clientes/crear-cliente` (any session)
   */
  create(datos: ClienteInput, options?: CallOptions): MaybeCall<Cliente> {
    return this.maybe(crearCliente, { body: datos }, options);
  }

  /**
   * Replaces a client's fields. Idempotent.
   *
   * @throws ApiError 409 when `options.visto` is given and the record is another by now;
   *   403 'No tienes permisos para realizar esta acción.'; otherwise the server's message, else
   *   'Error al guardar el cliente'
   * @see `PUT /api/v1/clientes/actualizar-cliente/{clienteID}` (any session)
   */
  update(clienteID: number, datos: ClienteInput, options?: ConditionalOptions): MaybeCall<Cliente> {
    return this.maybe(
      actualizarCliente,
      { params: { clienteID }, query: conditionOf(options), body: { ...datos, clienteID } },
      options,
    );
  }

  /**
   * Removes a client that is not in use; of one that is, status 400 says where.
   *
   * @throws ApiError 403 'No tienes permisos para realizar esta acción.'; otherwise the server's message, else
   *   'Error al eliminar el cliente'
   * @see `DELETE /api/v1/clientes/eliminar-cliente/{id}` (any session)
   */
  remove(clienteID: number, options?: CallOptions): DoneCall {
    return this.done(eliminarCliente, { params: { id: clienteID } }, options);
  }
}
