import type { BudgetView } from '@presupuesto/machines';
import { useEffect, useRef, useState } from 'react';

/** How long the second click of a double click may take to find the list still there: a mouse's is slower than a thumb's. */
const doubleClickMs = (): number => (window.matchMedia('(pointer: coarse)').matches ? 300 : 500);

/** The list on a narrow screen stays open for the pair that was just chosen in it, or at which it was brought back. */
interface OpenList {
  readonly pair: number;
  readonly why: 'chosen' | 'reopened';
}

/**
 * Folds the list away once a pair is open, whatever has opened it; a choice in the list leaves it there for a second click.
 *
 * @param pair the clienteProductoPeriodoID that is open; null while none is: the list is all that there is then
 * @param isAwaited whether one comes with the list
 */
export function useFold(vista: BudgetView, pair: number | null, isAwaited: boolean) {
  const [open, setOpen] = useState<OpenList | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  // Who comes back from La hoja comes to the months.
  if (vista === 'hoja' && open) setOpen(null);
  const list = open?.pair === pair ? open : null;

  function stop(): void {
    clearTimeout(timer.current);
  }

  return {
    isFolded: pair === null ? isAwaited : !list,
    /** The chosen pair is above the list, too: its button does not go away under the finger. */
    hasButton: pair !== null && list?.why !== 'chosen',
    choose: (chosen: number) => {
      stop();
      setOpen({ pair: chosen, why: list?.why ?? 'chosen' });
      timer.current = setTimeout(() => setOpen(null), doubleClickMs());
    },
    /** A double click filters: the list stays. */
    filter: stop,
    close: () => {
      stop();
      setOpen(null);
    },
    toggle: () => {
      stop();
      setOpen(list || pair === null ? null : { pair, why: 'reopened' });
    },
  };
}
