/** Rows that Page Up and Page Down pass over. */
const PAGE = 10;

const STEPS: Partial<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: PAGE,
  PageUp: -PAGE,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/** How many rows a key walks down, or up by less than none; undefined for a key that does not walk. */
export function stepOfKey(key: string): number | undefined {
  return STEPS[key];
}

/** The row that a key leads to from the row `at`, or undefined for a key that does not walk. */
export function rowAfterKey(key: string, at: number, count: number): number | undefined {
  const step = stepOfKey(key);
  return step === undefined ? undefined : Math.max(0, Math.min(count - 1, at + step));
}
