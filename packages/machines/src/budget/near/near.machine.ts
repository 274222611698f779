import { listarVentas, type Venta } from '@presupuesto/api-sdk/contract';
import { assign, setup } from 'xstate';
import { calling } from '../../calling.ts';
import { unwatchedNetwork } from '../../connection/network-returns.ts';
import { required } from '../../required.ts';
import { ventasOf } from '../sheet/months.ts';
import type { KnownMonths, Pair } from '../sheet/sheet.types.ts';

interface NearContext {
  /** Those that are likely to be chosen next, in this order. */
  readonly pairs: readonly Pair[];
  readonly referenteID: string | null;
  /** By clienteProductoPeriodoID. */
  readonly known: ReadonlyMap<number, KnownMonths>;
}

type NearEvent =
  | { type: 'network.returned' }
  | { type: 'reference.chosen'; periodoID: string | null }
  | { type: 'pair.opened'; near: readonly Pair[] }
  /** Something of a pair was saved: what is known of it, or under way, may be older. */
  | { type: 'pair.changed'; clienteProductoPeriodoID: number }
  | { type: 'months.outdated' };

const idOf = ({ fila }: Pair): number => fila.clienteProductoPeriodoID;

interface Due {
  readonly pair: Pair;
  readonly months: keyof KnownMonths;
  readonly periodoID: string;
}

/** What is fetched next: a pair's own months, then those of the reference. */
function due({ pairs, referenteID, known }: NearContext): Due | undefined {
  for (const pair of pairs) {
    const { ventas, referencia } = known.get(idOf(pair)) ?? {};
    if (!ventas) return { pair, months: 'ventas', periodoID: pair.periodo.periodoID };
    if (referenteID !== null && !referencia) return { pair, months: 'referencia', periodoID: referenteID };
  }
  return undefined;
}

/**
 * Fetches the months of the pairs beside the chosen one and of their reference, one after the other, so that they are there before
 * they are asked for. Another choice cancels it. A failure ends it until something changes: whoever opens the pair asks again,
 * and sees why.
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
    compareWith: assign(({ context: { known } }, referenteID: string | null) => ({
      referenteID,
      known: new Map([...known].map(([id, { ventas }]) => [id, { ventas }])),
    })),
    forget: assign(({ context: { known } }, id: number) => ({
      known: new Map(known).set(id, { referencia: known.get(id)?.referencia }),
    })),
    forgetAll: assign({ known: new Map() }),
    keep: assign(({ context }, ventas: readonly Venta[]) => {
      const { pair, months } = required(due(context));
      const { known } = context;
      return { known: new Map(known).set(idOf(pair), { ...known.get(idOf(pair)), [months]: ventas }) };
    }),
  },
}).createMachine({
  id: 'near',
  context: { pairs: [], referenteID: null, known: new Map() },
  invoke: { src: 'networkReturns' },
  initial: 'idle',
  on: {
    'pair.opened': { target: '.settling', actions: { type: 'want', params: ({ event }) => event.near } },
    'reference.chosen': {
      target: '.settling',
      actions: { type: 'compareWith', params: ({ event }) => event.periodoID },
    },
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
          const { pair, periodoID } = required(due(context));
          return ventasOf(pair, periodoID);
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
