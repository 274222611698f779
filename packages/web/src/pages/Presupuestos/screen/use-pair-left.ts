import { useEffect, useRef } from 'react';
import { isFocusNowhere } from './focus-nowhere.ts';
import { focusPairs } from './focus-pairs.ts';

/**
 * Where the chosen pair leaves its list and takes the focus along, the list gets it.
 *
 * @param pair the clienteProductoPeriodoID of the chosen pair; null without one
 */
export function usePairLeft(pair: number | null): void {
  const before = useRef(pair);
  useEffect(() => {
    if (before.current !== null && pair === null && isFocusNowhere()) focusPairs();
    before.current = pair;
  }, [pair]);
}
