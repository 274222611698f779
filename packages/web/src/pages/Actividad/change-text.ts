import type { Detail } from './details.ts';

/** `Sí → No`; what was not there before is said alone. */
export function changeText({ before, after }: Detail): string {
  return before === null ? (after ?? '—') : `${before} → ${after ?? '—'}`;
}
