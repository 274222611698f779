import type { Page } from 'playwright';

/** Sends the page to the background, as another program on a phone does, or brings it back. */
export async function show(page: Page, isSeen: boolean): Promise<void> {
  await page.evaluate(
    (visibilityState) => {
      Object.defineProperty(document, 'visibilityState', { value: visibilityState, configurable: true });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    },
    isSeen ? 'visible' : 'hidden',
  );
}

/** Has the page end as by a system that needs its memory, and loads it again: what it would keep at its end is kept nowhere. */
export async function endWithoutAWord(page: Page): Promise<void> {
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {};
    Storage.prototype.removeItem = () => {};
  });
  await page.reload();
}
