import { isOfOneMonth, type RateData } from '@presupuesto/api-sdk/contract';

/** What a second rate for the same place is refused with. */
export function duplicateText(rate: RateData): string {
  return isOfOneMonth(rate)
    ? 'Ya existe una tasa de cambio para ese período, moneda y mes'
    : 'Ya existe una tasa de cambio para ese período y moneda';
}
