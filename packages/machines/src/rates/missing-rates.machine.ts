import { listarTasasFaltantes, type TasaFaltante } from '@presupuesto/api-sdk/contract';
import { assign, setup } from 'xstate';
import { calling } from '../calling.ts';
import { unwatchedNetwork } from '../connection/network-returns.ts';
import { isNotOffered } from '../failure.ts';

interface MissingRatesContext {
  readonly items: readonly TasaFaltante[];
}

type MissingRatesEvent = { type: 'rates.changed' } | { type: 'network.returned' };

/**
 * The strip of missing rates, of ours: what cannot be known, because the call fails or the server does not offer it,
 * is not shown. What is in sight stays until the next answer.
 */
export const missingRatesMachine = setup({
  types: {
    context: {} as MissingRatesContext,
    events: {} as MissingRatesEvent,
    tags: {} as 'loading' | 'none',
  },
  actors: { listarTasasFaltantes: calling(listarTasasFaltantes), networkReturns: unwatchedNetwork },
  guards: { hasItems: ({ context }) => context.items.length > 0 },
  actions: { show: assign((_, items: readonly TasaFaltante[]) => ({ items })) },
}).createMachine({
  id: 'missingRates',
  context: { items: [] },
  invoke: { src: 'networkReturns' },
  initial: 'loading',
  on: { 'rates.changed': '.loading' },
  states: {
    loading: {
      tags: 'loading',
      invoke: {
        src: 'listarTasasFaltantes',
        onDone: {
          target: 'deciding',
          actions: {
            type: 'show',
            params: ({ event }) => event.output.data ?? [],
          },
        },
        onError: [
          {
            guard: ({ event }) => isNotOffered(event.error),
            target: 'none',
            actions: { type: 'show', params: [] },
          },
          { target: 'failed', actions: { type: 'show', params: [] } },
        ],
      },
    },
    deciding: { always: [{ guard: 'hasItems', target: 'some' }, { target: 'none' }] },
    some: {},
    none: { tags: 'none' },
    failed: { tags: 'none', on: { 'network.returned': 'loading' } },
  },
});
