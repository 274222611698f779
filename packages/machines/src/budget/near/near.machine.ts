import { listarVentas, type Venta } from '@presupuesto/api-sdk/contract';
import { assign, setup } from 'xstate';
import { calling } from '../../calling.ts';
import { unwatchedNetwork } from '../../connection/network-returns.ts';
import { required } from '../../required.ts';
import { ventasOf } from '../sheet/months.ts';
import type { Pair } from '../sheet/sheet.types.ts';

interface NearContext {
  /** Those that are likely to be chosen next, in this order. */
  readonly pairs: readonly Pair[];
  /** Their months, as far as they are there, by clienteProductoPeriodoID. */
  readonly known: ReadonlyMap<number, readonly Venta[]>;
}

type NearEvent =
  | { type: 'network.returned' }
  | { type: 'pair.opened'; near: readonly Pair[] }
  /** Something of a pair was saved: what is known of it, or under way, may be older. */
  | { type: 'pair.changed'; clienteProductoPeriodoID: number }
  | { type: 'months.outdated' };

const idOf = ({ fila }: Pair): number => fila.clienteProductoPeriodoID;

const due = ({ pairs, known }: NearContext): Pair | undefined => pairs.find((pair) => !known.has(idOf(pair)));

/**
 * Fetches the months of the pairs beside the chosen one, one after the other, so that they are there before they are asked for.
 * Another choice cancels it; it knows no other pairs than these, and its failures are nobody's business.
 */
export const nearMachine = setup({
  types: { context: {} as NearContext, events: {} as NearEvent },
  actors: { listarVentas: calling(listarVentas), networkReturns: unwatchedNetwork },
  guards: { isDue: ({ context }) => due(context) !== undefined },
  delays: { afterMonths: 300 },
  actions: {
    want: assign(({ context: { known } }, pairs: readonly Pair[]) => ({
      pairs,
      known: new Map([...known].filter(([id]) => pairs.some((pair) => idOf(pair) === id))),
    })),
    forget: assign(({ context: { known } }, gone: number) => ({
      known: new Map([...known].filter(([id]) => id !== gone)),
    })),
    forgetAll: assign({ known: new Map() }),
    keep: assign(({ context }, ventas: readonly Venta[]) => ({
      known: new Map(context.known).set(idOf(required(due(context))), ventas),
    })),
  },
}).createMachine({
  id: 'near',
  context: { pairs: [], known: new Map() },
  invoke: { src: 'networkReturns' },
  initial: 'idle',
  on: {
    'pair.opened': { target: '.settling', actions: { type: 'want', params: ({ event }) => event.near } },
    'pair.changed': {
      target: '.settling',
      actions: { type: 'forget', params: ({ event }) => event.clienteProductoPeriodoID },
    },
    'months.outdated': { target: '.settling', actions: 'forgetAll' },
    'network.returned': { target: '.settling', actions: 'forgetAll' },
  },
  states: {
    idle: {},
    settling: { after: { afterMonths: 'looking' } },
    looking: { always: [{ guard: 'isDue', target: 'fetching' }, 'idle'] },
    fetching: {
      invoke: {
        src: 'listarVentas',
        input: ({ context }) => {
          const pair = required(due(context));
          return ventasOf(pair, pair.periodo.periodoID);
        },
        onDone: {
          target: 'looking',
          actions: { type: 'keep', params: ({ event }) => event.output.data ?? [] },
        },
        onError: 'idle',
      },
    },
  },
});
