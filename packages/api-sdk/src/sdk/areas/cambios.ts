import { type CambioPeriodo, listarCambios, MAX_COUNTED } from '../../contract/cambios.ts';
import type { PageCall } from '../answering.ts';
import { Area } from '../area.ts';
import type { CambioFilter, ListQuery, PageQuery } from '../inputs.ts';
import type { CallOptions } from '../options.ts';
import type { PagedList } from '../paged-list.ts';

/** Who changed which figure. */
export class CambiosArea extends Area {
  /**
   * One page of the changes that fit, newest first; up to 200. A seller reads their own, an administrator everybody's. `rows`
   * counts up to 10 000; 10 001 means more.
   *
   * @throws ApiError 403 'No tienes permisos para realizar esta acción.'; otherwise the server's message, else
   *   'Error al cargar los cambios'
   * @see An extension, `isNotOffered` where a server lacks it: `GET /api/v1/cambios` (any session)
   */
  list(query: PageQuery & CambioFilter = {}, options?: CallOptions): PageCall<CambioPeriodo> {
    return this.page(listarCambios, { query }, options);
  }

  /**
   * The changes that fit, newest first, read page by page.
   *
   * @throws ApiError 403 'No tienes permisos para realizar esta acción.'; otherwise the server's message, else
   *   'Error al cargar los cambios'
   * @see An extension, `isNotOffered` where a server lacks it: `GET /api/v1/cambios` (any session)
   */
  all(query: ListQuery & CambioFilter = {}, options?: CallOptions): PagedList<CambioPeriodo> {
    const inputOf = (pageNumber: number) => ({ query: { pageSize: 200, ...query, pageNumber } });
    return this.whole(listarCambios, inputOf, options, MAX_COUNTED);
  }
}
