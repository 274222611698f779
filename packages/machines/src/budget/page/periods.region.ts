import { assign } from 'xstate';
import { failureText } from '../../failure.ts';
import { budgetSetup } from './budget.setup.ts';

/** The budgetable periods of the selector Presupuesto. */
export const periodsRegion = budgetSetup.createStateConfig({
  initial: 'loading',
  states: {
    loading: {
      tags: 'loading',
      entry: assign({ problem: null }),
      invoke: {
        src: 'listarPresupuestables',
        onDone: {
          target: 'loaded',
          actions: [assign(({ event }) => ({ periodos: event.output.data ?? [] })), 'choosePeriodAgain'],
        },
        onError: {
          target: 'failed',
          actions: { type: 'showProblem', params: ({ event }) => failureText(event.error) },
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
        'retry.requested': { guard: 'isPeriodGone', target: '.rereading' },
      },
      states: {
        resting: {},
        rereading: {
          invoke: {
            src: 'listarPresupuestables',
            onDone: {
              target: 'resting',
              actions: [
                assign(({ event }) => ({ periodos: event.output.data ?? [] })),
                'leaveGonePeriod',
                'returnToPeriod',
              ],
            },
            onError: 'resting',
          },
        },
      },
    },
    failed: { tags: 'failed', on: { 'retry.requested': 'loading', 'network.returned': 'loading' } },
  },
});
