import { type ClientOptions, createCaller } from '@presupuesto/api-sdk';
import { EVENT_ID_HEADER } from '@presupuesto/api-sdk/contract';
import { type ConnectionRef, type OutboxRef, provided, sessionMachine } from '@presupuesto/machines';
import { createActor } from 'xstate';
import { callPorts } from './call-ports.ts';
import { createChangeStore } from './change-store.ts';
import { connectNetwork, networkReturns } from './connect-network.ts';
import { createTurn } from './figure-turn.ts';
import { createFormDrafts, type FormDrafts } from './form-drafts.ts';
import { keptPorts } from './kept-ports.ts';
import { connectLive, loadLive, newsOf } from './live/connect-live.ts';
import { deliveryPorts, loadUpkeep } from './load-upkeep.ts';
import { logWarning } from './log.ts';
import { sessionStorageOf } from './open-storage.ts';
import { askBeforeLosing, startOutbox } from './outbox.ts';
import { pagePorts } from './page-ports.ts';
import { onPageReturn } from './page-return.ts';
import type { AppPorts } from './ports.ts';
import type { SessionActor } from './session.ts';
import { sessionPorts } from './session-ports.ts';
import { openTabChannel } from './tab-channel.ts';
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
  let countAnswer = (): void => {};
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
    ...callPorts({ ask, call, network }),
    ...sessionPorts({ client, storage, tab, getToken, call }),
    ...keptPorts({ call, network, storage: device, signedIn }),
    ...pagePorts({
      call,
      ownWhole: (periodoID, pares) =>
        network.then(
          ({ keeper }) => keeper.whole(periodoID, pares),
          () => pares,
        ),
    }),
    ...deliveryPorts(call, signedIn),
    changeStore: store.changeStore,
    turn: createTurn(store.latest, navigator.locks),
    networkReturns: networkReturns(network),
    news: newsOf(live),
  };

  const session = createActor(provided(sessionMachine, ports));
  const outbox = startOutbox(session, ports);
  askBeforeLosing(outbox);
  countAnswer = loadUpkeep({ session, ports, storage });
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
