import { type Caller, type ClientOptions, createCaller } from '@presupuesto/api-sdk';
import {
  type Endpoint,
  type EndpointAnswer,
  type EndpointInput,
  login,
  logout,
  reestablecerClave,
  validarToken,
} from '@presupuesto/api-sdk/contract';
import { type Answer, type OutboxRef, type Request, sessionMachine } from '@presupuesto/machines';
import { createActor, fromPromise } from 'xstate';
import { createChangeStore } from './change-store.ts';
import { createTurn } from './figure-turn.ts';
import { sessionStorageOf } from './open-storage.ts';
import { askBeforeLosing, startOutbox } from './outbox.ts';
import { onPageReturn } from './page-return.ts';
import type { AppPorts } from './ports.ts';
import { sendChange } from './send-change.ts';
import type { SessionActor } from './session.ts';
import { clearSession, readSession, TOKEN_KEY, writeSession } from './session-store.ts';
import { signedInPorts } from './signed-in-ports.ts';
import { openTabChannel } from './tab-channel.ts';

/** A provided actor that makes one call; stopping the actor aborts the call. */
function calling<Input, E extends Endpoint>(
  call: Caller,
  endpoint: E,
  inputOf: (input: Input) => EndpointInput<E>,
) {
  return fromPromise<EndpointAnswer<E>, Input>(({ input, signal }) =>
    call(endpoint, inputOf(input), { signal }),
  );
}

/** Storage that is full or forbidden throws: inside a promise the machine can answer it. */
function storing<Output, Input>(work: (input: Input) => Output) {
  return fromPromise<Output, Input>(async ({ input }) => work(input));
}

export interface ActorsOptions {
  /** Where the API lives; empty for the page's own origin. */
  readonly baseUrl: string;
  /** Null where the browser denies it. */
  readonly storage: Storage | null;
  /** By default the browser's. */
  readonly fetch?: ClientOptions['fetch'];
}

export interface Actors {
  readonly ports: AppPorts;
  /** To be started once everything that listens to it is in place. */
  readonly session: SessionActor;
  readonly outbox: OutboxRef;
}

/** The application's one session, its outbox, and the work of every machine, made from the SDK and the browser's storage. */
export function createActors({ storage: device, ...client }: ActorsOptions): Actors {
  const storage = sessionStorageOf(device);
  const current = () => session.getSnapshot().context.sesion;
  const getToken = () => current()?.token;
  const call = createCaller({
    ...client,
    getToken,
    onUnauthorized: () => session.send({ type: 'session.rejected' }),
  });
  // Calls that ask about the session itself: a 401 answers them, it is no news.
  const ask = createCaller({ ...client, getToken });

  const store = createChangeStore({
    storage: device,
    channel: openTabChannel(),
    onReturn: onPageReturn,
  });

  const ports: AppPorts = {
    // Every endpoint answers in the envelope; of one that is not named TypeScript only knows that it answers.
    request: fromPromise(
      ({ input: { endpoint, input }, signal }: { input: Request; signal: AbortSignal }) =>
        call(endpoint, input, { signal }) as Promise<Answer>,
    ),
    readSession: storing(() => readSession(storage)),
    writeSession: storing((value) => writeSession(storage, value)),
    clearSession: storing(() => clearSession(storage)),
    signIn: calling(ask, login, (body) => ({ body })),
    validateToken: calling(ask, validarToken, (body) => ({ body })),
    signOut: fromPromise<unknown, { token: string }>(({ signal }) => ask(logout, {}, { signal })),
    recoverKey: calling(ask, reestablecerClave, (body) => ({ body })),
    // To the change of the key a 401 means a wrong one.
    ...signedInPorts(call, ask),
    sendChange: sendChange(call, () => current()?.nombreUsuario),
    changeStore: store.changeStore,
    turn: createTurn(store.latest, navigator.locks),
  };

  const session = createActor(sessionMachine.provide({ actors: ports }));
  const outbox = startOutbox(session, ports);
  askBeforeLosing(outbox);
  window.addEventListener('online', () => {
    outbox.send({ type: 'network.returned' });
    session.send({ type: 'network.returned' });
  });
  // Signed out, or in as somebody else, in another tab.
  window.addEventListener('storage', ({ key }) => {
    if (key === TOKEN_KEY || key === null) session.send({ type: 'session.rejected' });
  });
  return { ports, session, outbox };
}
