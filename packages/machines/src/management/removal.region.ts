import { assign, raise } from 'xstate';
import { failureText } from '../failure.ts';
import { managementSetup, refusalOf, removalRequest } from './management.setup.ts';

/** The modal that asks before a record is removed. A refusal stays in it, to be read. */
export const removalRegion = managementSetup.createStateConfig({
  initial: 'closed',
  states: {
    closed: {
      entry: assign({ removed: null, removalProblem: null }),
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
      on: { 'removal.confirmed': 'removing', 'removal.closed': 'closed' },
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
