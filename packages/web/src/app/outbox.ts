import { connectSession, deliveryMachine, type OutboxRef, outboxMachine } from '@presupuesto/machines';
import { createContext, use } from 'react';
import { createActor } from 'xstate';
import { logWarning } from './log.ts';
import type { AppPorts } from './ports.ts';
import type { SessionActor } from './session.ts';

/** What the server has still to be told; one for the whole application, so that it outlives the screen (decisions §10). */
export const OutboxContext = createContext<OutboxRef | undefined>(undefined);

export function useOutbox(): OutboxRef {
  const outbox = use(OutboxContext);
  if (!outbox) throw new Error('useOutbox needs an OutboxContext around it');
  return outbox;
}

/** The outbox of a session that has not started yet, running. Its failures are logged and not shown. */
export function startOutbox(session: SessionActor, ports: AppPorts): OutboxRef {
  const delivery = deliveryMachine.provide({ actors: ports });
  const outbox = createActor(outboxMachine.provide({ actors: { changeStore: ports.changeStore, delivery } }));
  connectSession(session, outbox);
  outbox.on('failure.logged', ({ text }) => logWarning(text));
  return outbox.start();
}
