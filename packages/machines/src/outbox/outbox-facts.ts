import { type ActorRefFrom, type EventObject, fromCallback } from 'xstate';
import type { outboxMachine } from './outbox.machine.ts';

export type OutboxRef = ActorRefFrom<typeof outboxMachine>;

/** Hands the outbox's facts on to the machine that invokes it, as events. */
export const outboxFacts = fromCallback<EventObject, { outbox: OutboxRef }>(({ input, sendBack }) => {
  const subscription = input.outbox.on('*', sendBack);
  return () => subscription.unsubscribe();
});
