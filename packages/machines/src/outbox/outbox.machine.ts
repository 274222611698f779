import { type ActorRefFrom, assign, type EventObject, fromCallback } from 'xstate';
import { newStamps } from './kept.ts';
import { NOBODY, openState } from './open.state.ts';
import { outboxBatches } from './outbox.batches.ts';

/**
 * Everything that the server does not know yet, for one user at a time. Changes are kept on the device as soon
 * as they are queued, until the server answers; they survive a reload and are never sent for another user. Tabs hear of each
 * other's changes through the store: what was typed last wins in all of them.
 */
export const outboxMachine = outboxBatches.createMachine({
  id: 'outbox',
  context: () => ({
    ...NOBODY,
    stamps: newStamps(),
    keeping: 'possible',
  }),
  initial: 'closed',
  on: { 'warning.dismissed': { actions: assign({ keeping: 'dismissed' }) } },
  states: {
    closed: {
      entry: ['stopSaves', assign(NOBODY)],
      on: {
        'session.started': {
          target: 'open',
          actions: assign(({ event }) => ({ usuario: event.nombreUsuario })),
        },
      },
    },
    open: openState,
  },
});

export type OutboxRef = ActorRefFrom<typeof outboxMachine>;

/** Hands the outbox's facts on to the machine that invokes it, as events. */
export const outboxFacts = fromCallback<EventObject, { outbox: OutboxRef }>(({ input, sendBack }) => {
  const subscription = input.outbox.on('*', sendBack);
  return () => subscription.unsubscribe();
});
