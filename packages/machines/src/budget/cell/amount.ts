import { MAX_AMOUNT } from '@presupuesto/api-sdk/contract';
import type { Field } from '../../outbox/change.ts';

/** Decimals that the product keeps: tonnes to the kilo, prices to a ten-thousandth (decisions §5). */
const DECIMALS: Record<Field, number> = { volumenTon: 3, precio: 4 };

/**
 * What a typed number is saved as: rounded to the decimals that are kept; null when it cannot be saved, which a number
 * that is negative, not finite or beyond what the product stores cannot (specification §5).
 */
export function savableAmount(field: Field, valor: number | null): number | null {
  if (valor === null || !Number.isFinite(valor) || valor < 0 || valor > MAX_AMOUNT) return null;
  return Number(valor.toFixed(DECIMALS[field]));
}
