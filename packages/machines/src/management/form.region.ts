import { assign, raise } from 'xstate';
import { failureText } from '../failure.ts';
import { savedItem, saveRequest } from './calls.ts';
import { draftValues } from './form-draft.ts';
import type { ManagementSetup } from './management.setup.ts';

/**
 * The modal Crear or Editar. What was typed stays until the server has it, or somebody says that it may go. Where
 * somebody else has deleted the record, or nobody says whether it was saved, the list is read again behind it.
 */
export function formRegion<Item extends object>(own: ManagementSetup<Item>) {
  return own.createStateConfig({
    initial: 'closed',
    states: {
      closed: {
        entry: assign({
          edited: null,
          values: {},
          opened: {},
          problems: {},
          saveProblem: null,
          conflict: null,
        }),
        on: {
          'creation.asked': {
            guard: 'hasForm',
            target: 'editing',
            actions: [
              assign(({ context, event }) => ({
                values: { ...context.rules.form?.blank, ...event.values },
                notice: null,
              })),
              'rememberOpened',
            ],
          },
          'edition.asked': {
            guard: 'hasForm',
            target: 'editing',
            actions: [
              assign(({ context, event }) => ({
                edited: event.item,
                values: context.rules.form?.valuesOf(event.item) ?? {},
                notice: null,
              })),
              'rememberOpened',
            ],
          },
          'draft.found': {
            guard: 'hasForm',
            target: 'editing',
            actions: assign(({ context, event: { draft } }) => ({
              edited: draft.edited,
              values: draftValues(context, draft),
            })),
          },
        },
      },
      editing: {
        tags: 'formOpen',
        on: {
          'field.typed': {
            actions: assign(({ context, event: { field, value } }) => {
              const { [field]: _, ...problems } = context.problems;
              const values = { ...context.values, [field]: value };
              return {
                values: context.rules.form?.adjust?.(values, field) ?? values,
                problems,
                saveProblem: null,
              };
            }),
          },
          'form.submitted': [
            { guard: 'hasProblems', actions: ['showProblems', assign({ saveProblem: null })] },
            { guard: 'isReadOtherwise', actions: ['showReadings', assign({ saveProblem: null })] },
            { target: 'saving', actions: assign({ problems: {}, saveProblem: null }) },
          ],
          'form.closed': [{ guard: 'isDirty', target: 'discarding' }, { target: 'closed' }],
          'form.discarded': 'closed',
          'address.changed': [{ guard: 'isDirty' }, { target: 'closed' }],
        },
      },
      /** Asks whether what was typed may be lost. */
      discarding: {
        tags: ['formOpen', 'discarding'],
        on: { 'form.discarded': 'closed', 'form.kept': 'editing', 'form.closed': 'editing' },
      },
      /** Somebody else has changed the record since it was opened: says what, and asks whose change is to count. */
      conflicting: {
        tags: ['formOpen', 'conflicting'],
        on: {
          'conflict.mine': { target: 'editing', actions: ['keepMine', raise({ type: 'form.submitted' })] },
          'conflict.theirs': {
            target: 'closed',
            actions: [
              {
                type: 'showChanged',
                params: ({ context }) => ({ changed: context.conflict?.actual ?? null }),
              },
              raise({ type: 'retry.requested' }),
            ],
          },
          'conflict.closed': { target: 'editing', actions: assign({ conflict: null }) },
        },
      },
      saving: {
        tags: ['formOpen', 'saving'],
        invoke: {
          src: 'request',
          input: ({ context }) => saveRequest(context),
          onDone: {
            target: 'closed',
            actions: [
              {
                type: 'showChanged',
                params: ({ context, event }) => ({ changed: savedItem(context, event.output) }),
              },
              {
                type: 'showNotice',
                params: ({ context, event }) => event.output.message || (context.rules.form?.saved ?? null),
              },
              'announce',
              raise({ type: 'retry.requested' }),
            ],
          },
          onError: [
            {
              guard: { type: 'isConflict', params: ({ event }) => ({ error: event.error }) },
              target: 'conflicting',
              actions: { type: 'showConflict', params: ({ event }) => ({ error: event.error }) },
            },
            {
              guard: { type: 'isGoneOrLost', params: ({ event }) => ({ error: event.error }) },
              target: 'editing',
              actions: [
                { type: 'showSaveProblem', params: ({ event }) => failureText(event.error) },
                'announce',
                raise({ type: 'retry.requested' }),
              ],
            },
            {
              target: 'editing',
              actions: { type: 'showSaveProblem', params: ({ event }) => failureText(event.error) },
            },
          ],
        },
      },
    },
  });
}
