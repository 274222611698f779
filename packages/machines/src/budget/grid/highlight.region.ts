import { assign } from 'xstate';
import { gridSetup } from './grid.setup.ts';

/** Figures that others have changed stand out for a moment. */
export const highlightRegion = gridSetup.createStateConfig({
  initial: 'calm',
  on: {
    'figures.changed': {
      target: '.shown',
      actions: assign(({ event }) => ({ heard: event.keys })),
    },
  },
  states: {
    calm: { entry: assign({ heard: [] }) },
    shown: { after: { highlighted: 'calm' } },
  },
});
