import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { signIn } from '../support/api.ts';
import { chromiumOptions } from '../support/browser.ts';
import { startServer } from '../support/server.ts';
import { createTempFolder, removeFolder } from '../support/temp-folder.ts';
import { withoutStream } from '../support/without-stream.ts';
import { ADMINISTRATOR_SHOTS } from './administrator-shots.ts';
import { SELLER_SHOTS } from './seller-shots.ts';
import { LAPTOP, type Shot } from './shot.ts';

/**
 * Takes the pictures of the documentation from the running product, one after the other on the same demonstration company.
 * @param docs the folder of the documentation
 */
export async function takeScreenshots(docs: string): Promise<void> {
  const dataDir = await createTempFolder();
  const server = await startServer({ dataDir });
  const browser = await chromium.launch(chromiumOptions());
  try {
    for (const shot of [...SELLER_SHOTS, ...ADMINISTRATOR_SHOTS]) await take(browser, server.url, shot, docs);
  } finally {
    await browser.close();
    await server.stop();
    await removeFolder(dataDir);
  }
}

async function take(browser: Browser, baseURL: string, shot: Shot, docs: string): Promise<void> {
  const { person, show, of, viewport = LAPTOP, colorScheme = 'light' } = shot;
  const context = await browser.newContext({
    baseURL,
    colorScheme,
    locale: 'es-ES',
    reducedMotion: 'reduce',
    viewport,
  });
  await withoutStream(context);
  try {
    if (person) {
      await context.addInitScript(
        (items) => {
          for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
        },
        await signIn(baseURL, person),
      );
    }
    const page = await context.newPage();
    await show(page);
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.fonts.ready);
    for (const file of shot.files) {
      const path = join(docs, file);
      await mkdir(dirname(path), { recursive: true });
      await (of ? of(page).screenshot({ path }) : page.screenshot({ path }));
    }
  } finally {
    await context.close();
  }
}
