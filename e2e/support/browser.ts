import type { LaunchOptions } from 'playwright';
import { findChromium } from '../../scripts/lib/find-chromium.mjs';

/** A page goes on in the process that its empty tab began with: starting another takes a quarter of its loading. */
export const ONE_PROCESS = '--renderer-process-limit=1';

/** How to start a Chromium that talks to nobody but the pages that it is sent to. @param switches more of its own */
export function chromiumOptions(...switches: string[]): LaunchOptions {
  const executablePath = findChromium();
  return {
    ...(executablePath === undefined ? {} : { executablePath }),
    args: [
      '--no-sandbox',
      '--disable-dev-shm-usage',
      '--disable-background-networking',
      '--disable-component-update',
      '--no-first-run',
      // Playwright asks where each error comes from: for the first of a file, the page would read that file once more.
      '--js-flags=--no-enable-lazy-source-positions',
      ...switches,
    ],
  };
}
