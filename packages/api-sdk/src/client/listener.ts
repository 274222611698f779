import { Evento, escucharEventos } from '../contract/eventos.ts';
import { ApiError } from './api-error.ts';
import { checkedBaseUrl } from './base-url.ts';
import type { ClientOptions } from './caller.ts';
import { checkToken } from './check-token.ts';
import { eventStream } from './event-stream.ts';
import { backOff, pause } from './pause.ts';

export interface ListenOptions {
  readonly signal?: AbortSignal;
  /** The `id` of the last event that was heard: the stream goes on after it, else from now on. */
  readonly lastEventID?: string;
  /**
   * Whether to connect again, with back-off and from the last event on, when the connection is lost, the server ends the stream
   * or cannot answer. Otherwise the loop ends with the stream, or throws.
   */
  readonly reconnect?: boolean | ReconnectOptions;
  /** A connection that brings nothing for so long, not even a heartbeat, is taken for lost: 60 000 ms; `Infinity` waits for ever. */
  readonly silenceMs?: number;
}

export interface ReconnectOptions {
  /** About how long to wait at first, in milliseconds: 1000. Doubles from then on, with jitter. */
  readonly baseDelayMs?: number;
  /** The longest wait, in milliseconds: 30 000. */
  readonly maxDelayMs?: number;
}

export interface EventoRecibido {
  /** Where a later stream goes on from: its `lastEventID`. */
  readonly id: string;
  readonly evento: Evento;
}

/** The longest wait that a server is granted that asks for one: an hour. */
const LONGEST_MS = 3_600_000;

/** Hears of what changes until the loop is left. */
export type Listener = (options?: ListenOptions) => AsyncGenerator<EventoRecibido, void, undefined>;

/** The door to the stream of events, with the token of a client; what a server sends that this version does not know is skipped. */
export function createListener(client: ClientOptions = {}): Listener {
  checkedBaseUrl(client.baseUrl);
  checkToken(client.token);
  return async function* ({ signal, lastEventID, reconnect = false, silenceMs = 60_000 } = {}) {
    const { baseDelayMs = 1000, maxDelayMs = 30_000 } = typeof reconnect === 'object' ? reconnect : {};
    let last = lastEventID;
    let isAgain = false;
    let askedMs = 0;
    for (let failures = 0; ; failures += 1) {
      try {
        const stream = eventStream(escucharEventos, client, { signal, lastEventID: last, silenceMs });
        for await (const { id, data } of stream) {
          if (id || data) failures = 0;
          last = id || last;
          // Nothing says from where to go on: what happened in between is not known.
          if (isAgain && !last) yield { id, evento: { tipo: 'perdido' } };
          isAgain = false;
          const evento = data && eventoOf(data);
          if (evento) yield { id, evento };
        }
      } catch (error) {
        if (!reconnect || !isPassing(error)) throw error;
        askedMs = Math.min((error.retryAfter ?? 0) * 1000, LONGEST_MS);
      }
      if (!reconnect) return;
      isAgain = true;
      await pause(Math.max(backOff(failures + 1, baseDelayMs, maxDelayMs), askedMs), signal);
      askedMs = 0;
    }
  };
}

/** @throws ApiError of kind `contract` when an event of a known kind has other fields */
function eventoOf(data: string): Evento | undefined {
  const parsed = Evento.safeParse(contentOf(data));
  if (parsed.success) return parsed.data;
  const [path = ''] = parsed.error.issues.map((issue) => issue.path.join('.'));
  if (path === 'tipo') return undefined;
  throw new ApiError(escucharEventos, { kind: 'contract', status: 200 }, { detail: path || 'data' });
}

function contentOf(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    return undefined;
  }
}

/** Whether the same call may well be answered later: nobody answered, something between did, or the server cannot now. */
function isPassing(error: unknown): error is ApiError {
  if (!(error instanceof ApiError) || error.isNotOffered) return false;
  const { kind, status = 0 } = error;
  return kind === 'network' || kind === 'foreign' || (kind === 'http' && (status === 429 || status >= 500));
}
