import { type ActorRef, assign, type Snapshot, sendTo, setup } from 'xstate';
import { isAccepted, isRefusal, isRefusalStatus, isUnauthorized } from '../../failure.ts';
import type { Change } from '../../outbox/change.ts';
import { isLater, type Kept } from '../../outbox/kept.ts';
import { port } from '../../ports.ts';
import { soleTurn, type TurnAnswer } from './turn.ts';

/** What an answer means for a change: done, never, not with this token, or later again. */
export type Outcome = 'confirmed' | 'refused' | 'unauthorized' | 'later';

/** What a save reports to the outbox. */
export type CellSaveReport =
  | { type: 'save.confirmed'; kept: Kept }
  | { type: 'save.refused'; kept: Kept; text: string }
  /** Did not get through; comes again by itself. */
  | { type: 'save.delayed'; kept: Kept; text: string }
  | { type: 'save.unauthorized'; kept: Kept }
  /** The device holds a later writing than the outbox knows of; it is being sent. */
  | { type: 'save.overtaken'; kept: Kept }
  /** Another tab has settled it. */
  | { type: 'save.gone'; kept: Kept };

interface CellSaveInput {
  readonly usuario: string;
  readonly kept: Kept;
  readonly owner: ActorRef<Snapshot<unknown>, CellSaveReport>;
}

interface CellSaveContext extends CellSaveInput {
  /** What the request under way, or the last one, carried; null before the first. */
  readonly sent: Kept | null;
  readonly failures: number;
  readonly outcome: Outcome;
  readonly text: string;
  /** The turn did not come in time: it is taken. */
  readonly force: boolean;
}

type CellSaveEvent =
  /** A newer writing of the same key: the latest wins. */
  { type: 'change.replaced'; kept: Kept } | { type: 'network.returned' } | { type: 'session.confirmed' };

const LONGEST_WAIT = 30_000;

/** Waits 1 s, 2 s, 4 s … and at most 30 s. */
export function backOff(failures: number): number {
  return Math.min(LONGEST_WAIT, 1_000 * 2 ** Math.max(0, failures - 1));
}

/** What a save's states are made of: its actors, guards and actions. */
export const cellSaveSetup = setup({
  types: {
    context: {} as CellSaveContext,
    events: {} as CellSaveEvent | TurnAnswer,
    input: {} as CellSaveInput,
  },
  actors: { sendChange: port('sendChange'), turn: soleTurn },
  guards: {
    isReplaced: ({ context }) => context.kept.id !== context.sent?.id,
    isConfirmed: ({ context }) => context.outcome === 'confirmed',
    isRefused: ({ context }) => context.outcome === 'refused',
    isUnauthorized: ({ context }) => context.outcome === 'unauthorized',
    isToComeAgain: ({ context }) => context.outcome === 'later',
    isSettledElsewhere: (_, latest: Kept | null) => latest === null,
    isOvertaken: ({ context }, latest: Kept | null) => latest !== null && isLater(latest, context.kept),
  },
  actions: {
    take: assign(({ context }) => ({ sent: context.kept })),
    replace: assign((_, kept: Kept) => ({ kept })),
    keepOutcome: assign((_, { outcome, text }: { outcome: Outcome; text: string }) => ({ outcome, text })),
    countFailure: assign(({ context }) => ({ failures: context.failures + 1 })),
    forgetFailures: assign({ failures: 0 }),
    reportConfirmed: sendTo(owner, ({ context }) => ({ type: 'save.confirmed', kept: context.kept })),
    reportRefused: sendTo(owner, ({ context: { kept, text } }) => ({
      type: 'save.refused',
      kept,
      text,
    })),
    reportDelayed: sendTo(owner, ({ context: { kept, text } }) => ({
      type: 'save.delayed',
      kept,
      text,
    })),
    reportUnauthorized: sendTo(owner, ({ context }) => ({
      type: 'save.unauthorized',
      kept: context.kept,
    })),
    reportOvertaken: sendTo(owner, ({ context }) => ({ type: 'save.overtaken', kept: context.kept })),
    reportGone: sendTo(owner, ({ context }) => ({ type: 'save.gone', kept: context.kept })),
  },
  delays: {
    answerLimit: 30_000,
    /** Longer than three other tabs may wait for their answers, one after the other. */
    turnLimit: 95_000,
    backOff: ({ context }) => backOff(context.failures),
    sessionLimit: LONGEST_WAIT,
  },
});

function owner({ context }: { context: CellSaveContext }) {
  return context.owner;
}

/** An answer's outcome. A pair that is not there any more is removed already. */
export function answerOutcome(change: Change, answer: { readonly status: number }): Outcome {
  if (isAccepted(answer)) return 'confirmed';
  if (answer.status === 401) return 'unauthorized';
  if (change.kind === 'removal' && answer.status === 404) return 'confirmed';
  return isRefusalStatus(answer.status) ? 'refused' : 'later';
}

/** The same of a rejection. */
export function errorOutcome(change: Change, error: unknown): Outcome {
  if (isUnauthorized(error)) return 'unauthorized';
  if (!isRefusal(error)) return 'later';
  return answerOutcome(change, { status: statusOf(error) });
}

function statusOf(error: unknown): number {
  return error instanceof Error && 'status' in error ? Number(error.status) : 0;
}
