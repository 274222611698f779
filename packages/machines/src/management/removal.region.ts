import { assign, raise } from 'xstate';
import { failureText } from '../failure.ts';
import { contentRequest, removalRequest } from './calls.ts';
import type { ManagementSetup } from './management.setup.ts';

/** Neither gender, for a record of any kind. */
const GONE_ALREADY = 'Ya se había eliminado.';

/**
 * The modal that asks before a record is removed. A refusal stays in it, to be read. Where somebody else has removed the record,
 * there is nothing left to ask: the modal goes, and the list is read again. It is also read where nobody says whether it is removed.
 */
export function removalRegion<Item extends object>(own: ManagementSetup<Item>) {
  return own.createStateConfig({
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
                actions: assign(({ event }) => ({ removedContent: event.output.data ?? null })),
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
          onDone: {
            target: 'closed',
            actions: [
              'showRemoved',
              {
                type: 'showNotice',
                params: ({ context, event }) =>
                  event.output.message || (context.rules.removal?.removed ?? null),
              },
              'announce',
              raise({ type: 'retry.requested' }),
            ],
          },
          onError: [
            {
              guard: { type: 'isGone', params: ({ event }) => ({ error: event.error }) },
              target: 'closed',
              actions: [
                'showRemoved',
                { type: 'showNotice', params: () => GONE_ALREADY },
                'announce',
                raise({ type: 'retry.requested' }),
              ],
            },
            {
              guard: { type: 'isLost', params: ({ event }) => ({ error: event.error }) },
              target: 'asking',
              actions: [
                { type: 'showRemovalProblem', params: ({ event }) => failureText(event.error) },
                'announce',
                raise({ type: 'retry.requested' }),
              ],
            },
            {
              target: 'asking',
              actions: { type: 'showRemovalProblem', params: ({ event }) => failureText(event.error) },
            },
          ],
        },
      },
    },
  });
}
