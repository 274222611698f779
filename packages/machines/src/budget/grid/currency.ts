import type { WholePair } from '../whole/whole-budget.ts';

type Sold = Pick<WholePair, 'monedaID'>;

/** Whether amounts in local currency of these pairs cannot be added up. */
export function hasSeveralCurrencies(pairs: readonly Sold[]): boolean {
  return pairs.some(({ monedaID }) => monedaID !== pairs[0]?.monedaID);
}

/** The currency of pairs that have the same; null where they have several, or where it is not known. */
export function currencyOf(pairs: readonly Sold[]): string | null {
  return hasSeveralCurrencies(pairs) ? null : (pairs[0]?.monedaID ?? null);
}
