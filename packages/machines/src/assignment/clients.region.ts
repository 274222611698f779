import { listarClientes, refusalText } from '@presupuesto/api-sdk/contract';
import { assign } from 'xstate';
import { failureText, isAccepted } from '../failure.ts';
import { assignmentSetup } from './assignment.setup.ts';

/** The client list. */
export const clientsRegion = assignmentSetup.createStateConfig({
  initial: 'loading',
  on: { 'search.typed': { actions: assign(({ event }) => ({ search: event.text })) } },
  states: {
    loading: {
      tags: 'loadingClients',
      entry: { type: 'showProblem', params: { of: 'problem', text: null } },
      invoke: {
        src: 'loadClients',
        onDone: [
          {
            guard: ({ event }) => isAccepted(event.output),
            target: 'loaded',
            actions: { type: 'showClients', params: ({ event }) => event.output.data ?? [] },
          },
          {
            target: 'failed',
            actions: {
              type: 'showProblem',
              params: ({ event }) => ({
                of: 'problem',
                text: refusalText(listarClientes.errors, event.output),
              }),
            },
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
