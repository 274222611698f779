import type { Entry } from './entries.ts';

/** Whether an older writing of the cell is on its way, or may be: nobody knows of a request without an answer. */
export function mayOlderArrive(entry: Entry | undefined): boolean {
  const snapshot = entry?.delivery?.getSnapshot();
  if (!snapshot?.context.sent || snapshot.context.sent.id === entry?.id) return false;
  return snapshot.matches({ inTurn: 'sending' }) || snapshot.context.outcome === 'later';
}
