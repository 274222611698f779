import { currentChoice } from '@presupuesto/machines';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { BudgetActor } from './budget.ts';
import { withChoice } from './choice-address.ts';

/** Keeps the address at what is chosen, so that a reload, Back or a new sign-in comes to it again. Shows nothing. */
export function ChoiceInAddress({ budget }: { readonly budget: BudgetActor }) {
  const [path, navigate] = useLocation();
  const search = useSearch();
  const context = useSelector(budget, (state) => state.context);
  const periodsKnown = useSelector(budget, (state) => state.matches({ periods: 'loaded' }));
  const referencesKnown = useSelector(budget, (state) => state.matches({ references: 'loaded' }));
  const anio = useSelector(context.sheet, (state) => state.context.anio);
  const pair = useSelector(context.sheet, (state) => state.context.pair?.fila.clienteProductoID ?? null);
  const wanted = useSelector(context.rows, (state) => state.context.wanted);
  const choice = currentChoice({
    ...context,
    periodsKnown,
    referencesKnown,
    anio,
    clienteProductoID: pair ?? wanted,
  });
  const query = withChoice(search, choice);

  useEffect(() => {
    if (query !== search)
      navigate(query === '' ? path : `${path}?${query}`, { replace: true, state: history.state });
  }, [query, search, path, navigate]);

  return null;
}
