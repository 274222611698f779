import type { ActorRefFrom } from 'xstate';
import type { OutboxRef } from './outbox/outbox.machine.ts';
import type { sessionMachine } from './session/session.machine.ts';

/**
 * Ties the outbox to who is signed in: it opens and closes with the session, and a 401 that it meets makes the session
 * prove its token. Call it before either is started; returns what undoes it.
 */
export function connectSession(session: ActorRefFrom<typeof sessionMachine>, outbox: OutboxRef): () => void {
  const subscriptions = [
    session.on('session.started', (fact) => outbox.send(fact)),
    session.on('session.confirmed', (fact) => outbox.send(fact)),
    session.on('session.ended', (fact) => outbox.send(fact)),
    outbox.on('session.rejected', (fact) => session.send(fact)),
  ];
  return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
}
