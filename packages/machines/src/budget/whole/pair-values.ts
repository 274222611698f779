import type { Venta } from '@presupuesto/api-sdk/contract';
import { rateOfMonth, type Values, withValues } from '../sheet/money.ts';
import type { WholePair } from './whole-budget.ts';

/**
 * Pairs with other figures in them; those without stay the same. The euros of a pair that sold nothing follow from the rate
 * that its currency has in the other pairs. Where none shows it, {@link WholePair.isRateHidden} says that the server knows it.
 *
 * @param valuesOf figures by `valueKey`; undefined: none of the pair's
 */
export function withPairValues(
  pairs: readonly WholePair[],
  valuesOf: (pair: WholePair) => Values | undefined,
): readonly WholePair[] {
  const rateOf = ratesIn(pairs);
  return pairs.map((pair) => {
    const values = valuesOf(pair);
    if (!values) return pair;
    const ventas = withValues(pair.ventas, values, () => rateOf(pair.monedaID));
    return { ...pair, ventas, isRateHidden: pair.isRateHidden || hasLostEuros(pair.ventas, ventas) };
  });
}

/** Units of a currency per euro, looked for when one is first wanted; null where no pair shows it, or months differ. */
function ratesIn(pairs: readonly WholePair[]): (monedaID: WholePair['monedaID']) => number | null {
  const known = new Map<string, number | null>();
  return (monedaID) => {
    if (!monedaID) return null;
    const rate = known.has(monedaID) ? known.get(monedaID) : commonRate(pairs, monedaID);
    known.set(monedaID, rate ?? null);
    return rate ?? null;
  };
}

function commonRate(pairs: readonly WholePair[], monedaID: string): number | null {
  const months = pairs.flatMap((pair) => (pair.monedaID === monedaID ? pair.ventas : []));
  const rates = months.flatMap((venta) => rateOfMonth(venta) ?? []);
  const [first] = rates;
  return first !== undefined && rates.every((rate) => isSame(rate, first)) ? first : null;
}

/** But for what floats make of exact decimals. */
const isSame = (one: number, other: number): boolean => Math.abs(one - other) <= other * 1e-9;

function hasLostEuros(before: readonly Venta[], now: readonly Venta[]): boolean {
  return now.some(
    ({ valorEUR }, at) => typeof valorEUR !== 'number' && typeof before[at]?.valorEUR === 'number',
  );
}
