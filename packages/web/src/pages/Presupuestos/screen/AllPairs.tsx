import type { Periodo } from '@presupuesto/api-sdk';
import { useSelector } from '@xstate/react';
import { Table2 } from 'lucide-react';
import { loaded } from '../../../app/loaded.tsx';
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx';
import { TableSkeleton } from '../MonthTable/TableSkeleton.tsx';
import type { BudgetActor } from './budget.ts';
import { Log } from './Log.tsx';
import { Whole, Workspace } from './Screen.parts.ts';

const Hoja = loaded(() => import('./Hoja.tsx'), <TableSkeleton months={12} />);

interface AllPairsProps {
  readonly budget: BudgetActor;
  /** Null while none is chosen. */
  readonly periodo: Periodo | null;
}

/** All pairs of a period on one sheet, which has the workspace for itself. Its files come when it is shown. */
export function AllPairs({ budget, periodo }: AllPairsProps) {
  const changes = useSelector(budget, ({ context }) => context.changes);
  const logOpen = useSelector(changes, (state) => state.hasTag('open'));
  return (
    <Workspace data-view="hoja" data-log={logOpen}>
      <Whole>
        {periodo ? (
          <Hoja key={periodo.periodoID} budget={budget} periodo={periodo} />
        ) : (
          <EmptyState
            icon={<Table2 size={28} aria-hidden />}
            title="Elija un presupuesto"
            text="Todos sus pares y meses aparecerán aquí, en una sola hoja."
          />
        )}
      </Whole>
      <Log budget={budget} />
    </Workspace>
  );
}
