import {
  type Aprobacion,
  aprobarPresupuesto,
  errorText,
  listarAprobaciones,
  type Periodo,
} from '@presupuesto/api-sdk/contract';
import { and, assign, emit, fromPromise, sendTo, setup, stateIn, waitFor } from 'xstate';
import type { ApprovalsRef } from '../../approvals/approvals.machine.ts';
import { calling } from '../../calling.ts';
import { failureText } from '../../failure.ts';
import { isLost } from '../../lost.ts';
import { conflictsOf, isUnconfirmed } from '../../outbox/entries.ts';
import type { OutboxRef } from '../../outbox/outbox.machine.ts';
import { required } from '../../required.ts';
import { wholeBudgetMachine } from '../whole/whole-budget.machine.ts';
import type { WholePair } from '../whole/whole-budget.ts';
import { isApprovedSince, type KnownApproval, knownApproval } from './known-approval.ts';
import { type Review, reviewOf } from './review.ts';

const APPROVAL_DONE = 'Presupuesto aprobado correctamente.';
const UNANSWERED = `${errorText(aprobarPresupuesto.errors, { kind: 'network' })}. Puede que haya quedado aprobado.`;

interface ApprovalContext {
  readonly outbox: OutboxRef;
  readonly approvals: ApprovalsRef;
  /** The seller's latest approval, as it is known when the next one is sent. */
  readonly before: KnownApproval;
  readonly periodo: Periodo | null;
  /** The period that it is compared with; null for none. */
  readonly referenteID: string | null;
  /** As the seller sees it; null before it is there. */
  readonly pairs: readonly WholePair[] | null;
  /** What the outcome says: success, or one of the call's texts. */
  readonly message: string | null;
  /** What the seller should know first; null while it is looked up, and where that cannot be done. */
  readonly review: Review | null;
}

type ApprovalEvent =
  | { type: 'approval.asked'; periodo: Periodo; referenteID: string | null }
  | { type: 'approval.confirmed' }
  /** An administrator has taken marks away, or may have: what was looked through is not what is approved. */
  | { type: 'budget.reopened' }
  /** The warning is declined, or the outcome has been read. */
  | { type: 'approval.closed' };

export type ApprovalFact =
  | { type: 'budget.approved'; periodoID: string }
  /** No answer came: the server may have done it. */
  | { type: 'approval.lost'; periodoID: string };

/** Resolves as soon as the server has confirmed what was typed in a period, or a person has to decide. */
const confirmation = fromPromise<unknown, { outbox: OutboxRef; periodoID: string }>(
  ({ input: { outbox, periodoID }, signal }) =>
    waitFor(outbox, ({ context: { entries } }) => !isUnconfirmed(entries, periodoID), {
      timeout: Number.POSITIVE_INFINITY,
      signal,
    }),
);

const mayApprove = and(['isDecided', stateIn('#approval.open.review.reviewed')]);

const APPROVED = [
  { guard: and([mayApprove, 'isConfirmed']), target: 'approving' },
  { guard: mayApprove, target: 'sending' },
] as const;

/** What is shown may be old. */
const UNKNOWN = {
  target: 'failed',
  actions: [
    { type: 'show', params: UNANSWERED },
    { type: 'announce', params: 'approval.lost' },
  ],
} as const;

/** Looks again, before anything is approved. */
const REOPENED = {
  target: ['#approval.open.question.warning', '#approval.open.review.reviewing'],
  actions: 'forgetReview',
} as const;

/**
 * Aprobar Presupuesto: warns that it cannot be undone, looks through the budget for what the seller should know, asks the
 * server, shows the outcome. It may be repeated. Approving waits for what is looked for, unless that cannot be had, for figures in
 * conflict, and for the server to have what was typed: what was approved is what the seller saw.
 */
