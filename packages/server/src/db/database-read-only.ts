/**
 * Whether a failure says that the database can only be read: it is set so, or is a replica. A replica does not have the rows of a table
 * that is not logged (`contador`): it calls that something that it cannot do (0A000), as much else, and where it found out says which.
 */
export function isDatabaseReadOnly(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && error.code;
  const isUnlogged = code === '0A000' && 'routine' in error && error.routine === 'get_relation_info';
  return code === '25006' || isUnlogged || isDatabaseReadOnly(error.cause);
}
