import type { Page } from 'playwright';
import { historyPanel } from '../screens/history.ts';
import { at, click, figure, grid, HOJA, saved } from '../screens/hoja.ts';
import { SELLER } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

test('who changed a figure is asked for by key and by mouse, and an earlier one is put back', async ({
  visit,
}) => {
  const { page } = await visit(HOJA, { as: SELLER });
  await grid(page).waitFor();
  const cell = at(page, 4, 2);
  for (const text of ['40', '4']) {
    await click(page, cell);
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
    await saved(page);
  }
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Alt+h');
  const panel = historyPanel(page, 'Febrero 2027');
  await panel.getByRole('button', { name: 'Restaurar 40', exact: true }).click();
  await expect.poll(() => figure(cell)).toBe('40');
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'detached' });
  expect(await grid(page).evaluate((element) => element === document.activeElement)).toBe(true);

  await click(page, at(page, 4, 3));
  await page.getByRole('button', { name: 'Historial' }).click();
  await historyPanel(page, 'Marzo 2027').waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+z');
  await expect.poll(() => figure(cell)).toBe('4');
});

test('figures typed offline on the sheet meet newer ones, and are decided by mouse and by key', async ({
  visit,
}) => {
  const { page: mine, watch } = await visit(HOJA, { as: SELLER });
  watch.expectError(/ERR_INTERNET_DISCONNECTED|status of 409/);
  const { page: other } = await visit(HOJA, { as: SELLER });
  await Promise.all([grid(mine).waitFor(), grid(other).waitFor()]);
  const write = async (page: Page, texts: readonly string[]) => {
    await click(page, at(page, 5, 1));
    for (const text of texts) {
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    }
  };
  await mine.context().setOffline(true);
  await write(mine, ['48', '58']);
  await write(other, ['40', '50']);
  await saved(other);
  await mine.context().setOffline(false);

  await mine.getByText('2 conflictos').waitFor({ timeout: 40_000 });
  await click(mine, at(mine, 5, 1));
  await mine.getByText(/^Usted escribió 48 y/).waitFor();
  await mine.getByRole('button', { name: 'Dejar 40' }).click();
  await mine.getByText('1 conflicto', { exact: true }).waitFor();
  expect(await figure(at(mine, 5, 1))).toBe('40');
  await click(mine, at(mine, 5, 2));
  await mine.keyboard.press('Alt+p');
  await expect.poll(() => figure(at(other, 5, 2)), { timeout: 40_000 }).toBe('58');
  expect(await mine.getByText(/conflictos?$/).count()).toBe(0);
});
