import { isFailure } from './failure.ts';
import { isUnanswered } from './unanswered.ts';

/** Whether nobody has said what came of a call: the server may have done the work, and what is shown may be old. */
export function isLost(error: unknown): boolean {
  return isUnanswered(error) || (isFailure(error) && error.kind === 'contract');
}
