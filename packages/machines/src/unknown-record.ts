import { failureStatus, isNotOffered, isRefusal } from './failure.ts';

/** Whether the server says that what was to be changed does not exist; an extension that it lacks says nothing of records. */
export function isUnknownRecord(error: unknown): boolean {
  return isRefusal(error) && failureStatus(error) === 404 && !isNotOffered(error);
}
