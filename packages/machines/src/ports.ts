import type {
  ComparacionLibro,
  contract,
  EndpointAnswer,
  ParConMeses,
  Sesion,
  Vendedor,
} from '@presupuesto/api-sdk/contract';
import { type CallbackActorLogic, fromCallback, fromPromise, type PromiseActorLogic } from 'xstate';
import type { ActivityDownload, ActivityQuery } from './activity/filters.ts';
import type { WholeBudget } from './budget/whole/whole-budget.ts';
import type { Workbook } from './budget/workbook/workbook-file.ts';
import type { CallInput } from './calling.ts';
import type { Change, ValueChange } from './outbox/change.ts';
import type { Gesture, Kept, Unsent } from './outbox/kept.ts';
import type { Answer, Request } from './request.ts';
import type { SessionEnd } from './session/session.types.ts';
import type { UploadInput } from './upload/upload.types.ts';

type Calls = typeof contract;

/**
 * What a device keeps for each of its users: where they were in Presupuestos, whether it compares
 * with the year before, and how the reference was copied.
 */
export type PreferenceName = 'lugar' | 'comparacion' | 'copia';

/** Input and output of one provided actor. */
interface Port<Input, Output> {
  readonly input: Input;
  readonly output: Output;
}

/**
 * The work that machines ask for besides single calls of the contract (`calling`), one provided actor each. What asks the
 * server rejects with the SDK's `ApiError`; stopping the actor must cancel the call (its signal).
 */
const ports = {
  /** Every call of the contract that a machine names with `calling`; a refusal rejects. */
  call: {} as Port<CallInput, Answer>,
  /** Any call of the contract; a refusal rejects as well. For screens that are the same for several kinds of record. */
  request: {} as Port<Request, Answer>,
  /** The session kept on this device; null without one. */
  readSession: {} as Port<undefined, Sesion | null>,
  writeSession: {} as Port<Sesion, void>,
  /** With a token only where it is the kept one: another tab may have signed in since. */
  clearSession: {} as Port<{ token: string | null }, void>,
  /** How the last session of this tab ended, until the next one begins; null when its user closed it. */
  readEnd: {} as Port<undefined, SessionEnd | null>,
  /** Notes for this tab where its user was; resolves with what is kept on the device. */
  noteEnd: {} as Port<{ nombreUsuario: string }, SessionEnd>,
  /** Revokes a token that is nobody's any more. */
  signOut: {} as Port<{ token: string }, { readonly status: number }>,
  /** Any call that counts as use of the session. */
  keepAlive: {} as Port<undefined, { readonly status: number }>,
  /** Any call that the server answers quickly; resolves when it does. */
  askServer: {} as Port<undefined, unknown>,
  /** Whether this device keeps enough of a user's work to go on with it without a network. */
  hasKeptWork: {} as Port<{ nombreUsuario: string }, boolean>,
  /**
   * Every pair of the seller's budget with its months, all pages of it; an administrator names the seller. An extension: the
   * failure may say that it is not offered.
   */
  loadWholeBudget: {} as Port<{ periodoID: string; vendedorID?: number }, readonly ParConMeses[]>,
  /** Keeps all months of the seller's period on this device, so that its pairs open without a network. An extension. */
  keepMonths: {} as Port<{ periodoID: string }, void>,
  /** What this device keeps for the signed-in user under a name; undefined without it. Perhaps of an older version. */
  readPreference: {} as Port<{ name: PreferenceName }, unknown>,
  keepPreference: {} as Port<{ name: PreferenceName; value: unknown }, void>,
  /** Writes the whole budget as a workbook and hands it to the browser's downloads. */
  saveWorkbook: {} as Port<WholeBudget, void>,
  /** Gathers the activity that is asked for, to a limit, writes it as a workbook and hands it to the browser's downloads. */
  downloadActivity: {} as Port<ActivityQuery, ActivityDownload>,
  /** Every seller, all pages of them. */
  loadSellers: {} as Port<undefined, readonly Vendedor[]>,
  /** Loads a sales file or checks one, and sends `owner` the bytes as they go out. */
  uploadFile: {} as Port<UploadInput, EndpointAnswer<Calls['archivos']['cargarArchivo']>>,
  /** Compares a workbook with the budget that it was downloaded from. An extension: the failure may say that it is not offered. */
  compareWorkbook: {} as Port<{ file: Workbook | null; periodoID: string }, ComparacionLibro>,
  /** Saves one volume or price, or removes one pair. `usuario` is whose change it is: send it with no other token. */
  sendChange: {} as Port<
    { usuario: string; change: Change },
    { readonly status: number; readonly message: string }
  >,
  /** Saves what was changed together. An extension: the failure may say that it is not offered. */
  sendBatch: {} as Port<
    { usuario: string; gesto: Gesture; changes: readonly ValueChange[] },
    EndpointAnswer<Calls['ventas']['guardarLote']>
  >,
};

export type Ports = typeof ports;

/** The ports by name, for whoever fills them all. */
export const portNames = Object.keys(ports) as readonly (keyof Ports)[];

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
  | { type: 'changes.kept'; kept: readonly Kept[] }
  /** Settled elsewhere and yet to be sent again by this tab; the others are not informed. */
  | { type: 'change.keptAgain'; kept: Kept }
  /** Settled by the server: deletes these writings and no others, and says so to the other tabs. */
  | { type: 'changes.dropped'; kept: readonly Kept[]; outcome: 'confirmed' | 'refused' }
  /** Refused, and to be read by the person: kept, and sent no more. The other tabs hear of it when they are dropped. */
  | { type: 'changes.setAside'; unsent: readonly Unsent[] }
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
  | { type: 'changes.heard'; kept: readonly Kept[] }
  /** Another tab has the server's answer. */
  | { type: 'changes.settled'; kept: readonly Kept[]; outcome: 'confirmed' | 'refused' }
  /** The device could not keep them: they are in memory alone. */
  | { type: 'changes.unkept'; kept: readonly Kept[] }
  /** All that it could not keep is settled, and it takes records again. */
  | { type: 'device.recovered' };

/**
 * Keeps one user's unsaved changes on this device, one record a writing, so that two tabs never delete or overwrite each
 * other's. Sends `changes.read` at its start; applies commands in the order in which they come, at once.
 */
export type ChangeStore = CallbackActorLogic<StoreCommand, { usuario: string }>;

export const unprovidedStore: ChangeStore = fromCallback<StoreCommand, { usuario: string }>(() => {
  throw new Error('provide changeStore');
});
