/** Numbers that the embedded database's file system gives instead of names (those of WASI). */
const names: Record<number, string> = {
  2: 'EACCES',
  19: 'EDQUOT',
  29: 'EIO',
  33: 'EMFILE',
  51: 'ENOSPC',
  63: 'EPERM',
  69: 'EROFS',
};

/** What ended the embedded database's thread, as an error like any other: its file system throws objects that are none. */
export function threadError(thrown: unknown): Error {
  if (thrown instanceof Error) return thrown;
  const errno = typeof thrown === 'object' && thrown !== null && 'errno' in thrown ? thrown.errno : undefined;
  const code = typeof errno === 'number' ? (names[errno] ?? `errno ${errno}`) : String(thrown);
  return Object.assign(new Error(`The embedded database could not use its files: ${code}`), { code });
}
