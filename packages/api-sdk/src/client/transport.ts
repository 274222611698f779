import { ofetch } from 'ofetch';
import { type ReadHeader, retryAfterOf } from './retry-after.ts';
import { textUntilAborted } from './until-aborted.ts';

/** A request as it leaves: everything a transport needs and nothing of the contract. */
export interface Outgoing {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | FormData | undefined;
  readonly signal: AbortSignal | undefined;
}

export interface Incoming {
  readonly status: number;
  readonly text: string;
  /** The header; empty without one. */
  readonly contentType: string;
  readonly requestId: string | undefined;
  /** In seconds. */
  readonly retryAfter: number | undefined;
}

/** An answer as it came. */
export function incoming(status: number, text: string, header: ReadHeader): Incoming {
  const id = header('x-request-id') ?? '';
  return {
    status,
    text,
    contentType: header('content-type') ?? '',
    requestId: /^[\w.:+/=-]{1,128}$/.test(id) ? id : undefined,
    retryAfter: retryAfterOf(header),
  };
}

/** Sends a request; rejects only when no answer arrived or the signal was aborted. */
export type Transport = (request: Outgoing) => Promise<Incoming>;

/**
 * The transport on fetch. Retries are off (a write must not be repeated unasked), bodies stay text so that malformed JSON
 * is noticed, and redirects are refused because they would carry the token elsewhere.
 */
export function fetchTransport(fetch: typeof globalThis.fetch | undefined): Transport {
  const client = fetch ? ofetch.create({}, { fetch }) : ofetch;
  return async ({ url, ...request }) => {
    const answer = await client.raw(url, {
      ...request,
      retry: false,
      responseType: 'stream',
      ignoreResponseError: true,
      redirect: 'error',
    });
    const text = await textUntilAborted(answer, request.signal);
    return incoming(answer.status, text, (name) => answer.headers.get(name));
  };
}
