import { monthIndex, type Periodo, periodMonths } from '@presupuesto/api-sdk/contract';
import type { WholePair } from '../whole/whole-budget.ts';
import type { Reference } from './amounts.ts';

/** The reference's pairs beside a period's months: by year and month, or, where it has none of those, the year before's. */
export function referenceOf(
  pairs: readonly WholePair[],
  periodo: Pick<Periodo, 'anioInicio' | 'mesInicio' | 'cantidadMeses'>,
): Reference {
  const months = new Set(periodMonths(periodo).map(({ anio, mes }) => monthIndex(anio, mes)));
  const isBeside = pairs.some(({ ventas }) =>
    ventas.some(({ anio, mes }) => months.has(monthIndex(anio, mes))),
  );
  return {
    pairs: new Map(pairs.map((pair) => [pair.clienteProductoID, pair])),
    yearBefore: pairs.length > 0 && !isBeside,
  };
}
