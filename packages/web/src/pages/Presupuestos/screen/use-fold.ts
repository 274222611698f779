import { useEffect, useRef, useState } from 'react';

/** Long enough for the second click of a double click to find the list still there. */
const DOUBLE_CLICK_MS = 300;

/** Whether the list is folded away on a narrow screen: after a choice, until it is asked for again. */
export function useFold() {
  const [folded, setFolded] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    folded,
    fold: () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setFolded(true), DOUBLE_CLICK_MS);
    },
    unfold: () => {
      clearTimeout(timer.current);
      setFolded(false);
    },
  };
}
