import type { Venta } from '@presupuesto/api-sdk/contract';

/** A month of the reference beside one of the budget. Price and local sales are null where they are in another currency. */
export interface ReferenceMonth extends Pick<Venta, 'ventaID' | 'anio' | 'mes' | 'volumenTon' | 'valorEUR'> {
  readonly precio: number | null;
  readonly valorMonedaLocal: number | null;
}

type Sold = Pick<Venta, 'monedaID'>;

/**
 * The reference's month as it stands beside months in a currency: in another one its price and local sales are missing. A server
 * that does not say the currency has the same one.
 */
export function besideMonths(referencia: Venta, { monedaID }: Sold): ReferenceMonth {
  const isComparable = !monedaID || !referencia.monedaID || referencia.monedaID === monedaID;
  return isComparable ? referencia : { ...referencia, precio: null, valorMonedaLocal: null };
}

/** Whether its price can be compared and copied. */
export function isPriced<Month extends { readonly precio: number | null }>(
  month: Month,
): month is Month & { readonly precio: number } {
  return month.precio !== null;
}
