import { type Change, isValueChange, type ValueChange } from '../../outbox/change.ts';

/** Figures of a period that the server has refused: a gesture may have thousands, of which nobody reads the names. */
export interface Refused {
  readonly count: number;
  /** The first ones. */
  readonly figures: readonly ValueChange[];
}

export const NONE_REFUSED: Refused = { count: 0, figures: [] };

const MOST_NAMED = 3;

/** With one more, where it is a figure of the period. */
export function withRefused(refused: Refused, change: Change, periodoID: string | undefined): Refused {
  if (!isValueChange(change) || change.periodoID !== periodoID) return refused;
  const { count, figures } = refused;
  return { count: count + 1, figures: count < MOST_NAMED ? [...figures, change] : figures };
}
