import { canInstallDebianPackages, installDebianPackage } from './debian.mjs';
import { run } from './run.mjs';
import { tools } from './tools.mjs';

/** Finds a Chromium, or installs one. @returns {Promise<string>} its path @throws Error that says what to run */
export async function prepareChromium() {
  // Playwright is there only after the installation.
  const { findChromium } = await import('./find-chromium.mjs');
  if (!findChromium()) {
    console.log('Chromium is not installed: installing it…');
    if (canInstallDebianPackages()) await installFromDebian();
    else await run(process.execPath, [tools.playwright, 'install', 'chromium'], { quiet: true });
  }
  const path = findChromium();
  if (path) return path;
  throw new Error(
    'The browser tests need Chromium: run `npx playwright install --with-deps chromium`, or set CHROMIUM_PATH.',
  );
}

/** Half the processor time goes without the windows of the whole Chromium; not every release has it apart. */
async function installFromDebian() {
  if (await installDebianPackage('chromium-headless-shell')) await installDebianPackage('chromium');
}
