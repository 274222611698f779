import { changeKey } from '../../outbox/change.ts';
import { type ConflictedValue, conflictsOf, type Entries } from '../../outbox/entries.ts';
import { pairCount } from '../edits/step.ts';
import type { HistoryContext, Notice } from './history.types.ts';

/** A notice, and what became of its figures. */
export interface NoticeNow {
  /** Its counts are of what was saved or is on its way. */
  readonly notice: Notice;
  /** Those that wait for a decision. */
  readonly conflicts: readonly ConflictedValue[];
  /** How many were refused, or left as somebody else has put them. */
  readonly refused: number;
}

/** What a notice comes to by what the server has answered since. */
export function noticeNow(
  { notice, counted }: Pick<HistoryContext, 'notice' | 'counted'>,
  entries: Entries,
): NoticeNow | null {
  if (!notice || !('count' in notice)) return notice && { notice, conflicts: [], refused: 0 };
  const keys = new Set(counted.map(changeKey));
  const conflicts = conflictsOf(entries).filter(({ change }) => keys.has(changeKey(change)));
  const waiting = new Set(conflicts.map(({ change }) => changeKey(change)));
  const written = counted.filter((edit) => !waiting.has(changeKey(edit)));
  return {
    notice: { ...notice, count: written.length, pares: pairCount(written) },
    conflicts,
    refused: notice.count - counted.length,
  };
}
