type Fetch = typeof globalThis.fetch;

interface CachedAnswer {
  readonly etag: string;
  readonly text: string;
  readonly headers: Headers;
}

/** In characters. A shorter answer is one packet either way. */
const MIN_CACHED_LENGTH = 4_000;
const MAX_CACHED_ANSWERS = 20;

/**
 * `fetch` with conditional requests (RFC 9110 §13): the last long answers are cached in memory by token and address, the
 * same request carries their `ETag`, and a 304 resolves with the cached answer. The browser's own cache outlives a sign-out.
 */
export function createConditionalRequests(fetch: Fetch) {
  let cache = new Map<string, CachedAnswer>();

  return {
    /** Empties the cache. What is still being answered does not enter it. */
    clear: (): void => {
      cache = new Map();
    },

    fetch: (async (input, init = {}) => {
      const { method = 'GET' } = init;
      if (method !== 'GET' || input instanceof Request) return fetch(input, init);
      const current = cache;
      const headers = new Headers(init.headers);
      const key = `${headers.get('X-Token')} ${input}`;
      const cached = current.get(key);
      if (cached) headers.set('If-None-Match', cached.etag);
      const answer = await fetch(input, { ...init, headers });
      // Set again, it becomes the newest.
      current.delete(key);
      if (cached && answer.status === 304) {
        current.set(key, cached);
        return new Response(cached.text, { headers: cached.headers });
      }
      const etag = answer.headers.get('ETag');
      const isJson = /json/.test(answer.headers.get('Content-Type') ?? '');
      if (!etag || answer.status !== 200 || !isJson) return answer;
      const text = await answer.clone().text();
      if (text.length >= MIN_CACHED_LENGTH) current.set(key, { etag, text, headers: answer.headers });
      const [oldest] = current.keys();
      if (current.size > MAX_CACHED_ANSWERS && oldest) current.delete(oldest);
      return answer;
    }) satisfies Fetch,
  };
}
