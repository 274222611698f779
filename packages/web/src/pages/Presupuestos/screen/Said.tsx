import { noticeNow } from '@presupuesto/machines';
import { useSelector } from '@xstate/react';
import { loaded } from '../../../app/loaded.tsx';
import { untilItComes } from '../../../app/until-it-comes.ts';
import { actorsOf, type BudgetActor } from './budget.ts';
import { focusPairs } from './focus-pairs.ts';

const Notice = loaded(() => untilItComes(() => import('../Notice/Notice.tsx')));

/** What is said of a step that reached further than the months in sight, on the history machine. */
export function Said({ budget }: { readonly budget: BudgetActor }) {
  const { history, outbox } = actorsOf(budget);
  const said = useSelector(history, ({ context }) => context);
  const entries = useSelector(outbox, ({ context }) => context.entries);
  const now = noticeNow(said, entries);
  return (
    now && (
      <Notice
        {...now}
        onFocusLost={focusPairs}
        onUndo={() => history.send({ type: 'edit.undone' })}
        onClose={() => history.send({ type: 'notice.dismissed' })}
      />
    )
  );
}
