import { dashboard } from '../../contract/dashboard.ts';
import type { DashboardItem } from '../../contract/entities.ts';
import type { DataCall } from '../answering.ts';
import { Area } from '../area.ts';
import type { DashboardFilter } from '../inputs.ts';
import type { CallOptions } from '../options.ts';

/** Totals and progress of the visible periods. */
export class DashboardArea extends Area {
  /**
   * One item a period: volumenTon in tonnes, valorEUR in euros, porcentajeAvance 0-100 for the period and for each seller. A figure
   * that cannot be computed, as euros without a rate, is absent.
   *
   * @param query - `anio` is the start year, `division` the sellers' divisionID; both optional
   * @throws ApiError 403 'No tienes permisos para realizar esta acción.'; otherwise 'Error al cargar el
   *   dashboard. Por favor, intente nuevamente.'. `orThrow` also: refused 'Error al cargar el dashboard'
   * @see `GET /api/v1/dashboard` (any session)
   */
  read(query: DashboardFilter = {}, options?: CallOptions): DataCall<DashboardItem[]> {
    return this.data(dashboard, { query }, options);
  }
}
