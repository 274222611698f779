import { afterEach, beforeEach, expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { widths } from '../widths.ts';

/** The day on which every picture is taken; none of the data is of that day. */
const NOW = new Date(2026, 10, 16, 10, 0);

/** The window of a story that asks for none. */
const USUAL_WIDTH = 1200;

beforeEach(() => {
  vi.setSystemTime(NOW);
});

// What a story has come to by its own steps, in both schemes, and at both widths if it asks for none.
afterEach(async ({ task }) => {
  vi.useRealTimers();
  if (task.result?.state === 'fail') return;
  const { dataset } = document.documentElement;
  const own = { width: innerWidth, height: innerHeight };
  const windows = own.width === USUAL_WIDTH ? [widths.wide, widths.narrow] : [own];
  for (const { width, height } of windows) {
    await page.viewport(width, height);
    for (const scheme of ['light', 'dark']) {
      dataset['scheme'] = scheme;
      await frame();
      // oxlint-disable-next-line vitest/no-standalone-expect -- runs inside each story's own test, once its steps are done
      await expect
        .soft(page.elementLocator(document.documentElement))
        .toMatchScreenshot(`${task.name} ${width} ${scheme}`);
    }
  }
});

/** Until what was changed is drawn. */
const frame = () =>
  new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve));
  });
