import type { TokenCommand, TokenStore, TokensRead } from '@presupuesto/machines';
import { fromCallback } from 'xstate';
import { logWarning } from './log.ts';

/** Apart from the session's own `X-Token`: nothing but the revocation reads these. */
const PREFIX = 'token-por-revocar:';

/** The browser's storage as the revocation's store. A storage that takes nothing leaves it to the page that is open. */
export function createTokenStore(storage: Storage): TokenStore {
  return fromCallback<TokenCommand>(({ receive, sendBack }) => {
    const keys = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '');
    const tokens = keys.filter((key) => key.startsWith(PREFIX)).map((key) => key.slice(PREFIX.length));
    sendBack({ type: 'tokens.read', tokens } satisfies TokensRead);
    receive(({ type, token }) => {
      try {
        if (type === 'token.kept') storage.setItem(PREFIX + token, '');
        else storage.removeItem(PREFIX + token);
      } catch (error) {
        logWarning('No se pudo anotar el token por revocar', error);
      }
    });
  });
}
