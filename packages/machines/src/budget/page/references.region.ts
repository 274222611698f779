import { assign } from 'xstate';
import { failureText } from '../../failure.ts';
import { budgetSetup } from './budget.setup.ts';

/** The periods of the selector Referente. */
export const referencesRegion = budgetSetup.createStateConfig({
  initial: 'loading',
  states: {
    loading: {
      entry: assign({ referencesProblem: null }),
      invoke: {
        src: 'listarReferentes',
        onDone: {
          target: 'loaded',
          actions: [assign(({ event }) => ({ referentes: event.output.data ?? [] })), 'chooseReferenceAgain'],
        },
        onError: {
          target: 'failed',
          actions: { type: 'showReferencesProblem', params: ({ event }) => failureText(event.error) },
        },
      },
      /** The answer under way may be the device's own. */
      on: { 'network.returned': { target: 'loading', reenter: true } },
    },
    loaded: {
      initial: 'resting',
      on: {
        'periods.outdated': '.rereading',
        /** Those that are shown may have been kept by this device. */
        'network.returned': '.rereading',
        'retry.requested': {
          guard: 'isReferenceGone',
          target: '.rereading',
          actions: assign({ referencesProblem: null }),
        },
      },
      states: {
        resting: {},
        rereading: {
          invoke: {
            src: 'listarReferentes',
            onDone: {
              target: 'resting',
              actions: [
                assign(({ event }) => ({ referentes: event.output.data ?? [] })),
                'leaveGoneReference',
              ],
            },
            onError: 'resting',
          },
        },
      },
    },
    failed: { on: { 'retry.requested': 'loading', 'network.returned': 'loading' } },
  },
});
