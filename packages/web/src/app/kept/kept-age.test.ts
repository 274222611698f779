import { afterEach, expect, test, vi } from 'vitest';
import { isFresh } from './kept-age.ts';

afterEach(() => {
  vi.useRealTimers();
});

const HOUR_MS = 60 * 60 * 1_000;

test.each([
  ['just now', 0, true],
  ['almost three days ago', -71, true],
  ['three days ago', -72, false],
  ['a little later than it is', 0.5, true],
  ['tomorrow, as a clock that was ahead said', 24, false],
])('what was kept %s is fresh or not: %d h', (_, hours, isShown) => {
  const now = Date.UTC(2026, 6, 1);
  vi.useFakeTimers({ toFake: ['Date'], now });
  const on = now + hours * HOUR_MS;
  // After a visit with a clock that was ahead, the order of what is kept goes on from there.
  expect(isFresh({ asked: now + 400 * 24 * HOUR_MS, on })).toBe(isShown);
  expect(isFresh({ asked: on })).toBe(isShown);
});
