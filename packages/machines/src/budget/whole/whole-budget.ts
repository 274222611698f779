import type { ClienteProductoPeriodo, Periodo, Venta } from '@presupuesto/api-sdk/contract';

/** A pair of the seller's budget with all its months. */
export interface WholePair
  extends Pick<
    ClienteProductoPeriodo,
    | 'clienteProductoPeriodoID'
    | 'clienteProductoID'
    | 'nombreCliente'
    | 'nombreProducto'
    | 'nombrePais'
    | 'nombreDivision'
    | 'monedaID'
    | 'presupuestado'
    | 'nota'
    | 'reapertura'
  > {
  /** Null from a server that sends no codes. */
  readonly clienteCodigo: string | null;
  readonly productoCodigo: string | null;
  /** Whose it is; absent from a server that does not say it. */
  readonly vendedor?: { readonly vendedorID: number; readonly nombre: string };
  /** By year and month. */
  readonly ventas: readonly Venta[];
  /** Typed figures have euros by a rate that the server has and that no figure here shows. */
  readonly isRateHidden?: boolean;
}

/** A seller's budget of a period: what its workbook is written from. */
export interface WholeBudget {
  readonly periodo: Pick<Periodo, 'periodoID' | 'anioInicio' | 'mesInicio'>;
  readonly pairs: readonly WholePair[];
}
