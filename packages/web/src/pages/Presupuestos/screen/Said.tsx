import { useSelector } from '@xstate/react';
import { loaded } from '../../../app/loaded.tsx';
import type { BudgetActor } from './budget.ts';

const Notice = loaded(() => import('../Notice/Notice.tsx'));

/** What is said of a step that reached further than the months in sight, on the history machine. */
export function Said({ budget }: { readonly budget: BudgetActor }) {
  const history = useSelector(budget, ({ context }) => context.history);
  const notice = useSelector(history, ({ context }) => context.notice);
  return (
    notice && (
      <Notice
        notice={notice}
        onUndo={() => history.send({ type: 'edit.undone' })}
        onClose={() => history.send({ type: 'notice.dismissed' })}
      />
    )
  );
}
