/** Of the system, and PostgreSQL's. */
const codes = new Set<unknown>(['ENOSPC', 'EDQUOT', '53100']);

/** Whether a failure says that a disk has no room: the system's, or by a code or the last words of the database, which may be its cause. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    ('code' in error && codes.has(error.code)) ||
    error.message.includes('No space left on device') ||
    isDiskFull(error.cause)
  );
}
