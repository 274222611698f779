/** Rows that Page Up and Page Down pass over. */
const PAGE = 10;

/** The row that a key leads to from the row `at`, or undefined for a key that does not walk. */
export function rowAfterKey(key: string, at: number, count: number): number | undefined {
  const within = (to: number): number => Math.min(count - 1, Math.max(0, to));
  switch (key) {
    case 'ArrowDown':
      return within(at + 1);
    case 'ArrowUp':
      return within(at - 1);
    case 'PageDown':
      return within(at + PAGE);
    case 'PageUp':
      return within(at - PAGE);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
