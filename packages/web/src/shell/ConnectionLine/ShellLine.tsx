import { waitingCount } from '@presupuesto/machines';
import { useSelector } from '@xstate/react';
import { useConnection } from '../../app/connection.ts';
import { useOutbox } from '../../app/outbox.ts';
import { isUnkept } from '../unkept.ts';
import { ConnectionLine } from './ConnectionLine.tsx';

/** The line of the application's own connection and outbox. */
export function ShellLine() {
  const connection = useConnection();
  const isAway = useSelector(connection, (state) => state.hasTag('away'));
  const hasNetwork = useSelector(connection, ({ context }) => context.hasNetwork);
  const failing = useSelector(connection, (state) =>
    state.hasTag('failing') ? state.context.reason : undefined,
  );
  const outbox = useOutbox();
  const waiting = useSelector(outbox, ({ context }) => waitingCount(context.entries));
  return (
    <ConnectionLine {...{ isAway, hasNetwork, failing, waiting }} isUnkept={useSelector(outbox, isUnkept)} />
  );
}
