import { type ClientOptions, createCaller } from '@presupuesto/api-sdk';
import { health } from '@presupuesto/api-sdk/contract';
import {
  type Answer,
  type ConnectionRef,
  networkReturnsOf,
  type OutboxRef,
  type Request,
  sessionMachine,
} from '@presupuesto/machines';
import { createActor, fromPromise } from 'xstate';
import { createChangeStore } from './change-store.ts';
import { startConnection, watchedFetch } from './connection.ts';
import { createFormDrafts, type FormDrafts } from './form-drafts.ts';
import { createKeeper } from './keeper.ts';
import { logWarning } from './log.ts';
import { startOutbox } from './outbox.ts';
import type { AppPorts } from './ports.ts';
import { sendChange } from './send-change.ts';
import type { SessionActor } from './session.ts';
import { sessionPorts } from './session-ports.ts';
import { signedInPorts } from './signed-in-ports.ts';
import type { Upkeep } from './upkeep.ts';
import { watchedCaller } from './watched-caller.ts';

export interface ActorsOptions {
  /** Where the API lives; empty for the page's own origin. */
  readonly baseUrl: string;
  readonly storage: Storage;
  /** Of this tab alone. */
  readonly tabStorage: Storage;
  /** By default the browser's. */
  readonly fetch?: ClientOptions['fetch'];
}

export interface Actors {
  readonly ports: AppPorts;
  /** To be started once everything that listens to it is in place. */
  readonly session: SessionActor;
  readonly outbox: OutboxRef;
  readonly connection: ConnectionRef;
  readonly drafts?: FormDrafts;
}

/** The application's one session, its outbox, and the work of every machine, made from the SDK and the browser's storage. */
export function createActors({ storage, tabStorage: tab, ...options }: ActorsOptions): Actors {
  const fetch = options.fetch ?? ((input, init) => window.fetch(input, init));
  const client = { ...options, fetch: watchedFetch(fetch, () => connection) };
  const current = () => session.getSnapshot().context.sesion;
  const getToken = () => current()?.token;
  const signedIn = () => current()?.nombreUsuario;
  const ask = watchedCaller(createCaller({ ...client, getToken }));
  const call = watchedCaller(
    createCaller({ ...client, getToken, onUnauthorized: () => session.send({ type: 'session.rejected' }) }),
    () => countAnswer(),
  );

  // Asked past the watch, which would only hear what the connection knows.
  const askUnwatched = createCaller({ ...options, fetch });
  const askServer = fromPromise<unknown, undefined>(({ signal }) => askUnwatched(health, {}, { signal }));
  const connection = startConnection(askServer);
  const keeper = createKeeper(connection);

  const ports: AppPorts = {
    // Every endpoint answers in the envelope; of one that is not named TypeScript only knows that it answers.
    request: fromPromise(
      ({ input: { endpoint, input }, signal }: { input: Request; signal: AbortSignal }) =>
        call(endpoint, input, { signal }) as Promise<Answer>,
    ),
    ...sessionPorts({ client, storage, tab, getToken, ask, call }),
    askServer,
    hasKeptWork: fromPromise<boolean, { nombreUsuario: string }>(({ input }) =>
      keeper.hasWork(input.nombreUsuario),
    ),
    // To the change of the key a 401 means a wrong one.
    ...signedInPorts(call, ask, keeper),
    sendChange: sendChange(call, signedIn),
    changeStore: createChangeStore(storage),
    networkReturns: networkReturnsOf(connection),
  };

  const session = createActor(sessionMachine.provide({ actors: ports }));
  const outbox = startOutbox(session, ports);
  let countAnswer: Upkeep['countAnswer'] = () => {};
  const upkeep = import('./upkeep.ts').then(({ startUpkeep }) => startUpkeep({ session, ports, storage }));
  upkeep.then(
    (running) => {
      countAnswer = running.countAnswer;
    },
    (error: unknown) => logWarning('No se pudo cargar el cuidado de la sesión', error),
  );
  // Facts that come before the file does wait for it, in their order.
  session.on(
    '*',
    (fact) =>
      void upkeep.then(
        ({ takeFact }) => takeFact(fact),
        () => {},
      ),
  );
  connection.on('network.returned', (fact) => {
    session.send(fact);
    outbox.send(fact);
  });
  session.on('session.started', ({ nombreUsuario }) => keeper.start(nombreUsuario));
  session.on('session.ended', () => keeper.end());
  outbox.on('change.confirmed', ({ change }) => keeper.save(change));
  return { ports, session, outbox, connection, drafts: createFormDrafts(tab, signedIn) };
}
