/** Whether this is the long run (`npm run test:long`). */
export const isLong = process.env['TEST_LONG'] === '1';

/**
 * The cases that a run tries: all of them in the long one, otherwise the first. For what repeats a slow
 * test at another moment, or a walk at another width or in another scheme.
 */
export function sampled<Case>(cases: readonly Case[]): readonly Case[] {
  return isLong ? cases : cases.slice(0, 1);
}

/** How often a run tries what chance puts together: a quarter of `count` unless it is the long one. */
export function repeats(count: number): number {
  return isLong ? count : Math.ceil(count / 4);
}
