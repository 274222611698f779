import { type Caller, type ClientOptions, createCaller } from '@presupuesto/api-sdk';
import { logout, validarToken } from '@presupuesto/api-sdk/contract';
import type { PortActors, SessionEnd } from '@presupuesto/machines';
import { fromPromise } from 'xstate';
import { readRecords } from './change-records.ts';
import { clearDrafts, hasDrafts } from './form-drafts.ts';
import { upkeepFile } from './load-upkeep.ts';
import { clearSession, END_KEY, readSession, writeSession } from './session-store.ts';

/** Storage that is full or forbidden throws: inside a promise the machine can answer it. */
function storing<Output, Input>(work: (input: Input) => Output) {
  return fromPromise<Output, Input>(async ({ input }) => work(input));
}

interface SessionPortsOptions {
  readonly client: Omit<ClientOptions, 'getToken'>;
  /** Of the browser, and of this tab alone. */
  readonly storage: Storage;
  readonly tab: Storage;
  readonly getToken: () => string | undefined;
  /** Makes the calls of the signed-in user. */
  readonly call: Caller;
}

type SessionPort =
  | 'readSession'
  | 'writeSession'
  | 'clearSession'
  | 'readEnd'
  | 'noteEnd'
  | 'signOut'
  | 'keepAlive';

/** What the session's machines ask for, from the SDK and the browser's storage. */
export function sessionPorts(options: SessionPortsOptions): Pick<PortActors, SessionPort> {
  const { client, storage, tab, getToken, call } = options;

  async function noteEnd({ nombreUsuario }: { nombreUsuario: string }): Promise<SessionEnd> {
    const { placeOf, writeEnd } = await upkeepFile();
    const kept = readRecords(storage, nombreUsuario).kept.size > 0 || hasDrafts(tab, nombreUsuario);
    const end = { nombreUsuario, place: placeOf(window.location), kept };
    writeEnd(tab, end);
    return end;
  }

  return {
    readSession: storing(() => readSession(storage)),
    writeSession: fromPromise(async ({ input: sesion }) => {
      tab.removeItem(END_KEY);
      clearDrafts(tab, sesion.nombreUsuario);
      try {
        writeSession(storage, sesion);
      } finally {
        // Before anything of it is read.
        (await import('./own-records.ts')).takeOverRecords(storage, sesion);
      }
    }),
    clearSession: storing(({ token }) => {
      clearSession(storage, token);
      // The user closed it: nothing is to be come back to.
      if (token !== null) return;
      tab.removeItem(END_KEY);
      clearDrafts(tab);
    }),
    readEnd: fromPromise(async () =>
      tab.getItem(END_KEY) === null ? null : (await upkeepFile()).readEnd(tab),
    ),
    noteEnd: fromPromise(({ input }) => noteEnd(input)),
    signOut: fromPromise(({ input: { token }, signal }) =>
      createCaller({ ...client, token })(logout, {}, { signal }),
    ),
    keepAlive: fromPromise(({ signal }) =>
      call(validarToken, { body: { token: getToken() ?? '' } }, { signal }),
    ),
  };
}
