import type { EndpointName, EndpointNamed } from '@presupuesto/api-sdk/contract';
import type { FirstCall } from './first-calls.ts';

type Fetch = typeof globalThis.fetch;

/** A call that is under way before there is anybody to make it. */
interface Started {
  readonly key: string;
  readonly answer: Promise<Response>;
}

const VALIDATION = '/api/v1/validar-token' satisfies EndpointNamed<EndpointName>['path'];

/** After so long nobody will ask any more for what a screen needs at its start. */
const NEEDED_WITHIN_MS = 10_000;

/**
 * Calls that are made beside the scripts. Each answer is given once, to the same call with the same token, and none once
 * something was written, here or in another tab.
 */
export function createStartedCalls(baseUrl: string, fetch: Fetch) {
  let started: readonly Started[] = [];
  let isGoingOn = false;

  function begin(path: string, token: string, init: RequestInit = {}): Started {
    const headers = new Headers(init.headers);
    headers.set('Accept', 'application/json');
    headers.set('X-Token', token);
    const answer = fetch(baseUrl + path, { ...init, headers, redirect: 'error' });
    // Whoever asks for it hears of a failure.
    answer.catch(() => {});
    return { key: keyOf(init.method, baseUrl + path, token), answer };
  }

  /** Begins the calls that an answer leads to, as long as what was begun still counts. */
  async function goOn({ next }: FirstCall, first: Started, token: string): Promise<void> {
    if (!next) return;
    const paths = next(await (await first.answer).clone().text());
    if (isGoingOn) started = [...started, ...paths.map((path) => begin(path, token))];
  }

  function take(key: string): Promise<Response> | undefined {
    const found = started.find((one) => one.key === key);
    if (found) started = started.filter((one) => one !== found);
    return found?.answer;
  }

  /** Lets go of every answer that nobody has asked for. */
  const end = (): void => {
    isGoingOn = false;
    started = [];
  };

  return {
    /** The token's validation, and these calls. */
    begin({ token, calls }: { readonly token: string; readonly calls: readonly FirstCall[] }): void {
      isGoingOn = true;
      const headers = { 'Content-Type': 'application/json' };
      const validation: RequestInit = { method: 'POST', headers, body: JSON.stringify({ token }) };
      started = [begin(VALIDATION, token, validation)];
      for (const call of calls) {
        const one = begin(call.path, token);
        started = [...started, one];
        goOn(call, one, token).catch(() => {});
      }
      setTimeout(end, NEEDED_WITHIN_MS);
    },

    end,

    /** `fetch` that looks among them first. A call that has failed is made again. */
    fetch: (async (input, init = {}) => {
      if (started.length > 0) {
        const token = new Headers(init.headers).get('X-Token') ?? '';
        const answer = take(keyOf(init.method, input instanceof Request ? input.url : `${input}`, token));
        if (answer) return unlessAborted(answer, init.signal).catch(() => fetch(input, init));
        if (init.method !== undefined && init.method !== 'GET') end();
      }
      return fetch(input, init);
    }) satisfies Fetch,
  };
}

export type StartedCalls = ReturnType<typeof createStartedCalls>;

const keyOf = (method = 'GET', url: string, token: string): string => `${method} ${url} ${token}`;

/** An aborted call rejects, as it would if it were made now. */
function unlessAborted(answer: Promise<Response>, signal?: AbortSignal | null): Promise<Response> {
  const aborted = new Promise<never>((_, reject) => {
    signal?.addEventListener('abort', reject, { once: true });
  });
  return Promise.race([answer, aborted]);
}
