/** Whether a failure says that nothing can be written on a disk any more, as the system has it after errors of the disk's own. */
export function isDiskReadOnly(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && error.code === 'EROFS') || isDiskReadOnly(error.cause);
}
