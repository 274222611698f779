import { isAnyOnlyInMemory, waitingCount } from '@presupuesto/machines';
import { useSelector } from '@xstate/react';
import { useConnection } from '../../app/connection.ts';
import { useOutbox } from '../../app/outbox.ts';
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
  // Every figure is for a moment, until the device has it.
  const isUnkept = useSelector(
    outbox,
    ({ context }) => context.keeping !== 'possible' && isAnyOnlyInMemory(context.entries),
  );
  return <ConnectionLine {...{ isAway, hasNetwork, failing, waiting, isUnkept }} />;
}
