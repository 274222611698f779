import { type ClientOptions, createCaller } from '@presupuesto/api-sdk';
import { health } from '@presupuesto/api-sdk/contract';
import { type ConnectionRef, connectionMachine, type OutboxRef } from '@presupuesto/machines';
import { createActor, fromPromise } from 'xstate';
import { createKeeper } from './keeper.ts';
import { keepApplication } from './service-worker.ts';
import type { SessionActor } from './session.ts';
import { watchSaves } from './watch-saves.ts';

/** A call that has waited so long makes one ask whether the server is still there. */
const LONG_MS = 10_000;

/** What a proxy answers for a server that does not. */
const NOBODY_BEHIND = [502, 504];
/** What a server answers whose database is away. It is no sign that calls get through again. */
const NOT_NOW = 503;

type Fetch = NonNullable<ClientOptions['fetch']>;

export type Network = ReturnType<typeof startNetwork>;

/** What there is to do about having a network and having none; a file of its own, because the sign-in does without. */
export function startNetwork(client: ClientOptions & { readonly fetch: Fetch }) {
  const connection = startConnection(client);
  void keepApplication();
  return {
    connection,
    keeper: createKeeper(connection),
    fetch: watchedFetch(client.fetch, connection),
    /** Both hear of its return, and it hears of what the server does not save. */
    connect: (session: SessionActor, outbox: OutboxRef) => {
      connection.on('network.returned', (fact) => {
        session.send(fact);
        outbox.send(fact);
      });
      watchSaves(outbox, connection);
    },
  };
}

/** The connection, running, as the browser sees it. */
function startConnection(client: ClientOptions): ConnectionRef {
  // Asked past the watch, which would only hear what the connection knows.
  const call = createCaller(client);
  const askServer = fromPromise<unknown, undefined>(({ signal }) => call(health, {}, { signal }));
  const connection = createActor(connectionMachine.provide({ actors: { askServer } }), {
    input: { hasNetwork: navigator.onLine },
  });
  window.addEventListener('online', () => connection.send({ type: 'network.found' }));
  window.addEventListener('offline', () => connection.send({ type: 'network.lost' }));
  return connection.start();
}

/** `fetch` that says to the connection how its calls end. */
function watchedFetch(fetch: Fetch, connection: ConnectionRef): Fetch {
  const unanswered = () => connection.send({ type: 'call.unanswered' });
  return async (input, init) => {
    const long = setTimeout(unanswered, LONG_MS);
    try {
      const answer = await fetch(input, init);
      if (NOBODY_BEHIND.includes(answer.status)) unanswered();
      // A portal's page is no answer of the server.
      else if (answer.status !== NOT_NOW && answer.headers.get('content-type')?.includes('json'))
        connection.send({ type: 'call.answered' });
      return answer;
    } catch (error) {
      if (!init?.signal?.aborted) unanswered();
      throw error;
    } finally {
      clearTimeout(long);
    }
  };
}
