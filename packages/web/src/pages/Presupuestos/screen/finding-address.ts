import { type FoundPair, NO_FILTERS } from '@presupuesto/machines';
import { choiceOf, withChoice } from './choice-address.ts';
import { withCell } from './grid-address.ts';

/** The query of a pair that was found, and of its first figure, in the view that is shown: nothing may hide it there. */
export function findingQuery(query: string, { clienteProductoID, first }: FoundPair): string {
  const pair = withChoice(query, {
    ...choiceOf(query),
    clienteProductoID,
    anio: null,
    pestana: 'presupuesto',
    filtros: NO_FILTERS,
  });
  return first ? withCell(pair, { clienteProductoID, ...first }) : pair;
}
