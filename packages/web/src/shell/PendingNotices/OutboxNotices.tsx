import { conflictsOf } from '@presupuesto/machines';
import { useOutbox, useOutboxState } from '../../app/outbox.ts';
import { PendingNotices } from './PendingNotices.tsx';

/** {@link PendingNotices} of the page's outbox. */
export function OutboxNotices() {
  const outbox = useOutbox();
  const isNothingKept = useOutboxState(({ context }) => context.keeping === 'failed');
  const unsent = useOutboxState(({ context }) => context.unsent);
  const entries = useOutboxState(({ context }) => context.entries);
  const unreadable = useOutboxState(({ context }) => context.unreadable);
  return (
    <PendingNotices
      isNothingKept={isNothingKept}
      unsent={unsent}
      unreadable={unreadable}
      conflicts={conflictsOf(entries)}
      onWarningRead={() => outbox.send({ type: 'warning.dismissed' })}
      onUnsentRead={() => outbox.send({ type: 'unsent.dismissed' })}
    />
  );
}
