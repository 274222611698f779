import type { Page, Route } from 'playwright';

/** Keeps what a page asks for from going out. @returns what lets it go */
export function holdCalls(page: Page, url: string): Promise<() => void> {
  return hold(page, url, async (route, released) => {
    await released;
    await route.continue();
  });
}

/** Keeps what the server answers from coming in. @returns what lets it come */
export function holdAnswers(page: Page, url: string): Promise<() => void> {
  return hold(page, url, async (route, released) => {
    const response = await route.fetch();
    await released;
    await route.fulfill({ response });
  });
}

async function hold(
  page: Page,
  url: string,
  handle: (route: Route, released: Promise<void>) => Promise<void>,
): Promise<() => void> {
  let release = (): void => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, (route) => handle(route, released));
  return () => release();
}
