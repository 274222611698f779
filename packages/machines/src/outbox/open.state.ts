import { assign, cancel, raise } from 'xstate';
import { failureText } from '../failure.ts';
import { required } from '../required.ts';
import { withState } from './entries.ts';
import { outboxBatches } from './outbox.batches.ts';
import { settledElsewhere } from './settled.ts';

/** What is forgotten with the session. */
export const NOBODY = { usuario: null, entries: {}, unsent: [], unreadable: 0, hasBatches: true };

/** Somebody is signed in: what that user changes is kept, sent, and settled. */
export const openState = outboxBatches.createStateConfig({
  tags: 'open',
  invoke: {
    id: 'store',
    src: 'changeStore',
    input: ({ context }) => ({ usuario: required(context.usuario) }),
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
            'gather',
            'startBatches',
            'startReplicate',
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
            'startBatches',
            'startReplicate',
          ],
        },
      },
    },
  },
  on: {
    'changes.queued': [
      {
        guard: { type: 'isBatch', params: ({ event }) => event.origen },
        actions: [{ type: 'queue', params: ({ event }) => event }, 'startBatches'],
      },
      {
        guard: { type: 'isGesture', params: ({ event }) => event.origen },
        actions: [{ type: 'queue', params: ({ event }) => event }, 'startReplicate'],
      },
      {
        actions: [
          { type: 'queue', params: ({ event }) => event },
          { type: 'startDue', params: [] },
          // What a gesture waited for may have left it.
          'startBatches',
        ],
      },
    ],
    'changes.due': { actions: { type: 'startDue', params: ({ event }) => event.keys } },
    'changes.heard': {
      guard: { type: 'isNews', params: ({ event }) => event.kept },
      actions: [
        { type: 'adopt', params: ({ event }) => event.kept },
        'startReplicate',
        cancel('heard'),
        raise({ type: 'gestures.due' }, { id: 'heard', delay: 'heardLimit' }),
      ],
    },
    'gestures.due': { actions: 'startBatches' },
    'batch.answered': { actions: { type: 'judge', params: ({ event }) => event } },
    'changes.ended': { actions: { type: 'settle', params: ({ event }) => event } },
    'batch.unjudged': {
      actions: [
        { type: 'log', params: ({ event }) => event.text },
        { type: 'separate', params: ({ event }) => event },
        'startBatches',
        'startReplicate',
      ],
    },
    'batch.delayed': {
      actions: [
        { type: 'log', params: ({ event }) => event.text },
        { type: 'markBatchDelayed', params: ({ event }) => event.members },
        'startBatches',
      ],
    },
    'batch.unauthorized': { actions: 'rejectSession' },
    'changes.settled': {
      actions: [
        {
          type: 'sendAgain',
          params: ({ context, event }) => settledElsewhere(context.entries, event).again,
        },
        {
          type: 'settle',
          params: ({ context, event }) => ({
            kept: settledElsewhere(context.entries, event).news,
            outcome: event.outcome,
            isHeard: true,
          }),
        },
      ],
    },
    'changes.unkept': { actions: { type: 'markUnkept', params: ({ event }) => event.kept } },
    /** All that waits is there by now. */
    'device.recovered': {
      actions: assign(({ context }) => ({
        keeping: 'possible',
        entries: withState(context.entries, () => ({ isOnDevice: true })),
      })),
    },
    'save.confirmed': [
      {
        guard: { type: 'isLatest', params: ({ event }) => event.kept },
        actions: raise(({ event }) => ({ type: 'changes.ended', kept: [event.kept], outcome: 'confirmed' })),
      },
      { actions: { type: 'saveAgain', params: ({ event }) => ({ ...event.kept, isSaved: true }) } },
    ],
    'save.refused': [
      {
        guard: { type: 'isLatest', params: ({ event }) => event.kept },
        actions: raise(({ event }) => ({ type: 'changes.refused', refused: [event] })),
      },
      { actions: { type: 'saveAgain', params: ({ event }) => event.kept } },
    ],
    'changes.refused': {
      actions: [
        { type: 'refuse', params: ({ event }) => event.refused },
        {
          type: 'settle',
          params: ({ event }) => ({
            kept: event.refused.map(({ kept }) => kept),
            outcome: 'refused' as const,
          }),
        },
      ],
    },
    'save.conflicted': [
      {
        guard: { type: 'isLatest', params: ({ event }) => event.kept },
        actions: raise(({ event }) => ({ type: 'changes.conflicted', conflicted: [event] })),
      },
      { actions: { type: 'saveAgain', params: ({ event }) => event.kept } },
    ],
    'changes.conflicted': {
      actions: [
        { type: 'log', params: 'Otra persona ha guardado otra cifra' },
        { type: 'wait', params: ({ event }) => event.conflicted },
      ],
    },
    'conflict.left': { actions: { type: 'leave', params: ({ event }) => event.key } },
    'conflict.put': { actions: { type: 'put', params: ({ event }) => event.key } },
    'months.read': { actions: { type: 'compareConflicts', params: ({ event }) => event.ventas } },
    'save.overtaken': {
      actions: { type: 'adopt', params: ({ event }) => [event.kept] },
    },
    'save.gone': [
      {
        guard: { type: 'isLatest', params: ({ event }) => event.kept },
        actions: raise(({ event }) => ({ type: 'changes.ended', kept: [event.kept], outcome: 'gone' })),
      },
      { actions: { type: 'saveAgain', params: ({ event }) => event.kept } },
    ],
    'save.delayed': {
      actions: [
        { type: 'log', params: ({ event }) => event.text },
        { type: 'markDelayed', params: ({ event }) => event.kept },
      ],
    },
    'save.unauthorized': { actions: 'rejectSession' },
    'network.returned': {
      actions: ['gather', { type: 'passOn', params: 'network.returned' }, 'startBatches'],
    },
    'flush.requested': {
      actions: ['gather', { type: 'passOn', params: 'network.returned' }, 'startBatches'],
    },
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
        actions: ['stopSaves', assign(({ event }) => ({ ...NOBODY, usuario: event.nombreUsuario }))],
      },
    ],
    'session.ended': 'closed',
  },
});
