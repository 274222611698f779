import type { contract, EndpointAnswer, EndpointPart, Sesion } from '@presupuesto/api-sdk/contract';
import { type CallbackActorLogic, fromCallback, fromPromise, type PromiseActorLogic } from 'xstate';
import type { WholeBudget } from './budget/whole/whole.types.ts';
import type { Change } from './outbox/change.ts';
import type { Kept, Unsent } from './outbox/kept.ts';
import type { Answer, Request } from './request.ts';
import type { SessionEnd } from './session/session.types.ts';
import type { UploadInput } from './upload/upload.types.ts';

type Calls = typeof contract;

/** Input and output of one provided actor. */
interface Port<Input, Output> {
  readonly input: Input;
  readonly output: Output;
}

/**
 * The work that machines ask for, one provided actor each. Calls resolve with the whole answer (`status`, `message`,
 * `data`), a 400 included, and reject with the SDK's `ApiError`; stopping the actor must cancel the call (its signal).
 */
export interface Ports {
  /** Any call of the contract; a refusal rejects as well. For screens that are the same for several kinds of record. */
  readonly request: Port<Request, Answer>;
  /** The session kept on this device; null without one. */
  readonly readSession: Port<undefined, Sesion | null>;
  readonly writeSession: Port<Sesion, void>;
  /** With a token only where it is the kept one: another tab may have signed in since. */
  readonly clearSession: Port<{ token: string | null }, void>;
  /** How the last session of this tab ended, until the next one begins; null when its user closed it. */
  readonly readEnd: Port<undefined, SessionEnd | null>;
  /** Notes for this tab where its user was; resolves with what is kept on the device. */
  readonly noteEnd: Port<{ nombreUsuario: string }, SessionEnd>;
  readonly signIn: Port<
    EndpointPart<Calls['sesion']['login'], 'body'>,
    EndpointAnswer<Calls['sesion']['login']>
  >;
  readonly validateToken: Port<{ token: string }, EndpointAnswer<Calls['sesion']['validarToken']>>;
  /** Revokes a token that is nobody's any more. */
  readonly signOut: Port<{ token: string }, { readonly status: number }>;
  /** Any call that counts as use of the session. */
  readonly keepAlive: Port<undefined, { readonly status: number }>;
  /** Any call that the server answers quickly; resolves when it does. */
  readonly askServer: Port<undefined, unknown>;
  /** Whether this device keeps enough of a user's work to go on with it without a network. */
  readonly hasKeptWork: Port<{ nombreUsuario: string }, boolean>;
  readonly recoverKey: Port<
    EndpointPart<Calls['claves']['reestablecerClave'], 'body'>,
    EndpointAnswer<Calls['claves']['reestablecerClave']>
  >;
  readonly changeKey: Port<
    EndpointPart<Calls['claves']['cambiarClave'], 'body'>,
    EndpointAnswer<Calls['claves']['cambiarClave']>
  >;
  /** An administrator's reset of somebody's key. */
  readonly resetKey: Port<
    EndpointPart<Calls['claves']['cambiarContrasenaUsuario'], 'body'>,
    EndpointAnswer<Calls['claves']['cambiarContrasenaUsuario']>
  >;
  /** `null` stands for all; the call then omits the filter. */
  readonly loadDashboard: Port<
    { anio: number | null; division: string | null },
    EndpointAnswer<Calls['dashboard']['dashboard']>
  >;
  readonly loadDivisions: Port<undefined, EndpointAnswer<Calls['divisiones']['listarDivisiones']>>;
  readonly loadPeriods: Port<undefined, EndpointAnswer<Calls['periodos']['listarPresupuestables']>>;
  readonly loadReferences: Port<undefined, EndpointAnswer<Calls['periodos']['listarReferentes']>>;
  readonly loadRows: Port<
    { periodoID: string },
    EndpointAnswer<Calls['clientesProductos']['listarClientesProductos']>
  >;
  readonly loadVentas: Port<
    { periodoID: string; clienteID: number; productoID: number },
    EndpointAnswer<Calls['ventas']['listarVentas']>
  >;
  /** Every month of the seller's budget, all pages of it. An extension: the failure may say that it is not offered. */
  readonly loadWholeBudget: Port<
    { periodoID: string },
    EndpointAnswer<Calls['ventas']['listarVentasPeriodo']>
  >;
  /** Keeps all months of the seller's period on this device, so that its pairs open without a network. An extension. */
  readonly keepMonths: Port<{ periodoID: string }, void>;
  /** Writes the whole budget as a workbook and hands it to the browser's downloads. */
  readonly saveWorkbook: Port<WholeBudget, void>;
  readonly loadSummary: Port<
    { periodoID: string },
    EndpointAnswer<Calls['presupuestos']['resumenPresupuesto']>
  >;
  readonly approve: Port<{ periodoID: string }, EndpointAnswer<Calls['presupuestos']['aprobarPresupuesto']>>;
  /** Every seller, all pages of them. */
  readonly loadSellers: Port<undefined, EndpointAnswer<Calls['vendedores']['listarVendedores']>>;
  /** Up to 1000. */
  readonly loadClients: Port<undefined, EndpointAnswer<Calls['clientes']['listarClientes']>>;
  /** Up to 1000. */
  readonly loadProducts: Port<undefined, EndpointAnswer<Calls['productos']['listarProductos']>>;
  /** `vendedorID` for an administrator alone. */
  readonly loadAssigned: Port<
    { clienteID: number; vendedorID?: number },
    EndpointAnswer<Calls['clientesProductos']['listarProductosDeCliente']>
  >;
  readonly saveAssigned: Port<
    { clienteID: number; vendedorID?: number; productoIDs: readonly number[] },
    EndpointAnswer<Calls['clientesProductos']['asignarProductos']>
  >;
  readonly loadMissingRates: Port<undefined, EndpointAnswer<Calls['periodosMoneda']['listarTasasFaltantes']>>;
  /** Loads a sales file or checks one, and sends `owner` the bytes as they go out. */
  readonly uploadFile: Port<UploadInput, EndpointAnswer<Calls['archivos']['cargarArchivo']>>;
  /** Saves one volume or price, or removes one pair. `usuario` is whose change it is: send it with no other token. */
  readonly sendChange: Port<
    { usuario: string; change: Change },
    { readonly status: number; readonly message: string }
  >;
}

