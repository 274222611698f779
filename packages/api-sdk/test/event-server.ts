import type { ServerResponse } from 'node:http';
import { createListener, type EventoRecibido, type ListenOptions } from '../src/client/listener.ts';

export const TOKEN = 'secreto-que-nadie-debe-ver';
export const STREAM = { 'content-type': 'text/event-stream; charset=utf-8' };

/** The data of an event of a period. */
export function periodEvent(periodoID: string, more = {}): string {
  return JSON.stringify({ tipo: 'periodo', periodoID, ...more });
}

/** Answers with a stream that begins with this, and leaves it open. */
export function stream(response: ServerResponse, text = ''): ServerResponse {
  response.writeHead(200, STREAM);
  response.flushHeaders();
  response.write(text);
  return response;
}

/** Everything up to the end, and how it ended. */
export async function heard(baseUrl: string, options?: ListenOptions) {
  const events: EventoRecibido[] = [];
  try {
    for await (const event of createListener({ baseUrl, token: TOKEN })(options)) events.push(event);
    return { events };
  } catch (error) {
    return { events, error };
  }
}

/** What comes next. */
export async function next(
  events: AsyncGenerator<EventoRecibido, void>,
): Promise<EventoRecibido | undefined> {
  const { value } = await events.next();
  return value ?? undefined;
}