export const approvalMachine = setup({
  types: {
    context: {} as ApprovalContext,
    events: {} as ApprovalEvent,
    input: {} as { outbox: OutboxRef; approvals: ApprovalsRef },
    emitted: {} as ApprovalFact,
    tags: {} as 'open' | 'reviewing' | 'warning' | 'sending' | 'busy' | 'approved' | 'failed',
  },
  actors: {
    aprobarPresupuesto: calling(aprobarPresupuesto),
    listarAprobaciones: calling(listarAprobaciones),
    whole: wholeBudgetMachine,
    confirmation,
  },
  guards: {
    /** No figure of the period waits for a decision. */
    isDecided: ({ context: { outbox, periodo } }) =>
      conflictsOf(outbox.getSnapshot().context.entries, periodo?.periodoID).length === 0,
    isConfirmed: ({ context: { outbox, periodo } }) =>
      !isUnconfirmed(outbox.getSnapshot().context.entries, required(periodo).periodoID),
    isUnreadable: ({ context: { pairs } }) => pairs === null,
    isApproved: ({ context: { before } }, aprobaciones: readonly Aprobacion[]) =>
      isApprovedSince(before, aprobaciones),
    hasReference: ({ context: { referenteID } }) => referenteID !== null,
  },
  delays: { answerLimit: 10_000 },
  actions: {
    show: assign((_, message: string) => ({ message })),
    showReview: assign(({ context: { periodo, pairs } }, referencia: readonly WholePair[] | null) => ({
      review: periodo && pairs ? reviewOf(periodo, pairs, referencia) : null,
    })),
    forgetReview: assign({ pairs: null, message: null, review: null }),
    announce: emit(
      ({ context }, type: ApprovalFact['type']): ApprovalFact => ({
        type,
        periodoID: required(context.periodo).periodoID,
      }),
    ),
  },
}).createMachine({
  id: 'approval',
  context: ({ input }) => ({
    outbox: input.outbox,
    approvals: input.approvals,
    before: undefined,
    periodo: null,
    referenteID: null,
    pairs: null,
    message: null,
    review: null,
  }),
  initial: 'closed',
  states: {
    closed: {
      on: {
        'approval.asked': {
          target: 'open',
          actions: assign(({ event: { periodo, referenteID } }) => ({
            periodo,
            referenteID,
            pairs: null,
            message: null,
            review: null,
          })),
        },
      },
    },
    open: {
      tags: 'open',
      type: 'parallel',
      states: {
        question: {
          initial: 'warning',
          states: {
            warning: {
              tags: 'warning',
              on: {
                'approval.confirmed': APPROVED,
                'budget.reopened': REOPENED,
                'approval.closed': '#approval.closed',
              },
            },
            /** What was typed is on its way: without a network for as long as it takes, or until the person gives up. */
            sending: {
              tags: 'sending',
              entry: sendTo(({ context }) => context.outbox, { type: 'flush.requested' }),
              invoke: {
                src: 'confirmation',
                input: ({ context: { outbox, periodo } }) => ({
                  outbox,
                  periodoID: required(periodo).periodoID,
                }),
                onDone: [{ guard: 'isDecided', target: 'approving' }, { target: 'warning' }],
              },
              on: { 'budget.reopened': REOPENED, 'approval.closed': '#approval.closed' },
            },
            /** Cannot be undone, so it cannot be closed either before the outcome is known. */
            approving: {
              tags: 'busy',
              entry: assign(({ context: { approvals, periodo } }) => ({
                before: knownApproval(approvals, required(periodo).periodoID),
              })),
              invoke: {
                src: 'aprobarPresupuesto',
                input: ({ context }) => ({ params: { periodoID: required(context.periodo).periodoID } }),
                onDone: {
                  target: 'approved',
                  actions: [
                    { type: 'show', params: ({ event }) => event.output.message || APPROVAL_DONE },
                    { type: 'announce', params: 'budget.approved' },
                  ],
                },
                onError: [
                  { guard: ({ event }) => isLost(event.error), target: 'lost' },
                  {
                    target: 'failed',
                    actions: { type: 'show', params: ({ event }) => failureText(event.error) },
                  },
                ],
              },
            },
            /** The server may have approved it: its approvals say so. */
            lost: {
              tags: 'busy',
              invoke: {
                src: 'listarAprobaciones',
                input: ({ context }) => ({ params: { periodoID: required(context.periodo).periodoID } }),
                onDone: [
                  {
                    guard: { type: 'isApproved', params: ({ event }) => event.output.data ?? [] },
                    target: 'approved',
                    actions: [
                      { type: 'show', params: APPROVAL_DONE },
                      { type: 'announce', params: 'budget.approved' },
                    ],
                  },
                  UNKNOWN,
                ],
                onError: UNKNOWN,
              },
              // On the line that has lost the first answer this one may hang.
              after: { answerLimit: UNKNOWN },
            },
            approved: { tags: 'approved', on: { 'approval.closed': '#approval.closed' } },
            failed: {
              tags: 'failed',
              on: {
                'approval.closed': '#approval.closed',
                'approval.confirmed': APPROVED,
                'budget.reopened': REOPENED,
              },
            },
          },
        },
        review: {
          initial: 'reviewing',
          states: {
            reviewing: {
              tags: 'reviewing',
              initial: 'reading',
              states: {
                reading: {
                  invoke: {
                    src: 'whole',
                    input: ({ context }) => ({
                      periodoID: required(context.periodo).periodoID,
                      outbox: context.outbox,
                    }),
                    onDone: {
                      target: 'read',
                      actions: assign(({ event }) => ({ pairs: event.output.pairs })),
                    },
                    onError: '#approval.open.review.reviewed',
                  },
                },
                read: {
                  always: [
                    { guard: 'isUnreadable', target: '#approval.open.review.reviewed' },
                    { guard: 'hasReference', target: 'comparing' },
                    {
                      target: '#approval.open.review.reviewed',
                      actions: { type: 'showReview', params: null },
                    },
                  ],
                },
                /** A reference that cannot be had leaves the rest of the review as it is. */
                comparing: {
                  invoke: {
                    src: 'whole',
                    input: ({ context }) => ({
                      periodoID: required(context.referenteID),
                      outbox: context.outbox,
                    }),
                    onDone: {
                      target: '#approval.open.review.reviewed',
                      actions: { type: 'showReview', params: ({ event }) => event.output.pairs },
                    },
                    onError: {
                      target: '#approval.open.review.reviewed',
                      actions: { type: 'showReview', params: null },
                    },
                  },
                },
              },
            },
            reviewed: {},
          },
        },
      },
    },
  },
});
