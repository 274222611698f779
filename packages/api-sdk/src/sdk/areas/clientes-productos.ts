import {
  asignarProductos,
  eliminarClienteProducto,
  listarClientesProductos,
  listarProductosDeCliente,
} from '../../contract/clientes-productos.ts';
import type { ClienteProductoPeriodo } from '../../contract/entities.ts';
import { guardarNotaPar } from '../../contract/notas.ts';
import type { DataCall, DoneCall } from '../answering.ts';
import { Area } from '../area.ts';
import type { AsignacionChoice, VendedorChoice } from '../inputs.ts';
import { type CallOptions, conditionOf, type NoteOptions } from '../options.ts';

/** A product as the assignment lists it. */
export interface ProductoAsignado {
  readonly productoID: number;
  readonly nombre: string;
}

/** Which products a seller sells to which clients. */
export class ClientesProductosArea extends Area {
  /**
   * The signed-in seller's client-product pairs in a period, each with whether it is budgeted.
   *
   * @throws ApiError 403 'No tienes permisos para realizar esta acción.'; otherwise 'Error al cargar los
   *   clientes. Intente nuevamente.'
   * @see `GET /api/v1/clientes/listar-clientes-productos-por-vendedor` (VENDEDOR)
   */
  list(periodoID: string, options?: CallOptions): DataCall<ClienteProductoPeriodo[]> {
    return this.data(listarClientesProductos, { query: { periodoID } }, options);
  }

  /**
   * Takes a pair off the signed-in seller's list and out of the totals of open periods; closed periods keep it. Status 400 when
   * nothing but closed periods hold it. An unknown pair and somebody else's answer 404.
   *
   * @param clienteProductoID - of a pair of `list`; not its clienteProductoPeriodoID
   * @throws ApiError 403 'No tienes permisos para realizar esta acción.'; otherwise the server's message, else
   *   'Error al eliminar el par'
   * @see `DELETE /api/v1/clientes-productos/{id}` (VENDEDOR)
   */
  remove(clienteProductoID: number, options?: CallOptions): DoneCall {
    return this.done(eliminarClienteProducto, { params: { id: clienteProductoID } }, options);
  }

  /**
   * The products that a seller has assigned to a client.
   *
   * @throws ApiError 403 'No tienes permisos para realizar esta acción.'; otherwise the server's message, else
   *   'Error al cargar los productos asignados'
   * @see `GET /api/v1/clientes-productos/listar-producto-por-vendedor-cliente/{clienteID}` (any
   *   session)
   */
  listProductos(
    clienteID: number,
    query: VendedorChoice = {},
    options?: CallOptions,
  ): DataCall<ProductoAsignado[]> {
    return this.data(listarProductosDeCliente, { params: { clienteID }, query }, options);
  }

  /**
   * Sets the whole of a client's assigned products: what is not named is taken off. New pairs get zeros in open periods. Up to
   * 10 000; idempotent. With `vistos`, the set that was read before, only what differs from it is changed: what others have
   * assigned or taken off since stays.
   *
   * @throws ApiError 403 'No tienes permisos para realizar esta acción.'; otherwise the server's message, else
   *   'Error al guardar la asignación'
   * @see An extension, `isNotOffered` where a server lacks it: `PUT
   *   /api/v1/clientes-productos/cliente/{clienteID}` (any session)
   */
  assignProductos(
    clienteID: number,
    productoIDs: readonly number[],
    choice: AsignacionChoice = {},
    options?: CallOptions,
  ): DoneCall {
    const body = { ...choice, productoIDs: [...productoIDs] };
    return this.done(asignarProductos, { params: { clienteID }, body }, options);
  }

  /**
   * Writes a pair's note in a period, up to 500 characters; a blank one takes it away. Idempotent.
   *
   * @param clienteProductoPeriodoID - of a pair of `list`
   * @throws ApiError 409 when `options.visto` is given and the note says something else by now; 403 'No tienes permisos para
   *   realizar esta acción.'; otherwise the server's message, else 'Error al guardar la nota'
   * @see An extension, `isNotOffered` where a server lacks it: `PUT
   *   /api/v1/clientes-productos/{clienteProductoPeriodoID}/nota` (any session)
   */
  saveNota(clienteProductoPeriodoID: number, texto: string, options?: NoteOptions): DoneCall {
    const body = { texto, ...conditionOf(options) };
    return this.done(guardarNotaPar, { params: { clienteProductoPeriodoID }, body }, options);
  }
}
