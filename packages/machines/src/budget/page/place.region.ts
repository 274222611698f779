import { assign } from 'xstate';
import { budgetSetup } from './budget.setup.ts';
import { withRecalled } from './choice.ts';

/**
 * Where this user was on this device: recalled where the address names no period, and kept whenever it becomes another place.
 */
export const placeRegion = budgetSetup.createStateConfig({
  initial: 'recalling',
  on: { 'choice.shown': { target: '.keeping', actions: assign(({ event }) => ({ place: event.choice })) } },
  states: {
    recalling: {
      always: { guard: 'asksForPeriod', target: 'resting' },
      invoke: {
        src: 'readPreference',
        input: { name: 'lugar' },
        onDone: [
          { guard: 'isPeriodChosen', target: 'resting' },
          {
            target: 'resting',
            actions: [
              assign(({ context, event }) => ({ choice: withRecalled(context.choice, event.output) })),
              'showChosenView',
              'choosePeriodAgain',
              'chooseReferenceAgain',
            ],
          },
        ],
        onError: 'resting',
      },
      /** What is shown before it is known where the user was is no place. */
      on: { 'choice.shown': {} },
    },
    resting: {},
    keeping: {
      invoke: {
        src: 'keepPreference',
        input: ({ context }) => ({ name: 'lugar', value: context.place }),
        onDone: 'resting',
        onError: 'resting',
      },
    },
  },
});
