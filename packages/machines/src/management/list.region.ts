import { assign } from 'xstate';
import { failureText } from '../failure.ts';
import { listRequest, managementSetup, refusalOf } from './management.setup.ts';

/** The table: what it was asked for stays in sight until the next answer is there. */
export const listRegion = managementSetup.createStateConfig({
  initial: 'loading',
  on: {
    'filter.typed': {
      actions: assign(({ context, event }) => ({
        filters: { ...context.filters, [event.field]: event.value },
        filterProblem: null,
      })),
    },
    'search.submitted': [
      {
        guard: 'hasFilterProblem',
        actions: assign(({ context }) => ({
          filterProblem: context.rules.filterProblem?.(context.filters) ?? null,
        })),
      },
      {
        target: '.loading',
        actions: assign(({ context }) => ({ applied: context.filters, page: 0, notice: null })),
      },
    ],
    'search.cleared': {
      target: '.loading',
      actions: assign(({ context }) => ({
        filters: context.rules.filters,
        applied: context.rules.filters,
        filterProblem: null,
        page: 0,
        notice: null,
      })),
    },
    'page.chosen': {
      target: '.loading',
      actions: assign(({ event }) => ({ page: event.page, notice: null })),
    },
    'retry.requested': '.loading',
    'record.changed': {
      actions: assign(({ context, event }) => ({
        items: context.items.map((item) =>
          context.rules.keyOf(item) === context.rules.keyOf(event.item) ? event.item : item,
        ),
      })),
    },
  },
  states: {
    loading: {
      tags: 'loading',
      entry: assign({ listProblem: null }),
      invoke: {
        src: 'request',
        input: ({ context }) => listRequest(context),
        onDone: [
          {
            guard: { type: 'isPastTheEnd', params: ({ event }) => event.output },
            target: 'loading',
            reenter: true,
            actions: { type: 'goToLastPage', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isAccepted', params: ({ event }) => event.output },
            target: 'loaded',
            actions: { type: 'showList', params: ({ event }) => event.output },
          },
          {
            target: 'failed',
            actions: {
              type: 'showListProblem',
              params: ({ context, event }) => refusalOf(listRequest(context), event.output),
            },
          },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'showListProblem', params: ({ event }) => failureText(event.error) },
        },
      },
    },
    loaded: { tags: 'loaded' },
    failed: { tags: 'failed', on: { 'network.returned': 'loading' } },
  },
});
