type Fetch = typeof globalThis.fetch;

interface Held {
  readonly tag: string;
  readonly text: string;
  readonly headers: Headers;
}

/** What is shorter (characters) is one packet either way. */
const WORTH_HOLDING = 4_000;
/** The lists of the screens that somebody goes to and fro between. */
const MOST_HELD = 20;

/**
 * Holds the last long answers in the page's memory, each under its address and token. The same call sends back their
 * validator, and where the server says that nothing has changed (304) it is given the one that is held.
 */
export function createHeldAnswers(fetch: Fetch) {
  let held = new Map<string, Held>();

  return {
    /** Lets go of all of them, and of those that are under way. */
    end: (): void => {
      held = new Map();
    },

    fetch: (async (input, init = {}) => {
      const { method = 'GET' } = init;
      if (method !== 'GET' || input instanceof Request) return fetch(input, init);
      const answers = held;
      const headers = new Headers(init.headers);
      const key = `${headers.get('X-Token')} ${input}`;
      const last = answers.get(key);
      if (last) headers.set('If-None-Match', last.tag);
      const answer = await fetch(input, { ...init, headers });
      if (last && answer.status === 304) return new Response(last.text, { headers: last.headers });
      answers.delete(key);
      const tag = answer.headers.get('ETag');
      if (!tag || answer.status !== 200 || !/json/.test(answer.headers.get('Content-Type') ?? ''))
        return answer;
      const text = await answer.clone().text();
      if (text.length >= WORTH_HOLDING) answers.set(key, { tag, text, headers: answer.headers });
      const [oldest] = answers.keys();
      if (answers.size > MOST_HELD && oldest) answers.delete(oldest);
      return answer;
    }) satisfies Fetch,
  };
}
