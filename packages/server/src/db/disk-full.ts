/** Of the system, and PostgreSQL's. */
const codes = new Set<unknown>(['ENOSPC', 'EDQUOT', '53100']);
/** The second has no code of its own: a connection of PostgreSQL begins with a file, which is written in part alone. */
const texts = ['No space left on device', 'could not write init file'];

/** Whether a failure says that a disk has no room: the system's, or by a code or the last words of the database, which may be its cause. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    ('code' in error && codes.has(error.code)) ||
    texts.some((text) => error.message.includes(text)) ||
    isDiskFull(error.cause)
  );
}
