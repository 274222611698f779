import { useEffect, useRef } from 'react';
import type { BudgetActor } from './budget.ts';
import { isFocusNowhere } from './focus-nowhere.ts';
import { focusPairs } from './focus-pairs.ts';
import type { KeptPlace } from './place.ts';

/**
 * Where the chosen pair leaves its list and takes the focus along, the list gets it: not where somebody else has removed the
 * pair, for there the next Enter would open another one.
 *
 * @param pair the clienteProductoPeriodoID of the chosen pair; null without one
 */
export function usePairLeft(budget: BudgetActor, pair: number | null, place: KeptPlace): void {
  const before = useRef(pair);
  useEffect(() => {
    if (before.current !== null && pair === null) {
      if (budget.getSnapshot().context.gonePair) place.forget();
      else if (isFocusNowhere()) focusPairs();
    }
    before.current = pair;
  }, [budget, pair, place]);
}
