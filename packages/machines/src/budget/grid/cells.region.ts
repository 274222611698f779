import { clearedEdit, draggedEdit, enteredEdit, filledEdit, pastedEdit } from './edits.ts';
import { gridSetup } from './grid.setup.ts';
import type { BlockPasted, GridContext } from './grid.types.ts';

/** What is typed, where it is understood. */
const ENTERED = {
  type: 'apply',
  params: ({ context }: { readonly context: GridContext }) => enteredEdit(context),
} as const;

const PASTED = {
  type: 'apply',
  params: ({ context, event }: { readonly context: GridContext; readonly event: BlockPasted }) =>
    pastedEdit(context, event),
} as const;

/** What is selected, and what is typed into it. */
export const cellsRegion = gridSetup.createStateConfig({
  initial: 'resting',
  states: {
    resting: {
      on: {
        'cell.chosen': { actions: { type: 'choose', params: ({ event }) => event.cell } },
        'selection.extended': { actions: { type: 'extend', params: ({ event }) => event.cell } },
        'selection.walked': [
          { guard: { type: 'isWalkForGone', params: ({ event }) => event } },
          { actions: { type: 'walk', params: ({ event }) => event } },
        ],
        /** By somebody else: the next figure is meant for it, and for no other. */
        'cell.gone': {
          guard: ({ event }) => event.removed !== undefined,
          actions: { type: 'sayRemoved', params: ({ event }) => event.removed },
        },
        'selection.widened': { actions: { type: 'widen', params: ({ event }) => event.to } },
        'entry.begun': [
          { guard: { type: 'isBegunForGone', params: ({ event }) => event } },
          {
            guard: { type: 'isEdited', params: ({ event }) => event },
            target: 'entering.editing',
            actions: ['chooseActive', { type: 'begin', params: ({ event }) => event }],
          },
          {
            guard: 'isWritable',
            target: 'entering.typing',
            actions: { type: 'begin', params: ({ event }) => event },
          },
          { actions: 'sayReadOnly' },
        ],
        'figures.cleared': [
          { guard: 'isOfGone' },
          {
            guard: 'isWritable',
            actions: { type: 'apply', params: ({ context }) => clearedEdit(context) },
          },
          { actions: 'sayReadOnly' },
        ],
        'block.pasted': [
          { guard: 'isOfGone' },
          {
            guard: 'isOfField',
            actions: PASTED,
          },
          { actions: 'sayReadOnly' },
        ],
        'block.filled': [
          { guard: 'isOfGone' },
          {
            guard: 'isWritable',
            actions: { type: 'apply', params: ({ context, event }) => filledEdit(context, event.direction) },
          },
          { actions: 'sayReadOnly' },
        ],
        'block.dragged': {
          guard: 'isWritable',
          actions: [
            { type: 'apply', params: ({ context, event }) => draggedEdit(context, event.cell) },
            { type: 'reach', params: ({ event }) => event.cell },
          ],
        },
      },
    },
    entering: {
      initial: 'typing',
      on: {
        'entry.typed': { actions: { type: 'keep', params: ({ event }) => event } },
        'entry.accepted': [
          { guard: 'isReferenceMissed', actions: 'sayReferenceAwaited' },
          {
            guard: 'isUnderstood',
            target: 'resting',
            actions: [ENTERED, 'forgetEntry', { type: 'walkOn', params: ({ event }) => event }],
          },
          { actions: 'sayNotUnderstood' },
        ],
        'entry.cancelled': { target: 'resting', actions: 'forgetEntry' },
        'cell.gone': { target: 'resting', actions: ['sayGone', 'forgetEntry'] },
        'entry.left': { target: 'resting', actions: [ENTERED, 'forgetEntry'] },
        /** Another period was chosen, or others closed this one: what is understood counts before its rows go away. */
        'list.changed': {
          guard: 'isPeriodLeft',
          target: 'resting',
          actions: [ENTERED, 'forgetEntry'],
        },
        /** A range in the place of what was being typed. */
        'block.pasted': { target: 'resting', actions: ['forgetEntry', PASTED] },
        /** A click elsewhere: what is understood counts. */
        'cell.chosen': [
          {
            guard: 'isReferenceMissed',
            target: 'resting',
            actions: [
              { type: 'choose', params: ({ event }) => event.cell },
              'sayReferenceAwaited',
              'forgetEntry',
            ],
          },
          {
            target: 'resting',
            actions: [ENTERED, 'forgetEntry', { type: 'choose', params: ({ event }) => event.cell }],
          },
        ],
        'percent.toggled': [
          {
            guard: 'isReferenceMissed',
            target: 'resting',
            actions: ['togglePercent', 'sayReferenceAwaited', 'forgetEntry'],
          },
          { target: 'resting', actions: [ENTERED, 'forgetEntry', 'togglePercent'] },
        ],
        'view.chosen': [
          {
            guard: 'isReferenceMissed',
            target: 'resting',
            actions: [
              { type: 'showView', params: ({ event }) => event.view },
              'sayReferenceAwaited',
              'forgetEntry',
            ],
          },
          {
            target: 'resting',
            actions: [ENTERED, 'forgetEntry', { type: 'showView', params: ({ event }) => event.view }],
          },
        ],
        /** A phone is turned: what is understood counts before its month goes away. */
        'width.changed': {
          guard: 'isUnderstood',
          target: 'resting',
          actions: [
            ENTERED,
            'forgetEntry',
            { type: 'showWidth', params: ({ event }) => event.onlyTotals },
            'settle',
          ],
        },
      },
      states: {
        typing: { tags: 'typing', on: { 'entry.edited': 'editing' } },
        editing: { tags: 'editing' },
      },
    },
  },
});
