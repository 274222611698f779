import type { Locator, Page } from 'playwright';
import { expect } from '../support/test.ts';
import { BUDGET } from './presupuestos.ts';

export const REFERENCE = 'CUR-2026';
export const HOJA = `/presupuestos?periodo=${BUDGET}&vista=hoja`;

export const grid = (page: Page): Locator => page.getByRole('grid', { name: 'Hoja del presupuesto' });
export const active = (page: Page): Locator => grid(page).locator('[data-active="true"]');
export const at = (page: Page, row: number, column: number): Locator =>
  grid(page).locator(`[role="gridcell"][data-row="${row}"][data-column="${column}"]`);

/** What a cell shows, without its reference. */
export const figure = (cell: Locator): Promise<string> =>
  cell.evaluate((element) => (element.firstChild?.textContent ?? '').replaceAll('\u00A0', ' '));
export const figures = (page: Page, row: number, columns: readonly number[]) =>
  Promise.all(columns.map((column) => figure(at(page, row, column))));

/** Whether everything typed has been saved. */
export const saved = (page: Page) => expect.poll(() => page.locator('[data-pending="true"]').count()).toBe(0);

/** With the mouse, as people do. */
export async function click(page: Page, cell: Locator, modifier?: 'Shift'): Promise<void> {
  const box = await cell.boundingBox();
  if (!box) throw new Error('the cell is not in sight');
  if (modifier) await page.keyboard.down(modifier);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  if (modifier) await page.keyboard.up(modifier);
}
