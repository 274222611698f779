import type { Page } from 'playwright';

/** Keeps what a page asks for from going out. @returns what lets it go */
export async function holdCalls(page: Page, url: string): Promise<() => void> {
  let release = (): void => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}
