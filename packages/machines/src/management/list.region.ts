import { assign } from 'xstate';
import { failureText } from '../failure.ts';
import { listRequest, wholeRequest } from './calls.ts';
import type { ManagementSetup } from './management.setup.ts';

/** The table: what it was asked for stays in sight until the next answer is there. */
export function listRegion<Item extends object>(own: ManagementSetup<Item>) {
  return own.createStateConfig({
    initial: 'loading',
    on: {
      'filter.typed': {
        actions: assign(({ context, event }) => ({
          filters: { ...context.filters, [event.field]: event.value },
          filterProblem: null,
        })),
      },
      'search.submitted': [
        { guard: 'hasFilterProblem', actions: 'showFilterProblem' },
        {
          target: '.loading',
          actions: [
            assign(({ context }) => ({ applied: context.filters, page: 0, notice: null })),
            { type: 'announceAddress', params: false },
          ],
        },
      ],
      'search.cleared': {
        target: '.loading',
        actions: [
          assign(({ context }) => ({
            filters: context.rules.filters,
            applied: context.rules.filters,
            filterProblem: null,
            page: 0,
            notice: null,
          })),
          { type: 'announceAddress', params: false },
        ],
      },
      'page.chosen': {
        target: '.loading',
        actions: [
          assign(({ event }) => ({ page: event.page, notice: null })),
          { type: 'announceAddress', params: false },
        ],
      },
      'address.changed': [
        { guard: { type: 'isHere', params: ({ event }) => event.address } },
        {
          target: '.loading',
          actions: [{ type: 'goTo', params: ({ event }) => event.address }, 'showFilterProblem'],
        },
      ],
      'retry.requested': '.loading',
      'record.changed': { actions: { type: 'change', params: ({ event }) => event } },
    },
    states: {
      loading: {
        tags: 'loading',
        entry: assign({ listProblem: null, gathered: [] }),
        initial: 'deciding',
        states: {
          deciding: { always: [{ guard: 'gathers', target: 'gathering' }, { target: 'page' }] },
          page: {
            invoke: {
              src: 'request',
              input: ({ context }) => listRequest(context),
              onDone: [
                {
                  guard: { type: 'isUnfiltered', params: ({ event }) => event.output },
                  target: 'gathering',
                  actions: assign({ ignoresFilters: true }),
                },
                {
                  guard: { type: 'isPastTheEnd', params: ({ event }) => event.output },
                  target: 'page',
                  reenter: true,
                  actions: [
                    { type: 'goToLastPage', params: ({ event }) => event.output },
                    { type: 'announceAddress', params: true },
                  ],
                },
                {
                  target: '#management.list.loaded',
                  actions: { type: 'showList', params: ({ event }) => event.output },
                },
              ],
              onError: {
                target: '#management.list.failed',
                actions: { type: 'showListProblem', params: ({ event }) => failureText(event.error) },
              },
            },
          },
          /** The server does not know some filter: every page is read, and filtered here. */
          gathering: {
            invoke: {
              src: 'request',
              input: ({ context }) => wholeRequest(context),
              onDone: [
                {
                  guard: { type: 'isNotTheLast', params: ({ event }) => event.output },
                  target: 'gathering',
                  reenter: true,
                  actions: { type: 'gather', params: ({ event }) => event.output },
                },
                {
                  target: '#management.list.loaded',
                  actions: [{ type: 'gather', params: ({ event }) => event.output }, 'showGathered'],
                },
              ],
              onError: {
                target: '#management.list.failed',
                actions: { type: 'showListProblem', params: ({ event }) => failureText(event.error) },
              },
            },
          },
        },
      },
      loaded: { tags: 'loaded' },
      failed: { tags: 'failed', on: { 'network.returned': 'loading', 'page.returned': 'loading' } },
    },
  });
}
