import { type ActorRefFrom, assign, enqueueActions, setup } from 'xstate';
import { isNotOffered } from '../failure.ts';
import { required } from '../required.ts';
import { type NewsFact, type StreamAnswer, unprovidedStream } from './news.ts';

interface LiveContext {
  readonly usuario: string | null;
  readonly lastEventID: string | null;
}

type LiveEvent =
  /** `lastEventID`: from where the stream is to begin, where the server says so. */
  | { type: 'session.started'; nombreUsuario: string; lastEventID?: string | null }
  | { type: 'session.ended' }
  /** The server can be reached again: sooner than the stream would find out. */
  | { type: 'network.returned' }
  | StreamAnswer;

/**
 * Listens to what changes while a session lives. A server that does not offer it is not asked again in this session; another refusal
 * may pass.
 */
export const liveMachine = setup({
  types: {
    context: {} as LiveContext,
    events: {} as LiveEvent,
    emitted: {} as NewsFact,
    tags: {} as 'listening',
  },
  actors: { newsStream: unprovidedStream },
  delays: { refusedFor: 60_000 },
  actions: {
    announce: enqueueActions(
      ({ enqueue }, { id, eventos }: Extract<StreamAnswer, { type: 'events.heard' }>) => {
        enqueue.assign({ lastEventID: id });
        enqueue.emit({ type: 'news.heard', eventos });
      },
    ),
  },
}).createMachine({
  id: 'live',
  context: { usuario: null, lastEventID: null },
  initial: 'signedOut',
  on: {
    'session.started': {
      target: '.listening',
      actions: assign(({ event: { nombreUsuario, lastEventID = null } }) => ({
        usuario: nombreUsuario,
        lastEventID,
      })),
    },
    'session.ended': '.signedOut',
  },
  states: {
    signedOut: {},
    listening: {
      tags: 'listening',
      invoke: {
        src: 'newsStream',
        input: ({ context }) => ({
          usuario: required(context.usuario),
          lastEventID: context.lastEventID,
        }),
      },
      on: {
        'events.heard': {
          actions: { type: 'announce', params: ({ event }) => event },
        },
        'stream.refused': [
          { guard: ({ event }) => isNotOffered(event.error), target: 'notOffered' },
          'refused',
        ],
        'network.returned': { target: 'listening', reenter: true },
      },
    },
    refused: { after: { refusedFor: 'listening' }, on: { 'network.returned': 'listening' } },
    notOffered: {},
  },
});

export type LiveRef = ActorRefFrom<typeof liveMachine>;