/** The ports by name, for whoever fills them all. */
export const PORT_NAMES = [
  'request',
  'readSession',
  'writeSession',
  'clearSession',
  'readEnd',
  'noteEnd',
  'signIn',
  'validateToken',
  'signOut',
  'keepAlive',
  'askServer',
  'hasKeptWork',
  'recoverKey',
  'changeKey',
  'resetKey',
  'loadDashboard',
  'loadDivisions',
  'loadPeriods',
  'loadReferences',
  'loadRows',
  'loadVentas',
  'loadWholeBudget',
  'keepMonths',
  'saveWorkbook',
  'loadSummary',
  'approve',
  'loadSellers',
  'loadClients',
  'loadProducts',
  'loadAssigned',
  'saveAssigned',
  'loadMissingRates',
  'uploadFile',
  'sendChange',
] as const satisfies readonly (keyof Ports)[];

export type PortActors = {
  readonly [Name in keyof Ports]: PromiseActorLogic<Ports[Name]['output'], Ports[Name]['input']>;
};

/** The default of a provided actor: fails until the real one takes its place. */
export function port<Name extends keyof Ports>(name: Name): PortActors[Name] {
  return fromPromise<Ports[Name]['output'], Ports[Name]['input']>(() =>
    Promise.reject(new Error(`provide ${name}`)),
  ) as PortActors[Name];
}

/** What the outbox asks of its store. */
export type StoreCommand =
  | { type: 'change.kept'; kept: Kept }
  /** Settled elsewhere and yet to be sent again by this tab: no news for the others. */
  | { type: 'change.keptAgain'; kept: Kept }
  /** Settled by the server: deletes this writing and no other, and says so to the other tabs. */
  | { type: 'change.dropped'; kept: Kept; outcome: 'confirmed' | 'refused' }
  /** Refused, and to be read by the person: kept, and sent no more. */
  | { type: 'change.setAside'; unsent: Unsent }
  /** The person has read what was set aside and what is unreadable. */
  | { type: 'unsent.dismissed' };

/** What the store answers, and what it hears from other tabs. */
export type StoreAnswer =
  /** All that the device keeps: once at the start, and whenever the page comes to the front again. */
  | {
      type: 'changes.read';
      kept: readonly Kept[];
      unsent: readonly Unsent[];
      /** How many records nobody can read. */
      unreadable: number;
    }
  /** Typed in another tab. */
  | { type: 'change.heard'; kept: Kept }
  /** Another tab has the server's answer. */
  | { type: 'change.settled'; kept: Kept; outcome: 'confirmed' | 'refused' }
  /** The device could not keep it: it is in memory alone. */
  | { type: 'change.unkept'; kept: Kept };

/**
 * Keeps one user's unsaved changes on this device, one record a writing, so that two tabs never delete or overwrite each
 * other's. Sends `changes.read` at its start; applies commands in the order in which they come, at once.
 */
export type ChangeStore = CallbackActorLogic<StoreCommand, { usuario: string }>;

export const unprovidedStore: ChangeStore = fromCallback<StoreCommand, { usuario: string }>(() => {
  throw new Error('provide changeStore');
});
