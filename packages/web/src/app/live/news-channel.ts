import { Evento, type EventoRecibido } from '@presupuesto/api-sdk';

/** What the tab that listens tells the others of the same user. */
export interface NewsChannel {
  readonly post: (usuario: string, heard: EventoRecibido) => void;
  /** Returns what ends it. */
  readonly listen: (usuario: string, hear: (heard: EventoRecibido) => void) => () => void;
}

const NAME = 'presupuesto:eventos';

export function openNewsChannel(): NewsChannel {
  const channel = new BroadcastChannel(NAME);
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none: it stays within its origin
    post: (usuario, { id, evento }) => channel.postMessage({ usuario, id, evento }),
    listen: (usuario, hear) => {
      const onMessage = ({ data }: MessageEvent<unknown>) => {
        const heard = readNews(data, usuario);
        if (heard) hear(heard);
      };
      channel.addEventListener('message', onMessage);
      return () => channel.removeEventListener('message', onMessage);
    },
  };
}

/** Another tab may be another user's, or run another version: what does not fit is passed over. */
function readNews(data: unknown, usuario: string): EventoRecibido | undefined {
  if (typeof data !== 'object' || data === null || !('usuario' in data) || data.usuario !== usuario)
    return undefined;
  const evento = Evento.safeParse('evento' in data ? data.evento : undefined);
  const id = 'id' in data ? data.id : undefined;
  return evento.success && typeof id === 'string' ? { id, evento: evento.data } : undefined;
}
