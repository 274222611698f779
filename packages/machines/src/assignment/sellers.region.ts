import { failureText } from '../failure.ts';
import { assignmentSetup } from './assignment.setup.ts';

/** The sellers that an administrator chooses from. */
export const sellersRegion = assignmentSetup.createStateConfig({
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'isAdministrator', target: 'loading' }, { target: 'own' }] },
    /** A seller works on their own relations. */
    own: {},
    loading: {
      tags: 'loadingSellers',
      entry: { type: 'showProblem', params: { of: 'sellersProblem', text: null } },
      invoke: {
        src: 'loadSellers',
        onDone: {
          target: 'loaded',
          actions: { type: 'showSellers', params: ({ event }) => event.output },
        },
        onError: {
          target: 'failed',
          actions: {
            type: 'showProblem',
            params: ({ event }) => ({ of: 'sellersProblem', text: failureText(event.error) }),
          },
        },
      },
    },
    loaded: {},
    failed: {
      tags: 'failed',
      on: {
        'retry.requested': { guard: ({ event }) => event.part === 'sellers', target: 'loading' },
        'network.returned': 'loading',
      },
    },
  },
});
