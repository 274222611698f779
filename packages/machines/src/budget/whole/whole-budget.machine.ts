import { listarClientesProductos, listarVentas } from '@presupuesto/api-sdk/contract';
import { assign, setup } from 'xstate';
import { calling } from '../../calling.ts';
import { failureText, isNotOffered } from '../../failure.ts';
import { gatheredFacts } from '../../outbox/gathered-facts.ts';
import { port } from '../../ports.ts';
import { inOrderOf, pairOfAnswer, pairsAsTyped, pairsOf, withSaved } from './pairs.ts';
import type {
  WholeBudgetContext,
  WholeBudgetEvent,
  WholeBudgetInput,
  WholeBudgetOutput,
} from './whole.types.ts';

/** Pairs that are asked for at a time, of a server that has no call for all of them. */
const AT_A_TIME = 6;

/**
 * The seller's whole budget of a period, as it was typed: one call for all of it (an extension), or, from a server without
 * that, one a pair. Whatever is saved meanwhile, or still waits in the outbox, lies over the answers. Stopping it cancels it.
 */
export const wholeBudgetMachine = setup({
  types: {
    context: {} as WholeBudgetContext,
    events: {} as WholeBudgetEvent,
    input: {} as WholeBudgetInput,
    output: {} as WholeBudgetOutput,
  },
  actors: {
    loadWholeBudget: port('loadWholeBudget'),
    listarClientesProductos: calling(listarClientesProductos),
    listarVentas: calling(listarVentas),
    gatheredFacts,
  },
  guards: {
    isComplete: ({ context }) => context.pairs.length === context.filas?.length,
  },
  actions: {
    keepText: assign((_, text: string) => ({ text })),
    /** As many as may go at a time. */
    startDue: assign(({ context: { filas, asked, pairs, periodoID }, spawn }) => {
      const due = (filas ?? []).slice(asked, pairs.length + AT_A_TIME);
      for (const { clienteID, productoID, clienteProductoPeriodoID } of due) {
        spawn('listarVentas', {
          id: `pair.${clienteProductoPeriodoID}`,
          input: { query: { periodoID, clienteID, productoID } },
        });
      }
      return { asked: asked + due.length };
    }),
    sortPairs: assign(({ context: { filas, pairs } }) => ({ pairs: inOrderOf(filas ?? [], pairs) })),
  },
}).createMachine({
  id: 'wholeBudget',
  context: ({ input }) => ({
    ...input,
    pairs: [],
    filas: null,
    asked: 0,
    saved: {},
    removed: [],
    text: null,
  }),
  invoke: { src: 'gatheredFacts', input: ({ context }) => ({ outbox: context.outbox }) },
  on: {
    'facts.gathered': { actions: assign(({ context, event }) => withSaved(context, event.facts)) },
  },
  initial: 'asking',
  states: {
    asking: {
      invoke: {
        src: 'loadWholeBudget',
        input: ({ context }) => ({ periodoID: context.periodoID }),
        onDone: {
          target: 'complete',
          actions: assign(({ context, event }) => ({ pairs: pairsOf(event.output, context.periodoID) })),
        },
        onError: [
          { guard: ({ event }) => isNotOffered(event.error), target: 'listing' },
          {
            target: 'failed',
            actions: { type: 'keepText', params: ({ event }) => failureText(event.error) },
          },
        ],
      },
    },
    /** This server has no call for all months: which pairs are there? */
    listing: {
      invoke: {
        src: 'listarClientesProductos',
        input: ({ context }) => ({ query: { periodoID: context.periodoID } }),
        onDone: {
          target: 'pairByPair',
          actions: assign(({ event }) => ({ filas: event.output.data ?? [] })),
        },
        onError: {
          target: 'failed',
          actions: { type: 'keepText', params: ({ event }) => failureText(event.error) },
        },
      },
    },
    pairByPair: {
      entry: 'startDue',
      always: { guard: 'isComplete', target: 'complete', actions: 'sortPairs' },
      on: {
        'xstate.done.actor.pair.*': {
          actions: [
            assign(({ context: { filas, pairs }, event }) => ({
              pairs: [...pairs, ...pairOfAnswer(filas ?? [], event.actorId, event.output.data ?? [])],
            })),
            'startDue',
          ],
        },
        'xstate.error.actor.pair.*': {
          target: 'failed',
          actions: { type: 'keepText', params: ({ event }) => failureText(event.error) },
        },
      },
    },
    complete: { type: 'final' },
    failed: { type: 'final' },
  },
  output: ({ context }) =>
    context.text === null
      ? { pairs: pairsAsTyped(context, context.outbox.getSnapshot().context.entries), text: null }
      : { pairs: null, text: context.text },
});
