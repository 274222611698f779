import type { Page } from 'playwright';

/** What went wrong in a page, in the browser's own words: console errors, thrown errors, broken policy. */
export interface Watch {
  /** Everything that was not expected. */
  readonly problems: readonly string[];
  /** A console error that the test provokes on purpose, such as the browser's note of a 401. */
  expectError(pattern: RegExp): void;
}

/** Watches a page from before its first document on. */
export function watch(page: Page): Watch {
  const seen: string[] = [];
  const expected: RegExp[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') seen.push(`console: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => seen.push(`thrown: ${error.message}`));

  return {
    get problems() {
      return seen.filter((problem) => !expected.some((pattern) => pattern.test(problem)));
    },
    expectError: (pattern) => expected.push(pattern),
  };
}
