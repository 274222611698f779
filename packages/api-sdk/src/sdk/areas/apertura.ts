import { abrirPeriodo } from '../../contract/apertura.ts';
import type { Periodo } from '../../contract/entities.ts';
import type { MaybeCall } from '../answering.ts';
import { Area } from '../area.ts';
import type { AperturaInput } from '../inputs.ts';
import type { CallOptions } from '../options.ts';

/** Opening of periods. */
export class AperturaArea extends Area {
  /**
   * Opens a SOP or BGT period from another one: every live pair, its months from the same months of the origin, the history months
   * and one rate a currency, all or nothing. Status 400 says why not: the destination exists, the origin is unknown, more than 36
   * months, an id without its type, year and month.
   *
   * @returns data: the period as created
   * @throws ApiError 403 'No tienes permisos para realizar esta acción.'; otherwise the server's message, else
   *   'Error al abrir el período. Por favor, intente nuevamente.'
   * @see `POST /api/v1/abrir-periodo` (ADMINISTRADOR)
   */
  open(datos: AperturaInput, options?: CallOptions): MaybeCall<Periodo> {
    return this.maybe(abrirPeriodo, { body: datos }, options);
  }
}
