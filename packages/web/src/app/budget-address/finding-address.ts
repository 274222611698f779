import { type FoundPair, NO_FILTERS, type ValueChange } from '@presupuesto/machines';
import { choiceOf, withChoice } from './choice-address.ts';
import { withCell } from './grid-address.ts';

/** The query of a pair that was found, and of its first figure, in the view that is shown: nothing may hide it there. */
export function findingQuery(query: string, { clienteProductoID, first }: FoundPair): string {
  const pair = pairQuery(query, choiceOf(query).periodoID, clienteProductoID);
  return first ? withCell(pair, { clienteProductoID, ...first }) : pair;
}

/** The query of a figure in conflict, which may be of another period. Changes of earlier versions name no month, or no pair. */
export function conflictQuery(query: string, change: ValueChange): string {
  const { periodoID, clienteProductoID, kind, names } = change;
  const pair = pairQuery(query, periodoID, clienteProductoID ?? null);
  const { anio, mes } = names ?? {};
  if (clienteProductoID === undefined || !anio || !mes) return pair;
  return withCell(pair, { clienteProductoID, anio, mes, field: kind });
}

function pairQuery(query: string, periodoID: string | null, clienteProductoID: number | null): string {
  return withChoice(query, {
    ...choiceOf(query),
    periodoID,
    clienteProductoID,
    anio: null,
    pestana: 'presupuesto',
    filtros: NO_FILTERS,
  });
}
