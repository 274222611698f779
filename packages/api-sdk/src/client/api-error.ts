import type { Endpoint } from '../contract/endpoint.ts';
import { errorText, type Failure } from '../contract/error-text.ts';
import type { NetworkCause } from './network-cause.ts';

const NOT_OFFERED = [404, 405, 501];

/** What is known of a failure besides its kind. */
export interface FailureDetails {
  /** For the message: which fields are wrong. */
  readonly detail?: string;
  readonly data?: unknown;
  readonly requestId?: string | undefined;
  readonly retryAfter?: number | undefined;
  readonly cause?: NetworkCause | undefined;
}

/**
 * A call that brought no answer to work with. Safe to log: it knows the call's method and path pattern, never the
 * token, the values sent or the address.
 */
export class ApiError extends Error {
  /**
   * `http`: the server's answer with a failing status; `network`: none at all; `contract`: the server's, but without what the
   * contract promises; `foreign`: an answer that is not the server's, which confirms and refuses nothing; `input`: nothing was sent, see
   * `InputError`.
   */
  readonly kind: Failure['kind'];
  readonly status: number | undefined;
  /** What the server said, if anything. */
  readonly serverMessage: string | undefined;
  /** The Spanish text for people. */
  readonly text: string;
  /** An extension that this server does not have. */
  readonly isNotOffered: boolean;
  /** What the server's own log calls the request (`X-Request-Id`): whoever runs it wants to know it. */
  readonly requestId: string | undefined;
  /** Seconds that the answer asks to wait before another attempt (`Retry-After`, also one that is a date). */
  readonly retryAfter: number | undefined;
  /** Of kind `network`: why no answer came, where the platform says so. Browsers do not. */
  declare readonly cause: NetworkCause | undefined;
  /** Private, so that no log shows it: it holds what people entered. */
  readonly #data: unknown;

  constructor(endpoint: Endpoint, failure: Failure, details: FailureDetails = {}) {
    const { detail, data, requestId, retryAfter, cause } = details;
    const what = failure.kind === 'http' ? `status ${failure.status}` : failure.kind;
    const more = detail ?? cause?.code;
    super(`${endpoint.method} ${endpoint.path}: ${what}${more ? ` (${more})` : ''}`, cause && { cause });
    this.name = 'ApiError';
    this.kind = failure.kind;
    this.status = failure.status;
    this.serverMessage = failure.serverMessage ?? undefined;
    this.text = errorText(endpoint.errors, failure);
    this.requestId = requestId;
    this.retryAfter = retryAfter;
    this.#data = data;
    this.isNotOffered = endpoint.extension === true && NOT_OFFERED.includes(failure.status ?? 0);
  }

  /** What the answer carried besides its message, unchecked; of a refused condition (409) a `Conflicto`. */
  get data(): unknown {
    return this.#data;
  }

  toJSON(): object {
    const { name, message, kind, status, serverMessage, text, requestId, retryAfter } = this;
    return {
      name,
      message,
      kind,
      status,
      serverMessage,
      text,
      requestId,
      retryAfter,
      code: this.cause?.code,
    };
  }
}
