import { useState } from 'react';

/**
 * The key of a pair's months. Each pair begins at its table, with nothing of the one before it. From the list, where whatever
 * was typed has been left, its figures take the place of the others in the same rows, which is much less to draw.
 *
 * @param pair the clienteProductoPeriodoID of the pair
 * @param areThere whether its months are: what is typed ahead of them is for no other pair
 */
export function useMonthsKey(pair: number | undefined, areThere: boolean): number {
  const [months, setMonths] = useState({ pair, areThere, key: 0 });
  if (months.pair === pair && months.areThere === areThere) return months.key;
  const isKept = months.pair === pair || (months.areThere && isFocusInList());
  const key = isKept ? months.key : months.key + 1;
  setMonths({ pair, areThere, key });
  return key;
}

const isFocusInList = (): boolean => Boolean(document.activeElement?.closest('[data-pairs]'));
