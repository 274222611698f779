import type { Pais } from '../../contract/entities.ts';
import { listarPaises } from '../../contract/paises.ts';
import type { DataCall } from '../answering.ts';
import { Area } from '../area.ts';
import type { CallOptions } from '../options.ts';

/** Countries. */
export class PaisesArea extends Area {
  /**
   * The countries, by name, in one answer.
   *
   * @throws ApiError 403 'No tienes permisos para realizar esta acción.'; otherwise the server's message, else
   *   'Error al cargar la lista de países'
   * @see `GET /api/v1/paises/listar-paises` (any session)
   */
  list(options?: CallOptions): DataCall<Pais[]> {
    return this.data(listarPaises, {}, options);
  }
}
