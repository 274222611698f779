import { accepted, type Caller, type ClientOptions, createCaller } from '@presupuesto/api-sdk';
import { type Endpoint, EVENT_ID_HEADER } from '@presupuesto/api-sdk/contract';
import {
  type Answer,
  type CallInput,
  type ConnectionRef,
  type OutboxRef,
  provided,
  type Request,
  sessionMachine,
} from '@presupuesto/machines';
import { createActor, fromPromise } from 'xstate';
import { createChangeStore } from './change-store.ts';
import { connectNetwork, networkReturns } from './connect-network.ts';
import { createTurn } from './figure-turn.ts';
import { createFormDrafts, type FormDrafts } from './form-drafts.ts';
import { keptPorts } from './kept-ports.ts';
import { connectLive, loadLive, newsOf } from './live/connect-live.ts';
import { logWarning } from './log.ts';
import { sessionStorageOf } from './open-storage.ts';
import { askBeforeLosing, startOutbox } from './outbox.ts';
import { pagePorts } from './page-ports.ts';
import { onPageReturn } from './page-return.ts';
import type { AppPorts } from './ports.ts';
import type { SessionActor } from './session.ts';
import { sessionPorts } from './session-ports.ts';
import { openTabChannel } from './tab-channel.ts';
import type { Upkeep } from './upkeep.ts';
import { watchedCaller } from './watched-caller.ts';

type Fetch = NonNullable<ClientOptions['fetch']>;

interface ActorsOptions {
  /** Where the API lives; empty for the page's own origin. */
  readonly baseUrl: string;
  /** Null where the browser denies it. */
  readonly storage: Storage | null;
  /** Of this tab alone. */
  readonly tabStorage: Storage | null;
  /** By default the browser's. */
  readonly fetch?: ClientOptions['fetch'];
}

export interface Actors {
  readonly ports: AppPorts;
  /** To be started once everything that listens to it is in place. */
  readonly session: SessionActor;
  readonly outbox: OutboxRef;
  readonly connection: Promise<ConnectionRef>;
  readonly drafts?: FormDrafts;
}

/** The application's one session, its outbox, and the work of every machine, made from the SDK and the browser's storage. */
export function createActors({ storage: device, tabStorage, ...options }: ActorsOptions): Actors {
  const storage = sessionStorageOf(device);
  const tab = sessionStorageOf(tabStorage);
  let fetch: Fetch = options.fetch ?? ((input, init) => window.fetch(input, init));
  let lastEventID: string | null = null;
  const client = {
    ...options,
    fetch: (async (input, init) => {
      const answer = await fetch(input, init);
      lastEventID = answer.headers.get(EVENT_ID_HEADER) ?? lastEventID;
      return answer;
    }) satisfies Fetch,
  };
  // Beside the sign-in, not before it.
  const network = import('./network.ts').then(({ startNetwork }) => startNetwork({ ...options, fetch }));
  const current = () => session.getSnapshot().context.sesion;
  const getToken = () => current()?.token;
  const signedIn = () => current()?.nombreUsuario;
  const onUnauthorized = () => session.send({ type: 'session.rejected' });
  /** Makes the calls of the session itself, to which a 401 is an answer. */
  const ask = watchedCaller(createCaller({ ...client, getToken }));
  const call = watchedCaller(createCaller({ ...client, getToken, onUnauthorized }), () => countAnswer());

  const live = loadLive({ ...client, getToken, onUnauthorized });

  const store = createChangeStore({
    storage: device,
    channel: openTabChannel(),
    onReturn: onPageReturn,
  });

  const ports: AppPorts = {
    // The session's own calls go straight to the server; the user's may be answered by what the device keeps.
    call: fromPromise<Answer, CallInput>(async ({ input: { endpoint, input, whose }, signal }) => {
      if (whose === 'session') return acceptedAnswer(ask, endpoint, input, signal);
      const { keeper } = await network;
      return keeper.answer(endpoint, input, () => acceptedAnswer(call, endpoint, input, signal));
    }),
    request: fromPromise<Answer, Request>(({ input: { endpoint, input }, signal }) =>
      acceptedAnswer(call, endpoint, input, signal),
    ),
    ...sessionPorts({ client, storage, tab, getToken, call }),
    hasKeptWork: fromPromise<boolean, { nombreUsuario: string }>(async ({ input }) =>
      (await network).keeper.hasWork(input.nombreUsuario),
    ),
    ...keptPorts({ call, network, storage: device, signedIn }),
    ...pagePorts({
      call,
      ownWhole: (periodoID, pares) =>
        network.then(
          ({ keeper }) => keeper.whole(periodoID, pares),
          () => pares,
        ),
    }),
    sendChange: fromPromise(async ({ input, signal }) => {
      const { deliver } = await import('./upkeep.ts');
      return deliver(call, signedIn, input, signal);
    }),
    sendBatch: fromPromise(async ({ input, signal }) => {
      const { deliverBatch } = await import('./upkeep.ts');
      return deliverBatch(call, signedIn, input, signal);
    }),
    changeStore: store.changeStore,
    turn: createTurn(store.latest, navigator.locks),
    networkReturns: networkReturns(network),
    news: newsOf(live),
  };

  const session = createActor(provided(sessionMachine, ports));
  const outbox = startOutbox(session, ports);
  askBeforeLosing(outbox);
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
  connectLive(live, { session, network, lastEventID: () => lastEventID });
  void connectNetwork(network, session, outbox)
    .then((watched) => {
      fetch = watched;
    })
    .catch((error: unknown) => logWarning('No se vigila la conexión', error));
  // Where it cannot be had there is just no line.
  const connection = network.then(
    (there) => there.connection,
    () => new Promise<never>(() => {}),
  );
  return { ports, session, outbox, connection, drafts: createFormDrafts(tab, signedIn) };
}

/** Every endpoint answers in the envelope; of one that is not named TypeScript only knows that it answers. */
async function acceptedAnswer(
  call: Caller,
  endpoint: Endpoint,
  input: unknown,
  signal: AbortSignal,
): Promise<Answer> {
  return accepted(endpoint, (await call(endpoint, input, { signal })) as Answer);
}
