import type { EndpointName, EndpointNamed } from '@presupuesto/api-sdk/contract';
import type { FirstCall } from './first-calls.ts';

type Fetch = typeof globalThis.fetch;

/** A call that is under way before there is anybody to make it. */
interface Started {
  readonly key: string;
  readonly answer: Promise<Response>;
}

/**
 * Calls that are made beside the scripts. Each answer is given once, to the same call with the same token, and none once
 * something was written, here or in another tab.
 */
export interface StartedCalls {
  /** The answer on its way to this call, if it was begun. Any write lets go of all. */
  readonly take: (url: string, init: RequestInit) => Promise<Response> | undefined;
  /** Lets go of every answer that nobody has asked for. */
  readonly end: () => void;
}

declare global {
  interface Window {
    /** What `start.ts` has begun; missing where nobody is signed in, or where a server forbids scripts in its pages. */
    startedCalls?: StartedCalls;
  }
}

const VALIDATION = '/api/v1/validar-token' satisfies EndpointNamed<EndpointName>['path'];

/** After so long nobody will ask any more for what a screen needs at its start. */
const NEEDED_WITHIN_MS = 10_000;

interface Calls {
  readonly baseUrl: string;
  readonly token: string;
  readonly calls: readonly FirstCall[];
}

/** Begins the token's validation, and these calls. */
export function startCalls({ baseUrl, token, calls }: Calls, fetch: Fetch): StartedCalls {
  let isOver = false;
  let started: readonly Started[] = [];

  function begin(path: string, sent?: string): Promise<Response> {
    const url = baseUrl + path;
    const headers = { Accept: 'application/json', 'X-Token': token };
    const answer =
      sent === undefined
        ? fetch(url, { headers, redirect: 'error' })
        : fetch(url, {
            method: 'POST',
            headers: { ...headers, 'Content-Type': 'application/json' },
            body: sent,
            redirect: 'error',
          });
    // Whoever asks for it hears of a failure.
    answer.catch(() => {});
    started = [...started, { key: keyOf(sent === undefined ? 'GET' : 'POST', url, token), answer }];
    return answer;
  }

  /** Begins the calls that an answer leads to, as long as what was begun still counts. */
  async function goOn({ next }: FirstCall, first: Promise<Response>): Promise<void> {
    if (!next) return;
    const paths = next(await (await first).clone().text());
    if (!isOver) for (const path of paths) void begin(path);
  }

  const end = (): void => {
    isOver = true;
    started = [];
  };

  // First: its answer says since when the screen hears of changes.
  void begin(VALIDATION, JSON.stringify({ token }));
  for (const call of calls) goOn(call, begin(call.path)).catch(() => {});
  setTimeout(end, NEEDED_WITHIN_MS);

  return {
    take: (url, init) => {
      if (started.length === 0) return undefined;
      const key = keyOf(init.method, url, new Headers(init.headers).get('X-Token') ?? '');
      const found = started.find((one) => one.key === key);
      if (found) started = started.filter((one) => one !== found);
      else if (init.method !== undefined && init.method !== 'GET') end();
      return found?.answer;
    },
    end,
  };
}

const keyOf = (method = 'GET', url: string, token: string): string => `${method} ${url} ${token}`;
