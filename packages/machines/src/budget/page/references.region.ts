import { listarReferentes, refusalText } from '@presupuesto/api-sdk/contract';
import { assign } from 'xstate';
import { failureText, isAccepted } from '../../failure.ts';
import { budgetSetup } from './budget.setup.ts';

/** The periods of the selector Referente. */
export const referencesRegion = budgetSetup.createStateConfig({
  initial: 'loading',
  states: {
    loading: {
      entry: assign({ referencesProblem: null }),
      invoke: {
        src: 'loadReferences',
        onDone: [
          {
            guard: ({ event }) => isAccepted(event.output),
            target: 'loaded',
            actions: [
              assign(({ event }) => ({ referentes: event.output.data ?? [] })),
              'chooseReferenceAgain',
            ],
          },
          {
            target: 'failed',
            actions: {
              type: 'showReferencesProblem',
              params: ({ event }) => refusalText(listarReferentes.errors, event.output),
            },
          },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'showReferencesProblem', params: ({ event }) => failureText(event.error) },
        },
      },
    },
    loaded: {},
    failed: { on: { 'retry.requested': 'loading', 'network.returned': 'loading' } },
  },
});
