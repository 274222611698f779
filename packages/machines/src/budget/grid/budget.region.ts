import { stateIn } from 'xstate';
import { gridSetup } from './grid.setup.ts';

/** The whole budget: read, and read again where others have changed more of it than single figures. */
export const budgetRegion = gridSetup.createStateConfig({
  initial: 'loading',
  states: {
    loading: {
      tags: 'loading',
      initial: 'timely',
      on: {
        'budget.outdated': '.outdated',
        'figures.heard': '.outdated',
        'network.returned': '.outdated',
        'page.returned': '.outdated',
      },
      invoke: {
        src: 'whole',
        input: ({ context }) => ({ periodoID: context.periodo.periodoID, outbox: context.outbox }),
        onDone: [
          {
            guard: ({ event }) => event.output.text !== null,
            target: 'failed',
            actions: { type: 'showProblem', params: ({ event }) => event.output.text ?? '' },
          },
          {
            guard: stateIn('#grid.budget.loading.outdated'),
            target: 'loaded.gathering',
            actions: [
              { type: 'showPairs', params: ({ event }) => event.output.pairs ?? [] },
              'chooseFirst',
              'settle',
            ],
          },
          {
            target: 'loaded',
            actions: [
              { type: 'showPairs', params: ({ event }) => event.output.pairs ?? [] },
              'chooseFirst',
              'settle',
            ],
          },
        ],
      },
      states: {
        timely: {},
        /** The answer under way may be older than what others have saved meanwhile, or the device's own. */
        outdated: {},
      },
    },
    loaded: {
      tags: 'loaded',
      initial: 'resting',
      on: {
        'budget.outdated': '.gathering',
        'pairs.missed': '.gathering',
        'network.returned': '.gathering',
        'page.returned': '.gathering',
      },
      states: {
        resting: {},
        /** Several reasons come together. */
        gathering: { after: { gathered: 'rereading' } },
        rereading: {
          /** The answer under way may be older than what was heard. */
          on: { 'figures.changed': 'gathering' },
          invoke: {
            src: 'whole',
            input: ({ context }) => ({ periodoID: context.periodo.periodoID, outbox: context.outbox }),
            onDone: [
              // What is shown may be old, and is better than nothing: the next reason reads it again.
              { guard: ({ event }) => event.output.text !== null, target: 'resting' },
              {
                target: 'resting',
                actions: [{ type: 'showPairs', params: ({ event }) => event.output.pairs ?? [] }, 'settle'],
              },
            ],
          },
        },
      },
    },
    failed: { tags: 'failed', on: { 'retry.requested': 'loading', 'network.returned': 'loading' } },
  },
});
