import type { Detail } from './details.ts';

/** `Sí → No`; what was not there before, and what has no other side, is said alone. */
export function changeText({ before, after, isChange }: Detail): string {
  if (!isChange || before === null) return after ?? before ?? '—';
  return `${before} → ${after ?? '—'}`;
}
