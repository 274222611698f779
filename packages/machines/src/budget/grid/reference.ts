import { type Periodo, periodMonths } from '@presupuesto/api-sdk/contract';
import { matchingOf } from '../comparison/matching.ts';
import type { WholePair } from '../whole/whole-budget.ts';
import { NO_REFERENCE, type Reference } from './amounts.ts';

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

/** Whether a reference is chosen that has not come, or could not be had: nobody knows what it holds. */
export function isReferenceAwaited({ referenteID, reference }: ChosenReference): boolean {
  return referenteID !== null && reference === NO_REFERENCE;
}

export interface ChosenReference {
  readonly referenteID: string | null;
  readonly reference: Reference;
}
