import type { Locator, Page } from 'playwright';
import { at, grid, HOJA, REFERENCE } from '../screens/hoja.ts';
import { SELLER } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const LYING = [
  { width: 844, height: 390 },
  { width: 915, height: 412 },
  { width: 932, height: 430 },
  { width: 568, height: 320 },
] as const;
/** What a keyboard leaves of a phone that lies. */
const KEYBOARD_PX = 205;

/** The one that is typed in. */
const box = (page: Page): Locator => page.locator('input[data-entering="true"]');
const preview = (page: Page): Locator => page.getByRole('status').filter({ hasText: /cifra/ });

/** Taps a total until it is typed in: one that is chosen already takes one tap. */
async function open(page: Page, row: number): Promise<void> {
  const cell = at(page, row, 0);
  await cell.scrollIntoViewIfNeeded();
  await cell.tap();
  if ((await box(page).count()) === 0) await cell.tap();
  await box(page).waitFor();
}

interface Seen {
  /** Whether nothing covers the box's text, nor the window's edge the box's or the preview's. */
  readonly isTypedInSight: boolean;
  readonly isPreviewInSight: boolean;
}

function seen(page: Page): Promise<Seen> {
  return page.evaluate(() => {
    const typed = document.querySelector('input[data-entering="true"]');
    const said = [...document.querySelectorAll('output')].find((one) => one.textContent.includes('cifra'));
    if (!typed || !said) throw new Error('nothing is being typed');
    const [one, other] = [typed.getBoundingClientRect(), said.getBoundingClientRect()];
    const isClear =
      one.right <= other.left ||
      other.right <= one.left ||
      one.bottom <= other.top ||
      other.bottom <= one.top;
    const isInWindow = ({ top, left, bottom, right }: DOMRect) =>
      top >= -1 && left >= 0 && bottom <= window.innerHeight + 1 && right <= window.innerWidth;
    const sheet = document.querySelector('[role="grid"]')?.getBoundingClientRect();
    return {
      isTypedInSight: isClear && isInWindow(one),
      isPreviewInSight: isInWindow(other) && other.top >= (sheet?.top ?? 0) - 1,
    };
  });
}

const BOTH = { isTypedInSight: true, isPreviewInSight: true };

for (const viewport of LYING) {
  test(`on a phone of ${viewport.width} × ${viewport.height} a total and what it would do can both be read, with the keyboard too`, async ({
    visit,
  }) => {
    const { page } = await visit(`${HOJA}&referente=${REFERENCE}`, {
      as: SELLER,
      hasTouch: true,
      isMobile: true,
      viewport,
    });
    await grid(page).waitFor();
    for (const row of [0, 1, 2]) {
      await open(page, row);
      await page.keyboard.type('700');
      await preview(page).waitFor();
      expect(await seen(page), `row ${row}`).toEqual(BOTH);
      await page.setViewportSize({ ...viewport, height: viewport.height - KEYBOARD_PX });
      await expect.poll(() => seen(page), { message: `row ${row} over the keyboard` }).toEqual(BOTH);
      await page.keyboard.press('Escape');
      await page.setViewportSize(viewport);
    }
  });
}

test('a month at the end of a low sheet is not covered by what its percentage would do', async ({
  visit,
}) => {
  const { page } = await visit(`${HOJA}&referente=${REFERENCE}`, {
    as: SELLER,
    viewport: { width: 1024, height: 420 },
  });
  await grid(page).waitFor();
  await at(page, 1, 0).scrollIntoViewIfNeeded();
  await at(page, 1, 0).click();
  for (const key of ['End', 'ArrowDown', 'ArrowUp']) await page.keyboard.press(key);
  await page.keyboard.type('+5%');
  await preview(page).waitFor();
  expect((await seen(page)).isTypedInSight).toBe(true);
});

test('nothing is said of a total that was tapped until something is typed', async ({ visit }) => {
  const { page } = await visit(HOJA, {
    as: SELLER,
    hasTouch: true,
    isMobile: true,
    viewport: LYING[0],
  });
  await open(page, 1);
  expect(await box(page).inputValue()).toMatch(/\d/);
  expect(await preview(page).count()).toBe(0);
  await page.keyboard.type('7');
  await preview(page).waitFor();
});
