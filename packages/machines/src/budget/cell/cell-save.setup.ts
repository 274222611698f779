import { type ActorRef, assign, type Snapshot, sendTo, setup } from 'xstate';
import { failureStatus, isAccepted, isRefusal, isRefusalStatus, isUnauthorized } from '../../failure.ts';
import type { Change } from '../../outbox/change.ts';
import { conflictOf, havingSeen, isOwnFigure } from '../../outbox/conflict.ts';
import { type Conflict, isLater, type Kept } from '../../outbox/kept.ts';
import { saveDelays } from '../../outbox/limits.ts';
import { port } from '../../ports.ts';
import { required } from '../../required.ts';
import { soleTurn, type TurnAnswer } from './turn.ts';

/** What an answer means for a change: done, never, not before a person decides, not with this token, or later again. */
export type Outcome = 'confirmed' | 'refused' | 'conflict' | 'unauthorized' | 'later';

/** What a save reports to the outbox: of an answer, what was sent; its cell may have a later figure by then. */
export type CellSaveReport =
  | { type: 'save.confirmed'; kept: Kept }
  | { type: 'save.refused'; kept: Kept; text: string }
  /** Somebody else has changed the figure since it was seen. */
  | { type: 'save.conflicted'; kept: Kept; conflicto: Conflict }
  /** Did not get through; comes again by itself. */
  | { type: 'save.delayed'; kept: Kept; text: string }
  | { type: 'save.unauthorized'; kept: Kept }
  /** The device holds a later writing than the outbox knows of; it is being sent, unless it waits for a decision. */
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
  /** What is in the way, after that outcome. */
  readonly conflicto: Conflict | null;
  readonly text: string;
  /** The turn did not come in time: it is taken. */
  readonly force: boolean;
}

type CellSaveEvent =
  /** A newer writing of the same key: the latest wins. */
  { type: 'change.replaced'; kept: Kept } | { type: 'network.returned' } | { type: 'session.confirmed' };

interface KeptOutcome {
  readonly outcome: Outcome;
  readonly conflicto?: Conflict | undefined;
  readonly text: string;
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
    isConfirmed: ({ context }) => context.outcome === 'confirmed',
    isRefused: ({ context }) => context.outcome === 'refused',
    isInConflict: ({ context }) => context.outcome === 'conflict',
    /** In the way is what this cell sent before: an answer got lost. */
    isInOwnWay: ({ context: { kept, conflicto, usuario } }) =>
      conflicto !== null && isOwnFigure(kept.change, conflicto, usuario),
    isUnauthorized: ({ context }) => context.outcome === 'unauthorized',
    isToComeAgain: ({ context }) => context.outcome === 'later',
    isSettledElsewhere: (_, latest: Kept | null) => latest === null,
    isToBeDecided: (_, latest: Kept | null) => latest?.conflicto !== undefined,
    isOvertaken: ({ context }, latest: Kept | null) => latest !== null && isLater(latest, context.kept),
  },
  actions: {
    take: assign(({ context }) => ({ sent: context.kept })),
    replace: assign((_, kept: Kept) => ({ kept })),
    keepOutcome: assign((_, { outcome, conflicto, text }: KeptOutcome) => ({
      outcome,
      conflicto: conflicto ?? null,
      text,
    })),
    /** From now on its author has seen what this cell has saved itself. */
    seeOwn: assign(({ context: { kept, conflicto } }) => ({
      kept: conflicto ? { ...kept, change: havingSeen(kept.change, conflicto.actual) } : kept,
    })),
    countFailure: assign(({ context }) => ({ failures: context.failures + 1 })),
    reportConfirmed: sendTo(owner, ({ context }) => ({
      type: 'save.confirmed',
      kept: required(context.sent),
    })),
    reportRefused: sendTo(owner, ({ context: { sent, text } }) => ({
      type: 'save.refused',
      kept: required(sent),
      text,
    })),
    reportConflicted: sendTo(owner, ({ context: { sent, conflicto } }) => ({
      type: 'save.conflicted',
      kept: required(sent),
      conflicto: required(conflicto),
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
  delays: saveDelays,
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

/** The same of a rejection, with what was in the way. */
export function errorOutcome(change: Change, error: unknown): Omit<KeptOutcome, 'text'> {
  if (isUnauthorized(error)) return { outcome: 'unauthorized' };
  if (!isRefusal(error)) return { outcome: 'later' };
  const conflicto = conflictOf(error);
  if (conflicto) return { outcome: 'conflict', conflicto };
  return { outcome: answerOutcome(change, { status: failureStatus(error) ?? 0 }) };
}
