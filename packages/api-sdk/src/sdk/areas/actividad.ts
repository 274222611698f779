import { type Actividad, listarActividad } from '../../contract/actividad.ts';
import type { CursorCall } from '../answering.ts';
import { Area } from '../area.ts';
import type { ActividadFilter, CursorQuery, ListQuery } from '../inputs.ts';
import type { CallOptions } from '../options.ts';
import type { PagedList } from '../paged-list.ts';

/** Everything that was changed, for administrators: figures, and what the audit keeps. */
export class ActividadArea extends Area {
  /**
   * What was changed, newest first: 50 entries unless `pageSize` says otherwise, up to 1000, from `cursor` on. The answer's
   * `siguiente`, where there is more, is the next call's cursor.
   *
   * @throws ApiError 403 'No tienes permisos para realizar esta acción.'; otherwise the server's message, else
   *   'Error al cargar la actividad'
   * @see An extension, `isNotOffered` where a server lacks it: `GET /api/v1/actividad` (ADMINISTRADOR)
   */
  list(query: CursorQuery & ActividadFilter = {}, options?: CallOptions): CursorCall<Actividad> {
    return this.part(listarActividad, { query }, options);
  }

  /**
   * All that was changed, newest first, read part by part; what happens meanwhile shifts nothing.
   *
   * @throws ApiError 403 'No tienes permisos para realizar esta acción.'; otherwise the server's message, else
   *   'Error al cargar la actividad'
   * @see An extension, `isNotOffered` where a server lacks it: `GET /api/v1/actividad` (ADMINISTRADOR)
   */
  all(query: ListQuery & ActividadFilter = {}, options?: CallOptions): PagedList<Actividad> {
    const inputOf = (cursor?: string) => ({ query: { pageSize: 1000, ...query, cursor } });
    return this.wholeFromCursor(listarActividad, inputOf, options);
  }
}
