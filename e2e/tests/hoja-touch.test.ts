import type { Locator, Page } from 'playwright';
import { BUDGET } from '../screens/presupuestos.ts';
import { SELLER } from '../support/people.ts';
import { expect, SCREENS, test } from '../support/test.ts';

const HOJA = `/presupuestos?periodo=${BUDGET}&vista=hoja`;
const FINGERS = { as: SELLER, hasTouch: true, isMobile: true };
const LYING = { width: 844, height: 390 };

const grid = (page: Page): Locator => page.getByRole('grid', { name: 'Hoja del presupuesto' });
const at = (page: Page, row: number, column: number): Locator =>
  grid(page).locator(`[role="gridcell"][data-row="${row}"][data-column="${column}"]`);
/** The one that is typed in. */
const box = (page: Page): Locator => page.locator('input[data-entering="true"]');

/** What a cell shows, without its reference. */
const figure = (cell: Locator): Promise<string> =>
  cell.evaluate((element) => element.firstChild?.textContent ?? '');

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
