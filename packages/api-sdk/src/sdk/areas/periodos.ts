import type { Periodo } from '../../contract/entities.ts';
import {
  type ContenidoPeriodo,
  cambiarActivo,
  cambiarVisible,
  contenidoPeriodo,
  eliminarPeriodo,
  listarPeriodos,
  listarPresupuestables,
  listarReferentes,
  listarTiposPeriodo,
} from '../../contract/periodos.ts';
import type { DataCall, DoneCall, PageCall } from '../answering.ts';
import { Area } from '../area.ts';
import type { ListQuery, PageQuery, PeriodoFilter } from '../inputs.ts';
import type { CallOptions } from '../options.ts';
import type { PagedList } from '../paged-list.ts';

/** Periods: type, an optional month, a dash, the year, as `SOP10-2025`, `BGT-2026`, `CUR-2025`. */
export class PeriodosArea extends Area {
  /**
   * One page of the periods, newest first; up to 100.
   *
   * @param query - the page under the names of every other list; this call sends them as `page` and `size`
   * @throws ApiError 403 'No tienes permisos para realizar esta acción.'; otherwise 'Error al cargar los
   *   períodos. Por favor, intente nuevamente.'
   * @see `GET /api/v1/periodos` (ADMINISTRADOR)
   */
  list(query: PageQuery & PeriodoFilter = {}, options?: CallOptions): PageCall<Periodo> {
    const { pageNumber: page, pageSize: size, ...filter } = query;
    return this.page(listarPeriodos, { query: { ...filter, page, size } }, options);
  }

  /**
   * Every period, newest first, read page by page.
   *
   * @throws ApiError 403 'No tienes permisos para realizar esta acción.'; otherwise 'Error al cargar los
   *   períodos. Por favor, intente nuevamente.'
   * @see `GET /api/v1/periodos` (ADMINISTRADOR)
   */
  all(query: ListQuery & PeriodoFilter = {}, options?: CallOptions): PagedList<Periodo> {
    const { pageSize: size = 100, ...filter } = query;
    const inputOf = (page: number) => ({ query: { ...filter, page, size } });
    return this.whole(listarPeriodos, inputOf, options);
  }

  /**
   * The periods that a budget can be compared with: visible ones of any type, newest first; for an administrator the hidden ones
   * too.
   *
   * @throws ApiError 403 'No tienes permisos para realizar esta acción.'; otherwise 'Error al cargar los períodos
   *   referentes.'
   * @see `GET /api/v1/periodos/listar-referentes` (any session)
   */
  listReferentes(options?: CallOptions): DataCall<Periodo[]> {
    return this.data(listarReferentes, {}, options);
  }

  /**
   * The periods open to budgets: SOP and BGT, active and visible, newest first.
   *
   * @throws ApiError 403 'No tienes permisos para realizar esta acción.'; otherwise 'Error al cargar los
   *   períodos. Por favor, intente nuevamente.'
   * @see `GET /api/v1/periodos/listar-periodos-presupuestables` (any session)
   */
  listPresupuestables(options?: CallOptions): DataCall<Periodo[]> {
    return this.data(listarPresupuestables, {}, options);
  }

  /**
   * The types of period, as plain texts: SOP, CUR, BGT.
   *
   * @throws ApiError 403 'No tienes permisos para realizar esta acción.'; otherwise 'Error al cargar los
   *   períodos. Por favor, intente nuevamente.'
   * @see `GET /api/v1/periodos/tipos-periodo` (any session)
   */
  listTipos(options?: CallOptions): DataCall<string[]> {
    return this.data(listarTiposPeriodo, {}, options);
  }

  /**
   * Opens a period to changes, or closes it: then volume, price, approval, removal and assignment answer 400 'El período está
   * cerrado'. Idempotent.
   *
   * @throws ApiError 403 'No tienes permisos para realizar esta acción.'; otherwise the server's message, else
   *   'Error al actualizar el estado del período. Por favor, intente nuevamente.'
   * @see `PUT /api/v1/periodos/{id}/activo` (ADMINISTRADOR)
   */
  setActivo(periodoID: string, activo: boolean, options?: CallOptions): DoneCall {
    return this.done(cambiarActivo, { params: { id: periodoID }, body: { activo } }, options);
  }

  /**
   * Shows a period to sellers, or hides it. Idempotent.
   *
   * @throws ApiError 403 'No tienes permisos para realizar esta acción.'; otherwise the server's message, else
   *   'Error al actualizar la visibilidad del período. Por favor, intente nuevamente.'
   * @see `PUT /api/v1/periodos/{id}/visible` (ADMINISTRADOR)
   */
  setVisible(periodoID: string, visible: boolean, options?: CallOptions): DoneCall {
    return this.done(cambiarVisible, { params: { id: periodoID }, body: { visible } }, options);
  }

  /**
   * How many pairs, months, rates and approvals a period holds: what `remove` would take away.
   *
   * @throws ApiError 403 'No tienes permisos para realizar esta acción.'; otherwise the server's message, else
   *   'Error al contar el contenido del período'
   * @see An extension, `GET /api/v1/periodos/{id}/contenido` (ADMINISTRADOR)
   */
  readContenido(periodoID: string, options?: CallOptions): DataCall<ContenidoPeriodo> {
    return this.data(contenidoPeriodo, { params: { id: periodoID } }, options);
  }

  /**
   * Removes a period with everything in it: rows, months, rates, approvals. There is no way back.
   *
   * @throws ApiError 403 'No tienes permisos para realizar esta acción.'; otherwise the server's message, else
   *   'Error al eliminar el período'
   * @see `DELETE /api/v1/periodos/eliminar-periodo-completo/{id}` (ADMINISTRADOR)
   */
  remove(periodoID: string, options?: CallOptions): DoneCall {
    return this.done(eliminarPeriodo, { params: { id: periodoID } }, options);
  }
}
