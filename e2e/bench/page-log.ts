import type { Page } from 'playwright';

/** How a page came to what it was waited for. */
export interface Arrival {
  /** From the address to the frame that shows it. */
  readonly ms: number;
  /** Files of the build until then. */
  readonly files: number;
}

/** Notes, from before the page's first script on, when the first element that matches is painted. */
export async function noteArrival(page: Page, selector: string): Promise<void> {
  await page.addInitScript((wanted) => {
    const look = (): void => {
      if (document.querySelector(wanted)) setTimeout(() => performance.mark('arrived'));
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, selector);
}

/** What {@link noteArrival} saw, once it has. */
export async function readArrival(page: Page): Promise<Arrival> {
  await page.waitForFunction(() => performance.getEntriesByName('arrived').length > 0);
  return page.evaluate(() => {
    const entries = performance.getEntries();
    const ms = entries.find(({ name }) => name === 'arrived')?.startTime ?? Number.NaN;
    const requests = entries.filter((entry) => entry instanceof PerformanceResourceTiming);
    const files = requests.filter(
      ({ name, startTime }) => startTime < ms && !new URL(name).pathname.startsWith('/api/'),
    );
    return { ms, files: files.length };
  });
}

/** Adds a latency to each request of a page. */
export async function slowNetwork(page: Page, latency: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
}
