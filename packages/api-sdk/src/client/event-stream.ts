import type { Endpoint } from '../contract/endpoint.ts';
import { readAnswer } from './answer.ts';
import { ApiError } from './api-error.ts';
import { type ClientOptions, isUnauthorized } from './caller.ts';
import { createEventParser, type Message } from './event-parser.ts';
import { NetworkCause, networkCause } from './network-cause.ts';
import { outgoing } from './request.ts';
import { incoming } from './transport.ts';
import { bodyUntilAborted, textUntilAborted } from './until-aborted.ts';

interface StreamOptions {
  readonly signal: AbortSignal | undefined;
  readonly lastEventID: string | undefined;
  /** A connection that brings no byte for so long is taken for lost. */
  readonly silenceMs: number;
}

/** A timer for so long ends at once. */
const BEYOND_TIMERS_MS = 2 ** 31;

/** What a stream brings first, once it is open. */
const OPENED: Message = { id: '', data: '' };

/**
 * The events of one stream, up to where the server ends it. @throws ApiError when it is refused or breaks off; an aborted
 * signal's reason
 */
export async function* eventStream(
  endpoint: Endpoint,
  client: ClientOptions,
  { signal, lastEventID, silenceMs }: StreamOptions,
): AsyncGenerator<Message, void, undefined> {
  signal?.throwIfAborted();
  const { token: fixed, getToken = () => fixed } = client;
  const token = getToken();
  const connection = new AbortController();
  const abort = () => connection.abort();
  signal?.addEventListener('abort', abort);
  const giveUp = () => connection.abort(new NetworkCause('TIMEOUT'));
  const inTime = async <T>(work: Promise<T>): Promise<T> => {
    const timer = silenceMs < BEYOND_TIMERS_MS ? setTimeout(giveUp, silenceMs) : undefined;
    return work.finally(() => clearTimeout(timer));
  };
  try {
    const reader = (
      await inTime(open(endpoint, { ...client, token }, lastEventID, connection.signal))
    ).getReader();
    yield OPENED;
    const decoder = new TextDecoder();
    const parse = createEventParser();
    for (;;) {
      const { done, value } = await inTime(reader.read());
      if (done) return;
      yield* parse(decoder.decode(value, { stream: true }));
    }
  } catch (error) {
    signal?.throwIfAborted();
    // What else is thrown may hold headers, and so the token.
    throw error instanceof ApiError
      ? error
      : new ApiError(
          endpoint,
          { kind: 'network' },
          { cause: networkCause(connection.signal.reason ?? error) },
        );
  } finally {
    signal?.removeEventListener('abort', abort);
    abort();
  }
}

async function open(
  endpoint: Endpoint,
  {
    baseUrl = '',
    token,
    fetch = globalThis.fetch,
    onUnauthorized,
  }: Omit<ClientOptions, 'token'> & { readonly token: string | null | undefined },
  lastEventID: string | undefined,
  signal: AbortSignal,
): Promise<ReadableStream<Uint8Array>> {
  const { url, method, headers } = outgoing(baseUrl, endpoint, {}, token, signal);
  const own = { Accept: 'text/event-stream', ...(lastEventID && { 'Last-Event-ID': lastEventID }) };
  const answer = await fetch(url, {
    method,
    headers: { ...headers, ...own },
    signal,
    cache: 'no-store',
    redirect: 'error',
  });
  const contentType = answer.headers.get('content-type') ?? '';
  if (answer.ok && answer.body && /^text\/event-stream/i.test(contentType))
    return bodyUntilAborted(answer.body, signal);
  const { status } = answer;
  try {
    readAnswer(
      endpoint,
      incoming(status, await textUntilAborted(answer, signal), (name) => answer.headers.get(name)),
    );
  } catch (error) {
    if (isUnauthorized(error) && token) onUnauthorized?.(error);
    throw error;
  }
  throw new ApiError(endpoint, { kind: 'contract', status });
}
