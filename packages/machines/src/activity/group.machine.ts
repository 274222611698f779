import { type Actividad, listarActividad } from '@presupuesto/api-sdk/contract';
import { assign, setup } from 'xstate';
import { calling } from '../calling.ts';
import { unwatchedNetwork } from '../connection/network-returns.ts';
import { failureText } from '../failure.ts';
import { type ActivityFilters, queryOf } from './filters.ts';

interface GroupInput {
  readonly filters: ActivityFilters;
  /** What lists the figures of an entry. */
  readonly grupo: string;
}

interface GroupContext extends GroupInput {
  readonly items: readonly Actividad[];
  /** Where the rest begins; null: there is no more, or nothing has come yet. */
  readonly siguiente: string | null;
  readonly problem: string | null;
}

type GroupEvent = { type: 'more.requested' } | { type: 'retry.requested' } | { type: 'network.returned' };

/** The figures of one entry of Actividad, one by one, page after page. */
export const activityGroupMachine = setup({
  types: {
    context: {} as GroupContext,
    events: {} as GroupEvent,
    input: {} as GroupInput,
    tags: {} as 'loading' | 'failed',
  },
  actors: { listarActividad: calling(listarActividad), networkReturns: unwatchedNetwork },
  guards: { hasMore: ({ context }) => context.siguiente !== null },
}).createMachine({
  id: 'activityGroup',
  context: ({ input }) => ({ ...input, items: [], siguiente: null, problem: null }),
  invoke: { src: 'networkReturns' },
  initial: 'loading',
  states: {
    loading: {
      tags: 'loading',
      entry: assign({ problem: null }),
      invoke: {
        src: 'listarActividad',
        input: ({ context: { filters, grupo, siguiente } }) => ({
          query: { ...queryOf(filters), grupo, cursor: siguiente ?? undefined },
        }),
        onDone: {
          target: 'resting',
          actions: assign(({ context, event }) => ({
            items: [...context.items, ...(event.output.data ?? [])],
            siguiente: event.output.siguiente ?? null,
          })),
        },
        onError: {
          target: 'failed',
          actions: assign(({ event }) => ({ problem: failureText(event.error) })),
        },
      },
    },
    resting: { on: { 'more.requested': { guard: 'hasMore', target: 'loading' } } },
    failed: {
      tags: 'failed',
      on: { 'retry.requested': 'loading', 'network.returned': 'loading' },
    },
  },
});
