import { errorText, type Failure, login } from '@presupuesto/api-sdk/contract';
import { isRefusal, isUnauthorized } from '../failure.ts';
import type { SessionContext } from './session.types.ts';

/** Whether the server said that a token is not valid; no answer, or a failing server, says nothing about it. */
export function isDead(error: unknown): boolean {
  return isRefusal(error) || isUnauthorized(error);
}

/** Whether a session may go on with what this device keeps: the server gave no answer, and the key needs no change. */
export function mayGoOn({ sesion }: SessionContext, error: unknown): boolean {
  return isSilence(error) && sesion?.debeCambiarClave !== true;
}

/** No answer came, or no call has ended yet. */
function isSilence(error: unknown): boolean {
  return error === undefined || (error instanceof Error && 'kind' in error && error.kind === 'network');
}

/** The sign-in's texts for a server that fails and for one that is not reached, or behind a proxy that answers for it. */
export function offlineText(error: unknown): string {
  const status = error instanceof Error && 'status' in error ? Number(error.status) : 0;
  const failure: Failure = status >= 500 ? { kind: 'http', status } : { kind: 'network' };
  return errorText(login.errors, failure);
}
