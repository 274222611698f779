import { budgetSetup } from './budget.setup.ts';

/**
 * What the address asks for, or where the user was before, is there at once as a rule. Until then nothing is drawn: each answer
 * on the way would draw all of it anew.
 */
export const awaitedRegion = budgetSetup.createStateConfig({
  initial: 'asking',
  states: {
    asking: {
      tags: 'awaited',
      always: [
        { guard: 'asksForPeriod', target: 'awaited' },
        { guard: 'isPlaceRead', target: 'shown' },
      ],
      after: { drawnAtOnce: 'shown' },
    },
    awaited: {
      tags: 'awaited',
      invoke: { src: 'arrival', input: ({ context }) => context },
      on: { 'choice.arrived': 'shown' },
      after: { drawnAtOnce: 'shown' },
    },
    shown: {},
  },
});
