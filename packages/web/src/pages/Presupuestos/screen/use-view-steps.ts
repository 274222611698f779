import type { BudgetView } from '@presupuesto/machines';
import { useEffect } from 'react';
import { actorsOf, type BudgetActor } from './budget.ts';

/** Stays in the history where the address is written anew, which the router's listener may do before this one is called. */
interface Step {
  readonly vista?: BudgetView;
}

/** A pair's months are a step after La hoja: the screen writes their address over this entry's. */
export function stepToMonths(): void {
  const { history } = window;
  const state: object | null = history.state;
  history.replaceState({ ...state, vista: 'hoja' } satisfies Step, '');
  history.pushState({ ...state, vista: 'ficha' } satisfies Step, '');
}

/** Back from those months shows La hoja again. */
export function useViewSteps(budget: BudgetActor): void {
  useEffect(() => {
    const follow = ({ state }: PopStateEvent) => {
      const { vista }: Step = state ?? {};
      if (!vista) return;
      actorsOf(budget).sheet.send({ type: 'cells.left' });
      budget.send({ type: 'view.chosen', vista });
    };
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, [budget]);
}
