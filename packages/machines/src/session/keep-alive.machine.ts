import { assign, setup } from 'xstate';
import { port } from '../ports.ts';

export type KeepAliveEvent =
  | { type: 'session.started' }
  | { type: 'session.ended' }
  /** A key, a pointer, a wheel. */
  | { type: 'user.active' }
  /** The server answered a call of this session, and so counted a use. */
  | { type: 'call.answered' };

/**
 * Use keeps a session alive, also where it makes no call: whoever types or moves for long without one has the token asked about
 * once a period. An idle screen asks nothing. The period is short enough for the shortest idle time a server can be set to.
 */
export const keepAliveMachine = setup({
  types: { context: {} as { readonly used: boolean }, events: {} as KeepAliveEvent },
  actors: { keepAlive: port('keepAlive') },
  guards: { wasUsed: ({ context }) => context.used },
  delays: { period: 20_000 },
}).createMachine({
  id: 'keepAlive',
  context: { used: false },
  initial: 'off',
  states: {
    off: { on: { 'session.started': 'on' } },
    on: {
      initial: 'recent',
      on: { 'session.ended': 'off' },
      states: {
        /** The server has just seen this session. */
        recent: {
          entry: assign({ used: false }),
          on: {
            'user.active': { actions: assign({ used: true }) },
            'call.answered': { target: 'recent', reenter: true },
          },
          after: { period: [{ guard: 'wasUsed', target: 'asking' }, { target: 'quiet' }] },
        },
        quiet: { on: { 'user.active': 'asking', 'call.answered': 'recent' } },
        /** A 401 ends the session where every call is watched, not here. */
        asking: { invoke: { src: 'keepAlive', onDone: 'recent', onError: 'recent' } },
      },
    },
  },
});
