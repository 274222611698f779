import { at, click, figure, figures, grid, HOJA, REFERENCE, saved } from '../screens/hoja.ts';
import { BUDGET, cell, chooseBudget, pendingMarks } from '../screens/presupuestos.ts';
import { SELLER } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

test('a total is split over its months, and a block is copied and pasted as text', async ({ visit }) => {
  const { page } = await visit(HOJA, { as: SELLER });
  await grid(page).waitFor();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await click(page, at(page, 1, 0));
  await page.keyboard.type('1200');
  await page.keyboard.press('Enter');
  expect(await figure(at(page, 1, 0))).toBe('1.200');
  await click(page, at(page, 1, 1));
  await click(page, at(page, 1, 3), 'Shift');
  await page.keyboard.press('Control+c');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.split('\t')).toHaveLength(3);
  await click(page, at(page, 2, 1));
  await page.keyboard.press('Control+v');
  await expect.poll(() => figures(page, 2, [1, 2, 3])).toEqual(await figures(page, 1, [1, 2, 3]));
  await page.evaluate(() => navigator.clipboard.writeText('Producto\tAbril\r\nLata\t1.234,5\r\nTapa\t7'));
  await click(page, at(page, 1, 4));
  await page.keyboard.press('Control+v');
  await expect.poll(() => figure(at(page, 1, 4))).toBe('1.234,5');
  expect(await figure(at(page, 2, 4))).toBe('7');
});

test('figures copied on La hoja are pasted in a Ficha as they are, and those of others are named where they are doubtful', async ({
  visit,
}) => {
  const { page } = await visit(HOJA, { as: SELLER });
  await grid(page).waitFor();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(() => navigator.clipboard.writeText('206\t5,127\t5,627'));
  await click(page, at(page, 1, 1));
  await page.keyboard.press('Control+v');
  await page.getByText('«5,127» se puede leer de dos maneras').waitFor();
  for (const text of ['206', '5,127', '5,627']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await click(page, at(page, 1, 1));
  await click(page, at(page, 1, 3), 'Shift');
  await page.keyboard.press('Control+c');
  await saved(page);
  await page.goto(`/presupuestos?periodo=${BUDGET}&vista=ficha`);
  await chooseBudget(page);
  const volume = (month: string) => cell(page, `${month} 2027`, 'volumen');
  await volume('Abril').focus();
  await page.keyboard.press('Control+v');
  await expect.poll(() => volume('Abril').inputValue()).toBe('206');
  expect(await volume('Mayo').inputValue()).toBe('5,13');
  expect(await volume('Junio').inputValue()).toBe('5,63');
  await expect.poll(() => pendingMarks(page).count()).toBe(0);
});

test('what is copied on La hoja as tonnes is pasted neither as prices nor as percentages', async ({
  visit,
}) => {
  const { page } = await visit(`${HOJA}&referente=${REFERENCE}`, { as: SELLER });
  await grid(page).locator('[role="gridcell"] small').first().waitFor();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await click(page, at(page, 1, 1));
  await click(page, at(page, 1, 3), 'Shift');
  await page.keyboard.press('Control+c');

  await page.getByRole('radio', { name: 'Precio' }).click();
  const prices = await figures(page, 2, [1, 2, 3]);
  await click(page, at(page, 2, 1));
  await page.keyboard.press('Control+v');
  await page.getByText('Nada pegado: son toneladas, y aquí van precios').waitFor();
  expect(await figures(page, 2, [1, 2, 3])).toEqual(prices);

  await page.getByRole('radio', { name: 'Toneladas' }).click();
  await click(page, page.getByRole('button', { name: 'Variación' }));
  const shares = await figures(page, 2, [1, 2, 3]);
  await click(page, at(page, 2, 1));
  await page.keyboard.press('Control+v');
  await page.getByText('Nada pegado: son toneladas, y aquí van porcentajes').waitFor();
  expect(await figures(page, 2, [1, 2, 3])).toEqual(shares);

  await page.goto(`/presupuestos?periodo=${BUDGET}&vista=ficha`);
  await chooseBudget(page);
  const price = cell(page, 'Abril 2027', 'precio');
  await price.focus();
  const before = await price.inputValue();
  await page.keyboard.press('Control+v');
  await page.getByText('Nada pegado: son toneladas, y aquí van precios').waitFor();
  expect(await price.inputValue()).toBe(before);
});

test('what is copied, cut and pasted reaches the sheet also where the browser gives it to the page, as Firefox', async ({
  visit,
}) => {
  const { page } = await visit(HOJA, { as: SELLER });
  await grid(page).waitFor();
  /** @returns the text on the clipboard after it */
  const toThePage = (type: 'copy' | 'cut' | 'paste', text = '') =>
    page.evaluate(
      ([type, text]) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/plain', text);
        document.body.dispatchEvent(
          new ClipboardEvent(type, { clipboardData, bubbles: true, cancelable: true }),
        );
        return clipboardData.getData('text/plain');
      },
      [type, text] as const,
    );
  await click(page, at(page, 4, 1));
  await toThePage('paste', '7,5\t8\r\n');
  await expect.poll(() => figures(page, 4, [1, 2])).toEqual(['7,5', '8']);
  await click(page, at(page, 4, 2), 'Shift');
  expect(await toThePage('copy')).toBe('7,5\t8');
  expect(await toThePage('cut')).toBe('7,5\t8');
  await expect.poll(() => figures(page, 4, [1, 2])).toEqual(['0', '0']);

  await page.getByRole('textbox').first().click();
  await toThePage('paste', '9');
  expect(await toThePage('copy', 'of the page')).toBe('of the page');
  expect(await figures(page, 4, [1, 2])).toEqual(['0', '0']);
});

test('in the box that is typed in the clipboard is of text, and a range pasted there goes into the cells', async ({
  visit,
}) => {
  const { page } = await visit(HOJA, { as: SELLER });
  await grid(page).waitFor();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const copies = (text: string) => page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await copies('37,5\r\n');
  await click(page, at(page, 1, 1));
  await page.keyboard.type('1');
  await page.keyboard.press('Control+v');
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+x');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('137,5');
  await page.keyboard.press('Control+v');
  await page.keyboard.press('Enter');
  expect(await figure(at(page, 1, 1))).toBe('137,5');

  await copies('21\t22\r\n');
  await click(page, at(page, 2, 1));
  await page.keyboard.press('F2');
  await page.keyboard.press('Control+v');
  await expect.poll(() => figures(page, 2, [1, 2])).toEqual(['21', '22']);
  await saved(page);
});
