import { assign } from 'xstate';
import { required } from '../../required.ts';
import { sheetSetup } from './sheet.setup.ts';

/** The seller's totals of the period, read again when nothing of it is on its way any more. */
export const summaryRegion = sheetSetup.createStateConfig({
  initial: 'empty',
  on: {
    'pair.chosen': '.asking',
    'totals.changed': '.asking',
    'figure.heard': {
      guard: { type: 'isNew', params: ({ event }) => event },
      target: '.gathering',
    },
    'retry.requested': '.asking',
    'network.returned': '.asking',
    'page.returned': '.asking',
    'change.gone': '.asking',
    'change.conflicted': '.asking',
    'change.confirmed': {
      guard: { type: 'isSummaryDue', params: ({ event }) => event },
      target: '.asking',
    },
    /** The last of several: the others were confirmed before it. */
    'change.refused': {
      guard: { type: 'isSummaryDue', params: ({ event }) => event },
      target: '.asking',
    },
  },
  states: {
    empty: { entry: assign({ resumen: null }) },
    /** Figures come in numbers: the totals are asked for once. */
    gathering: {
      on: { 'figure.heard': {} },
      after: { gathered: 'asking' },
    },
    asking: { always: [{ guard: 'hasPair', target: 'loading' }, 'empty'] },
    loading: {
      invoke: {
        src: 'resumenPresupuesto',
        input: ({ context }) => ({ params: { periodoID: required(context.pair).periodo.periodoID } }),
        onDone: {
          target: 'loaded',
          actions: assign(({ context, event }) => ({ resumen: event.output.data ?? context.resumen })),
        },
        onError: 'loaded',
      },
    },
    loaded: {},
  },
});
