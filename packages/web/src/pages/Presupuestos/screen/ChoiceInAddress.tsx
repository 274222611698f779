import { type BudgetChoice, currentChoice, type RowFilters } from '@presupuesto/machines';
import { shallowEqual, useSelector } from '@xstate/react';
import { useSearch } from 'wouter';
import { choiceOf, withChoice } from '../../../app/budget-address/choice-address.ts';
import { useQueryInAddress } from '../../../app/use-query-in-address.ts';
import type { BudgetActor, RowsActor } from './budget.ts';

/** Keeps the address at what is chosen, so that a reload, Back or a new sign-in comes to it again. Shows nothing. */
export function ChoiceInAddress({ budget }: { readonly budget: BudgetActor }) {
  const search = useSearch();
  const choice = useChoice(budget);
  useQueryInAddress(withChoice(search, choice), {
    isTyped: choice.filtros.search !== choiceOf(search).filtros.search,
    onShown: () => budget.send({ type: 'choice.shown', choice }),
  });
  return null;
}

function useChoice(budget: BudgetActor): BudgetChoice {
  const context = useSelector(budget, (state) => state.context);
  const periodsKnown = useSelector(budget, (state) => state.matches({ periods: 'loaded' }));
  const referencesKnown = useSelector(budget, (state) => state.matches({ references: 'loaded' }));
  const anio = useSelector(context.sheet, (state) => state.context.anio);
  const pair = useSelector(context.sheet, (state) => state.context.pair?.fila.clienteProductoID ?? null);
  const wanted = useSelector(context.rows, (state) => state.context.wanted);
  const filtros = useSelector(context.rows, filtersOf, shallowEqual);
  const clienteProductoID = pair ?? wanted;
  return currentChoice({ ...context, periodsKnown, referencesKnown, anio, clienteProductoID, filtros });
}

function filtersOf({ context }: ReturnType<RowsActor['getSnapshot']>): RowFilters {
  const { search, nombreCliente, nombreProducto, presupuestado } = context;
  return { search, nombreCliente, nombreProducto, presupuestado };
}
