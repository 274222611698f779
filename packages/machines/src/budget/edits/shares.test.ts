import { describe, expect, test } from 'vitest';
import { shares } from './shares.ts';

const sum = (parts: readonly bigint[]) => parts.reduce((sum, part) => sum + part, 0n);

/** The same numbers in every run: a linear congruential sequence. */
function* numbers(seed: bigint): Generator<bigint, never> {
  let state = seed;
  for (;;) {
    state = (state * 6_364_136_223_846_793_005n + 1_442_695_040_888_963_407n) % 2n ** 64n;
    yield state >> 20n;
  }
}

describe('the parts of a total', () => {
  test('add up to it, whatever the weights, and none is a whole unit from what is due', () => {
    const next = numbers(7n);
    for (let round = 0; round < 500; round += 1) {
      const total = next.next().value % 10n ** (1n + (next.next().value % 11n));
      const count = 1 + Number(next.next().value % 36n);
      const weights = Array.from({ length: count }, () => {
        const size = next.next().value % 4n;
        return size === 0n ? 0n : next.next().value % 10n ** (size * 3n);
      });
      const parts = shares(total, weights);
      expect(sum(parts)).toBe(total);
      const weight = sum(weights);
      const offs = parts.map((part, at) =>
        weight === 0n ? part * BigInt(count) - total : part * weight - total * (weights[at] ?? 0n),
      );
      const whole = weight === 0n ? BigInt(count) : weight;
      expect(offs.filter((off) => off >= whole || off <= -whole)).toEqual([]);
    }
  });

  test('leave nothing to who has no weight beside others', () => {
    expect(shares(100n, [0n, 3n, 0n, 1n])).toEqual([0n, 75n, 0n, 25n]);
  });

  test('give what is left over to the largest remainders, of equal ones to the first', () => {
    expect(shares(100n, [1n, 1n, 1n])).toEqual([34n, 33n, 33n]);
    expect(shares(10n, [1n, 1n, 4n])).toEqual([2n, 2n, 6n]);
    expect(shares(11n, [1n, 1n, 4n])).toEqual([2n, 2n, 7n]);
  });

  test('are equal without any weight, and none for nobody', () => {
    expect(shares(7n, [0n, 0n])).toEqual([4n, 3n]);
    expect(shares(7n, [])).toEqual([]);
    expect(shares(0n, [5n, 1n])).toEqual([0n, 0n]);
  });
});
