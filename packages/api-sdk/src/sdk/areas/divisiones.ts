import {
  actualizarDivision,
  crearDivision,
  eliminarDivision,
  listarDivisiones,
} from '../../contract/divisiones.ts';
import type { Division } from '../../contract/entities.ts';
import type { DataCall, DoneCall, MaybeCall } from '../answering.ts';
import { Area } from '../area.ts';
import type { DivisionInput, NombreFilter } from '../inputs.ts';
import { type CallOptions, type ConditionalOptions, conditionOf } from '../options.ts';

/** Divisions. */
export class DivisionesArea extends Area {
  /**
   * The divisions, by name, in one answer.
   *
   * @throws ApiError 403 'No tienes permisos para realizar esta acción.'; otherwise 'Error al cargar la lista de
   *   divisiones'
   * @see `GET /api/v1/divisiones` (any session)
   */
  list(query: NombreFilter = {}, options?: CallOptions): DataCall<Division[]> {
    return this.data(listarDivisiones, { query }, options);
  }

  /**
   * Creates a division.
   *
   * @returns data: the division as stored; status 400 when id or name is taken or missing
   * @throws ApiError 403 'No tienes permisos para realizar esta acción.'; otherwise the server's message, else
   *   'Error al guardar la división'
   * @see `POST /api/v1/divisiones` (ADMINISTRADOR)
   */
  create(datos: DivisionInput, options?: CallOptions): MaybeCall<Division> {
    return this.maybe(crearDivision, { body: datos }, options);
  }

  /**
   * Renames a division; its id stays. Idempotent.
   *
   * @throws ApiError 409 when `options.visto` is given and the record is another by now;
   *   403 'No tienes permisos para realizar esta acción.'; otherwise the server's message, else
   *   'Error al guardar la división'
   * @see `PUT /api/v1/divisiones/{id}` (ADMINISTRADOR)
   */
  update(divisionID: string, nombre: string, options?: ConditionalOptions): MaybeCall<Division> {
    const input = { params: { id: divisionID }, query: conditionOf(options), body: { divisionID, nombre } };
    return this.maybe(actualizarDivision, input, options);
  }

  /**
   * Removes a division that is not in use; of one that is, status 400 says where.
   *
   * @throws ApiError 403 'No tienes permisos para realizar esta acción.'; otherwise the server's message, else
   *   'Error al eliminar la división'
   * @see `DELETE /api/v1/divisiones/{id}` (ADMINISTRADOR)
   */
  remove(divisionID: string, options?: CallOptions): DoneCall {
    return this.done(eliminarDivision, { params: { id: divisionID } }, options);
  }
}
