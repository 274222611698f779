import type { ClientOptions } from '@presupuesto/api-sdk';
import { type ConnectionRef, connectionMachine, type PortActors } from '@presupuesto/machines';
import { createContext, use } from 'react';
import { createActor } from 'xstate';

/** Whether the server can be reached; one for the whole application. */
export const ConnectionContext = createContext<ConnectionRef | undefined>(undefined);

export function useConnection(): ConnectionRef {
  const connection = use(ConnectionContext);
  if (!connection) throw new Error('useConnection needs a ConnectionContext around it');
  return connection;
}

/** A call that has waited so long makes one ask whether the server is still there. */
const LONG_MS = 10_000;

/** What a proxy answers for a server that does not. */
const NOBODY_BEHIND = [502, 504];

type Fetch = NonNullable<ClientOptions['fetch']>;

/** The connection, running, as the browser sees it. */
export function startConnection(askServer: PortActors['askServer']): ConnectionRef {
  const connection = createActor(connectionMachine.provide({ actors: { askServer } }), {
    input: { hasNetwork: navigator.onLine },
  });
  window.addEventListener('online', () => connection.send({ type: 'network.found' }));
  window.addEventListener('offline', () => connection.send({ type: 'network.lost' }));
  return connection.start();
}

/** `fetch` that says to the connection how its calls end. */
export function watchedFetch(fetch: Fetch, connection: () => ConnectionRef): Fetch {
  const unanswered = () => connection().send({ type: 'call.unanswered' });
  return async (input, init) => {
    const long = setTimeout(unanswered, LONG_MS);
    try {
      const answer = await fetch(input, init);
      if (NOBODY_BEHIND.includes(answer.status)) unanswered();
      // A portal's page is no answer of the server.
      else if (answer.headers.get('content-type')?.includes('json'))
        connection().send({ type: 'call.answered' });
      return answer;
    } catch (error) {
      if (!init?.signal?.aborted) unanswered();
      throw error;
    } finally {
      clearTimeout(long);
    }
  };
}
