import { failureText } from '../failure.ts';
import { assignmentSetup, WHOLE_LIST } from './assignment.setup.ts';

const whenChosen = {
  guard: ({ event }: { event: { clienteID: number | null } }) => event.clienteID !== null,
  target: 'loading',
} as const;

/** All products: loaded with the first client, once a visit. */
export const productsRegion = assignmentSetup.createStateConfig({
  initial: 'empty',
  states: {
    empty: { on: { 'client.chosen': whenChosen } },
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
        'client.chosen': whenChosen,
        'retry.requested': { guard: ({ event }) => event.part === 'products', target: 'loading' },
        'network.returned': 'loading',
      },
    },
  },
});
