import { useSelector } from '@xstate/react';
import { useHistoryState } from 'wouter/use-browser-location';
import { useBudget } from './screen/budget.ts';
import { Screen } from './screen/Screen.tsx';
import { useViewSteps } from './screen/use-view-steps.ts';

/** A seller's budget of a period: volume and price of each client-product pair by month (specification §2). */
export default function Presupuestos() {
  const state = useHistoryState<{ readonly visita?: number } | null>();
  return <Visit key={state?.visita} />;
}

/** From coming to the screen, or following a link to another pair of it, to leaving it. */
function Visit() {
  const budget = useBudget();
  useViewSteps(budget);
  return useSelector(budget, (state) => state.hasTag('awaited')) ? null : <Screen budget={budget} />;
}
