import { aprobarPresupuesto, refusalText } from '@presupuesto/api-sdk/contract';
import { assign, emit, setup } from 'xstate';
import { failureText, isAccepted } from '../../failure.ts';
import { port } from '../../ports.ts';

export const APPROVAL_DONE = 'Presupuesto aprobado correctamente.';

export interface ApprovalContext {
  readonly periodoID: string | null;
  /** What the outcome says: success, or one of the texts of specification §8. */
  readonly message: string | null;
}

export type ApprovalEvent =
  | { type: 'approval.asked'; periodoID: string }
  | { type: 'approval.confirmed' }
  /** The warning is declined, or the outcome has been read. */
  | { type: 'approval.closed' };

/** Aprobar Presupuesto: warns that it cannot be undone, asks the server, shows the outcome. It may be repeated. */
export const approvalMachine = setup({
  types: {
    context: {} as ApprovalContext,
    events: {} as ApprovalEvent,
    emitted: {} as { type: 'budget.approved'; periodoID: string },
    tags: {} as 'open' | 'warning' | 'busy' | 'approved' | 'failed',
  },
  actors: { approve: port('approve') },
  actions: {
    show: assign((_, message: string) => ({ message })),
    announce: emit(({ context }) => ({
      type: 'budget.approved' as const,
      periodoID: context.periodoID ?? '',
    })),
  },
}).createMachine({
  id: 'approval',
  context: { periodoID: null, message: null },
  initial: 'closed',
  states: {
    closed: {
      on: {
        'approval.asked': {
          target: 'open',
          actions: assign(({ event }) => ({ periodoID: event.periodoID, message: null })),
        },
      },
    },
    open: {
      tags: 'open',
      initial: 'warning',
      states: {
        warning: {
          tags: 'warning',
          on: { 'approval.confirmed': 'approving', 'approval.closed': '#approval.closed' },
        },
        /** Cannot be undone, so it cannot be closed either before the outcome is known. */
        approving: {
          tags: 'busy',
          invoke: {
            src: 'approve',
            input: ({ context }) => ({ periodoID: context.periodoID ?? '' }),
            onDone: [
              {
                guard: ({ event }) => isAccepted(event.output),
                target: 'approved',
                actions: [
                  { type: 'show', params: ({ event }) => event.output.message || APPROVAL_DONE },
                  'announce',
                ],
              },
              {
                target: 'failed',
                actions: {
                  type: 'show',
                  params: ({ event }) => refusalText(aprobarPresupuesto.errors, event.output),
                },
              },
            ],
            onError: {
              target: 'failed',
              actions: { type: 'show', params: ({ event }) => failureText(event.error) },
            },
          },
        },
        approved: { tags: 'approved', on: { 'approval.closed': '#approval.closed' } },
        failed: {
          tags: 'failed',
          on: { 'approval.closed': '#approval.closed', 'approval.confirmed': 'approving' },
        },
      },
    },
  },
});
