import type { Locator, Page } from 'playwright';
import { at, figure, figures, grid, HOJA, saved } from '../screens/hoja.ts';
import { BUDGET, cell, pairs } from '../screens/presupuestos.ts';
import { SELLER } from '../support/people.ts';
import { expect, SCREENS, test } from '../support/test.ts';

const FINGERS = { as: SELLER, hasTouch: true, isMobile: true };
const TABLET = { width: 820, height: 1180 };
const LYING = { width: 844, height: 390 };

/** The one that is typed in. */
const box = (page: Page): Locator => page.locator('input[data-entering="true"]');

/** Keeps a finger on a cell until what is selected reaches there. */
async function press(page: Page, cell: Locator): Promise<void> {
  const place = await cell.boundingBox();
  if (!place) throw new Error('the cell is not in sight');
  const touch = await page.context().newCDPSession(page);
  const touchPoints = [{ x: place.x + place.width / 2, y: place.y + place.height / 2 }];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await expect.poll(() => cell.getAttribute('aria-selected')).toBe('true');
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Whether a finger in the middle of what is typed in would meet it. */
const isInSight = (page: Page): Promise<boolean> =>
  box(page).evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + height / 2) === element;
  });

test('a tap on a phone selects the total: what is typed then replaces it', async ({ visit }) => {
  const { page } = await visit(HOJA, { as: SELLER, viewport: SCREENS.narrow, hasTouch: true });
  await grid(page).waitFor();
  const total = await at(page, 1, 0).boundingBox();
  if (!total) throw new Error('the total is in sight');
  for (const part of [0.3, 0.9]) {
    await page.touchscreen.tap(total.x + total.width * part, total.y + total.height / 2);
    await page.keyboard.type('700');
    await page.keyboard.press('Enter');
    await expect.poll(() => figure(at(page, 1, 0))).toBe('700');
    await saved(page);
    await page.keyboard.press('Control+z');
    await expect.poll(() => figure(at(page, 1, 0))).not.toBe('700');
    await saved(page);
  }
});

test('on a phone a total that is tapped right after another one is replaced as well', async ({ visit }) => {
  const { page } = await visit(HOJA, {
    ...FINGERS,
    viewport: SCREENS.narrow,
  });
  await at(page, 1, 0).tap();
  await page.getByRole('textbox', { name: /, Total 2027$/ }).waitFor();
  await at(page, 2, 0).tap();
  await page.keyboard.type('245');
  await page.keyboard.press('Enter');
  expect(await figures(page, 2, [0])).toEqual(['245']);
});

test('Intro on a phone leads to the total below and keeps the keyboard: what is typed goes on there', async ({
  visit,
}) => {
  const { page } = await visit(HOJA, { ...FINGERS, viewport: SCREENS.narrow });
  await at(page, 1, 0).tap();
  await box(page).waitFor();
  await page.evaluate(() => {
    document.addEventListener('focusout', () => document.body.setAttribute('data-left', 'true'));
  });
  for (const typed of ['701', '702']) {
    await page.keyboard.type(typed);
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.matches('input'))).toBe(true);
  }
  expect(await page.locator('body').getAttribute('data-left')).toBeNull();
  expect([await figures(page, 1, [0]), await figures(page, 2, [0])]).toEqual([['701'], ['702']]);
  await saved(page);
  // Of a keyboard that is attached, the keys that copy and walk are the sheet's.
  await page.keyboard.press('ArrowUp');
  expect(await grid(page).evaluate((sheet) => sheet === document.activeElement)).toBe(true);
});

test('a figure that is being typed into a month is written when the phone is turned', async ({ visit }) => {
  const { page } = await visit(HOJA, { ...FINGERS, viewport: LYING });
  await at(page, 1, 3).tap();
  await at(page, 1, 3).tap();
  await box(page).waitFor();
  await page.keyboard.type('99');
  await page.setViewportSize(SCREENS.narrow);
  await expect.poll(() => at(page, 1, 1).count()).toBe(0);
  await page.setViewportSize(LYING);
  await expect.poll(() => figure(at(page, 1, 3))).toBe('99');
});

