import type { SessionActor } from './session.ts';
import { TOKEN_KEY } from './session-store.ts';

interface Closed {
  readonly type: 'session.closed';
  readonly token: string;
}

/** Lets the tabs of this browser end together. The channel also reaches tabs whose storage is denied. */
export function connectTabs(session: SessionActor): { readonly postClosed: (token: string) => void } {
  const channel = new BroadcastChannel('sesion');
  channel.addEventListener('message', ({ data }) => {
    if (isClosed(data)) session.send({ type: 'session.closedElsewhere', token: data.token });
  });
  window.addEventListener('storage', ({ key, oldValue, newValue }) => {
    if (key !== TOKEN_KEY && key !== null) return;
    const token = session.getSnapshot().context.sesion?.token;
    // Somebody else's token that comes or goes makes this one prove itself.
    if (token !== undefined && oldValue === token && newValue === null) {
      session.send({ type: 'session.closedElsewhere', token });
    } else session.send({ type: 'session.rejected' });
  });
  return {
    postClosed: (token) => {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin alone
      channel.postMessage({ type: 'session.closed', token } satisfies Closed);
    },
  };
}

function isClosed(data: unknown): data is Closed {
  return (
    typeof data === 'object' &&
    data !== null &&
    'type' in data &&
    data.type === 'session.closed' &&
    'token' in data &&
    typeof data.token === 'string'
  );
}
