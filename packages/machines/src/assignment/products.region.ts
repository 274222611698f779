import { failureText } from '../failure.ts';
import { assignmentSetup, goesOn, pageAfter } from './assignment.setup.ts';

/** All products, a thousand at a time: loaded with the first client, once a visit. */
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
        input: ({ context }) => pageAfter(context.productos),
        onDone: [
          {
            guard: ({ context, event }) => goesOn(context.productos, event.output),
            target: 'loading',
            reenter: true,
            actions: { type: 'addProducts', params: ({ event }) => event.output.data ?? [] },
          },
          {
            target: 'loaded',
            actions: { type: 'addProducts', params: ({ event }) => event.output.data ?? [] },
          },
        ],
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