test('a block that a finger selects takes what is typed after a tap on the cell it was begun from', async ({
  visit,
}) => {
  const { page } = await visit(HOJA, { ...FINGERS, viewport: TABLET });
  await at(page, 1, 2).tap();
  await press(page, at(page, 2, 3));
  await at(page, 1, 2).tap();
  await box(page).waitFor();
  await page.keyboard.type('7');
  await page.keyboard.press('Enter');
  const block = [at(page, 1, 2), at(page, 1, 3), at(page, 2, 2), at(page, 2, 3)];
  expect(await Promise.all(block.map(figure))).toEqual(['7', '7', '7', '7']);
});

test('a block that was only tapped keeps its figures when a finger goes elsewhere', async ({ visit }) => {
  const { page } = await visit(HOJA, { ...FINGERS, viewport: TABLET });
  await at(page, 1, 5).tap();
  await page.keyboard.type('31');
  await page.keyboard.press('Enter');
  const before = await figure(at(page, 2, 5));
  await at(page, 1, 5).tap();
  await press(page, at(page, 2, 5));
  await at(page, 1, 5).tap();
  await box(page).waitFor();
  await at(page, 4, 2).tap();
  await expect.poll(() => box(page).count()).toBe(0);
  expect(await figure(at(page, 2, 5))).toBe(before);
});

test('the keyboard of digits comes for a figure alone, and letters and signs where an operation is typed', async ({
  visit,
}) => {
  const { page } = await visit(`${HOJA}&referente=CUR-2026`, { ...FINGERS, viewport: TABLET });
  const keyboard = () => box(page).getAttribute('inputmode');
  await at(page, 1, 2).tap();
  await at(page, 1, 2).tap();
  expect(await keyboard()).toBe('decimal');
  await page.keyboard.press('Escape');
  await press(page, at(page, 1, 3));
  await at(page, 1, 2).tap();
  expect(await keyboard()).toBe('text');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Variación' }).tap();
  await at(page, 2, 2).tap();
  await at(page, 2, 2).tap();
  expect(await keyboard()).toBe('text');
});

test('the total that is typed in stays in sight when a keyboard takes half of the window', async ({
  visit,
}) => {
  const { page } = await visit(HOJA, { ...FINGERS, viewport: SCREENS.narrow });
  await at(page, 7, 0).tap();
  await box(page).waitFor();
  await page.keyboard.type('12');
  await page.setViewportSize({ ...SCREENS.narrow, height: 450 });
  await expect.poll(() => isInSight(page)).toBe(true);
  expect(await box(page).inputValue()).toBe('12');
});

test('a finger takes a figure back and writes it again', async ({ visit }) => {
  const { page } = await visit(HOJA, { ...FINGERS, viewport: SCREENS.narrow });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await at(page, 2, 0).waitFor();
  const before = await figure(at(page, 2, 0));
  await at(page, 2, 0).tap();
  await page.keyboard.type('640');
  await page.keyboard.press('Enter');
  await button('Deshacer').tap();
  await expect.poll(() => figure(at(page, 2, 0))).toBe(before);
  await button('Rehacer').tap();
  await expect.poll(() => figure(at(page, 2, 0))).toBe('640');
  await expect.poll(() => button('Rehacer').getAttribute('aria-disabled')).toBe('true');
});

test('a month that was tapped is left as it was once the keyboard has gone on to the next one', async ({
  visit,
}) => {
  const { page } = await visit(`/presupuestos?periodo=${BUDGET}`, { ...FINGERS, viewport: SCREENS.narrow });
  await pairs(page).first().tap();
  const [january, february] = ['Enero 2027', 'Febrero 2027'].map((month) => cell(page, month, 'volumen'));
  const lookOf = (month: Locator | undefined) =>
    month?.evaluate((element) => getComputedStyle(element).backgroundColor);
  await january?.tap();
  await page.keyboard.press('Enter');
  await expect.poll(() => february?.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await lookOf(january)).toBe('rgba(0, 0, 0, 0)');
});
