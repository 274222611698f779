import { assign, stateIn } from 'xstate';
import { failureText } from '../../failure.ts';
import { required } from '../../required.ts';
import { isSameCell } from '../edits/step.ts';
import { extendedBlock, reachedBlock } from './block.ts';
import {
  clearedEdit,
  copiedEdit,
  distributedEdit,
  filledEdit,
  goneEdit,
  leftEdit,
  pastedEdit,
  replicatedEdit,
  restoredEdit,
  typedEdit,
} from './edits.ts';
import { ventasOf } from './months.ts';
import { sheetSetup } from './sheet.setup.ts';
import type { SheetContext } from './sheet.types.ts';

/** The pair's months: loaded, typed into, confirmed. */
export const budgetRegion = sheetSetup.createStateConfig({
  initial: 'empty',
  on: {
    'pair.chosen': [
      {
        guard: ({ event }) => event.ventas !== undefined,
        target: '.loaded.rereading',
        actions: [
          { type: 'apply', params: ({ context }) => leftEdit(context) },
          { type: 'showPair', params: ({ event }) => event.pair },
          { type: 'showVentas', params: ({ event }) => event.ventas ?? [] },
        ],
      },
      {
        target: '.asking',
        actions: [
          { type: 'apply', params: ({ context }) => leftEdit(context) },
          { type: 'showPair', params: ({ event }) => event.pair },
        ],
      },
    ],
    'drafts.dropped': { actions: assign({ drafts: {}, seen: {} }) },
    'note.shown': { actions: { type: 'showNote', params: ({ event }) => event } },
    'change.refused': { actions: { type: 'takeBack', params: ({ event }) => event.change } },
    'figures.written': { actions: { type: 'showWritten', params: ({ event }) => event } },
  },
  states: {
    empty: { tags: 'empty' },
    asking: { always: [{ guard: 'hasPair', target: 'loading' }, 'empty'] },
    loading: {
      tags: 'loading',
      initial: 'timely',
      entry: assign({ problem: null }),
      invoke: {
        src: 'listarVentas',
        input: ({ context }) => budgetInput(context),
        onDone: [
          {
            guard: stateIn('#sheet.budget.loading.outdated'),
            target: 'loaded.gathering',
            actions: [
              { type: 'showVentas', params: ({ event }) => event.output.data ?? [] },
              { type: 'reportMonths', params: ({ event }) => event.output.data ?? [] },
            ],
          },
          {
            target: 'loaded',
            actions: [
              { type: 'showVentas', params: ({ event }) => event.output.data ?? [] },
              { type: 'reportMonths', params: ({ event }) => event.output.data ?? [] },
            ],
          },
        ],
        onError: [
          { guard: { type: 'isStillAway', params: ({ event }) => event }, target: 'away' },
          {
            target: 'failed',
            actions: { type: 'showProblem', params: ({ event }) => failureText(event.error) },
          },
        ],
      },
      states: {
        timely: {
          on: {
            'figure.heard': {
              guard: { type: 'isHeardOfPair', params: ({ event }) => event },
              target: 'outdated',
            },
          },
        },
        /** The answer under way may be older than what others have saved meanwhile. */
        outdated: {},
      },
      on: {
        /** The answer under way may be the device's own. */
        'network.returned': { target: 'loading', reenter: true },
        /** Another tab or person may have saved since it was asked for. */
        'page.returned': { target: 'loading', reenter: true },
        /** The answer under way may be older than this save, or than what was in its way. */
        'change.confirmed': {
          guard: { type: 'isOfPair', params: ({ event }) => event.change },
          target: 'loading',
          reenter: true,
        },
        'change.conflicted': {
          guard: { type: 'isOfPair', params: ({ event }) => event.change },
          target: 'loading',
          reenter: true,
        },
      },
    },
    loaded: {
      tags: 'loaded',
      initial: 'fresh',
      on: {
        'cell.typed': { actions: { type: 'keepDraft', params: ({ event }) => event } },
        'cell.restored': {
          actions: { type: 'dropDraft', params: ({ event }) => event },
        },
        'cell.left': {
          actions: {
            type: 'apply',
            params: ({ context, event }) => leftEdit(context, (cell) => isSameCell(cell, event)),
          },
        },
        'cells.left': { actions: { type: 'apply', params: ({ context }) => leftEdit(context) } },
        'cell.replicated': {
          actions: { type: 'apply', params: ({ context, event }) => replicatedEdit(context, event) },
        },
        'block.extended': {
          actions: assign(({ context, event: { months, fields, ...from } }) => ({
            block: extendedBlock(context, { from, months, fields }),
          })),
        },
        'block.reached': {
          actions: assign(({ context, event: { to, ...from } }) => ({
            block: reachedBlock(context, { from, to }),
          })),
        },
        'block.left': { actions: assign({ block: null }) },
        'block.filled': {
          actions: { type: 'apply', params: ({ context, event }) => filledEdit(context, event) },
        },
        'block.typed': {
          actions: {
            type: 'apply',
            params: ({ context, event }) => typedEdit(context, event, event.operation),
          },
        },
        'block.cleared': {
          actions: { type: 'apply', params: ({ context }) => clearedEdit(context) },
        },
        'block.pasted': {
          actions: { type: 'apply', params: ({ context, event }) => pastedEdit(context, event.pasting) },
        },
        'reference.copied': {
          actions: { type: 'apply', params: ({ context, event }) => copiedEdit(context, event.options) },
        },
        'total.distributed': {
          actions: { type: 'apply', params: ({ context, event }) => distributedEdit(context, event) },
        },
        'figures.restored': {
          actions: { type: 'apply', params: ({ context, event }) => restoredEdit(context, event.values) },
        },
        'change.adopted': {
          guard: { type: 'isOfPair', params: ({ event }) => event.change },
          actions: { type: 'adopt', params: ({ event }) => event.change },
        },
        'change.conflicted': {
          guard: { type: 'isOfPair', params: ({ event }) => event.change },
          target: '.rereading',
          actions: { type: 'showConflict', params: ({ event }) => event },
        },
        'change.gone': {
          guard: { type: 'isOfPair', params: ({ event }) => event.change },
          target: '.rereading',
        },
        'change.confirmed': {
          guard: { type: 'isOfPair', params: ({ event }) => event.change },
          target: '.settling',
          actions: { type: 'confirm', params: ({ event }) => event.change },
        },
      },
      states: {
        fresh: {
          on: {
            'page.returned': 'rereading',
            'network.returned': 'rereading',
            'figure.heard': {
              guard: { type: 'isNewOfPair', params: ({ event }) => event },
              target: 'gathering',
            },
          },
        },
        /** Figures come in numbers: the months are read once. */
        gathering: {
          after: { gathered: 'rereading' },
          on: {
            'page.returned': 'rereading',
            'network.returned': 'rereading',
            'change.confirmed': {
              guard: { type: 'isOfPair', params: ({ event }) => event.change },
              actions: { type: 'confirm', params: ({ event }) => event.change },
            },
          },
        },
        settling: { always: [{ guard: 'isRateHidden', target: 'rereading' }, 'fresh'] },
        /**
         * The pair's first value, whose EUR is known to the server alone; or another tab or person has saved; or what is shown may
         * have been kept by this device.
         */
        rereading: {
          invoke: {
            src: 'listarVentas',
            input: ({ context }) => budgetInput(context),
            onDone: {
              target: 'fresh',
              actions: [
                { type: 'noteChanged', params: ({ event }) => event.output.data ?? [] },
                {
                  type: 'apply',
                  params: ({ context, event }) => goneEdit(context, event.output.data ?? []),
                },
                { type: 'showVentas', params: ({ event }) => event.output.data ?? [] },
                { type: 'reportMonths', params: ({ event }) => event.output.data ?? [] },
              ],
            },
            onError: 'fresh',
          },
          on: {
            'page.returned': { target: 'rereading', reenter: true },
            'network.returned': { target: 'rereading', reenter: true },
            'figure.heard': {
              guard: { type: 'isNewOfPair', params: ({ event }) => event },
              target: 'gathering',
            },
            /** The answer under way may be older than this save. */
            'change.confirmed': {
              guard: { type: 'isOfPair', params: ({ event }) => event.change },
              target: 'rereading',
              reenter: true,
              actions: { type: 'confirm', params: ({ event }) => event.change },
            },
          },
        },
      },
    },
    /** Removed, and about to be assigned again. */
    away: { tags: 'loading', on: { 'page.returned': 'loading', 'network.returned': 'loading' } },
    failed: {
      tags: 'failed',
      on: { 'retry.requested': 'loading', 'network.returned': 'loading', 'page.returned': 'loading' },
    },
  },
});

function budgetInput(context: SheetContext) {
  const pair = required(context.pair);
  return ventasOf(pair, pair.periodo.periodoID);
}
