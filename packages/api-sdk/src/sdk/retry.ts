import { backOff, pause } from '../client/pause.ts';
import { retryAfterOf } from '../client/retry-after.ts';

/** Repeats a call that failed in passing. Only GET, PUT and DELETE: whoever repeats them leaves the same behind. */
export interface RetryOptions {
  /** How often a call is sent at most, the first time included: 3, never more than 10. */
  readonly attempts?: number;
  /** About how long to wait before the second attempt, in milliseconds: 300. Doubles from then on, with jitter. */
  readonly baseDelayMs?: number;
  /** The longest wait between two attempts, in milliseconds: 30 000. A server that asks for more is not asked again. */
  readonly maxDelayMs?: number;
}

type Fetch = typeof globalThis.fetch;

/** In this contract every PUT sets a whole value, and what a DELETE removed stays removed. A POST never is repeated. */
const IDEMPOTENT = new Set(['GET', 'PUT', 'DELETE']);
const PASSING_STATUSES = new Set([429, 502, 503, 504]);
const MOST_ATTEMPTS = 10;

/**
 * A fetch that sends an idempotent request again when no answer came, or half of one, or a 429, 502, 503 or 504. Waits as
 * `Retry-After` says, else with back-off and jitter; an aborted signal ends a wait at once. What the last attempt brings counts.
 */
export function retryingFetch(fetch: Fetch, options: RetryOptions): Fetch {
  const { attempts = 3, baseDelayMs = 300, maxDelayMs = 30_000 } = options;
  const last = Math.min(attempts, MOST_ATTEMPTS);
  return async (input, init) => {
    if (!IDEMPOTENT.has(init?.method ?? 'GET')) return fetch(input, init);
    const signal = init?.signal ?? undefined;
    for (let attempt = 1; attempt < last; attempt += 1) {
      const response = await whole(fetch(input, init)).catch(() => undefined);
      signal?.throwIfAborted();
      if (response && !PASSING_STATUSES.has(response.status)) return response;
      const askedMs = (retryAfterOf((name) => response?.headers.get(name)) ?? 0) * 1000;
      if (response && askedMs > maxDelayMs) return response;
      await response?.body?.cancel();
      // Whoever asks for no wait at all gets the usual one.
      await pause(askedMs || backOff(attempt, baseDelayMs, maxDelayMs), signal);
    }
    return fetch(input, init);
  };
}

/** An answer whose body has come to its end as well. Rejects when it breaks off. */
async function whole(answering: Promise<Response>): Promise<Response> {
  const response = await answering;
  await response.clone().arrayBuffer();
  return response;
}
