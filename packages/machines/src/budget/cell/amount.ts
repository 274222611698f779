import { AMOUNT_DECIMALS, MAX_AMOUNT } from '@presupuesto/api-sdk/contract';
import type { Field } from '../../outbox/change.ts';

/**
 * What a typed number is saved as: rounded to the decimals that are kept; null when it cannot be saved, which a number
 * that is negative, not finite or beyond what the product stores cannot.
 */
export function savableAmount(field: Field, valor: number | null): number | null {
  if (valor === null || !Number.isFinite(valor) || valor < 0 || valor > MAX_AMOUNT) return null;
  return halfUp(valor, AMOUNT_DECIMALS[field]);
}

/** By the digits that were typed, as the database rounds: 1.0005 is 1.001, although its double lies below that. */
function halfUp(valor: number, decimals: number): number {
  // Smaller numbers are written with an exponent.
  return valor < 1e-6 ? 0 : Math.round(Number(`${valor}e${decimals}`)) / 10 ** decimals;
}
