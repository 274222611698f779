import type { TasaFaltante } from '@presupuesto/api-sdk/contract';
import { assign, setup } from 'xstate';
import { isAccepted } from '../failure.ts';
import { port } from '../ports.ts';

export interface MissingRatesContext {
  readonly items: readonly TasaFaltante[];
}

export type MissingRatesEvent = { type: 'rates.changed' };

/**
 * The strip of missing rates, of ours: what cannot be known, because the call fails or the server does not offer it
 * (decisions §1), is not shown. What is in sight stays until the next answer.
 */
export const missingRatesMachine = setup({
  types: {
    context: {} as MissingRatesContext,
    events: {} as MissingRatesEvent,
    tags: {} as 'loading' | 'none',
  },
  actors: { loadMissingRates: port('loadMissingRates') },
  guards: { hasItems: ({ context }) => context.items.length > 0 },
  actions: { show: assign((_, items: readonly TasaFaltante[]) => ({ items })) },
}).createMachine({
  id: 'missingRates',
  context: { items: [] },
  initial: 'loading',
  on: { 'rates.changed': '.loading' },
  states: {
    loading: {
      tags: 'loading',
      invoke: {
        src: 'loadMissingRates',
        onDone: {
          target: 'deciding',
          actions: {
            type: 'show',
            params: ({ event: { output } }) => (isAccepted(output) ? (output.data ?? []) : []),
          },
        },
        onError: { target: 'deciding', actions: { type: 'show', params: [] } },
      },
    },
    deciding: { always: [{ guard: 'hasItems', target: 'some' }, { target: 'none' }] },
    some: {},
    none: { tags: 'none' },
  },
});
