import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { loadedDialog, loadedPart } from '../../../app/loaded-part.ts';
import type { BudgetActor } from './budget.ts';
import { LogRoom } from './Log.parts.ts';

const History = loadedPart(() => import('./History.tsx'));
const Moment = loadedDialog(() => import('./Moment.tsx'));

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
        <LogRoom data-changes>
          <History budget={budget} onClose={() => changes.send({ type: 'changes.closed' })} />
        </LogRoom>
      )}
      {momentAsked && (
        <Moment
          key={asking.turn}
          budget={budget}
          asked={momentAsked}
          onClose={() => budget.send({ type: 'moment.left' })}
        />
      )}
    </>
  );
}
