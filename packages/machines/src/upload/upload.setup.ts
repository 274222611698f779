import {
  cargarArchivo,
  comprobarArchivo,
  errorText,
  fileProblem,
  loadName,
  type ResultadoCarga,
} from '@presupuesto/api-sdk/contract';
import { assign, setup } from 'xstate';
import { failureStatus, isRefusal } from '../failure.ts';
import { isLost } from '../lost.ts';
import { port } from '../ports.ts';
import type {
  Purpose,
  Upload,
  UploadContext,
  UploadEvent,
  UploadForm,
  UploadOutcome,
  UploadReport,
  UploadTag,
} from './upload.types.ts';

export const emptyForm: UploadForm = { tipo: null, anio: null, mes: null, file: null };

const CANCELLED = 'Se ha cancelado el envío del archivo.';
const UNANSWERED = errorText(cargarArchivo.errors, { kind: 'network' });
const MAY_BE_SAVED =
  'Puede que se haya guardado: compruebe el archivo otra vez (si todas las filas son «Iguales», ya está) o mire Actividad.';
const NO_CHECKS = 'Este servidor no ofrece comprobar archivos sin cargarlos.';
const forgotten = { outcome: null, asignarEnAbiertos: false };

/** What the states of a load are made of: its actors, guards and actions. */
export const uploadSetup = setup({
  types: {
    context: {} as UploadContext,
    events: {} as UploadEvent | UploadReport,
    tags: {} as UploadTag,
  },
  actors: { uploadFile: port('uploadFile'), request: port('request') },
  guards: {
    hasProblem: ({ context }) => problemOf(context.form) !== null,
    mayCheck: ({ context }, purpose: Purpose) => purpose === 'load' || context.isCheckOffered,
    mayAssign: ({ context }) => mayAssign(context),
    isCheck: ({ context }) => context.upload?.purpose === 'check',
    isAllSent: (_, { sent, total }: { sent: number; total: number }) => total > 0 && sent >= total,
    isKnown: (_, rows: number | null) => rows !== null,
    isResult: (_, { data }: { data?: unknown }) => data !== undefined && data !== null,
    isUncheckable: ({ context }, { error }: { error: unknown }) =>
      context.upload?.purpose === 'check' && isNotOffered(error),
    /** A check saves nothing, whatever came of it. */
    isDoubtful: ({ context }, { error }: { error: unknown }) =>
      context.upload?.purpose === 'load' && isLost(error),
    /** Asking again would bring no more; a 400 may only be that the server does not know of the load yet. */
    isSilent: (_, { error }: { error: unknown }) =>
      isNotOffered(error) || (isRefusal(error) && failureStatus(error) !== 400),
  },
  actions: {
    fill: assign(({ context }, part: Partial<UploadForm>) => ({
      form: { ...context.form, ...part },
      asignarEnAbiertos: false,
      problem: part.file ? problemOfFile(part.file) : null,
      failure: null,
      notice: null,
    })),
    showProblem: assign(({ context }) => ({
      isValidated: true,
      problem: problemOf(context.form),
      failure: null,
      notice: null,
    })),
    /** The check of a file that is being loaded stays in sight: with it what was chosen, should the load fail. */
    start: assign(({ context }, purpose: Purpose) => ({
      isValidated: false,
      problem: null,
      failure: null,
      notice: null,
      outcome: purpose === 'load' ? checked(context) : null,
      upload: uploadOf(context, purpose),
      asignarEnAbiertos: purpose === 'load' && context.asignarEnAbiertos,
      sent: 0,
      total: 0,
      rowsRead: null,
    })),
    countBytes: assign((_, { sent, total }: { sent: number; total: number }) => ({ sent, total })),
    countRows: assign((_, rowsRead: number | null) => ({ rowsRead })),
    /** A file that is loaded is put away, so that no second click loads it again; its period stays for the corrected one. */
    showResult: assign(({ context: { form, upload } }, resultado: ResultadoCarga) => ({
      outcome: upload && { ...upload, resultado },
      asignarEnAbiertos: false,
      form: upload?.purpose === 'load' ? { ...form, file: null } : form,
    })),
    showFailure: assign((_, failure: string) => ({ failure })),
    /** Of a load that may have been saved. The check before it says what is no longer known to be so. */
    showDoubt: assign((_, failure: string) => ({ ...forgotten, failure: `${failure} ${MAY_BE_SAVED}` })),
    stopWaiting: assign({ ...forgotten, failure: `${UNANSWERED} ${MAY_BE_SAVED}` }),
    sayCancelled: assign({ notice: CANCELLED }),
    sayGivenUp: assign({ ...forgotten, notice: `${CANCELLED} ${MAY_BE_SAVED}` }),
    forgetChecks: assign({ isCheckOffered: false, notice: NO_CHECKS }),
    chooseAssignment: assign((_, asignarEnAbiertos: boolean) => ({ asignarEnAbiertos })),
    empty: assign({
      form: emptyForm,
      isValidated: false,
      asignarEnAbiertos: false,
      problem: null,
      failure: null,
      notice: null,
      outcome: null,
    }),
  },
  delays: { pollPause: 1_000, silence: 30_000 },
});

/** The call of what is under way, and with it its texts. */
export function endpointOf({ upload }: UploadContext) {
  return upload?.purpose === 'check' ? comprobarArchivo : cargarArchivo;
}

/** What checking the file in the form has said; null where it is another file or period by now, or was not checked. */
function checked({ outcome, form }: UploadContext): UploadOutcome | null {
  const isOfForm = outcome?.file === form.file && outcome?.nombre === nameOf(form);
  return outcome?.purpose === 'check' && isOfForm ? outcome : null;
}

/** Whether the file that was just checked can be loaded as it is, and some of its rows would be saved. */
export function mayLoadChecked(context: UploadContext): boolean {
  const outcome = checked(context);
  return outcome !== null && outcome.resultado.totalVentasGuardadas > 0;
}

/** Whether the file that was just checked has pairs that could enter other open budgets. */
export function mayAssign(context: UploadContext): boolean {
  return (checked(context)?.resultado.cambios?.paresPorAsignar ?? 0) > 0;
}

function uploadOf(context: UploadContext, purpose: Purpose): Upload | null {
  const { file } = context.form;
  const nombre = nameOf(context.form);
  if (!file || nombre === undefined) return null;
  return { purpose, nombre, file, asignarEnAbiertos: purpose === 'load' && context.asignarEnAbiertos };
}

function nameOf({ tipo, anio, mes }: UploadForm): string | undefined {
  return tipo && anio && mes ? loadName(tipo, mes, anio) : undefined;
}

function problemOf({ tipo, anio, mes, file }: UploadForm): string | null {
  const filled = {
    tipo: tipo ?? undefined,
    anio: anio ?? undefined,
    mes: mes ?? undefined,
    file: file ?? undefined,
  };
  return fileProblem(filled)?.message ?? null;
}

/** Whether there is no file yet, or none that can be loaded. */
export function isFileWrong({ file }: UploadForm): boolean {
  return file === null || problemOfFile(file) !== null;
}

/** What is wrong with a file whatever the rest of the form holds. */
function problemOfFile(file: { readonly name: string; readonly size: number }): string | null {
  return fileProblem({ tipo: 'SOP', anio: 1, mes: 1, file })?.message ?? null;
}

function isNotOffered(error: unknown): boolean {
  return error instanceof Error && 'isNotOffered' in error && error.isNotOffered === true;
}
