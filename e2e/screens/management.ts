import type { Locator, Page } from 'playwright';

/** The management screens: a list that is searched and paged, a modal that creates and edits, one that asks. */

/** A row of the table, by a text that it holds. */
export function row(page: Page, text: string): Locator {
  return page.getByRole('table').getByRole('row').filter({ hasText: text });
}

/** Searches by the first box, with Enter, and waits for the answer. */
export async function search(page: Page, text: string): Promise<void> {
  const box = page.getByRole('search').getByRole('textbox').first();
  await box.fill(text);
  await box.press('Enter');
  await settled(page);
}

/** No list is on its way any more. */
export async function settled(page: Page): Promise<void> {
  await page.locator('table[aria-busy="false"]').waitFor();
}

export async function openCreation(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Nuevo' }).click();
  return openDialog(page);
}

export async function openEdition(page: Page, name: string): Promise<Locator> {
  await page.getByRole('button', { name: `Editar ${name}`, exact: true }).click();
  return openDialog(page);
}

/** The modal in front, once its choices are there. */
export async function openDialog(page: Page): Promise<Locator> {
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  return dialog;
}

/** Fills boxes and selects of a modal by their labels; a select by the text of its option. */
export async function fill(dialog: Locator, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    const control = dialog.getByLabel(label, { exact: true });
    const isSelect = await control.evaluate((element) => element instanceof HTMLSelectElement);
    if (isSelect) await control.selectOption({ label: value });
    else await control.fill(value);
  }
}

/** Sends the modal and waits until it has gone. */
export async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Guardar' }).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await settled(page);
}

/** The messages at the fields, in the order of the screen. */
export async function fieldMessages(dialog: Locator): Promise<string[]> {
  const texts = await dialog.locator('p[aria-live]').allTextContents();
  return texts.filter((text) => text !== '');
}

export function pageLinks(page: Page): Locator {
  return page.getByRole('navigation', { name: 'Paginación' });
}
