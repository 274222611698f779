/**
 * Splits a whole number in proportion to weights, none of them negative, so that the parts add up to it: each gets what
 * is due to it rounded down, and what is left over goes one by one to the largest remainders, of equal ones to the first.
 * Without weight everybody gets the same.
 */
export function shares(total: bigint, weights: readonly bigint[]): readonly bigint[] {
  const sum = weights.reduce((sum, weight) => sum + weight, 0n);
  if (sum === 0n)
    return weights.length === 0
      ? []
      : shares(
          total,
          weights.map(() => 1n),
        );
  const due = weights.map((weight, at) => ({
    at,
    whole: (total * weight) / sum,
    rest: (total * weight) % sum,
  }));
  const left = Number(total - due.reduce((given, { whole }) => given + whole, 0n));
  const largestRemainders = new Set(
    [...due]
      .sort((a, b) => (a.rest === b.rest ? a.at - b.at : a.rest > b.rest ? -1 : 1))
      .slice(0, left)
      .map(({ at }) => at),
  );
  return due.map(({ at, whole }) => (largestRemainders.has(at) ? whole + 1n : whole));
}
