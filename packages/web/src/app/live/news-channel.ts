import { Evento, type EventoRecibido } from '@presupuesto/api-sdk';
import * as z from 'zod';

/** What the tab that listens sends to the others of the same user. */
export interface NewsChannel {
  readonly post: (usuario: string, heard: readonly EventoRecibido[]) => void;
  /** Hears what is posted, and what the tab that listens has heard since a moment of the device's clock. Returns what ends it. */
  readonly join: (
    usuario: string,
    since: number,
    hear: (heard: readonly EventoRecibido[]) => void,
  ) => () => void;
  /** Answers each tab that joins, until the signal. */
  readonly answer: (
    usuario: string,
    heardSince: (moment: number) => readonly EventoRecibido[],
    signal: AbortSignal,
  ) => void;
}

const NAME = 'presupuesto:eventos';

const Message = z.union([
  /** `to`: only to the tab that has joined under this name. */
  z.object({
    usuario: z.string(),
    heard: z.array(z.object({ id: z.string(), evento: Evento })).readonly(),
    to: z.string().optional(),
  }),
  z.object({ usuario: z.string(), joins: z.string(), since: z.number() }),
]);

export function openNewsChannel(): NewsChannel {
  const channel = new BroadcastChannel(NAME);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none: it stays within its origin
  const post = (message: z.infer<typeof Message>): void => channel.postMessage(message);

  /** Another tab may be another user's, or run another version: what does not fit is passed over. */
  function onMessages(usuario: string, take: (message: z.infer<typeof Message>) => void): () => void {
    const onMessage = ({ data }: MessageEvent<unknown>) => {
      const message = Message.safeParse(data);
      if (message.success && message.data.usuario === usuario) take(message.data);
    };
    channel.addEventListener('message', onMessage);
    return () => channel.removeEventListener('message', onMessage);
  }

  return {
    post: (usuario, heard) => post({ usuario, heard }),
    join: (usuario, since, hear) => {
      const me = `${Math.random()}`;
      const leave = onMessages(usuario, (message) => {
        if ('heard' in message && message.heard.length > 0 && (message.to ?? me) === me) hear(message.heard);
      });
      post({ usuario, joins: me, since });
      return leave;
    },
    answer: (usuario, heardSince, signal) => {
      const end = onMessages(usuario, (message) => {
        if ('joins' in message) post({ usuario, heard: heardSince(message.since), to: message.joins });
      });
      signal.addEventListener('abort', end, { once: true });
    },
  };
}
