import { failureStatus, isFailure } from './failure.ts';
import { isUnanswered } from './unanswered.ts';

/** What a proxy answers instead of handing on what it takes for too large. */
const TOO_LARGE = 413;

/** Whether nobody has said what came of a call: the server may have done the work, and what is shown may be old. */
export function isLost(error: unknown): boolean {
  if (failureStatus(error) === TOO_LARGE) return false;
  return isUnanswered(error) || (isFailure(error) && error.kind === 'contract');
}
