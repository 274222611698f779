import { assign } from 'xstate';
import { failureText } from '../failure.ts';
import { assignmentSetup, goesOn, pageAfter } from './assignment.setup.ts';

/** The client list, a thousand at a time. */
export const clientsRegion = assignmentSetup.createStateConfig({
  initial: 'loading',
  on: { 'search.typed': { actions: assign(({ event }) => ({ search: event.text })) } },
  states: {
    loading: {
      tags: 'loadingClients',
      entry: { type: 'showProblem', params: { of: 'problem', text: null } },
      invoke: {
        src: 'listarClientes',
        input: ({ context }) => pageAfter(context.clientes),
        onDone: [
          {
            guard: ({ context, event }) => goesOn(context.clientes, event.output),
            target: 'loading',
            reenter: true,
            actions: { type: 'addClients', params: ({ event }) => event.output.data ?? [] },
          },
          {
            target: 'loaded',
            actions: [{ type: 'addClients', params: ({ event }) => event.output.data ?? [] }, 'checkClient'],
          },
        ],
        onError: {
          target: 'failed',
          actions: {
            type: 'showProblem',
            params: ({ event }) => ({ of: 'problem', text: failureText(event.error) }),
          },
        },
      },
    },
    loaded: {},
    failed: {
      tags: 'failed',
      on: {
        'retry.requested': { guard: ({ event }) => event.part === 'clients', target: 'loading' },
        'network.returned': 'loading',
      },
    },
  },
});
