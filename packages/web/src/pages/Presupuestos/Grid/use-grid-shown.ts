import { useCallback, useId, useMemo } from 'react';
import type { GridShown } from './grid-shown.ts';

/** What all rows have in common: the same object while it says the same. */
export function useGridShown({
  view,
  reference,
  hasReference,
  inPercent,
  columns,
  nameWidth,
  namesCurrency,
  onOpen,
}: Omit<GridShown, 'idOf' | 'describedBy'>): GridShown {
  const base = useId();
  const describedBy = `${base}said`;
  // Cells ask for the same one where columns alone are others.
  const idOf = useCallback((row: number, column: number) => `${base}${row}-${column}`, [base]);
  return useMemo(
    () => ({
      view,
      reference,
      hasReference,
      inPercent,
      columns,
      nameWidth,
      namesCurrency,
      idOf,
      describedBy,
      onOpen,
    }),
    [view, reference, hasReference, inPercent, columns, nameWidth, namesCurrency, idOf, describedBy, onOpen],
  );
}
