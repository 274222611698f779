import type { ReactNode } from 'react';
import type { Actors } from './actors.ts';
import { ConnectionContext } from './connection.ts';
import { FormDraftsContext, NO_DRAFTS } from './form-drafts.ts';
import { OutboxContext } from './outbox.ts';
import { PortsContext } from './ports.ts';
import { SessionContext } from './session.ts';

/** What every screen finds around it: the work that machines ask for, the session, and the outbox. */
export function Providers(props: Actors & { readonly children: ReactNode }) {
  const { ports, session, outbox, connection, drafts = NO_DRAFTS, children } = props;
  return (
    <PortsContext value={ports}>
      <SessionContext value={session}>
        <OutboxContext value={outbox}>
          <ConnectionContext value={connection}>
            <FormDraftsContext value={drafts}>{children}</FormDraftsContext>
          </ConnectionContext>
        </OutboxContext>
      </SessionContext>
    </PortsContext>
  );
}
