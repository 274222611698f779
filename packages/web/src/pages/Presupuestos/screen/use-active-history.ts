import { activeTarget, type GridRef, leafOf } from '@presupuesto/machines';
import { useSelector } from '@xstate/react';
import { actorsOf, type BudgetActor } from './budget.ts';

/**
 * @returns asks for the history of the active month, where the active cell is one; undefined on a server without a log
 */
export function useActiveHistory(budget: BudgetActor, grid: GridRef): (() => void) | undefined {
  const { rows, changes, approvals } = actorsOf(budget);
  const hasLog = useSelector(approvals, (state) => state.hasTag('offered'));

  /** Its pair is opened first: the panel shows that pair's months, notes and the way back. */
  function ask(): void {
    const active = activeTarget(grid.getSnapshot().context);
    const month = active && leafOf(active);
    if (!month) return;
    const { clienteProductoPeriodoID } = month.pair;
    rows.send({ type: 'row.chosen', clienteProductoPeriodoID });
    changes.send({ type: 'changes.asked', subject: { kind: 'mes', ventaID: month.venta.ventaID } });
  }

  return hasLog ? ask : undefined;
}
