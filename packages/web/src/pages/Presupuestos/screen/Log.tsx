import { useSelector } from '@xstate/react';
import { lazy, Suspense, useState } from 'react';
import type { BudgetActor } from './budget.ts';
import { LogRoom } from './Log.parts.ts';

const History = lazy(() => import('./History.tsx'));
const Moment = lazy(() => import('./Moment.tsx'));

/** Who changed what, beside the months in the detail's place, or at the window's edge; and what goes back to a moment. */
export function Log({ budget }: { readonly budget: BudgetActor }) {
  const { changes, momentAsked } = useSelector(budget, (state) => state.context);
  const open = useSelector(changes, (state) => state.hasTag('open'));
  // Asked again, it begins again.
  const [asking, setAsking] = useState({ momentAsked, turn: 0 });
  if (asking.momentAsked !== momentAsked) setAsking({ momentAsked, turn: asking.turn + 1 });
  return (
    <>
      {open && (
        <LogRoom>
          <Suspense fallback={null}>
            <History budget={budget} />
          </Suspense>
        </LogRoom>
      )}
      <Suspense fallback={null}>
        {momentAsked && <Moment key={asking.turn} budget={budget} asked={momentAsked} />}
      </Suspense>
    </>
  );
}
