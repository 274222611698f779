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
import type { PortActors, SessionEnd } from '@presupuesto/machines';
import { fromPromise } from 'xstate';
import { readRecords } from './change-records.ts';
import { clearDrafts, hasDrafts } from './form-drafts.ts';
import { clearSession, END_KEY, readSession, writeSession } from './session-store.ts';

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

export interface SessionPortsOptions {
  readonly client: Omit<ClientOptions, 'getToken'>;
  /** Of the browser, and of this tab alone. */
  readonly storage: Storage;
  readonly tab: Storage;
  readonly getToken: () => string | undefined;
  /** Makes the calls of the session itself: a 401 answers them, it is no news. */
  readonly ask: Caller;
  /** Makes those of the signed-in user. */
  readonly call: Caller;
}

type SessionPort =
  | 'readSession'
  | 'writeSession'
  | 'clearSession'
  | 'readEnd'
  | 'noteEnd'
  | 'signIn'
  | 'validateToken'
  | 'signOut'
  | 'keepAlive'
  | 'recoverKey';

/** What the session's machines ask for, from the SDK and the browser's storage. */
export function sessionPorts(options: SessionPortsOptions): Pick<PortActors, SessionPort> {
  const { client, storage, tab, getToken, ask, call } = options;

  async function noteEnd({ nombreUsuario }: { nombreUsuario: string }): Promise<SessionEnd> {
    const { placeOf, writeEnd } = await import('./session-end.ts');
    const kept = readRecords(storage, nombreUsuario).kept.size > 0 || hasDrafts(tab, nombreUsuario);
    const end = { nombreUsuario, place: placeOf(window.location), kept };
    writeEnd(tab, end);
    return end;
  }

  return {
    readSession: storing(() => readSession(storage)),
    writeSession: storing((sesion) => {
      tab.removeItem(END_KEY);
      clearDrafts(tab, sesion.nombreUsuario);
      writeSession(storage, sesion);
    }),
    clearSession: storing(({ token }) => {
      clearSession(storage, token);
      // The user closed it: nothing is to be come back to.
      if (token !== null) return;
      tab.removeItem(END_KEY);
      clearDrafts(tab);
    }),
    readEnd: fromPromise(async () =>
      tab.getItem(END_KEY) === null ? null : (await import('./session-end.ts')).readEnd(tab),
    ),
    noteEnd: fromPromise(({ input }) => noteEnd(input)),
    signIn: calling(ask, login, (body) => ({ body })),
    validateToken: calling(ask, validarToken, (body) => ({ body })),
    signOut: fromPromise(({ input: { token }, signal }) =>
      createCaller({ ...client, token })(logout, {}, { signal }),
    ),
    keepAlive: fromPromise(({ signal }) =>
      call(validarToken, { body: { token: getToken() ?? '' } }, { signal }),
    ),
    recoverKey: calling(ask, reestablecerClave, (body) => ({ body })),
  };
}
