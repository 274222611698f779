import { AMOUNT_DECIMALS } from '@presupuesto/api-sdk/contract';
import type { Field } from '../../outbox/change.ts';
import { kilos, priceUnits } from '../sheet/money.ts';

/** A value in the whole units that it is kept in: kilos, or ten-thousandths of the currency. */
export const toUnits: Record<Field, (valor: number) => bigint> = { volumenTon: kilos, precio: priceUnits };

/** How many of them make one tonne, or one of the currency. */
export const UNITS: Record<Field, number> = {
  volumenTon: 10 ** AMOUNT_DECIMALS.volumenTon,
  precio: 10 ** AMOUNT_DECIMALS.precio,
};

/** The value of so many units. */
export function fromUnits(field: Field, units: bigint): number {
  return Number(units) / UNITS[field];
}
