import type { LaunchOptions } from 'playwright';
import { findChromium } from '../../scripts/lib/find-chromium.mjs';

/** How to start a Chromium that talks to nobody but the pages that it is sent to. */
export function chromiumOptions(): LaunchOptions {
  const executablePath = findChromium();
  return {
    ...(executablePath === undefined ? {} : { executablePath }),
    args: [
      '--no-sandbox',
      '--disable-dev-shm-usage',
      '--disable-background-networking',
      '--disable-component-update',
      '--no-first-run',
    ],
  };
}
