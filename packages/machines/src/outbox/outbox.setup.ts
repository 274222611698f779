import { assign, emit, enqueueActions, sendTo, setup } from 'xstate';
import { type StoreAnswer, unprovidedStore } from '../ports.ts';
import type { Change } from './change.ts';
import { type DeliveryReport, deliveryMachine } from './delivery.machine.ts';
import { entryOf, isBusy, updated, withoutChange, withStarted } from './entries.ts';
import type { OutboxContext, OutboxEvent, OutboxFact } from './outbox.types.ts';

/** What the outbox's states are made of: its actors, questions and deeds. */
export const outboxSetup = setup({
  types: {
    context: {} as OutboxContext,
    events: {} as OutboxEvent | DeliveryReport | StoreAnswer,
    emitted: {} as OutboxFact,
    tags: {} as 'open',
  },
  actors: { changeStore: unprovidedStore, delivery: deliveryMachine },
  guards: {
    isSameUser: ({ context }, usuario: string) => usuario === context.usuario,
    /** A value typed while the answer came in is still to be sent. */
    isLatest: ({ context }, change: Change) => entryOf(context.entries, change)?.change === change,
  },
  actions: {
    keep: enqueueActions(({ context, enqueue }, changes: readonly Change[]) => {
      for (const change of changes) {
        const delivery = entryOf(context.entries, change)?.delivery;
        if (delivery) enqueue.sendTo(delivery, { type: 'change.replaced', change });
        enqueue.sendTo('store', { type: 'change.kept', change });
      }
    }),
    startDue: assign({
      entries: ({ context, spawn, self }) =>
        withStarted(context.entries, (change) =>
          spawn('delivery', { input: { usuario: context.usuario ?? '', change, owner: self } }),
        ),
    }),
    tellDeliveries: enqueueActions(({ context, enqueue }, type: 'network.returned' | 'session.confirmed') => {
      for (const { delivery } of Object.values(context.entries)) {
        if (delivery) enqueue.sendTo(delivery, { type });
      }
    }),
    stopDeliveries: enqueueActions(({ context, enqueue }) => {
      for (const { delivery } of Object.values(context.entries)) if (delivery) enqueue.stopChild(delivery);
    }),
    forget: assign(({ context }, change: Change) => ({ entries: withoutChange(context.entries, change) })),
    drop: sendTo('store', (_, change: Change) => ({ type: 'change.dropped', change })),
    release: assign(({ context }, change: Change) => ({
      entries: updated(context.entries, change, { delivery: null }),
    })),
    markDelayed: assign(({ context }, change: Change) => ({
      entries: updated(context.entries, change, { delayed: true }),
    })),
    announce: emit(({ context }, fact: { type: 'change.confirmed' | 'change.refused'; change: Change }) => ({
      ...fact,
      busy: isBusy(context.entries, fact.change.periodoID),
    })),
    rejectSession: emit({ type: 'session.rejected' }),
    log: emit((_, text: string) => ({ type: 'failure.logged' as const, text })),
  },
});
