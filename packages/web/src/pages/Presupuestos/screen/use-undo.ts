import { useSheetKeys } from '../SheetTools/use-sheet-keys.ts';
import type { BudgetActor } from './budget.ts';

/** Ctrl+Z and Ctrl+Y: over the whole period, also where no months are shown. */
export function useUndoKeys(budget: BudgetActor): void {
  useSheetKeys(['undo', 'redo'], (tool) => {
    const { history } = budget.getSnapshot().context;
    history.send({ type: tool === 'undo' ? 'edit.undone' : 'edit.redone' });
  });
}
