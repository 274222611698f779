import { type Aprobacion, listarAprobaciones, reabrirPresupuesto } from '../../contract/aprobaciones.ts';
import type { ResumenPresupuesto } from '../../contract/entities.ts';
import { aprobarPresupuesto, resumenPresupuesto } from '../../contract/presupuestos.ts';
import type { DataCall, DoneCall } from '../answering.ts';
import { Area } from '../area.ts';
import type { ReaperturaInput } from '../inputs.ts';
import type { CallOptions } from '../options.ts';

/** A seller's budget as a whole. */
export class PresupuestosArea extends Area {
  /**
   * Approves the signed-in seller's budget: every pair of the period counts as budgeted from then on. May be repeated, cannot
   * be undone, locks nothing. Status 400 for an unknown or closed period.
   *
   * @throws ApiError 401 'No tiene autorización para aprobar presupuestos. Por favor, inicie sesión nuevamente.';
   *   403 'No tiene permisos para aprobar presupuestos. Solo los vendedores pueden aprobar presupuestos.'; 404 'El
   *   servicio de aprobación de presupuestos no está disponible. Por favor, contacte al administrador.'; otherwise the
   *   server's message, else 'Error desconocido'
   * @see `POST /api/v1/aprobar-presupuesto/{periodoID}` (VENDEDOR)
   */
  approve(periodoID: string, options?: CallOptions): DoneCall {
    return this.done(aprobarPresupuesto, { params: { periodoID } }, options);
  }

  /**
   * The signed-in seller's totals of a period: totalVolumenTon in tonnes, precioPromedio a kg weighted by volume, totalVentas in the
   * one currency of the pairs, or in that of the seller's country where they have several, totalVentasEUR. A total that would need
   * a missing exchange rate is absent.
   *
   * @throws ApiError 403 'No tienes permisos para realizar esta acción.'; otherwise the server's message, else
   *   'Error al cargar el resumen del presupuesto'
   * @see `GET /api/v1/resumen-presupuesto-vendedor/{periodoID}` (VENDEDOR)
   */
  readResumen(periodoID: string, options?: CallOptions): DataCall<ResumenPresupuesto> {
    return this.data(resumenPresupuesto, { params: { periodoID } }, options);
  }

  /**
   * When budgets of a period were last approved, how many figures have changed since and how many pairs are reopened: a
   * seller's own, if any, and for an administrator everybody's. `cambiosDesde` counts up to 10 000; 10 001 means more.
   *
   * @throws ApiError 403 'No tienes permisos para realizar esta acción.'; otherwise the server's message, else
   *   'Error al cargar las aprobaciones'
   * @see An extension, `isNotOffered` where a server lacks it: `GET
   *   /api/v1/presupuestos/{periodoID}/aprobaciones` (any session)
   */
  listAprobaciones(periodoID: string, options?: CallOptions): DataCall<Aprobacion[]> {
    return this.data(listarAprobaciones, { params: { periodoID } }, options);
  }

  /**
   * Takes the marks off chosen pairs of a seller, or all; the seller sees the reason there and gets a mail.
   *
   * @returns data: `pares`, how many are no longer marked as budgeted
   * @throws ApiError 403 'No tienes permisos para realizar esta acción.'; otherwise the server's message, else
   *   'Error al reabrir el presupuesto'
   * @see An extension, `isNotOffered` where a server lacks it: `POST
   *   /api/v1/presupuestos/{periodoID}/reabrir` (ADMINISTRADOR)
   */
  reopen(periodoID: string, datos: ReaperturaInput, options?: CallOptions): DataCall<{ pares: number }> {
    return this.data(reabrirPresupuesto, { params: { periodoID }, body: datos }, options);
  }
}
