import { isFailure } from './failure.ts';

/** What a proxy answers for a server that gives no answer. */
const NOBODY_BEHIND = new Set([502, 503, 504]);
/** Of a server that does not have what was asked for, but is there. */
const NOT_THERE = new Set([404, 405, 501]);

/** Whether the server itself gave no answer: nobody did, something else did, or a proxy says that it is away. */
export function isUnanswered(error: unknown): boolean {
  if (!isFailure(error)) return false;
  const status = error.status ?? 0;
  if (NOBODY_BEHIND.has(status)) return true;
  return (error.kind === 'network' || error.kind === 'foreign') && !NOT_THERE.has(status);
}
