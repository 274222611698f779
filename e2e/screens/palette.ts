import type { Locator, Page } from 'playwright';

export function palette(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Ir a…' });
}

/** Opens «Ir a…» by its key, wherever the focus is. */
export async function openPalette(page: Page): Promise<Locator> {
  await page.keyboard.press('Control+K');
  await palette(page).getByRole('combobox').waitFor();
  return palette(page);
}

/** What a group shows: the names of its items. */
export function offered(page: Page, group: string): Promise<string[]> {
  return palette(page).getByRole('group', { name: group }).getByRole('option').allInnerTexts();
}

/** Goes to the first that is found. */
export async function goTo(page: Page, text: string): Promise<void> {
  await openPalette(page);
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
  await palette(page).waitFor({ state: 'detached' });
}
