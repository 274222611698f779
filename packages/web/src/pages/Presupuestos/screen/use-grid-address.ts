import type { GridContext } from '@presupuesto/machines';
import { useCallback, useEffect } from 'react';
import { useLocation } from 'wouter';
import { type GridChoice, withGridChoice } from '../../../app/budget-address/grid-address.ts';

/** Browsers refuse an address that changes with every key. */
const CALM_MS = 300;

/**
 * Keeps the address at the sheet's figures, order and active cell; they stay there while the form is shown.
 *
 * @returns writes what is to be there at once
 */
export function useGridAddress({
  view,
  order,
  inPercent,
  selection,
}: GridContext): (choice: GridChoice) => void {
  const [path, navigate] = useLocation();
  const cell = selection?.active ?? null;
  const write = useCallback(
    (choice: GridChoice) => {
      const search = window.location.search.slice(1);
      const query = withGridChoice(search, choice);
      if (query !== search)
        navigate(query === '' ? path : `${path}?${query}`, { replace: true, state: history.state });
    },
    [path, navigate],
  );
  useEffect(() => {
    const timer = setTimeout(() => write({ view, order, inPercent, cell }), CALM_MS);
    return () => clearTimeout(timer);
  }, [write, view, order, inPercent, cell]);
  return write;
}
