import { MONTH_NAMES } from '@presupuesto/api-sdk/contract';
import type { Locator, Page } from 'playwright';
import { NARROW_PX } from '../../packages/web/src/app/theme/media.ts';

/** The budget that the demonstration company has open for next year, twelve months of it. */
export const BUDGET = 'BGT-2027';

export const MONTHS = MONTH_NAMES.map((name) => `${name} 2027`);

export type Amount = 'volumen' | 'precio';

/** A selector of the bar, which a phone hides behind a button once a pair is open. */
export async function selector(page: Page, name: 'Presupuesto' | 'Año' | 'Referente'): Promise<Locator> {
  const bar = page.getByRole('region', { name: 'Selección del presupuesto' });
  const folded = bar.getByRole('button', { expanded: false });
  const box = bar.getByRole('combobox', { name, exact: true });
  await folded.or(box).first().waitFor();
  if (await folded.isVisible()) await folded.click();
  return box;
}

/** Chooses the period; on a phone its list is brought back where a pair of it is open. */
export async function choosePeriod(page: Page, periodoID: string): Promise<void> {
  await (await selector(page, 'Presupuesto')).selectOption(periodoID);
  const folded = pairButton(page).and(page.getByRole('button', { expanded: false }));
  // The list may be there until the address's pair is.
  const isPhone = (page.viewportSize()?.width ?? 0) <= NARROW_PX;
  const hasPair = isPhone && new URL(page.url()).searchParams.has('par');
  await (hasPair ? folded : pairs(page).first().or(folded).first()).waitFor();
  if (await folded.isVisible()) await folded.click();
  await pairs(page).first().waitFor();
}

/** The pair that is open on a phone, which brings the list back and folds it away. */
export function pairButton(page: Page): Locator {
  return page.locator('[data-list] > button[aria-expanded]').and(page.getByRole('button'));
}

export function searchBox(page: Page): Locator {
  return page.getByRole('textbox', { name: 'Buscar cliente o producto' });
}

/** The rows of the list that are in sight. */
export function pairs(page: Page): Locator {
  return page.getByRole('listbox', { name: 'Clientes y productos' }).getByRole('option');
}

/** Client and product of a row of the list, whole: what does not fit is cut on the screen. */
export async function namesIn(row: Locator): Promise<readonly [cliente: string, producto: string]> {
  const [cliente, producto] = await Promise.all(
    ['nombreCliente', 'nombreProducto'].map((field) => row.locator(`[data-text="${field}"]`).textContent()),
  );
  return [cliente ?? '', producto ?? ''];
}

/** How many rows the list has, in sight or not. */
export async function countPairs(page: Page): Promise<number> {
  return Number(await pairs(page).first().getAttribute('aria-setsize'));
}

/** A figure of the table: `cell(page, 'Enero 2027', 'volumen')`. */
export function cell(page: Page, month: string, amount: Amount): Locator {
  return page.getByRole('textbox', { name: `${month}, ${amount}` });
}

/** Opens the screen with the budget and its first pair chosen, where need be behind another address. */
export async function openBudget(page: Page, origin = ''): Promise<void> {
  await page.goto(`${origin}/presupuestos`);
  await chooseBudget(page);
}

/** Chooses the budget and its first pair on the screen that is open. */
export async function chooseBudget(page: Page): Promise<void> {
  await choosePeriod(page, BUDGET);
  await pairs(page).first().click();
  await cell(page, 'Enero 2027', 'volumen').waitFor();
}

/** The mark of a cell whose value has not been confirmed yet. */
export function pendingMarks(page: Page): Locator {
  return page.getByRole('img', { name: 'pendiente' });
}

/** Types into a cell and leaves it. */
export async function type(page: Page, month: string, amount: Amount, value: string): Promise<void> {
  const box = cell(page, month, amount);
  await box.click();
  await page.keyboard.type(value);
  await page.keyboard.press('Tab');
}

/** Puts a text on the clipboard of the browser and pastes it by the keyboard, as from a spreadsheet. */
export async function paste(page: Page, month: string, amount: Amount, text: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await cell(page, month, amount).focus();
  await page.keyboard.press('Control+V');
}

/** The button that downloads the whole budget, or that uploads it; a phone has both behind one. */
export async function excelButton(page: Page, name: 'Descargar Excel' | 'Subir Excel…'): Promise<Locator> {
  const both = page.getByRole('button', { name: 'Excel', exact: true });
  const one = page.getByRole('button', { name });
  await both.or(one).first().waitFor();
  if (await both.isVisible()) await both.click();
  return one;
}
