import { assign, emit, enqueueActions, sendTo, setup } from 'xstate';
import { failureText } from '../failure.ts';
import { type StoreAnswer, unprovidedStore } from '../ports.ts';
import type { Change } from './change.ts';
import { type DeliveryReport, deliveryMachine } from './delivery.machine.ts';
import {
  type Entries,
  entryOf,
  isBusy,
  updated,
  withChanges,
  withoutChange,
  withStarted,
  withStored,
} from './entries.ts';

export interface OutboxContext {
  /** Whose changes these are; null while nobody is signed in. */
  readonly usuario: string | null;
  readonly entries: Entries;
  readonly series: number;
}

export type OutboxEvent =
  | { type: 'session.started'; nombreUsuario: string }
  | { type: 'session.confirmed' }
  | { type: 'session.ended' }
  /** `inTurn`: one after the other, in this order. */
  | { type: 'changes.queued'; changes: readonly Change[]; inTurn?: true }
  | { type: 'network.returned' }
  /** Before the selection changes: whatever waits for a repeat goes at once. */
  | { type: 'flush.requested' };

export type OutboxFact =
  /** `busy`: more of the same period is on its way. */
  | { type: 'change.confirmed'; change: Change; busy: boolean }
  | { type: 'change.refused'; change: Change; busy: boolean }
  /** For a log, never for a screen (specification §8). */
  | { type: 'failure.logged'; text: string }
  /** The server did not take the token. */
  | { type: 'session.rejected' };

/**
 * Everything that the server has still to be told, for one user at a time (decisions §10). Changes are kept on the device
 * as soon as they are queued, until the server answers; they survive a reload and are never sent for another user.
 */
export const outboxMachine = setup({
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
}).createMachine({
  id: 'outbox',
  context: { usuario: null, entries: {}, series: 0 },
  initial: 'closed',
  states: {
    closed: {
      entry: ['stopDeliveries', assign({ usuario: null, entries: {} })],
      on: {
        'session.started': {
          target: 'open',
          actions: assign(({ event }) => ({ usuario: event.nombreUsuario })),
        },
      },
    },
    open: {
      tags: 'open',
      invoke: {
        id: 'store',
        src: 'changeStore',
        input: ({ context }) => ({ usuario: context.usuario ?? '' }),
        onError: { actions: { type: 'log', params: ({ event }) => failureText(event.error) } },
      },
      on: {
        'changes.read': {
          actions: [
            assign(({ context, event }) => ({
              series: context.series + 1,
              entries: withStored(context.entries, event.changes, context.series),
            })),
            'startDue',
          ],
        },
        'changes.queued': {
          actions: [
            { type: 'keep', params: ({ event }) => event.changes },
            assign(({ context, event }) => ({
              series: context.series + 1,
              entries: withChanges(context.entries, event.changes, event.inTurn ? context.series : null),
            })),
            'startDue',
          ],
        },
        'delivery.confirmed': [
          {
            guard: { type: 'isLatest', params: ({ event }) => event.change },
            actions: [
              { type: 'forget', params: ({ event }) => event.change },
              { type: 'drop', params: ({ event }) => event.change },
              {
                type: 'announce',
                params: ({ event }) => ({ type: 'change.confirmed', change: event.change }),
              },
              'startDue',
            ],
          },
          { actions: [{ type: 'release', params: ({ event }) => event.change }, 'startDue'] },
        ],
        'delivery.refused': [
          {
            guard: { type: 'isLatest', params: ({ event }) => event.change },
            actions: [
              { type: 'forget', params: ({ event }) => event.change },
              { type: 'drop', params: ({ event }) => event.change },
              { type: 'log', params: ({ event }) => event.text },
              { type: 'announce', params: ({ event }) => ({ type: 'change.refused', change: event.change }) },
              'startDue',
            ],
          },
          { actions: [{ type: 'release', params: ({ event }) => event.change }, 'startDue'] },
        ],
        'delivery.delayed': {
          actions: [
            { type: 'log', params: ({ event }) => event.text },
            { type: 'markDelayed', params: ({ event }) => event.change },
            'startDue',
          ],
        },
        'delivery.unauthorized': { actions: 'rejectSession' },
        'network.returned': { actions: { type: 'tellDeliveries', params: 'network.returned' } },
        'flush.requested': { actions: { type: 'tellDeliveries', params: 'network.returned' } },
        'session.confirmed': { actions: { type: 'tellDeliveries', params: 'session.confirmed' } },
        'session.started': [
          {
            guard: { type: 'isSameUser', params: ({ event }) => event.nombreUsuario },
            actions: { type: 'tellDeliveries', params: 'session.confirmed' },
          },
          {
            target: 'open',
            reenter: true,
            actions: [
              'stopDeliveries',
              assign(({ event }) => ({ usuario: event.nombreUsuario, entries: {} })),
            ],
          },
        ],
        'session.ended': 'closed',
      },
    },
  },
});
