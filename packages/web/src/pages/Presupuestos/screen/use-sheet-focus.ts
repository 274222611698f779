import { useEffect, useState } from 'react';

/** Gives the sheet the keyboard where it begins at a cell, unless something else has it by then. */
export function useSheetFocus(hasCell: boolean): void {
  const [begins] = useState(hasCell);
  useEffect(() => {
    if (!begins || document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>('[role="grid"]')?.focus({ preventScroll: true });
  }, [begins]);
}
