import type { Endpoint } from '../contract/endpoint.ts';
import { errorText, type Failure } from '../contract/error-text.ts';

const NOT_OFFERED = [404, 405, 501];

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
  /** The Spanish text for people (specification §8). */
  readonly text: string;
  /** An extension that this server does not have (decisions §1). */
  readonly isNotOffered: boolean;
  /** Private, so that no log shows it: it holds what people entered. */
  readonly #data: unknown;

  constructor(endpoint: Endpoint, failure: Failure, detail = '', data?: unknown) {
    const what = failure.kind === 'http' ? `status ${failure.status}` : failure.kind;
    super(`${endpoint.method} ${endpoint.path}: ${what}${detail && ` (${detail})`}`);
    this.name = 'ApiError';
    this.kind = failure.kind;
    this.status = failure.status;
    this.serverMessage = failure.serverMessage ?? undefined;
    this.text = errorText(endpoint.errors, failure);
    this.#data = data;
    this.isNotOffered = endpoint.extension === true && NOT_OFFERED.includes(failure.status ?? 0);
  }

  /** What the answer carried besides its message, unchecked; of a refused condition (409) a `Conflicto`. */
  get data(): unknown {
    return this.#data;
  }

  toJSON(): object {
    const { name, message, kind, status, serverMessage, text } = this;
    return { name, message, kind, status, serverMessage, text };
  }
}
