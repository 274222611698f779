import type { Page } from 'playwright';

/** Whether something reaches out of the window at its right, were it out of sight. */
export function scrollsSideways(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
}
