import { useSelector } from '@xstate/react';
import { useBudget } from './screen/budget.ts';
import { Screen } from './screen/Screen.tsx';

/** A seller's budget of a period: volume and price of each client-product pair by month (specification §2). */
export default function Presupuestos() {
  const budget = useBudget();
  return useSelector(budget, (state) => state.hasTag('awaited')) ? null : <Screen budget={budget} />;
}
