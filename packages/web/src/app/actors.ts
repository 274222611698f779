import { type Caller, type ClientOptions, createCaller } from '@presupuesto/api-sdk';
import {
  aprobarPresupuesto,
  asignarProductos,
  cambiarActivo,
  cambiarClave,
  cambiarContrasenaUsuario,
  cambiarVisible,
  dashboard,
  type Endpoint,
  type EndpointAnswer,
  type EndpointInput,
  listarClientes,
  listarClientesProductos,
  listarDivisiones,
  listarPresupuestables,
  listarProductos,
  listarProductosDeCliente,
  listarReferentes,
  listarTasasFaltantes,
  listarVendedores,
  listarVentas,
  login,
  logout,
  reestablecerClave,
  resumenPresupuesto,
  validarToken,
} from '@presupuesto/api-sdk/contract';
import { type Answer, type OutboxRef, type Request, sessionMachine } from '@presupuesto/machines';
import { createActor, fromPromise } from 'xstate';
import { createChangeStore } from './change-store.ts';
import { everyPage } from './every-page.ts';
import { startOutbox } from './outbox.ts';
import type { AppPorts } from './ports.ts';
import { sendChange } from './send-change.ts';
import type { SessionActor } from './session.ts';
import { clearSession, readSession, TOKEN_KEY, writeSession } from './session-store.ts';

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
  readonly storage: Storage;
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
export function createActors({ storage, ...client }: ActorsOptions): Actors {
  const current = () => session.getSnapshot().context.sesion;
  const getToken = () => current()?.token;
  const call = createCaller({
    ...client,
    getToken,
    onUnauthorized: () => session.send({ type: 'session.rejected' }),
  });
  // Calls that ask about the session itself: a 401 answers them, it is no news. For the key it means a wrong one.
  const ask = createCaller({ ...client, getToken });

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
    changeKey: calling(ask, cambiarClave, (body) => ({ body })),
    resetKey: calling(call, cambiarContrasenaUsuario, (body) => ({ body })),
    loadDashboard: calling(call, dashboard, ({ anio, division }) => ({
      query: { anio: anio ?? undefined, division: division ?? undefined },
    })),
    loadDivisions: calling(call, listarDivisiones, () => ({})),
    loadPeriods: calling(call, listarPresupuestables, () => ({})),
    loadReferences: calling(call, listarReferentes, () => ({})),
    loadRows: calling(call, listarClientesProductos, (query) => ({ query })),
    loadVentas: calling(call, listarVentas, (query) => ({ query })),
    loadSummary: calling(call, resumenPresupuesto, (params) => ({ params })),
    approve: calling(call, aprobarPresupuesto, (params) => ({ params })),
    loadSellers: fromPromise(({ signal }) =>
      everyPage((pageNumber) => call(listarVendedores, { query: { pageNumber, pageSize: 100 } }, { signal })),
    ),
    loadClients: calling(call, listarClientes, () => ({ query: { pageNumber: 0, pageSize: 1000 } })),
    loadProducts: calling(call, listarProductos, () => ({ query: { pageNumber: 0, pageSize: 1000 } })),
    loadAssigned: calling(call, listarProductosDeCliente, ({ clienteID, vendedorID }) => ({
      params: { clienteID },
      query: { vendedorID },
    })),
    saveAssigned: calling(call, asignarProductos, ({ clienteID, productoIDs, vendedorID }) => ({
      params: { clienteID },
      body: { productoIDs: [...productoIDs], vendedorID },
    })),
    setActivo: calling(call, cambiarActivo, ({ periodoID, activo }) => ({
      params: { id: periodoID },
      body: { activo },
    })),
    setVisible: calling(call, cambiarVisible, ({ periodoID, visible }) => ({
      params: { id: periodoID },
      body: { visible },
    })),
    loadMissingRates: calling(call, listarTasasFaltantes, () => ({})),
    sendChange: sendChange(call, () => current()?.nombreUsuario),
    changeStore: createChangeStore(storage),
  };

  const session = createActor(sessionMachine.provide({ actors: ports }));
  const outbox = startOutbox(session, ports);
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
