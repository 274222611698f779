import { budgetSetup } from './budget.setup.ts';

/** Whether a reference that matches no month is compared with the year before: asked for once, kept by this device. */
export const comparisonRegion = budgetSetup.createStateConfig({
  initial: 'recalling',
  on: {
    'comparison.chosen': {
      target: '.keeping',
      actions: { type: 'compare', params: ({ event }) => event.yearBefore },
    },
  },
  states: {
    recalling: {
      invoke: {
        src: 'readPreference',
        input: { name: 'comparacion' },
        onDone: {
          target: 'resting',
          actions: { type: 'compare', params: ({ event }) => event.output === true },
        },
        onError: 'resting',
      },
    },
    resting: {},
    keeping: {
      invoke: {
        src: 'keepPreference',
        input: ({ context }) => ({ name: 'comparacion', value: context.yearBefore }),
        onDone: 'resting',
        onError: 'resting',
      },
    },
  },
});
