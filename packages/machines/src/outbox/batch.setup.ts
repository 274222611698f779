import type { ResultadoCambio } from '@presupuesto/api-sdk/contract';
import { type ActorRef, assign, type Snapshot, sendTo, setup } from 'xstate';
import { soleTurn, type TurnAnswer } from '../budget/cell/turn.ts';
import { failureText, isNotOffered, isRefusal, isUnauthorized } from '../failure.ts';
import { port } from '../ports.ts';
import { changeKey, isValueChange, valueKey } from './change.ts';
import type { Gesture, Kept, Sent } from './kept.ts';
import { saveDelays } from './limits.ts';

/** What a batch reports to the outbox. */
export type BatchReport =
  /** `sent`: what was asked for; of the other members nothing was left to send. */
  | {
      type: 'batch.answered';
      members: readonly Sent[];
      sent: readonly Sent[];
      results: readonly ResultadoCambio[];
    }
  /** Not judged one by one: refused as a whole, or the server takes no batches. */
  | { type: 'batch.unjudged'; members: readonly Sent[]; isOffered: boolean; text: string }
  | { type: 'batch.delayed'; members: readonly Sent[]; text: string }
  | { type: 'batch.unauthorized' };

interface BatchInput {
  readonly usuario: string;
  readonly gesto: Gesture;
  /** In their order, which is the same on each repeat. */
  readonly members: readonly Sent[];
  readonly owner: ActorRef<Snapshot<unknown>, BatchReport>;
}

/** What an answer means for the whole batch. */
type BatchOutcome = 'answered' | 'unjudged' | 'not offered' | 'unauthorized' | 'later';

interface BatchContext extends BatchInput {
  readonly sent: readonly Sent[];
  readonly failures: number;
  readonly outcome: BatchOutcome;
  readonly results: readonly ResultadoCambio[];
  readonly text: string;
  /** The turn did not come in time: it is taken. */
  readonly force: boolean;
  readonly hasLookedAgain: boolean;
}

type BatchEvent =
  /** Also: somebody types in one of its cells, and waits for it. */
  { type: 'network.returned' } | { type: 'session.confirmed' };

const NOTHING: readonly ResultadoCambio[] = [];

/** What a batch's states are made of: its actors, guards and actions. */
export const batchSetup = setup({
  types: { context: {} as BatchContext, events: {} as BatchEvent | TurnAnswer, input: {} as BatchInput },
  actors: { sendBatch: port('sendBatch'), turn: soleTurn },
  guards: {
    isNothingLeft: (_, latest: readonly unknown[]) => latest.every((kept) => kept === null),
    /** A part of a gesture is another content under its number, which the server refuses. */
    isWhole: ({ context }, latest: readonly (Kept | null)[]) =>
      latest.every((kept, at) => kept !== null && isStillOf(kept, context.members[at])),
    hasLookedAgain: ({ context }) => context.hasLookedAgain,
    isUnauthorized: ({ context }) => context.outcome === 'unauthorized',
    isToComeAgain: ({ context }) => context.outcome === 'later',
    isAnswered: ({ context }) => context.outcome === 'answered',
  },
  actions: {
    /** With what the device keeps of each: another tab may have learnt meanwhile what was seen. */
    take: assign(({ context }, latest: readonly (Kept | null)[] | null) => ({
      sent: context.members.map((member, at) => {
        const kept = latest?.[at];
        return kept?.id === member.id && isValueChange(kept.change)
          ? { ...member, change: kept.change }
          : member;
      }),
    })),
    keepOutcome: assign((_, kept: Pick<BatchContext, 'outcome' | 'results' | 'text'>) => kept),
    countFailure: assign(({ context }) => ({ failures: context.failures + 1 })),
    reportAnswered: sendTo(owner, ({ context: { members, sent, results } }) => ({
      type: 'batch.answered',
      members,
      sent,
      results,
    })),
    reportUnjudged: sendTo(owner, ({ context: { members, outcome, text } }) => ({
      type: 'batch.unjudged',
      members,
      isOffered: outcome !== 'not offered',
      text,
    })),
    reportDelayed: sendTo(owner, ({ context: { members, text } }) => ({
      type: 'batch.delayed',
      members,
      text,
    })),
    /** Other tabs have settled all of it. */
    reportGone: sendTo(owner, ({ context: { members } }) => ({
      type: 'batch.answered',
      members,
      sent: [],
      results: [],
    })),
    reportUnauthorized: sendTo(owner, { type: 'batch.unauthorized' }),
  },
  delays: { ...saveDelays, settling: 1_000 },
});

function owner({ context }: { context: BatchContext }) {
  return context.owner;
}

/** Whether a cell's writing is still to go with the gesture: another tab that was answered gives it another one, or a conflict. */
function isStillOf(kept: Kept, member: Sent | undefined): boolean {
  return (
    kept.id !== member?.id || (kept.gesto?.gestoID === member.gesto.gestoID && kept.conflicto === undefined)
  );
}

interface BatchAnswer {
  readonly status: number;
  readonly message: string;
  readonly data?: readonly ResultadoCambio[] | null | undefined;
}

/** A refusal of the whole, or an answer that leaves some out, says nothing about its changes: each is asked for by itself then. */
export function batchAnswer({ data, message }: BatchAnswer, sent: readonly Sent[]) {
  const judged = new Set(data?.map(({ campo, ventaID }) => valueKey(campo, ventaID)));
  return data && sent.every(({ change }) => judged.has(changeKey(change)))
    ? { outcome: 'answered' as const, results: data, text: message }
    : { outcome: 'unjudged' as const, results: NOTHING, text: message };
}

/** The same of a rejection. */
export function batchFailure(error: unknown): Pick<BatchContext, 'outcome' | 'results' | 'text'> {
  return { outcome: failureOutcome(error), results: NOTHING, text: failureText(error) };
}

function failureOutcome(error: unknown): BatchOutcome {
  if (isUnauthorized(error)) return 'unauthorized';
  if (isNotOffered(error)) return 'not offered';
  return isRefusal(error) ? 'unjudged' : 'later';
}
