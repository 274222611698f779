/**
 * The cases that a run tries: all of them in the long one (`npm run test:long`), otherwise the first. For what repeats a slow
 * test at another moment, or a walk at another width or in another scheme.
 */
export function sampled<Case>(cases: readonly Case[]): readonly Case[] {
  return process.env['TEST_LONG'] === '1' ? cases : cases.slice(0, 1);
}
