import { useSelector } from '@xstate/react';
import { SheetTools } from '../SheetTools/SheetTools.tsx';
import type { SheetTool } from '../SheetTools/sheet-key.ts';
import { YearBefore } from '../SheetTools/YearBefore.tsx';
import { actorsOf, type BudgetActor, useShown } from './budget.ts';
import { comparisonOf } from './comparison.ts';

interface ToolsProps {
  readonly budget: BudgetActor;
  /** Whether the server keeps who changed what. */
  readonly hasLog: boolean;
  readonly onTool: (tool: SheetTool) => void;
}

/** The tools above the months. */
export function Tools({ budget, hasLog, onTool }: ToolsProps) {
  const { sheet, history } = actorsOf(budget);
  const canUndo = useSelector(history, ({ context: { past } }) => past.length > 0);
  const canRedo = useSelector(history, ({ context: { future } }) => future.length > 0);
  const context = useShown(sheet);
  const { referenteID, yearBefore } = context;
  const { isOffered } = comparisonOf(context);
  return (
    <SheetTools canUndo={canUndo} canRedo={canRedo} outcome={context.outcome} hasLog={hasLog} onTool={onTool}>
      {isOffered && referenteID !== null && (
        <YearBefore
          referenteID={referenteID}
          pressed={yearBefore}
          onToggle={() => budget.send({ type: 'comparison.chosen', yearBefore: !yearBefore })}
        />
      )}
    </SheetTools>
  );
}
