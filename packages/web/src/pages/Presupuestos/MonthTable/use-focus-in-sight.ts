import { type RefObject, useEffect } from 'react';

/** Keeps the cell that has the focus in sight when the window gets lower, as by a phone's keyboard. */
export function useFocusInSight(table: RefObject<HTMLTableElement | null>): void {
  useEffect(() => {
    const show = () => {
      const cell = document.activeElement;
      if (cell && table.current?.contains(cell)) cell.scrollIntoView({ block: 'nearest' });
    };
    window.addEventListener('resize', show);
    return () => window.removeEventListener('resize', show);
  }, [table]);
}
