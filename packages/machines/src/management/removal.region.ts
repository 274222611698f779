import { assign, raise } from 'xstate';
import { failureText, isAccepted } from '../failure.ts';
import { contentRequest, managementSetup, refusalOf, removalRequest } from './management.setup.ts';

/** The modal that asks before a record is removed. A refusal stays in it, to be read. */
export const removalRegion = managementSetup.createStateConfig({
  initial: 'closed',
  states: {
    closed: {
      entry: assign({ removed: null, removedContent: null, removalTyped: '', removalProblem: null }),
      on: {
        'removal.asked': {
          guard: 'hasRemoval',
          target: 'asking',
          actions: assign(({ event }) => ({ removed: event.item, notice: null })),
        },
      },
    },
    asking: {
      tags: 'removalOpen',
      on: {
        'removal.typed': {
          actions: assign(({ event }) => ({ removalTyped: event.text, removalProblem: null })),
        },
        'removal.confirmed': [{ guard: 'isMistyped', actions: 'showMistyped' }, { target: 'removing' }],
        'removal.closed': 'closed',
        'address.changed': 'closed',
      },
      initial: 'deciding',
      states: {
        deciding: { always: [{ guard: 'countsContent', target: 'counting' }, { target: 'ready' }] },
        /** Nothing waits for it: what cannot be counted is left out. */
        counting: {
          invoke: {
            src: 'request',
            input: ({ context }) => contentRequest(context),
            onDone: {
              target: 'ready',
              actions: assign(({ event: { output } }) => ({
                removedContent: isAccepted(output) ? (output.data ?? null) : null,
              })),
            },
            onError: 'ready',
          },
        },
        ready: {},
      },
    },
    removing: {
      tags: ['removalOpen', 'removing'],
      entry: assign({ removalProblem: null }),
      invoke: {
        src: 'request',
        input: ({ context }) => removalRequest(context),
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => event.output },
            target: 'closed',
            actions: [
              {
                type: 'showNotice',
                params: ({ context, event }) =>
                  event.output.message || (context.rules.removal?.removed ?? ''),
              },
              'announce',
              raise({ type: 'retry.requested' }),
            ],
          },
          {
            target: 'asking',
            actions: {
              type: 'showRemovalProblem',
              params: ({ context, event }) => refusalOf(removalRequest(context), event.output),
            },
          },
        ],
        onError: {
          target: 'asking',
          actions: { type: 'showRemovalProblem', params: ({ event }) => failureText(event.error) },
        },
      },
    },
  },
});
