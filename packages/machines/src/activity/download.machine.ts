import { assign, setup } from 'xstate';
import { failureText } from '../failure.ts';
import { port } from '../ports.ts';
import type { ActivityDownload, ActivityQuery } from './filters.ts';

interface DownloadContext {
  readonly query: ActivityQuery;
  readonly outcome: ActivityDownload | null;
  readonly problem: string | null;
}

type DownloadEvent = { type: 'download.requested'; query: ActivityQuery };

/** Descargar Excel: what is filtered, as a workbook, once at a time. */
export const activityDownloadMachine = setup({
  types: {
    context: {} as DownloadContext,
    events: {} as DownloadEvent,
    tags: {} as 'busy' | 'saved' | 'failed',
  },
  actors: { downloadActivity: port('downloadActivity') },
}).createMachine({
  id: 'activityDownload',
  context: { query: {}, outcome: null, problem: null },
  initial: 'idle',
  states: {
    idle: {},
    gathering: {
      tags: 'busy',
      entry: assign({ outcome: null, problem: null }),
      invoke: {
        src: 'downloadActivity',
        input: ({ context }) => context.query,
        onDone: { target: 'saved', actions: assign(({ event }) => ({ outcome: event.output })) },
        onError: {
          target: 'failed',
          actions: assign(({ event }) => ({ problem: failureText(event.error) })),
        },
      },
      on: { 'download.requested': {} },
    },
    saved: { tags: 'saved' },
    failed: { tags: 'failed' },
  },
  on: {
    'download.requested': {
      target: '.gathering',
      actions: assign(({ event }) => ({ query: event.query })),
    },
  },
});
