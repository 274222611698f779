import type { ReactNode } from 'react';
import type { Actors } from './actors.ts';
import { OutboxContext } from './outbox.ts';
import { PortsContext } from './ports.ts';
import { SessionContext } from './session.ts';

/** What every screen finds around it: the work that machines ask for, the session, and the outbox. */
export function Providers({ ports, session, outbox, children }: Actors & { readonly children: ReactNode }) {
  return (
    <PortsContext value={ports}>
      <SessionContext value={session}>
        <OutboxContext value={outbox}>{children}</OutboxContext>
      </SessionContext>
    </PortsContext>
  );
}
