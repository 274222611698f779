import { useSelector } from '@xstate/react';
import { lazy, Suspense } from 'react';
import type { BudgetActor } from './budget.ts';
import { LogRoom } from './Log.parts.ts';

const History = lazy(() => import('./History.tsx'));
const Moment = lazy(() => import('./Moment.tsx'));

/** Who changed what, beside the months in the detail's place, or at the window's edge; and what goes back to a moment. */
export function Log({ budget }: { readonly budget: BudgetActor }) {
  const { changes, moment } = useSelector(budget, (state) => state.context);
  const open = useSelector(changes, (state) => state.hasTag('open'));
  const asked = useSelector(moment, (state) => state.hasTag('open') || state.hasTag('restored'));
  return (
    <>
      {open && (
        <LogRoom>
          <Suspense fallback={null}>
            <History budget={budget} />
          </Suspense>
        </LogRoom>
      )}
      <Suspense fallback={null}>{asked && <Moment budget={budget} />}</Suspense>
    </>
  );
}
