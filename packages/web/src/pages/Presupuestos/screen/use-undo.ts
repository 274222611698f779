import { usePaletteItems } from '../../../shell/Palette/use-palette-items.ts';
import { useSheetKeys } from '../SheetTools/use-sheet-keys.ts';
import type { BudgetActor } from './budget.ts';
import { toolItem } from './tool-item.ts';

/** Ctrl+Z, Ctrl+Y and the palette: over the whole period, also where no months are shown. */
export function useUndo(budget: BudgetActor): void {
  const { history } = budget.getSnapshot().context;
  const undo = () => history.send({ type: 'edit.undone' });
  const redo = () => history.send({ type: 'edit.redone' });
  useSheetKeys(['undo', 'redo'], (tool) => (tool === 'undo' ? undo() : redo()));
  usePaletteItems(() => {
    const { past, future } = history.getSnapshot().context;
    return [
      ...(past.length > 0 ? [{ ...toolItem('undo'), run: undo }] : []),
      ...(future.length > 0 ? [{ ...toolItem('redo'), run: redo }] : []),
    ];
  });
}
