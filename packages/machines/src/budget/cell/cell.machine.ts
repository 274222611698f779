import { type ActorRef, assign, type Snapshot, sendTo, setup } from 'xstate';
import type { Field } from '../../outbox/change.ts';
import { savableAmount } from './amount.ts';

/** What a cell sends to the sheet. */
export type CellReport =
  | { type: 'value.left'; ventaID: number; field: Field; valor: number }
  | { type: 'value.replicated'; ventaID: number; field: Field; valor: number };

export interface CellInput {
  readonly ventaID: number;
  readonly field: Field;
  /** What the server holds. */
  readonly confirmed: number;
  /** A value that is still to be confirmed, if there is one. */
  readonly pending: number | null;
  readonly owner: ActorRef<Snapshot<unknown>, CellReport>;
}

export interface CellContext extends Omit<CellInput, 'pending'> {
  /** The last good value, confirmed or not: what the cell shows when nobody types. */
  readonly valor: number;
  /** What is being typed; null while nobody types. */
  readonly draft: { readonly text: string; readonly value: number | null } | null;
}

export type CellEvent =
  /** `value` is the text as a number, null when it is none. */
  | { type: 'cell.typed'; text: string; value: number | null }
  | { type: 'cell.left' }
  /** Escape. */
  | { type: 'cell.restored' }
  /** The replicate button or Alt+Down: what is typed counts. */
  | { type: 'cell.replicated' }
  /** From the sheet: a value from elsewhere, the server's yes and its no. */
  | { type: 'value.set'; valor: number }
  | { type: 'value.confirmed'; valor: number }
  /** Read again: what the server holds, and what waits for it. */
  | { type: 'value.read'; valor: number; pending: number | null }
  | { type: 'value.refused' };

/**
 * One month's volume or price (specification §4, §5): typed and left, it hands a good value to the sheet and silently
 * takes back a bad one. Saving is the outbox's; the cell only knows whether its value is confirmed.
 */
export const cellMachine = setup({
  types: {
    context: {} as CellContext,
    events: {} as CellEvent,
    input: {} as CellInput,
    tags: {} as 'editing' | 'pending',
  },
  guards: {
    isSavable: ({ context }) => typedAmount(context) !== null,
    isPendingAtStart: ({ context }) => context.valor !== context.confirmed,
    isLatest: ({ context }, valor: number) => valor === context.valor,
  },
  actions: {
    dropDraft: assign({ draft: null }),
    takeDraft: assign(({ context }) => ({ valor: typedAmount(context) ?? context.valor, draft: null })),
    confirm: assign((_, confirmed: number) => ({ confirmed })),
    takeBack: assign(({ context }) => ({ valor: context.confirmed })),
    reportLeft: sendTo(
      ({ context }) => context.owner,
      ({ context: { ventaID, field, valor } }) => ({ type: 'value.left', ventaID, field, valor }),
    ),
    reportReplicated: sendTo(
      ({ context }) => context.owner,
      ({ context }) => ({
        type: 'value.replicated',
        ventaID: context.ventaID,
        field: context.field,
        valor: typedAmount(context) ?? context.valor,
      }),
    ),
  },
}).createMachine({
  id: 'cell',
  context: ({ input: { pending, ...input } }) => ({
    ...input,
    valor: pending ?? input.confirmed,
    draft: null,
  }),
  type: 'parallel',
  states: {
    typing: {
      initial: 'resting',
      on: {
        'cell.typed': {
          target: '.editing',
          actions: assign(({ event: { text, value } }) => ({ draft: { text, value } })),
        },
        'cell.replicated': { target: '.resting', actions: ['reportReplicated', 'dropDraft'] },
      },
      states: {
        resting: {},
        editing: {
          tags: 'editing',
          on: {
            'cell.left': [
              { guard: 'isSavable', target: 'resting', actions: ['takeDraft', 'reportLeft'] },
              { target: 'resting', actions: 'dropDraft' },
            ],
            'cell.restored': { target: 'resting', actions: 'dropDraft' },
          },
        },
      },
    },
    saving: {
      initial: 'starting',
      on: {
        'cell.left': { guard: 'isSavable', target: '.pending' },
        'value.read': [
          {
            guard: ({ event }) => event.pending === null,
            target: '.confirmed',
            actions: assign(({ event: { valor } }) => ({ confirmed: valor, valor })),
          },
          {
            target: '.pending',
            actions: assign(({ event: { valor, pending } }) => ({
              confirmed: valor,
              valor: pending ?? valor,
            })),
          },
        ],
        'value.set': { target: '.pending', actions: assign(({ event }) => ({ valor: event.valor })) },
      },
      states: {
        starting: { always: [{ guard: 'isPendingAtStart', target: 'pending' }, 'confirmed'] },
        confirmed: {},
        pending: {
          tags: 'pending',
          on: {
            'value.confirmed': [
              {
                guard: { type: 'isLatest', params: ({ event }) => event.valor },
                target: 'confirmed',
                actions: { type: 'confirm', params: ({ event }) => event.valor },
              },
              { actions: { type: 'confirm', params: ({ event }) => event.valor } },
            ],
            'value.refused': { target: 'confirmed', actions: 'takeBack' },
          },
        },
      },
    },
  },
});

/**
 * What leaving the cell now would save; null when nothing good was typed. The present value typed again counts: a budget
 * that stays at 0 becomes budgeted by typing it (decisions §4).
 */
export function typedAmount(context: Pick<CellContext, 'draft' | 'field'>): number | null {
  return savableAmount(context.field, context.draft?.value ?? null);
}
