import { type CallbackActorLogic, fromCallback } from 'xstate';

/** What the revocation sends to its store. */
export type TokenCommand = { type: 'token.kept'; token: string } | { type: 'token.dropped'; token: string };

/** What the store sends to the revocation, once, at its start. */
export interface TokensRead {
  type: 'tokens.read';
  tokens: readonly string[];
}

/** Keeps tokens that are to be revoked on this device, apart from the session's own, one record a token. */
export type TokenStore = CallbackActorLogic<TokenCommand>;

export const unprovidedTokenStore: TokenStore = fromCallback<TokenCommand>(() => {
  throw new Error('provide tokenStore');
});
