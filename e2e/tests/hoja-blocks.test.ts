import type { Locator } from 'playwright';
import { active, at, click, figure, figures, grid, HOJA, REFERENCE, saved } from '../screens/hoja.ts';
import { SELLER } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const tonnes = (text: string | null): number => Number((text ?? '').replaceAll('.', '').replace(',', '.'));

test('an operation over a block says what it will do, does it, and is taken back by Ctrl+Z', async ({
  visit,
}) => {
  const { page } = await visit(HOJA, { as: SELLER });
  await grid(page).waitFor();
  await click(page, at(page, 1, 3));
  await click(page, at(page, 2, 5), 'Shift');
  const before = [await figures(page, 1, [3, 4, 5]), await figures(page, 2, [3, 4, 5])];
  await page.keyboard.type('*2');
  await page.getByText(/^6 cifras: .* → .* t/).waitFor();
  await page.keyboard.press('Enter');
  await page.getByText('6 cifras escritas').waitFor();
  expect([await figures(page, 1, [3, 4, 5]), await figures(page, 2, [3, 4, 5])]).not.toEqual(before);
  await saved(page);
  await page.keyboard.press('Control+z');
  await expect
    .poll(async () => [await figures(page, 1, [3, 4, 5]), await figures(page, 2, [3, 4, 5])])
    .toEqual(before);
  await page.keyboard.press('Control+y');
  await expect.poll(async () => figures(page, 1, [3, 4, 5])).not.toEqual(before[0]);
});

test('selecting everything leaves the sheet where it is, and typing goes to the cell that was chosen', async ({
  visit,
}) => {
  const { page } = await visit(HOJA, { as: SELLER, viewport: { width: 960, height: 600 } });
  await grid(page).waitFor();
  await click(page, at(page, 2, 3));
  const before = await active(page).boundingBox();
  for (const keys of ['Control+a', 'Shift+Space', 'Control+Space']) await page.keyboard.press(keys);
  await expect.poll(() => active(page).boundingBox()).toEqual(before);
  await page.keyboard.type('+5%');
  await page.getByText(/^480 cifras: .* → .* t/).waitFor();
  expect(await active(page).boundingBox()).toEqual(before);
  await page.keyboard.press('Escape');
});

test('what is typed over a large selection is seen, though the selection goes on out of sight', async ({
  visit,
}) => {
  const { page } = await visit(HOJA, { as: SELLER, viewport: { width: 960, height: 600 } });
  await grid(page).waitFor();
  await click(page, at(page, 1, 1));
  await page.keyboard.press('Control+Shift+End');
  await page.keyboard.type('+5%');
  const effect = page.getByText(/^480 cifras: .* → .* t/);
  await effect.waitFor();
  const within = await grid(page).evaluate((sheet) => {
    const room = sheet.getBoundingClientRect();
    const box = document.activeElement?.getBoundingClientRect();
    return box !== undefined && box.left >= room.left && box.right <= room.right && box.top >= room.top;
  });
  expect(within).toBe(true);
  const left = async (element: Locator) => (await element.boundingBox())?.x ?? Number.NaN;
  expect(await left(effect)).toBeGreaterThan(await left(grid(page)));
  await page.keyboard.press('Enter');
  await page.getByText('480 cifras escritas').waitFor();
  expect(await active(page).isVisible()).toBe(true);
  await saved(page);
  await page.keyboard.press('Control+z');
  await saved(page);
});

test('a growth over the reference is typed as a percentage, seen as one, copied and kept', async ({
  visit,
}) => {
  const { page } = await visit(`${HOJA}&referente=${REFERENCE}`, { as: SELLER });
  await grid(page).locator('[role="gridcell"] small').first().waitFor();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const reference = await at(page, 1, 1).locator('small').textContent();
  await click(page, page.getByRole('button', { name: 'Variación' }));
  await click(page, at(page, 1, 0));
  await page.keyboard.type('100');
  await page.getByText('=120 escribe la cifra').waitFor();
  await page.keyboard.press('Enter');
  await page.keyboard.type('-3,5%');
  await page.keyboard.press('Enter');
  await expect.poll(() => figures(page, 1, [1, 2])).toEqual(['+100,0 %', '+100,0 %']);
  await expect.poll(() => figures(page, 2, [0, 1])).toEqual(['−3,5 %', '−3,5 %']);
  await saved(page);
  const doubled = await at(page, 1, 1).locator('small').textContent();
  expect(tonnes(doubled)).toBeCloseTo(2 * tonnes(reference), 0);

  await click(page, at(page, 1, 1));
  await page.keyboard.press('F2');
  await page.keyboard.press('Enter');
  expect(await at(page, 1, 1).locator('small').textContent()).toBe(doubled);

  await click(page, at(page, 1, 1));
  await page.keyboard.press('Control+c');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('100%');
  await click(page, at(page, 2, 1));
  await page.keyboard.press('Control+v');
  await expect.poll(() => figure(at(page, 2, 1))).toBe('+100,0 %');
  await saved(page);

  // A line of figures with signs is no calculation.
  await click(page, at(page, 2, 2));
  await click(page, at(page, 2, 4), 'Shift');
  await page.keyboard.press('Control+c');
  await click(page, at(page, 1, 2));
  await page.keyboard.press('Control+v');
  await expect.poll(() => figures(page, 1, [2, 3, 4])).toEqual(['−3,5 %', '−3,5 %', '−3,5 %']);
  await page.evaluate(() => navigator.clipboard.writeText('+50%\r\n-25'));
  await click(page, at(page, 1, 5));
  await page.keyboard.press('Control+v');
  await expect.poll(() => figure(at(page, 1, 5))).toBe('+50,0 %');
  expect(await figure(at(page, 2, 5))).toBe('−25,0 %');
  await saved(page);
  await expect.poll(() => page.url()).toContain('en=porcentaje');
  await page.reload();
  await expect.poll(() => figures(page, 2, [1, 2])).toEqual(['+100,0 %', '−3,5 %']);
});
