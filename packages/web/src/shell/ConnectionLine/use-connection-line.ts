import { pendingValues } from '@presupuesto/machines';
import { useSelector } from '@xstate/react';
import { useConnection } from '../../app/connection.ts';
import { useOutbox } from '../../app/outbox.ts';
import type { ConnectionLineProps } from './ConnectionLine.tsx';

/** What the line shows now. */
export function useConnectionLine(): ConnectionLineProps {
  const connection = useConnection();
  const isAway = useSelector(connection, (state) => state.hasTag('away'));
  const hasNetwork = useSelector(connection, ({ context }) => context.hasNetwork);
  const waiting = useSelector(
    useOutbox(),
    ({ context }) => Object.keys(pendingValues(context.entries)).length,
  );
  return { isAway, hasNetwork, waiting };
}
