import type { StartedCalls } from './started-calls.ts';

type Fetch = typeof globalThis.fetch;

/** `fetch` that looks first among the calls that were begun beside the scripts. One of them that has failed is made again. */
export function startedFetch(started: StartedCalls | undefined, fetch: Fetch): Fetch {
  return (input, init = {}) => {
    const answer = started?.take(input instanceof Request ? input.url : `${input}`, init);
    return answer ? unlessAborted(answer, init.signal).catch(() => fetch(input, init)) : fetch(input, init);
  };
}

/** An aborted call rejects, as it would if it were made now. */
function unlessAborted(answer: Promise<Response>, signal?: AbortSignal | null): Promise<Response> {
  const aborted = new Promise<never>((_, reject) => {
    signal?.addEventListener('abort', reject, { once: true });
  });
  return Promise.race([answer, aborted]);
}
