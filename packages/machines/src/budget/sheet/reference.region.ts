import { assign } from 'xstate';
import { required } from '../../required.ts';
import { ventasOf } from './months.ts';
import { sheetSetup } from './sheet.setup.ts';
import type { SheetContext } from './sheet.types.ts';

/** The same pair's months in the reference period. */
export const referenceRegion = sheetSetup.createStateConfig({
  initial: 'empty',
  on: {
    'pair.chosen': [
      {
        guard: ({ context, event }) => context.referenteID !== null && event.referencia !== undefined,
        target: '.rereading',
        actions: { type: 'showReference', params: ({ event }) => event.referencia ?? [] },
      },
      '.asking',
    ],
    'reference.chosen': {
      target: '.asking',
      actions: assign(({ event: { periodoID } }) => ({
        referenteID: periodoID,
        referencia: [],
        isReferenceAwaited: periodoID !== null,
      })),
    },
  },
  states: {
    empty: {},
    asking: { always: [{ guard: 'hasReference', target: 'loading' }, 'empty'] },
    loading: {
      tags: 'reference loading',
      invoke: {
        src: 'listarVentas',
        input: ({ context }) => referenceInput(context),
        onDone: {
          target: 'loaded',
          actions: { type: 'showReference', params: ({ event }) => event.output.data ?? [] },
        },
        onError: 'failed',
      },
      on: {
        'network.returned': { target: 'loading', reenter: true },
        'reference.outdated': 'gathering',
      },
    },
    /** They were known before they were asked for. */
    rereading: {
      invoke: {
        src: 'listarVentas',
        input: ({ context }) => referenceInput(context),
        onDone: {
          target: 'loaded',
          actions: { type: 'showReference', params: ({ event }) => event.output.data ?? [] },
        },
        onError: 'loaded',
      },
      on: { 'network.returned': 'loading', 'reference.outdated': 'gathering' },
    },
    loaded: { on: { 'network.returned': 'loading', 'reference.outdated': 'gathering' } },
    /** Figures come in numbers: the months are read once. */
    gathering: { after: { gathered: 'loading' } },
    failed: {
      tags: 'reference failed',
      on: { 'retry.requested': 'loading', 'network.returned': 'loading' },
    },
  },
});

function referenceInput({ pair, referenteID }: Pick<SheetContext, 'pair' | 'referenteID'>) {
  return ventasOf(required(pair), required(referenteID));
}
