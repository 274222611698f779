import { assign } from 'xstate';
import { failureText } from '../failure.ts';
import { newStamps } from './kept.ts';
import { outboxSetup } from './outbox.setup.ts';

const NOBODY = { usuario: null, entries: {}, unsent: [], unreadable: 0 };

/**
 * Everything that the server does not know yet, for one user at a time (decisions §10). Changes are kept on the device as soon
 * as they are queued, until the server answers; they survive a reload and are never sent for another user. Tabs hear of each
 * other's changes through the store: what was typed last wins in all of them.
 */
export const outboxMachine = outboxSetup.createMachine({
  id: 'outbox',
  context: () => ({
    ...NOBODY,
    series: 0,
    stamps: newStamps(),
    keeping: 'possible',
  }),
  initial: 'closed',
  on: { 'warning.dismissed': { actions: assign({ keeping: 'dismissed' }) } },
  states: {
    closed: {
      entry: ['stopDeliveries', assign(NOBODY)],
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
      initial: 'reading',
      states: {
        reading: {
          on: {
            'changes.read': {
              target: 'working',
              actions: [
                { type: 'keepUnsent', params: ({ event }) => event },
                { type: 'adopt', params: ({ event }) => event.kept },
                { type: 'markEarlier', params: ({ event }) => event },
                'startDue',
              ],
            },
          },
        },
        working: {
          on: {
            'changes.read': {
              actions: [
                { type: 'keepUnsent', params: ({ event }) => event },
                { type: 'adopt', params: ({ event }) => event.kept },
                { type: 'removeMissing', params: ({ event }) => event },
                'startDue',
              ],
            },
          },
        },
      },
      on: {
        'changes.queued': {
          actions: [
            {
              type: 'queue',
              params: ({ event }) => ({ changes: event.changes, inTurn: event.inTurn === true }),
            },
            'startDue',
          ],
        },
        'change.heard': {
          guard: { type: 'isNews', params: ({ event }) => event.kept },
          actions: [{ type: 'adopt', params: ({ event }) => [event.kept] }, 'startDue'],
        },
        'change.settled': [
          {
            guard: { type: 'isToSendAgain', params: ({ event }) => event },
            actions: [
              { type: 'markToArriveLast', params: ({ event }) => event.kept },
              { type: 'keepAgain', params: ({ event }) => event.kept },
            ],
          },
          {
            guard: { type: 'isNewsOfSettled', params: ({ event }) => event },
            actions: [
              { type: 'stopDelivery', params: ({ event }) => event.kept },
              { type: 'removeEntry', params: ({ event }) => event.kept },
              { type: 'announce', params: ({ event }) => event },
              'startDue',
            ],
          },
        ],
        'change.unkept': { actions: { type: 'markUnkept', params: ({ event }) => event.kept } },
        'delivery.confirmed': [
          {
            guard: { type: 'isLatest', params: ({ event }) => event.kept },
            actions: [
              { type: 'removeEntry', params: ({ event }) => event.kept },
              {
                type: 'deleteStored',
                params: ({ event }) => ({ kept: event.kept, outcome: 'confirmed' as const }),
              },
              {
                type: 'announce',
                params: ({ event }) => ({ kept: event.kept, outcome: 'confirmed' as const }),
              },
              'startDue',
            ],
          },
          { actions: [{ type: 'detachDelivery', params: ({ event }) => event.kept }, 'startDue'] },
        ],
        'delivery.refused': [
          {
            guard: { type: 'isEarlier', params: ({ event }) => event.kept },
            actions: [
              { type: 'removeEntry', params: ({ event }) => event.kept },
              { type: 'setAside', params: ({ event }) => event },
              { type: 'log', params: ({ event }) => event.text },
              {
                type: 'announce',
                params: ({ event }) => ({ kept: event.kept, outcome: 'refused' as const }),
              },
              'startDue',
            ],
          },
          {
            guard: { type: 'isLatest', params: ({ event }) => event.kept },
            actions: [
              { type: 'removeEntry', params: ({ event }) => event.kept },
              {
                type: 'deleteStored',
                params: ({ event }) => ({ kept: event.kept, outcome: 'refused' as const }),
              },
              { type: 'log', params: ({ event }) => event.text },
              {
                type: 'announce',
                params: ({ event }) => ({ kept: event.kept, outcome: 'refused' as const }),
              },
              'startDue',
            ],
          },
          { actions: [{ type: 'detachDelivery', params: ({ event }) => event.kept }, 'startDue'] },
        ],
        'delivery.overtaken': {
          actions: { type: 'adopt', params: ({ event }) => [event.kept] },
        },
        'delivery.gone': [
          {
            guard: { type: 'isLatest', params: ({ event }) => event.kept },
            actions: [
              { type: 'removeEntry', params: ({ event }) => event.kept },
              { type: 'announceGone', params: ({ event }) => event.kept },
              'startDue',
            ],
          },
          { actions: [{ type: 'detachDelivery', params: ({ event }) => event.kept }, 'startDue'] },
        ],
        'delivery.delayed': {
          actions: [
            { type: 'log', params: ({ event }) => event.text },
            { type: 'markDelayed', params: ({ event }) => event.kept },
            'startDue',
          ],
        },
        'delivery.unauthorized': { actions: 'rejectSession' },
        'network.returned': { actions: { type: 'passOn', params: 'network.returned' } },
        'flush.requested': { actions: { type: 'passOn', params: 'network.returned' } },
        'session.confirmed': { actions: { type: 'passOn', params: 'session.confirmed' } },
        'unsent.dismissed': { actions: 'dismissUnsent' },
        'session.started': [
          {
            guard: { type: 'isSameUser', params: ({ event }) => event.nombreUsuario },
            actions: { type: 'passOn', params: 'session.confirmed' },
          },
          {
            target: 'open',
            reenter: true,
            actions: ['stopDeliveries', assign(({ event }) => ({ ...NOBODY, usuario: event.nombreUsuario }))],
          },
        ],
        'session.ended': 'closed',
      },
    },
  },
});
