import type { cargarArchivo, comprobarArchivo, ResultadoCarga } from '@presupuesto/api-sdk/contract';
import type { ActorRef, Snapshot } from 'xstate';

/** A workbook as the platform hands it over. */
export type SalesFile = Blob & { readonly name: string };

/** The form as filled in; what is not chosen yet is null. */
export interface UploadForm {
  /** SOP or CUR. */
  readonly tipo: string | null;
  readonly anio: number | null;
  /** 1 to 12. */
  readonly mes: number | null;
  readonly file: SalesFile | null;
}

/** A check reads and validates like a load, and saves nothing. */
export type Purpose = 'load' | 'check';

/** What the actor that uploads sends to whoever started it. */
export type UploadReport = { type: 'bytes.sent'; sent: number; total: number };

export interface UploadInput {
  readonly endpoint: typeof cargarArchivo | typeof comprobarArchivo;
  /** As `SOPOct-2025`. */
  readonly nombre: string;
  readonly file: SalesFile;
  /** Whether the file's pairs also enter the other open budgets; not sent unless they do. */
  readonly asignarEnAbiertos: boolean;
  readonly owner: ActorRef<Snapshot<unknown>, UploadReport>;
}

/** What was sent: the form at that moment. */
export interface Upload {
  readonly purpose: Purpose;
  readonly nombre: string;
  readonly file: SalesFile;
  readonly asignarEnAbiertos: boolean;
}

/** What came of it. */
export interface UploadOutcome extends Upload {
  readonly resultado: ResultadoCarga;
}

export interface UploadContext {
  readonly form: UploadForm;
  /** The form was sent with something missing: what is required says so. */
  readonly isValidated: boolean;
  /** The pairs that other open budgets lack are added to them; offered once a check has found some. */
  readonly asignarEnAbiertos: boolean;
  /** Why the form cannot be sent. */
  readonly problem: string | null;
  /** Why the last load or check failed. */
  readonly failure: string | null;
  /** What else there is to say: that it was cancelled, or that this server does not check. */
  readonly notice: string | null;
  /** What is under way or was last. */
  readonly upload: Upload | null;
  readonly sent: number;
  /** Of the whole request, in bytes; 0 until the platform reports them. */
  readonly total: number;
  /** Rows that the server has read; null while it does not say. */
  readonly rowsRead: number | null;
  readonly outcome: UploadOutcome | null;
  /** False once this server turned out not to offer checks. */
  readonly isCheckOffered: boolean;
}

export type UploadEvent =
  | { type: 'tipo.chosen'; tipo: string | null }
  | { type: 'anio.chosen'; anio: number | null }
  | { type: 'mes.chosen'; mes: number | null }
  | { type: 'file.chosen'; file: SalesFile | null }
  | { type: 'assignment.chosen'; asignar: boolean }
  /** Cargar or Comprobar; ignored while one is under way. */
  | { type: 'form.submitted'; purpose: Purpose }
  /** Cancelar: empties the form, or stops what is being sent. Dejar de esperar: leaves a load alone. */
  | { type: 'form.cancelled' };

/**
 * `busy`: under way, which is `sending`, then neither while the server says nothing yet, then `reading`; `cancellable`: Cancelar can
 * still stop it; `leavable`: it can only be left alone.
 */
export type UploadTag = 'busy' | 'sending' | 'reading' | 'cancellable' | 'leavable' | 'done' | 'failed';
