import type { CifraDeMomento } from '@presupuesto/api-sdk/contract';
import type { ValueChange } from '../../outbox/change.ts';

/** A figure of the budget, as the server lists it beside another one. */
type Listed = Pick<
  CifraDeMomento,
  | 'campo'
  | 'ventaID'
  | 'actual'
  | 'clienteProductoPeriodoID'
  | 'clienteProductoID'
  | 'nombreCliente'
  | 'nombreProducto'
  | 'anio'
  | 'mes'
> & { readonly monedaID?: string | null | undefined };

/** A listed figure as a change for the outbox, over the one that was shown as the present. */
export function listedChange(cifra: Listed, valor: number, periodoID: string): ValueChange {
  const { campo, ventaID, actual, clienteProductoPeriodoID, clienteProductoID, monedaID, ...named } = cifra;
  const { nombreCliente, nombreProducto, anio, mes } = named;
  return {
    kind: campo,
    ventaID,
    valor,
    visto: actual,
    ...(campo === 'precio' && monedaID && { moneda: monedaID }),
    periodoID,
    clienteProductoPeriodoID,
    clienteProductoID,
    names: { nombreCliente, nombreProducto, anio, mes },
  };
}
