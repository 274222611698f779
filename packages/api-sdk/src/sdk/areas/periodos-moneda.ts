import type { PeriodoMoneda } from '../../contract/entities.ts';
import {
  actualizarPeriodoMoneda,
  crearPeriodoMoneda,
  eliminarPeriodoMoneda,
  listarPeriodosMoneda,
  listarTasasFaltantes,
  type TasaFaltante,
} from '../../contract/periodos-moneda.ts';
import type { DataCall, DoneCall, MaybeCall, PageCall } from '../answering.ts';
import { Area } from '../area.ts';
import type { ListQuery, PageQuery, TasaFilter, TasaInput } from '../inputs.ts';
import { type CallOptions, type ConditionalOptions, conditionOf } from '../options.ts';
import type { PagedList } from '../paged-list.ts';

/** Exchange rates: units of a currency per euro, for a period or, in CUR periods, for one of its months. */
export class PeriodosMonedaArea extends Area {
  /**
   * One page of the rates; up to 100.
   *
   * @param query - `periodoId` looks for a part of a period's id; the contract writes this one with a small d
   * @throws ApiError 403 'No tienes permisos para realizar esta acción.'; otherwise 'Error al cargar la lista de
   *   períodos moneda'
   * @see `GET /api/v1/periodos-moneda/listar-periodo-moneda` (ADMINISTRADOR)
   */
  list(query: PageQuery & TasaFilter = {}, options?: CallOptions): PageCall<PeriodoMoneda> {
    return this.page(listarPeriodosMoneda, { query }, options);
  }

  /**
   * Every rate, read page by page.
   *
   * @throws ApiError 403 'No tienes permisos para realizar esta acción.'; otherwise 'Error al cargar la lista de
   *   períodos moneda'
   * @see `GET /api/v1/periodos-moneda/listar-periodo-moneda` (ADMINISTRADOR)
   */
  all(query: ListQuery & TasaFilter = {}, options?: CallOptions): PagedList<PeriodoMoneda> {
    const inputOf = (pageNumber: number) => ({ query: { pageSize: 100, ...query, pageNumber } });
    return this.whole(listarPeriodosMoneda, inputOf, options);
  }

  /**
   * Creates a rate. Status 400 when the period has one for that currency and month, or a field is wrong.
   *
   * @returns data: the rate as stored
   * @throws ApiError 403 'No tienes permisos para realizar esta acción.'; otherwise the server's message, else
   *   'Error al guardar el período moneda'
   * @see `POST /api/v1/periodos-moneda` (ADMINISTRADOR)
   */
  create(datos: TasaInput, options?: CallOptions): MaybeCall<PeriodoMoneda> {
    return this.maybe(crearPeriodoMoneda, { body: datos }, options);
  }

  /**
   * Replaces a rate. The contract makes this call a POST, so that it is never repeated by itself.
   *
   * @throws ApiError 409 when `options.visto` is given and the record is another by now;
   *   403 'No tienes permisos para realizar esta acción.'; otherwise the server's message, else
   *   'Error al guardar el período moneda'
   * @see `POST /api/v1/periodos-moneda/{periodoMonedaID}` (ADMINISTRADOR)
   */
  update(periodoMonedaID: number, datos: TasaInput, options?: ConditionalOptions): MaybeCall<PeriodoMoneda> {
    const input = {
      params: { periodoMonedaID },
      query: conditionOf(options),
      body: { ...datos, periodoMonedaID },
    };
    return this.maybe(actualizarPeriodoMoneda, input, options);
  }

  /**
   * Removes a rate; figures in euros that needed it are then absent.
   *
   * @throws ApiError 403 'No tienes permisos para realizar esta acción.'; otherwise the server's message, else
   *   'Error al eliminar el período moneda'
   * @see `DELETE /api/v1/periodos-moneda/{id}` (ADMINISTRADOR)
   */
  remove(periodoMonedaID: number, options?: CallOptions): DoneCall {
    return this.done(eliminarPeriodoMoneda, { params: { id: periodoMonedaID } }, options);
  }

  /**
   * The currencies of visible or active periods that have sales and no rate; in a CUR period with the first month that lacks one.
   *
   * @throws ApiError 403 'No tienes permisos para realizar esta acción.'; otherwise the server's message, else
   *   'Error al cargar las tasas de cambio que faltan'
   * @see An extension, `isNotOffered` where a server lacks it: `GET /api/v1/periodos-moneda/faltantes`
   *   (ADMINISTRADOR)
   */
  listFaltantes(options?: CallOptions): DataCall<TasaFaltante[]> {
    return this.data(listarTasasFaltantes, {}, options);
  }
}
