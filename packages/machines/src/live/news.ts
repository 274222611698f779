import type { Evento } from '@presupuesto/api-sdk/contract';
import { type CallbackActorLogic, type EventObject, fromCallback } from 'xstate';

/** What the server sent at once while the session lives, whoever did it. */
export interface NewsFact {
  readonly type: 'news.heard';
  /** In their order. */
  readonly eventos: readonly Evento[];
}

/** Sends each `news.heard` to the machine that invokes it. */
export type News = CallbackActorLogic<EventObject>;

/** Where nobody listens, there are no news. */
export const unheardNews: News = fromCallback(() => {});

/** What the stream sends to the machine that listens. */
export type StreamAnswer =
  /** `id`: of the last of them. */
  | { readonly type: 'events.heard'; readonly id: string; readonly eventos: readonly Evento[] }
  /** Asking again now would be refused again. */
  | { readonly type: 'stream.refused'; readonly error: unknown };

export interface StreamInput {
  readonly usuario: string;
  /** Of the last event that was heard: the stream goes on after it. */
  readonly lastEventID: string | null;
}

/** Listens until it is stopped; comes again by itself when the connection is lost. */
export type NewsStream = CallbackActorLogic<EventObject, StreamInput>;

export const unprovidedStream: NewsStream = fromCallback<EventObject, StreamInput>(() => {
  throw new Error('provide newsStream');
});
