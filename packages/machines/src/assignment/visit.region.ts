import { emit, enqueueActions } from 'xstate';
import { assignmentSetup } from './assignment.setup.ts';

/**
 * When the machine may end. Whoever leaves the screen while moves are being saved loses none: it ends once the last of them is
 * with the server, or with its session, so that it never saves in another user's name. Who comes back before that finds the moves
 * where they were.
 */
export const visitRegion = assignmentSetup.createStateConfig({
  initial: 'shown',
  states: {
    shown: { on: { 'screen.left': 'leaving', 'session.ended': 'signedOut' } },
    signedOut: { on: { 'screen.left': 'ended' } },
    leaving: {
      always: { guard: 'isSaved', target: 'ended' },
      on: {
        'session.ended': 'ended',
        'screen.entered': {
          target: 'shown',
          actions: enqueueActions(({ event: { place }, enqueue }) => {
            enqueue.raise({ type: 'seller.chosen', vendedorID: place.vendedorID });
            enqueue.raise({ type: 'client.chosen', clienteID: place.clienteID });
            enqueue.raise({ type: 'search.typed', text: place.search });
          }),
        },
      },
    },
    ended: { type: 'final', entry: emit({ type: 'visit.ended' }) },
  },
});
