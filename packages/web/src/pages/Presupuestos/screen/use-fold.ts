import { useEffect, useRef, useState } from 'react';

/** How long the second click of a double click may take to find the list still there: a mouse's is slower than a thumb's. */
const doubleClickMs = (): number => (window.matchMedia('(pointer: coarse)').matches ? 300 : 500);

/** The list on a narrow screen: there until a pair is chosen, then folded away, then brought back by hand. */
type Fold = 'first' | 'folded' | 'reopened';

/** Folds the list away after a choice; its button folds and unfolds it at once. */
export function useFold() {
  const [state, setState] = useState<Fold>('first');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function stop(): void {
    clearTimeout(timer.current);
  }

  return {
    state,
    choose: () => {
      stop();
      // A choice from a folded list is the first again: its pair was removed.
      setState((now) => (now === 'folded' ? 'first' : now));
      timer.current = setTimeout(() => setState('folded'), doubleClickMs());
    },
    /** A double click filters: the list stays. */
    filter: stop,
    toggle: () => {
      stop();
      setState((now) => (now === 'folded' ? 'reopened' : 'folded'));
    },
  };
}
