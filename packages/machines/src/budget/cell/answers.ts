import { isAccepted, isRefusal, isRefusalStatus, isUnauthorized } from '../../failure.ts';
import type { Change } from '../../outbox/change.ts';

/** What an answer means for a change: done, never, not with this token, or later again. */
export type Outcome = 'confirmed' | 'refused' | 'unauthorized' | 'later';

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
