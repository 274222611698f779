import { type ActorRefFrom, raise, stateIn } from 'xstate';
import { failureText, isNotOffered } from '../../failure.ts';
import { changesSetup } from './changes.setup.ts';
import { isListedNews, listedIn, listing } from './listing.ts';
import { newsRegion, readingRegion } from './reading.region.ts';

/**
 * Who changed what: the list of a month's changes, or of those since an approval. What is confirmed meanwhile, or
 * heard of others, comes in by a quiet reading. Taking steps back is another thing (`edits/history.ts`).
 */
export const changesMachine = changesSetup.createMachine({
  id: 'changes',
  context: ({ input }) => ({ outbox: input.outbox, subject: null, cambios: [], total: 0, problem: null }),
  invoke: [
    { src: 'networkReturns' },
    { src: 'outboxFacts', input: ({ context }) => ({ outbox: context.outbox }) },
  ],
  initial: 'closed',
  on: {
    'changes.asked': { target: '.open', actions: { type: 'begin', params: ({ event }) => event.subject } },
  },
  states: {
    closed: {},
    open: {
      tags: 'open',
      initial: 'loading',
      on: {
        'changes.closed': 'closed',
        'pair.left': { guard: 'isOfMonth', target: 'closed' },
        'period.left': 'closed',
        'change.confirmed': {
          guard: { type: 'isListed', params: ({ event }) => event.change },
          actions: raise({ type: 'list.outdated' }),
        },
        'change.gone': {
          guard: { type: 'isListed', params: ({ event }) => event.change },
          actions: raise({ type: 'list.outdated' }),
        },
        'news.heard': {
          guard: ({ context, event }) => event.eventos.some((evento) => isListedNews(context, evento)),
          actions: raise({ type: 'list.outdated' }),
        },
        'network.returned': { actions: raise({ type: 'list.outdated' }) },
        'page.returned': { actions: raise({ type: 'list.outdated' }) },
      },
      states: {
        loading: {
          tags: 'loading',
          initial: 'timely',
          on: { 'list.outdated': '.outdated' },
          invoke: {
            src: 'request',
            input: ({ context }) => listing(context),
            onDone: [
              {
                guard: stateIn('#changes.open.loading.outdated'),
                target: 'loaded.news.calming',
                actions: {
                  type: 'show',
                  params: ({ context, event }) => listedIn(listing(context), event.output),
                },
              },
              {
                target: 'loaded',
                actions: {
                  type: 'show',
                  params: ({ context, event }) => listedIn(listing(context), event.output),
                },
              },
            ],
            onError: [
              { guard: ({ event }) => isNotOffered(event.error), target: 'absent' },
              {
                target: 'failed',
                actions: { type: 'showProblem', params: ({ event }) => failureText(event.error) },
              },
            ],
          },
          states: {
            timely: {},
            /** The answer under way may be older than what was confirmed or heard meanwhile. */
            outdated: {},
          },
        },
        loaded: {
          tags: 'loaded',
          type: 'parallel',
          states: { reading: readingRegion, news: newsRegion },
        },
        failed: { tags: 'failed', on: { 'retry.requested': 'loading', 'network.returned': 'loading' } },
        /** The server keeps no log. */
        absent: { tags: 'absent' },
      },
    },
  },
});

export type ChangesRef = ActorRefFrom<typeof changesMachine>;
