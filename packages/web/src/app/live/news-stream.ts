import type { EventoRecibido, Listener } from '@presupuesto/api-sdk';
import type { NewsStream, StreamAnswer, StreamInput } from '@presupuesto/machines';
import { type EventObject, fromCallback } from 'xstate';
import { inOneTab } from './in-one-tab.ts';
import type { NewsChannel } from './news-channel.ts';

interface StreamTools {
  readonly listen: Listener;
  readonly locks: Pick<LockManager, 'request'> | undefined;
  readonly channel: NewsChannel;
}

/** The stream of what changes: one tab listens to the server and tells the others of the same user. */
export function createNewsStream({ listen, locks, channel }: StreamTools): NewsStream {
  return fromCallback<EventObject, StreamInput>(({ input: { usuario, lastEventID }, sendBack }) => {
    const over = new AbortController();
    let last = lastEventID;
    const tell = (answer: StreamAnswer): void => sendBack(answer);
    const hear = ({ id, evento }: EventoRecibido): void => {
      if (over.signal.aborted) return;
      last = id;
      tell({ type: 'event.heard', id, evento });
    };

    async function lead(signal: AbortSignal, waited: boolean): Promise<void> {
      // What the tab before this one heard last is not known here.
      if (waited && !last) hear({ id: '', evento: { tipo: 'perdido' } });
      try {
        const from = last ? { lastEventID: last } : {};
        for await (const heard of listen({ ...from, signal, reconnect: true })) {
          hear(heard);
          channel.post(usuario, heard);
        }
      } catch (error) {
        if (!signal.aborted) tell({ type: 'stream.refused', error });
      }
    }

    const stopHearing = channel.listen(usuario, hear);
    inOneTab(`eventos:${usuario}`, locks, over.signal, lead);
    return () => {
      stopHearing();
      over.abort();
    };
  });
}
