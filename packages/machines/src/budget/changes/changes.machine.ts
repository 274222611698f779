import { type ActorRefFrom, assign, setup, stateIn } from 'xstate';
import { unwatchedNetwork } from '../../connection/network-returns.ts';
import { failureText, isNotOffered } from '../../failure.ts';
import { type Change, isValueChange } from '../../outbox/change.ts';
import { type OutboxRef, outboxFacts } from '../../outbox/outbox.machine.ts';
import { port } from '../../ports.ts';
import type { ChangesContext, ChangesEvent, ChangesSubject } from './changes.types.ts';
import { type Listed, listedIn, listing } from './listing.ts';

/**
 * Who changed what: the list of a month's changes, or of those since an approval. What is confirmed meanwhile comes in by a
 * quiet reading. Taking steps back is another thing (`edits/history.ts`).
 */
export const changesMachine = setup({
  types: {
    context: {} as ChangesContext,
    events: {} as ChangesEvent,
    input: {} as { outbox: OutboxRef },
    tags: {} as 'open' | 'loading' | 'loaded' | 'busy' | 'failed' | 'absent',
  },
  actors: { request: port('request'), outboxFacts, networkReturns: unwatchedNetwork },
  guards: {
    isListed: ({ context: { subject } }, change: Change) =>
      subject?.kind === 'mes'
        ? isValueChange(change) && subject.ventaID === change.ventaID
        : subject?.periodoID === change.periodoID,
    isOfMonth: ({ context }) => context.subject?.kind === 'mes',
    hasMore: ({ context }) => context.cambios.length < context.total,
  },
  actions: {
    begin: assign((_, subject: ChangesSubject) => ({ subject, cambios: [], total: 0, problem: null })),
    show: assign((_, listed: Listed) => ({ ...listed, problem: null })),
    /** Pages shift when something was saved between two: what is there already does not come twice. */
    add: assign(({ context }, { cambios, total }: Listed) => {
      const known = new Set(context.cambios.map(({ cambioID }) => cambioID));
      const news = cambios.filter(({ cambioID }) => !known.has(cambioID));
      return { total, cambios: [...context.cambios, ...news], problem: null };
    }),
    showProblem: assign((_, problem: string) => ({ problem })),
  },
  delays: { calm: 400 },
}).createMachine({
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
      },
      states: {
        loading: {
          tags: 'loading',
          initial: 'timely',
          on: {
            'change.confirmed': {
              guard: { type: 'isListed', params: ({ event }) => event.change },
              target: '.outdated',
            },
            'change.gone': {
              guard: { type: 'isListed', params: ({ event }) => event.change },
              target: '.outdated',
            },
          },
          invoke: {
            src: 'request',
            input: ({ context }) => listing(context),
            onDone: [
              {
                guard: stateIn('#changes.open.loading.outdated'),
                target: 'loaded.settling',
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
            /** The answer under way may be older than what was confirmed meanwhile. */
            outdated: {},
          },
        },
        loaded: {
          tags: 'loaded',
          initial: 'resting',
          on: {
            'change.confirmed': {
              guard: { type: 'isListed', params: ({ event }) => event.change },
              target: '.settling',
            },
            'change.gone': {
              guard: { type: 'isListed', params: ({ event }) => event.change },
              target: '.settling',
            },
          },
          states: {
            resting: { on: { 'more.requested': { guard: 'hasMore', target: 'more' } } },
            /** The figures of one gesture are read once. */
            settling: { after: { calm: 'rereading' } },
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
        },
        failed: { tags: 'failed', on: { 'retry.requested': 'loading', 'network.returned': 'loading' } },
        /** The server keeps no log. */
        absent: { tags: 'absent' },
      },
    },
  },
});

export type ChangesRef = ActorRefFrom<typeof changesMachine>;
