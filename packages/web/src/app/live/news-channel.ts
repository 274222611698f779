import { Evento, type EventoRecibido } from '@presupuesto/api-sdk';
import * as z from 'zod';

/** What the tab that listens sends to the others of the same user. */
export interface NewsChannel {
  readonly post: (usuario: string, heard: readonly EventoRecibido[]) => void;
  /** Returns what ends it. */
  readonly listen: (usuario: string, hear: (heard: readonly EventoRecibido[]) => void) => () => void;
}

const NAME = 'presupuesto:eventos';

const Message = z.object({
  usuario: z.string(),
  heard: z.array(z.object({ id: z.string(), evento: Evento })),
});

export function openNewsChannel(): NewsChannel {
  const channel = new BroadcastChannel(NAME);
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none: it stays within its origin
    post: (usuario, heard) => channel.postMessage({ usuario, heard }),
    listen: (usuario, hear) => {
      const onMessage = ({ data }: MessageEvent<unknown>) => {
        const heard = readNews(data, usuario);
        if (heard.length > 0) hear(heard);
      };
      channel.addEventListener('message', onMessage);
      return () => channel.removeEventListener('message', onMessage);
    },
  };
}

/** Another tab may be another user's, or run another version: what does not fit is passed over. */
function readNews(data: unknown, usuario: string): readonly EventoRecibido[] {
  const message = Message.safeParse(data);
  return message.success && message.data.usuario === usuario ? message.data.heard : [];
}
