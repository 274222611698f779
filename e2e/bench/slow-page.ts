import type { Browser, Page } from 'playwright';

/** How much slower than this machine the measured one is taken to be. */
const CPU_SLOWDOWN = 4;
const SETTLED_AFTER_MS = 1_500;

/** What the browser reports of a page while it loads and is used, collected from before its first script on. */
interface Vitals {
  lcp: number;
  shift: number;
  blocking: number;
  slowestEvent: number;
}

declare global {
  interface Window {
    vitals: Vitals;
  }
}

/** A page in a new profile with a slowed-down processor; `storage` is there before its first script. */
export async function openSlowPage(browser: Browser, storage: Record<string, string> = {}): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'es-ES' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.addInitScript((items) => {
    for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
  }, storage);
  await page.addInitScript(observe);
  return page;
}

/** Waits for what a screen does after it is there. Its stream of events has no end, so that the network never comes to rest. */
export function settle(page: Page): Promise<void> {
  return page.waitForTimeout(SETTLED_AFTER_MS);
}

/** Runs in the page. Blocking time is what long tasks take beyond 50 ms each. */
function observe(): void {
  window.vitals = { lcp: 0, shift: 0, blocking: 0, slowestEvent: 0 };
  const on = (type: string, take: (entry: PerformanceEntry) => void, options: object = {}): void => {
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
      ...options,
    });
  };
  on('largest-contentful-paint', (entry) => {
    window.vitals.lcp = entry.startTime;
  });
  on('longtask', (entry) => {
    window.vitals.blocking += Math.max(0, entry.duration - 50);
  });
  on('layout-shift', (entry) => {
    window.vitals.shift += 'value' in entry ? Number(entry.value) : 0;
  });
  // Durations of events are from the key to the next paint, in steps of 8 ms.
  on(
    'event',
    (entry) => {
      if (entry.name.startsWith('key') || entry.name === 'input' || entry.name === 'beforeinput') {
        window.vitals.slowestEvent = Math.max(window.vitals.slowestEvent, entry.duration);
      }
    },
    { durationThreshold: 16 },
  );
}

/** The vitals so far, those of the last painted frame included. */
export function readVitals(page: Page): Promise<Vitals> {
  return page.evaluate(async () => {
    await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted, 100)));
    return window.vitals;
  });
}

/** Forgets the events so far: what is measured begins here. */
export async function forgetEvents(page: Page): Promise<void> {
  await readVitals(page);
  await page.evaluate(() => {
    window.vitals.slowestEvent = 0;
  });
}

/** Script that the page has loaded, in kB as it travels. */
export function scriptKilobytes(page: Page): Promise<number> {
  return page.evaluate(() => {
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const scripts = files.filter((file) => new URL(file.name).pathname.endsWith('.js'));
    return scripts.reduce((sum, file) => sum + file.encodedBodySize, 0) / 1000;
  });
}
