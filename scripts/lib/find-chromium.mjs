import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const USUAL = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * The Chromium to test with: CHROMIUM_PATH, one of the system, or the one that Playwright has downloaded.
 * @returns {string | undefined}
 */
export function findChromium() {
  const given = process.env.CHROMIUM_PATH;
  if (given) return given;
  return [...USUAL, chromium.executablePath()].find((path) => existsSync(path));
}
