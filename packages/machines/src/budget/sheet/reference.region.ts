import { assign } from 'xstate';
import { required } from '../../required.ts';
import { ventasOf } from './months.ts';
import { sheetSetup } from './sheet.setup.ts';

/** The same pair's months in the reference period. */
export const referenceRegion = sheetSetup.createStateConfig({
  initial: 'empty',
  on: {
    'pair.chosen': '.asking',
    'reference.chosen': {
      target: '.asking',
      actions: assign(({ event }) => ({ referenteID: event.periodoID, referencia: [] })),
    },
  },
  states: {
    empty: {},
    asking: { always: [{ guard: 'hasReference', target: 'loading' }, 'empty'] },
    loading: {
      tags: 'reference loading',
      invoke: {
        src: 'listarVentas',
        input: ({ context }) => ventasOf(required(context.pair), required(context.referenteID)),
        onDone: {
          target: 'loaded',
          actions: assign(({ event }) => ({ referencia: event.output.data ?? [] })),
        },
        onError: 'failed',
      },
      on: {
        'network.returned': { target: 'loading', reenter: true },
        'reference.outdated': 'gathering',
      },
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
