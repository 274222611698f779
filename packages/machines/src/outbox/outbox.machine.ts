import { assign } from 'xstate';
import { failureText } from '../failure.ts';
import { withChanges, withStored } from './entries.ts';
import { outboxSetup } from './outbox.setup.ts';

/**
 * Everything that the server has still to be told, for one user at a time (decisions §10). Changes are kept on the device
 * as soon as they are queued, until the server answers; they survive a reload and are never sent for another user.
 */
export const outboxMachine = outboxSetup.createMachine({
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
