import { Evento } from '@presupuesto/api-sdk/contract';
import { onTestFinished } from 'vitest';

interface Received {
  id: string;
  event: Evento;
}

/** A reader of the stream of a server, as somebody else would write one; it leaves when the test ends. */
export interface Listening {
  status: number;
  headers: Headers;
  /** The next event, waited for. @throws when the stream ends before */
  next(): Promise<Evento>;
  /** Events as they come, until one fits; that one is the last. */
  until(fits: (event: Evento) => boolean): Promise<Evento[]>;
  /** The id of the last event, or of what came since without one. */
  lastID(): string;
  /** Resolves when the server ends the stream, to the events that nobody asked for. */
  ended: Promise<Evento[]>;
  leave(): void;
}

export async function listen(
  url: string,
  token: string | undefined,
  lastEventID?: string,
): Promise<Listening> {
  const leaving = new AbortController();
  const response = await fetch(new URL('/api/v1/eventos', url), {
    headers: {
      ...(token !== undefined && { 'x-token': token }),
      ...(lastEventID !== undefined && { 'last-event-id': lastEventID }),
    },
    signal: leaving.signal,
  });
  onTestFinished(() => leaving.abort());
  const received: Received[] = [];
  const over = new Error('The stream has ended');
  let id = '';
  let isOver = false;
  let arrived = (): void => {};

  async function read(): Promise<Evento[]> {
    let text = '';
    const decoder = new TextDecoder();
    try {
      for await (const chunk of response.body ?? []) {
        text += decoder.decode(chunk, { stream: true });
        const blocks = text.split('\n\n');
        text = blocks.pop() ?? '';
        for (const block of blocks) take(block);
        arrived();
      }
    } catch {
      // Cut off, by either side.
    }
    isOver = true;
    arrived();
    return received.map(({ event }) => event);
  }

  function take(block: string): void {
    const field = (name: string) =>
      block
        .split('\n')
        .find((line) => line.startsWith(`${name}: `))
        ?.slice(name.length + 2);
    const given = field('id');
    const data = field('data');
    if (data !== undefined) received.push({ id: given ?? id, event: Evento.parse(JSON.parse(data)) });
    else id = given ?? id;
  }

  async function next(): Promise<Evento> {
    for (;;) {
      const first = received.shift();
      if (first !== undefined) {
        id = first.id;
        return first.event;
      }
      if (isOver) throw over;
      await new Promise<void>((resolve) => {
        arrived = resolve;
      });
    }
  }

  const ended = read();
  return {
    status: response.status,
    headers: response.headers,
    next,
    async until(fits) {
      const events = [await next()];
      while (!events.slice(-1).every(fits)) events.push(await next());
      return events;
    },
    lastID: () => id,
    ended,
    leave: () => leaving.abort(),
  };
}
