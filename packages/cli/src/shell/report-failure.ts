import { ApiError, NetworkCause, type NetworkReason } from '@presupuesto/api-sdk';
import { readUrl } from '../session/settings.ts';
import type { Context } from './command.ts';
import { EXIT, type ExitCode } from './exit-codes.ts';
import { Interrupted, Problem, UsageProblem } from './problems.ts';

/** What the operating system says of files, by its code. */
const FILE_TEXTS: Readonly<Record<string, string>> = {
  ENOENT: 'no existe',
  EACCES: 'no hay permiso',
  EPERM: 'no hay permiso',
  EROFS: 'el disco es de solo lectura',
  EISDIR: 'es una carpeta',
  ENOTDIR: 'la ruta pasa por algo que no es una carpeta',
  ENOSPC: 'no queda espacio en el disco',
  ENAMETOOLONG: 'el nombre es demasiado largo',
};

/** Prints what went wrong, in Spanish and without a stack, and returns the exit code for it. */
export function reportFailure(error: unknown, { terminal, signal, env }: Context): ExitCode {
  if (isCode(error, 'EPIPE')) return EXIT.pipeClosed;
  const reason: unknown = signal.reason;
  if (reason instanceof Interrupted) {
    terminal.warn(error instanceof Problem ? error.message : reason.message);
    return reason.exitCode;
  }
  if (error instanceof UsageProblem) {
    terminal.warn(error.message);
    return EXIT.usage;
  }
  terminal.warn(textOf(error, env));
  return EXIT.failed;
}

function textOf(error: unknown, env: Context['env']): string {
  if (error instanceof Problem) return error.message;
  if (error instanceof ApiError) return apiText(error, env);
  if (error instanceof Error && 'code' in error && typeof error.code === 'string') {
    const path = 'path' in error ? `${String(error.path)}: ` : '';
    return `${path}${FILE_TEXTS[error.code] ?? error.code}`;
  }
  return `Error inesperado: ${error instanceof Error ? error.message : String(error)}`;
}

function apiText(error: ApiError, env: Context['env']): string {
  if (error.kind === 'network') {
    return `No hay respuesta de ${readUrl(env)}${reasonText(error.cause)}. ${error.text}`;
  }
  if (error.kind === 'http' && error.status === 401)
    return 'La sesión no es válida o ha caducado. Por favor, inicie sesión nuevamente.';
  if (error.kind === 'foreign') return foreignText(error, env);
  // A 404 with a message is about what was asked for, not about the call.
  if (error.isNotOffered && !error.serverMessage)
    return `Este servidor no ofrece esta función. ${error.text}`;
  return error.text;
}

/** Texts by status are the server's, and something else has answered: only that it fails for now is true of both. */
function foreignText(error: ApiError, env: Context['env']): string {
  const { status = 0, serverMessage, text, isNotOffered } = error;
  const what = `${readUrl(env)} no responde como Presupuesto de Ventas (HTTP ${status})`;
  if (serverMessage) return `${what}: ${serverMessage}`;
  if (isNotOffered) return `${what}, o no ofrece esta función. Compruebe PRESUPUESTO_URL.`;
  if (status === 413) return `${what}: algo que está delante del servidor no admite un archivo tan grande.`;
  return status >= 500 ? `${what}. ${text}` : `${what}. Compruebe PRESUPUESTO_URL.`;
}

const REASON_TEXTS: Readonly<Record<Exclude<NetworkReason, 'other'>, string>> = {
  refused: 'nadie atiende ahí',
  'unknown-host': 'nadie conoce ese nombre',
  tls: 'no habla https, o su certificado no vale',
  timeout: 'tarda demasiado',
  closed: 'ha cortado la conexión',
  redirected: 'lleva a otra dirección',
};

function reasonText(cause: unknown): string {
  if (!(cause instanceof NetworkCause)) return '';
  return cause.reason === 'other' ? ` (${cause.code})` : `: ${REASON_TEXTS[cause.reason]}`;
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
