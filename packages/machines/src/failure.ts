import { UNEXPECTED_TEXT } from '@presupuesto/api-sdk/contract';

/** The part of the SDK's `ApiError` that machines read. */
interface ActorFailure {
  /** Only `http` is the server's own word. */
  readonly kind: 'http' | 'network' | 'contract' | 'foreign';
  readonly status?: number;
  readonly text: string;
  readonly isNotOffered?: boolean;
  readonly data?: unknown;
}

/** Whether it is what the SDK rejects with. */
export function isFailure(error: unknown): error is ActorFailure {
  return error instanceof Error && 'kind' in error && 'text' in error && typeof error.text === 'string';
}

/** The Spanish text of a failed actor; one that no call produced gives the text for the unexpected. */
export function failureText(error: unknown): string {
  return isFailure(error) ? error.text : UNEXPECTED_TEXT;
}

/** Whether the server does not have the extension that was called. */
export function isNotOffered(error: unknown): boolean {
  return isFailure(error) && error.isNotOffered === true;
}

/** Statuses that ask to come again later although they are below 500. */
const LATER = new Set([401, 408, 425, 429]);

/** Whether asking again can never succeed: the server understood and said no. */
export function isRefusal(error: unknown): boolean {
  return isFailure(error) && error.kind === 'http' && isRefusalStatus(error.status ?? 0);
}

/** The same question of an answer's own status. */
export function isRefusalStatus(status: number): boolean {
  return status >= 400 && status < 500 && !LATER.has(status);
}

/** Whether the server did not take the token; a proxy's own 401 says nothing about it. */
export function isUnauthorized(error: unknown): boolean {
  return isFailure(error) && error.kind === 'http' && error.status === 401;
}

/** The status of an answer that failed, and what it carried besides its message. */
export function failureStatus(error: unknown): number | undefined {
  return isFailure(error) ? error.status : undefined;
}

export function failureData(error: unknown): unknown {
  return isFailure(error) ? error.data : undefined;
}

/** Whether an answer is a success; a 400 arrives as an answer, too. */
export function isAccepted(answer: { readonly status: number }): boolean {
  return answer.status >= 200 && answer.status < 300;
}
