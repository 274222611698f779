import { setImmediate } from 'node:timers/promises';

/** A call on its way, and its answer once it is there. `content` is the body's JSON. */
export interface Exchange {
  readonly method: string;
  readonly url: URL;
  readonly token: string | undefined;
  /** The body that was sent, when it was JSON. */
  readonly sent: Record<string, unknown> | undefined;
  status: number;
  // Whatever a server answers: a test changes it as it likes.
  content: Record<string, unknown> & { data?: unknown };
}

export interface Alteration {
  /** Called before the server is: may change the address. */
  readonly ask?: (exchange: Omit<Exchange, 'status' | 'content'>) => void;
  /** Called with the server's answer: may change it. */
  readonly answer?: (exchange: Exchange) => void;
}

type Fetch = typeof globalThis.fetch;

/** A server that is the real one but for what is altered on the way. */
export function alteredFetch(fetch: Fetch, { ask, answer }: Alteration): Fetch {
  return async (input, init = {}) => {
    const url = new URL(String(input instanceof Request ? input.url : input));
    const token = new Headers(init.headers).get('x-token') ?? undefined;
    const sent = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    const asked = { method: init.method ?? 'GET', url, token, sent };
    ask?.(asked);
    const response = await fetch(url, init);
    const exchange: Exchange = {
      ...asked,
      status: response.status,
      content: JSON.parse(await response.text()),
    };
    answer?.(exchange);
    return Response.json(exchange.content, { status: exchange.status });
  };
}

function textOf(body: RequestInit['body']): string {
  return typeof body === 'string' ? body : '';
}

/**
 * The same answers again for the same calls in the same order: many runs that change nothing cost one. They share each person's
 * first session, which no run ends.
 */
export function rememberingFetch(fetch: Fetch): () => Fetch {
  const answers = new Map<string, { status: number; text: string }>();
  const shared = new Set<string>();
  return () => {
    const times = new Map<string, number>();
    return async (input, init = {}) => {
      const address = String(input instanceof Request ? input.url : input);
      const body = init.body instanceof FormData ? [...init.body.keys()].join() : textOf(init.body);
      const token = new Headers(init.headers).get('x-token');
      if (address.endsWith('/logout') && token && shared.has(token))
        return Response.json({ status: 200, message: 'Sesión cerrada' });
      const call = [init.method, address, token, body].join(' ');
      const time = (times.get(call) ?? 0) + 1;
      times.set(call, time);
      const key = `${call} ${time}`;
      const known = answers.get(key);
      if (known === undefined) {
        const response = await fetch(input, init);
        answers.set(key, { status: response.status, text: await response.text() });
      } else {
        await setImmediate();
      }
      const { status, text } = answers.get(key) ?? { status: 500, text: '' };
      if (address.endsWith('/login') && status === 200 && time === 1) shared.add(JSON.parse(text).data.token);
      return new Response(text, { status });
    };
  };
}
