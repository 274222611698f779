import {
  connectSession,
  isAnyOnlyInMemory,
  type OutboxRef,
  outboxMachine,
  provided,
} from '@presupuesto/machines';
import { useSelector } from '@xstate/react';
import { createContext, use } from 'react';
import { createActor, type SnapshotFrom } from 'xstate';
import { logWarning } from './log.ts';
import type { AppPorts } from './ports.ts';
import type { SessionActor } from './session.ts';

/** What the server does not know yet; one for the whole application, so that it outlives the screen (decisions §10). */
export const OutboxContext = createContext<OutboxRef | undefined>(undefined);

export function useOutbox(): OutboxRef {
  const outbox = use(OutboxContext);
  if (!outbox) throw new Error('useOutbox needs an OutboxContext around it');
  return outbox;
}

/** A part of the outbox's state; renders again when that part changes. */
export function useOutboxState<Part>(select: (snapshot: SnapshotFrom<typeof outboxMachine>) => Part): Part {
  return useSelector(useOutbox(), select);
}

/** Asks before the page goes, for as long as that would lose something. */
export function askBeforeLosing(outbox: OutboxRef): void {
  window.addEventListener('beforeunload', (event) => {
    if (isAnyOnlyInMemory(outbox.getSnapshot().context.entries)) event.preventDefault();
  });
}

/** The outbox of a session that has not started yet, running. Its failures are logged and not shown. */
export function startOutbox(session: SessionActor, ports: AppPorts): OutboxRef {
  const outbox = createActor(provided(outboxMachine, ports));
  connectSession(session, outbox);
  outbox.on('failure.logged', ({ text }) => logWarning(text));
  return outbox.start();
}
