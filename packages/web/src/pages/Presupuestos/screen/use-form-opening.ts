import { activeTarget, type GridRef, type GridRow } from '@presupuesto/machines';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { GridChoice } from '../../../app/budget-address/grid-address.ts';
import { actorsOf, type BudgetActor } from './budget.ts';
import { stepToMonths } from './use-view-steps.ts';

type PairRow = Extract<GridRow, { kind: 'pair' }>;

/**
 * The form that follows the sheet is of the row that is opened, or where Ficha is chosen of the active cell's pair, and begins at
 * that cell. It stays with its own pair where that is a total's, or where no cell has been chosen on the sheet since.
 *
 * @returns opens the form of a row
 */
export function useFormOpening(
  budget: BudgetActor,
  grid: GridRef,
  writeAddress: (choice: GridChoice) => void,
): (row: GridRow) => void {
  const { rows } = actorsOf(budget);
  const isOpened = useRef(false);
  const [begun] = useState(() => grid.getSnapshot().context.selection);

  const choosePair = useCallback(
    ({ key, pair }: PairRow) => {
      const { context: now } = grid.getSnapshot();
      const column = now.selection?.active.column;
      writeAddress({ ...now, cell: column === undefined ? null : { row: key, column } });
      rows.send({ type: 'row.chosen', clienteProductoPeriodoID: pair.clienteProductoPeriodoID });
    },
    [rows, grid, writeAddress],
  );

  useEffect(() => {
    const subscription = budget.subscribe(({ context: { vista } }) => {
      if (vista !== 'ficha') return;
      // The pair that is chosen next is news of the budget as well.
      subscription.unsubscribe();
      const { context: now } = grid.getSnapshot();
      const isMeant = now.selection !== begun || rows.getSnapshot().context.seleccion === null;
      const row = activeTarget(now)?.row;
      if (!isOpened.current && isMeant && row?.kind === 'pair') choosePair(row);
    });
    return () => subscription.unsubscribe();
  }, [budget, grid, rows, begun, choosePair]);

  return useCallback(
    (row) => {
      if (row.kind !== 'pair') return;
      isOpened.current = true;
      choosePair(row);
      // A phone's Back undoes the tap.
      if (grid.getSnapshot().context.onlyTotals) stepToMonths();
      budget.send({ type: 'view.chosen', vista: 'ficha' });
    },
    [budget, grid, choosePair],
  );
}
