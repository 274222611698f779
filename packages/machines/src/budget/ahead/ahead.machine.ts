import { assign, setup } from 'xstate';
import { unwatchedNetwork } from '../../connection/network-returns.ts';
import { isNotOffered } from '../../failure.ts';
import { port } from '../../ports.ts';
import { required } from '../../required.ts';
import { isUnanswered } from '../../unanswered.ts';

interface AheadContext {
  /** periodoIDs whose months are still to be fetched, in this order. */
  readonly due: readonly string[];
  readonly asked: readonly string[];
}

type AheadEvent = { type: 'period.opened'; periodoID: string | null } | { type: 'network.returned' };

/**
 * Fetches the months of the periods that are being worked on, once each and one after the other, so that their other pairs
 * open without a network. It begins when the first pair is likely to be there, and says nothing of what fails.
 */
export const aheadMachine = setup({
  types: { context: {} as AheadContext, events: {} as AheadEvent },
  actors: { keepMonths: port('keepMonths'), networkReturns: unwatchedNetwork },
  delays: { afterFirstPair: 1_500 },
  guards: { isDue: ({ context }) => context.due.length > 0 },
  actions: {
    want: assign(({ context: { due, asked } }, periodoID: string | null) =>
      periodoID === null || due.includes(periodoID) || asked.includes(periodoID)
        ? {}
        : { due: [...due, periodoID] },
    ),
    tickOff: assign(({ context: { due, asked } }) => ({
      due: due.slice(1),
      asked: [...asked, ...due.slice(0, 1)],
    })),
  },
}).createMachine({
  id: 'ahead',
  context: { due: [], asked: [] },
  invoke: { src: 'networkReturns' },
  on: { 'period.opened': { actions: { type: 'want', params: ({ event }) => event.periodoID } } },
  initial: 'idle',
  states: {
    idle: { always: { guard: 'isDue', target: 'settling' } },
    settling: { after: { afterFirstPair: 'fetching' } },
    fetching: {
      invoke: {
        src: 'keepMonths',
        input: ({ context }) => ({ periodoID: required(context.due[0]) }),
        onDone: { target: 'idle', actions: 'tickOff' },
        onError: [
          { guard: ({ event }) => isNotOffered(event.error), target: 'notOffered' },
          { guard: ({ event }) => isUnanswered(event.error), target: 'unanswered' },
          { target: 'idle', actions: 'tickOff' },
        ],
      },
    },
    unanswered: { on: { 'network.returned': 'settling' } },
    /** Pairs are then kept as they are visited. */
    notOffered: {},
  },
});
