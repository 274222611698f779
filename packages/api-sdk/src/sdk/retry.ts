import { backOff, pause } from '../client/pause.ts';
import type { Transport } from '../client/transport.ts';

/** Repeats a call that failed in passing. Only GET, PUT and DELETE: whoever repeats them leaves the same behind. */
export interface RetryOptions {
  /** How often a call is sent at most, the first time included: 3, never more than 10. */
  readonly attempts?: number;
  /** About how long to wait before the second attempt, in milliseconds: 300. Doubles from then on, with jitter. */
  readonly baseDelayMs?: number;
  /** The longest wait between two attempts, in milliseconds: 30 000. A server that asks for more is not asked again. */
  readonly maxDelayMs?: number;
}

/** In this contract every PUT sets a whole value, and what a DELETE removed stays removed. A POST never is repeated. */
const IDEMPOTENT = new Set(['GET', 'PUT', 'DELETE']);
const PASSING_STATUSES = new Set([429, 502, 503, 504]);
const MOST_ATTEMPTS = 10;

/**
 * A transport that sends an idempotent request again when no answer came, or half of one, or a 429, 502, 503 or 504. Waits as
 * `Retry-After` says, else with back-off and jitter; an aborted signal ends a wait at once. What the last attempt brings counts.
 */
export function retrying(transport: Transport, options: RetryOptions): Transport {
  const { attempts = 3, baseDelayMs = 300, maxDelayMs = 30_000 } = options;
  const last = Math.min(attempts, MOST_ATTEMPTS);
  return async (request) => {
    if (!IDEMPOTENT.has(request.method)) return transport(request);
    for (let attempt = 1; attempt < last; attempt += 1) {
      const answer = await transport(request).catch(() => undefined);
      request.signal?.throwIfAborted();
      if (answer && !PASSING_STATUSES.has(answer.status)) return answer;
      const askedMs = (answer?.retryAfter ?? 0) * 1000;
      if (answer && askedMs > maxDelayMs) return answer;
      // Whoever asks for no wait at all gets the usual one.
      await pause(askedMs || backOff(attempt, baseDelayMs, maxDelayMs), request.signal);
    }
    return transport(request);
  };
}
