import { type Periodo, periodMonths } from '@presupuesto/api-sdk/contract';
import { matchingOf } from '../comparison/matching.ts';
import type { WholePair } from '../whole/whole-budget.ts';
import type { Reference } from './amounts.ts';

/** The reference's pairs beside a period's months: by year and month, or, where it has none of those, the year before's. */
export function referenceOf(
  pairs: readonly WholePair[],
  periodo: Pick<Periodo, 'anioInicio' | 'mesInicio' | 'cantidadMeses'>,
): Reference {
  const months = pairs.flatMap(({ ventas }) => ventas);
  return {
    pairs: new Map(pairs.map((pair) => [pair.clienteProductoID, pair])),
    yearBefore: matchingOf(periodMonths(periodo), months) === 'yearBefore',
  };
}
