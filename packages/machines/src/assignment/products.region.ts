import { failureText } from '../failure.ts';
import { assignmentSetup, WHOLE_LIST } from './assignment.setup.ts';

/** All products: loaded with the first client, once a visit. */
export const productsRegion = assignmentSetup.createStateConfig({
  initial: 'empty',
  states: {
    empty: {
      always: { guard: ({ context }) => context.clienteID !== null, target: 'loading' },
    },
    loading: {
      tags: 'loadingProducts',
      entry: { type: 'showProblem', params: { of: 'productsProblem', text: null } },
      invoke: {
        src: 'listarProductos',
        input: WHOLE_LIST,
        onDone: {
          target: 'loaded',
          actions: { type: 'showProducts', params: ({ event }) => event.output.data ?? [] },
        },
        onError: {
          target: 'failed',
          actions: {
            type: 'showProblem',
            params: ({ event }) => ({ of: 'productsProblem', text: failureText(event.error) }),
          },
        },
      },
    },
    loaded: {},
    failed: {
      tags: 'failed',
      on: {
        'client.chosen': { guard: ({ event }) => event.clienteID !== null, target: 'loading' },
        'retry.requested': { guard: ({ event }) => event.part === 'products', target: 'loading' },
        'network.returned': 'loading',
      },
    },
  },
});
