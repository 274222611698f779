import { budgetSetup } from './budget.setup.ts';

/**
 * What the address asks for is there at once as a rule. Until then nothing is drawn: each answer on the way would draw all of
 * it anew.
 */
export const awaitedRegion = budgetSetup.createStateConfig({
  initial: 'awaited',
  states: {
    awaited: {
      tags: 'awaited',
      invoke: { src: 'arrival', input: ({ context }) => context },
      always: { guard: 'asksForNothing', target: 'shown' },
      on: { 'choice.arrived': 'shown' },
      after: { drawnAtOnce: 'shown' },
    },
    shown: {},
  },
});
