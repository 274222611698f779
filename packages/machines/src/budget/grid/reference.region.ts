import { stateIn } from 'xstate';
import { gridSetup } from './grid.setup.ts';

/** The reference's whole budget, beside the figures. Without it the grid works all the same. */
export const referenceRegion = gridSetup.createStateConfig({
  initial: 'choosing',
  on: {
    'reference.chosen': {
      target: '.choosing',
      actions: ['dropReference', { type: 'keepReference', params: ({ event }) => event.periodoID }],
    },
  },
  states: {
    choosing: { always: [{ guard: 'hasReferent', target: 'loading' }, 'none'] },
    none: {},
    loading: {
      initial: 'timely',
      on: { 'reference.outdated': '.outdated' },
      invoke: {
        src: 'whole',
        input: ({ context }) => ({ periodoID: context.referenteID ?? '', outbox: context.outbox }),
        onDone: [
          { guard: ({ event }) => event.output.text !== null, target: 'failed' },
          {
            guard: stateIn('#grid.reference.loading.outdated'),
            target: 'loading',
            reenter: true,
            actions: { type: 'showReference', params: ({ event }) => event.output.pairs ?? [] },
          },
          {
            target: 'loaded',
            actions: { type: 'showReference', params: ({ event }) => event.output.pairs ?? [] },
          },
        ],
      },
      states: {
        timely: {},
        /** The answer under way may be older than what has changed meanwhile. */
        outdated: {},
      },
    },
    loaded: { on: { 'reference.outdated': 'loading' } },
    failed: {
      on: {
        'retry.requested': 'loading',
        'network.returned': 'loading',
        'page.returned': 'loading',
        'reference.outdated': 'loading',
      },
    },
  },
});
