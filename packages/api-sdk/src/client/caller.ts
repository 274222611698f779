import type { Endpoint, EndpointAnswer, EndpointInput } from '../contract/endpoint.ts';
import { login } from '../contract/sesion.ts';
import { readAnswer } from './answer.ts';
import { ApiError } from './api-error.ts';
import { checkedBaseUrl } from './base-url.ts';
import { checkToken } from './check-token.ts';
import { networkCause } from './network-cause.ts';
import { type LooseInput, outgoing } from './request.ts';
import { fetchTransport, type Incoming, type Outgoing, type Transport } from './transport.ts';
import { canReportProgress, type Progress, progressTransport } from './upload.ts';

export interface ClientOptions {
  /** Where the API lives, without the `/api/…` part; empty for the page's own origin. A malformed one is a `TypeError` at once. */
  readonly baseUrl?: string;
  /** The session's token: fixed, or read before every call. A fixed one that no header takes is a `TypeError` at once. */
  readonly token?: string;
  readonly getToken?: () => string | null | undefined;
  readonly fetch?: typeof globalThis.fetch;
  /** Called for every 401 of the server to a call that carried a token. */
  readonly onUnauthorized?: (error: ApiError) => void;
}

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** Bytes of the body as they go out, where the platform reports them (browsers). */
  readonly onProgress?: (progress: Progress) => void;
}

/**
 * Calls an endpoint of the contract and returns its validated answer, envelope included. A 400 is an answer; every other
 * failure rejects with an `ApiError`, an aborted call with the signal's reason. There is no time-out of its own.
 */
export type Caller = <E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
  options?: CallOptions,
) => Promise<EndpointAnswer<E>>;

/** The door to any endpoint; @throws TypeError when `baseUrl` or `token` is malformed. Only the endpoints that a program names end up in its bundle. */
export function createCaller(options: ClientOptions = {}): Caller {
  return callerOver(fetchTransport(options.fetch), options);
}

/** The same door, over a transport of another kind. */
export function callerOver(transport: Transport, options: ClientOptions): Caller {
  const baseUrl = checkedBaseUrl(options.baseUrl);
  checkToken(options.token);
  const readToken = options.getToken ?? (() => options.token);

  return async (endpoint, input, { signal, onProgress } = {}) => {
    signal?.throwIfAborted();
    const token = endpoint.path === login.path ? undefined : readToken();
    const request = outgoing(baseUrl, endpoint, loose(input), token, signal);
    const chosen = onProgress && canReportProgress() ? progressTransport(onProgress) : transport;
    try {
      return readAnswer(endpoint, await send(chosen, endpoint, request));
    } catch (error) {
      if (isUnauthorized(error) && token) options.onUnauthorized?.(error);
      throw error;
    }
  };
}

/** Whether the server refused the token. A proxy's own 401 says nothing about it. */
export function isUnauthorized(error: unknown): error is ApiError {
  return error instanceof ApiError && error.kind === 'http' && error.status === 401;
}

/** Every endpoint's input is made of these four parts; TypeScript cannot see it through the type parameter. */
function loose(input: unknown): LooseInput {
  return input as LooseInput;
}

/** Whatever a transport throws may hold headers, and so the token: nothing but its code goes further. */
async function send(transport: Transport, endpoint: Endpoint, request: Outgoing): Promise<Incoming> {
  try {
    return await transport(request);
  } catch (error) {
    request.signal?.throwIfAborted();
    throw new ApiError(endpoint, { kind: 'network' }, { cause: networkCause(error) });
  }
}
