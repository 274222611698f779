import { assign, sendTo, setup } from 'xstate';
import { isNotOffered, isUnauthorized } from '../failure.ts';
import { port } from '../ports.ts';
import { required } from '../required.ts';
import { type TokensRead, unprovidedTokenStore } from './token-store.ts';

interface RevocationContext {
  /** To be revoked, in turn. */
  readonly tokens: readonly string[];
  /** Tries in a row that came to nothing. */
  readonly failures: number;
}

type RevocationEvent = { type: 'token.left'; token: string } | { type: 'network.returned' } | TokensRead;

const isOf = ({ context }: { context: RevocationContext }) => ({ token: required(context.tokens[0]) });

/**
 * Revokes the tokens of sessions that were closed, whoever is signed in meanwhile: kept on the device until the server confirms,
 * says that it does not know them, or has no such call.
 */
export const revocationMachine = setup({
  types: { context: {} as RevocationContext, events: {} as RevocationEvent },
  actors: { tokenStore: unprovidedTokenStore, signOut: port('signOut') },
  guards: { hasToken: ({ context }) => context.tokens.length > 0 },
  actions: {
    add: assign(({ context }, tokens: readonly string[]) => ({
      tokens: [...new Set([...context.tokens, ...tokens])],
    })),
    keep: sendTo('store', (_, token: string) => ({ type: 'token.kept' as const, token })),
    drop: sendTo('store', ({ context }) => ({ type: 'token.dropped' as const, ...isOf({ context }) })),
    next: assign(({ context }) => ({ tokens: context.tokens.slice(1), failures: 0 })),
    countFailure: assign(({ context }) => ({ failures: context.failures + 1 })),
  },
  delays: { backOff: ({ context }) => Math.min(60_000, 1_000 * 2 ** context.failures) },
}).createMachine({
  id: 'revocation',
  context: { tokens: [], failures: 0 },
  invoke: { id: 'store', src: 'tokenStore' },
  on: {
    'tokens.read': { actions: { type: 'add', params: ({ event }) => event.tokens } },
    'token.left': {
      actions: [
        { type: 'keep', params: ({ event }) => event.token },
        { type: 'add', params: ({ event }) => [event.token] },
      ],
    },
  },
  initial: 'idle',
  states: {
    idle: { always: { guard: 'hasToken', target: 'revoking' } },
    revoking: {
      invoke: {
        src: 'signOut',
        input: isOf,
        onDone: [
          { guard: ({ event }) => event.output.status === 200, target: 'idle', actions: ['drop', 'next'] },
          { target: 'waiting', actions: 'countFailure' },
        ],
        onError: [
          {
            guard: ({ event }) => isUnauthorized(event.error) || isNotOffered(event.error),
            target: 'idle',
            actions: ['drop', 'next'],
          },
          { target: 'waiting', actions: 'countFailure' },
        ],
      },
    },
    waiting: { after: { backOff: 'revoking' }, on: { 'network.returned': 'revoking' } },
  },
});
