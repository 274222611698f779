import { assign } from 'xstate';
import { sheetSetup } from './sheet.setup.ts';

/** Figures that others have changed stand out for a moment. */
export const highlightRegion = sheetSetup.createStateConfig({
  initial: 'calm',
  on: {
    'figures.changed': {
      target: '.shown',
      actions: assign(({ event }) => ({ heard: event.keys })),
    },
    'pair.chosen': '.calm',
  },
  states: {
    calm: { entry: assign({ heard: [] }) },
    shown: { after: { highlighted: 'calm' } },
  },
});
