import { type ClientOptions, createListener } from '@presupuesto/api-sdk';
import { type LiveRef, liveMachine } from '@presupuesto/machines';
import { createActor } from 'xstate';
import { openNewsChannel } from './news-channel.ts';
import { createNewsStream } from './news-stream.ts';

/** Who listens to what changes, not signed in yet. A file of its own: the first picture does without. */
export function startLive(client: ClientOptions): LiveRef {
  const newsStream = createNewsStream({
    listen: createListener(client),
    locks: navigator.locks,
    channel: openNewsChannel(),
    openedAt: Date.now() - performance.now(),
  });
  return createActor(liveMachine.provide({ actors: { newsStream } })).start();
}
