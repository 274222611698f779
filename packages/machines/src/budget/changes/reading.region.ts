import { raise, stateIn } from 'xstate';
import { failureText } from '../../failure.ts';
import { changesSetup } from './changes.setup.ts';
import { listedIn, listing } from './listing.ts';

/** The list that is there: it stays while it is read again, and while more of it comes. */
export const readingRegion = changesSetup.createStateConfig({
  initial: 'resting',
  states: {
    resting: {
      on: { 'more.requested': { guard: 'hasMore', target: 'more' }, 'list.renewed': 'rereading' },
    },
    rereading: {
      invoke: {
        src: 'request',
        input: ({ context }) => listing(context),
        onDone: {
          target: 'resting',
          actions: {
            type: 'show',
            params: ({ context, event }) => listedIn(listing(context), event.output),
          },
        },
        onError: 'resting',
      },
    },
    more: {
      tags: 'busy',
      invoke: {
        src: 'request',
        input: ({ context }) => listing(context, true),
        onDone: {
          target: 'resting',
          actions: {
            type: 'add',
            params: ({ context, event }) => listedIn(listing(context, true), event.output),
          },
        },
        onError: {
          target: 'resting',
          actions: { type: 'showProblem', params: ({ event }) => failureText(event.error) },
        },
      },
    },
  },
});

/** What was changed meanwhile, here or by others: however much it is, it is read once it is calm, and after what is under way. */
export const newsRegion = changesSetup.createStateConfig({
  initial: 'none',
  states: {
    none: { on: { 'list.outdated': 'calming' } },
    calming: {
      on: { 'list.outdated': { target: 'calming', reenter: true } },
      after: { calm: 'due' },
    },
    due: {
      always: {
        guard: stateIn('#changes.open.loaded.reading.resting'),
        target: 'none',
        actions: raise({ type: 'list.renewed' }),
      },
    },
  },
});
