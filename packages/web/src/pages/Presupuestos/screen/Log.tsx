import { useSelector } from '@xstate/react';
import { lazy, Suspense } from 'react';
import type { BudgetActor } from './budget.ts';
import { LogRoom } from './Log.parts.ts';

const History = lazy(() => import('./History.tsx'));

/** Beside the months, in the detail's place; on smaller windows a sheet over what is below them. */
export function Log({ budget }: { readonly budget: BudgetActor }) {
  const changes = useSelector(budget, (state) => state.context.changes);
  const open = useSelector(changes, (state) => state.hasTag('open'));
  return (
    open && (
      <LogRoom>
        <Suspense fallback={null}>
          <History budget={budget} />
        </Suspense>
      </LogRoom>
    )
  );
}
