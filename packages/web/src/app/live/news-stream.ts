import type { EventoRecibido, Listener } from '@presupuesto/api-sdk';
import type { NewsStream, StreamAnswer, StreamInput } from '@presupuesto/machines';
import { type EventObject, fromCallback } from 'xstate';
import { allAtOnce } from '../all-at-once.ts';
import { inOneTab } from './in-one-tab.ts';
import type { NewsChannel } from './news-channel.ts';
import { createRecentNews } from './recent-news.ts';

interface StreamTools {
  readonly listen: Listener;
  readonly locks: Pick<LockManager, 'request'> | undefined;
  readonly channel: NewsChannel;
  /** Before the page read anything, by the device's clock. */
  readonly openedAt: number;
}

/** The stream of what changes: one tab listens to the server and passes it on to the others of the same user. */
export function createNewsStream({ listen, locks, channel, openedAt }: StreamTools): NewsStream {
  /** Since when this page may have missed something. */
  let deafSince = openedAt;
  return fromCallback<EventObject, StreamInput>(({ input: { usuario, lastEventID }, sendBack }) => {
    const over = new AbortController();
    const recent = createRecentNews();
    let last = lastEventID;
    const send = (answer: StreamAnswer): void => sendBack(answer);
    const hear = (heard: readonly EventoRecibido[]): void => {
      const id = heard.at(-1)?.id;
      if (id === undefined || over.signal.aborted) return;
      last = id;
      recent.add(heard);
      send({ type: 'events.heard', id, eventos: heard.map(({ evento }) => evento) });
    };

    async function lead(signal: AbortSignal, waited: boolean): Promise<void> {
      // What the tab before this one heard last is not known here.
      if (waited && !last) hear([{ id: '', evento: { tipo: 'perdido' } }]);
      channel.answer(usuario, recent.since, signal);
      const take = allAtOnce((heard: readonly EventoRecibido[]) => {
        hear(heard);
        channel.post(usuario, heard);
      }, signal);
      try {
        const from = last ? { lastEventID: last } : {};
        for await (const heard of listen({ ...from, signal, reconnect: true })) take(heard);
      } catch (error) {
        if (!signal.aborted) send({ type: 'stream.refused', error });
      }
    }

    const leave = channel.join(usuario, deafSince, hear);
    inOneTab(`eventos:${usuario}`, locks, over.signal, lead);
    return () => {
      deafSince = Date.now();
      leave();
      over.abort();
    };
  });
}
