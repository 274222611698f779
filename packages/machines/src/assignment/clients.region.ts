import { assign } from 'xstate';
import { failureText } from '../failure.ts';
import { assignmentSetup, WHOLE_LIST } from './assignment.setup.ts';

/** The client list. */
export const clientsRegion = assignmentSetup.createStateConfig({
  initial: 'loading',
  on: { 'search.typed': { actions: assign(({ event }) => ({ search: event.text })) } },
  states: {
    loading: {
      tags: 'loadingClients',
      entry: { type: 'showProblem', params: { of: 'problem', text: null } },
      invoke: {
        src: 'listarClientes',
        input: WHOLE_LIST,
        onDone: {
          target: 'loaded',
          actions: { type: 'showClients', params: ({ event }) => event.output.data ?? [] },
        },
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
