import type { Periodo } from '@presupuesto/api-sdk';
import { useSelector } from '@xstate/react';
import { Table2 } from 'lucide-react';
import { useLayoutEffect, useState } from 'react';
import { gridChoiceOf } from '../../../app/budget-address/grid-address.ts';
import { loadedPart } from '../../../app/loaded-part.ts';
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx';
import { TableSkeleton } from '../MonthTable/TableSkeleton.tsx';
import type { BudgetActor } from './budget.ts';
import { Log } from './Log.tsx';
import { Whole, Workspace } from './Screen.parts.ts';
import { createArrival } from './sheet-arrival.ts';

const Hoja = loadedPart(() => import('./Hoja.tsx'), <TableSkeleton months={12} />);

interface AllPairsProps {
  readonly budget: BudgetActor;
  /** Null while none is chosen. */
  readonly periodo: Periodo | null;
}

/** All pairs of a period on one sheet, which has the workspace for itself. Its files come when it is shown. */
export function AllPairs({ budget, periodo }: AllPairsProps) {
  const changes = useSelector(budget, ({ context }) => context.changes);
  const logOpen = useSelector(changes, (state) => state.hasTag('open'));
  const [arrival] = useState(() =>
    createArrival(gridChoiceOf(window.location.search.slice(1)).cell !== null),
  );
  // Before anybody can see that it is on its way.
  useLayoutEffect(() => arrival.hear(), [arrival]);
  return (
    <Workspace data-view="hoja" data-log={logOpen}>
      <Whole>
        {periodo ? (
          <Hoja key={periodo.periodoID} budget={budget} periodo={periodo} arrival={arrival} />
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
