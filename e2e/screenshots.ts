import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { BUDGET, cell, choosePeriod, pairs } from './screens/presupuestos.ts';
import { signIn } from './support/api.ts';
import { chromiumOptions } from './support/browser.ts';
import { startServer } from './support/server.ts';
import { createTempFolder, removeFolder } from './support/temp-folder.ts';

/** Takes the pictures of the documentation from the running product. @param folder where they go */
export async function takeScreenshots(folder: string): Promise<void> {
  const dataDir = await createTempFolder();
  const server = await startServer({ dataDir });
  const browser = await chromium.launch(chromiumOptions());
  try {
    const context = await browser.newContext({
      baseURL: server.url,
      locale: 'es-ES',
      reducedMotion: 'reduce',
      viewport: { width: 1280, height: 800 },
    });
    const page = await context.newPage();
    await page.addInitScript(
      (items) => {
        for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
      },
      await signIn(server.url),
    );
    await showBudget(page);
    await page.screenshot({ path: join(folder, 'presupuestos.png') });
  } finally {
    await browser.close();
    await server.stop();
    await removeFolder(dataDir);
  }
}

/** Next year's budget beside the forecast that reaches into it, with a volume being typed. */
async function showBudget(page: Page): Promise<void> {
  await page.goto('/presupuestos');
  await choosePeriod(page, BUDGET);
  await page.getByRole('combobox', { name: 'Referente', exact: true }).selectOption('SOP11-2026');
  await pairs(page).nth(2).click();
  await cell(page, 'Marzo 2027', 'volumen').click();
  await page.waitForLoadState('networkidle');
}
