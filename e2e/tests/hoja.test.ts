import { active, at, click, figure, figures, grid, HOJA, saved } from '../screens/hoja.ts';
import { cell } from '../screens/presupuestos.ts';
import { holdCalls } from '../support/hold-calls.ts';
import { SELLER } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

test('figures are typed cell by cell, saved, and there after a reload at the same cell', async ({
  visit,
}) => {
  const { page } = await visit(HOJA, { as: SELLER });
  await grid(page).waitFor();
  await click(page, at(page, 1, 1));
  await page.keyboard.type('12,5');
  await page.keyboard.press('Tab');
  await page.keyboard.type('50');
  await page.keyboard.press('Enter');
  expect(await figures(page, 1, [1, 2])).toEqual(['12,5', '50']);
  expect(await active(page).getAttribute('data-row')).toBe('2');
  expect(await active(page).getAttribute('data-column')).toBe('1');
  await saved(page);
  await page.keyboard.press('ArrowRight');
  // Calmly: browsers refuse an address that changes with every key.
  await expect.poll(() => page.url()).toMatch(/celda=par.*2027-02/);
  await page.reload();
  await grid(page).waitFor();
  expect(await figures(page, 1, [1, 2])).toEqual(['12,5', '50']);
  expect(await active(page).getAttribute('data-row')).toBe('2');
  expect(await active(page).getAttribute('data-column')).toBe('2');
});

test('what is typed before the sheet is there goes whole into the cell at which it begins', async ({
  visit,
}) => {
  const { page } = await visit(HOJA, { as: SELLER });
  await grid(page).waitFor();
  await click(page, at(page, 1, 2));
  const before = await figures(page, 2, [2]);
  await expect.poll(() => page.url()).toMatch(/celda=par.*2027-02/);
  const release = await holdCalls(page, '**/ventas/**');
  await page.reload();
  await page.getByLabel('Cargando los meses').waitFor();
  await page.keyboard.type('=120+5');
  await page.keyboard.press('Tab');
  await page.keyboard.type('37');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Enter');
  release();
  await grid(page).waitFor();
  await expect.poll(() => figures(page, 1, [2, 3])).toEqual(['125', '3']);
  expect(await figures(page, 2, [2])).toEqual(before);
  expect(await active(page).getAttribute('data-row')).toBe('2');
  expect(await active(page).getAttribute('data-column')).toBe('2');
  await saved(page);
});

test('the sheet waits for the list of its pairs, and says why where that does not come', async ({
  visit,
}) => {
  const { page, watch } = await visit('/home', { as: SELLER });
  watch.expectError(/status of 500/);
  const nothing = page.getByText('Sin clientes ni productos');
  const list = '**/listar-clientes-productos-por-vendedor**';
  // Before this device has kept one.
  await page.route(list, (route) => route.fulfill({ status: 500 }));
  await page.goto(HOJA);
  const again = page.getByRole('button', { name: 'Reintentar' });
  await again.waitFor();
  expect(await nothing.count()).toBe(0);
  await page.unroute(list);
  await again.click();
  await grid(page).waitFor();
  expect(await grid(page).evaluate((sheet) => sheet === document.activeElement)).toBe(true);

  const release = await holdCalls(page, list);
  const figures = page.waitForResponse((answer) => answer.url().includes('/pares'));
  await page.reload();
  await figures;
  await page.getByLabel('Cargando los meses').waitFor();
  expect(await nothing.count()).toBe(0);
  release();
  await grid(page).waitFor();
});

test('a click beside the sheet saves what was typed, and the line says of an edit that it was taken back', async ({
  visit,
}) => {
  const { page } = await visit(HOJA, { as: SELLER });
  await grid(page).waitFor();
  await click(page, at(page, 1, 1));
  const before = await figure(at(page, 1, 1));
  await page.keyboard.type('57');
  const bar = await page.getByRole('banner').boundingBox();
  if (!bar) throw new Error('there is a bar');
  const answer = page.waitForResponse((one) => one.request().method() === 'PUT');
  await page.mouse.click(bar.x + bar.width / 2, bar.y + bar.height / 2);
  expect((await answer).status()).toBe(200);
  expect(await figure(at(page, 1, 1))).toBe('57');
  await page.keyboard.press('Control+z');
  await page.getByText(/^Deshecho: 1 cifra de /).waitFor();
  expect(await figure(at(page, 1, 1))).toBe(before);
  await saved(page);
});

test('a reload comes back to a month of the history, which is folded away as a rule', async ({ visit }) => {
  const { page } = await visit('/presupuestos?vista=hoja', { as: SELLER });
  const periods = page.getByRole('combobox', { name: 'Presupuesto', exact: true });
  await periods.locator('option', { hasText: 'SOP' }).first().waitFor({ state: 'attached' });
  const [forecast = ''] = (await periods.locator('option').allInnerTexts()).filter((id) =>
    id.startsWith('SOP'),
  );
  await periods.selectOption(forecast);
  await grid(page).waitFor();
  const history = page.getByRole('button', { name: /de historia$/ });
  await history.click();
  await click(page, at(page, 2, 2));
  const said = await figure(active(page));
  const month = await page.getByRole('columnheader').nth(3).innerText();
  await expect.poll(() => page.url()).toMatch(/celda=par/);
  await page.reload();
  await grid(page).waitFor();
  expect(await history.getAttribute('aria-pressed')).toBe('true');
  expect(await figure(active(page))).toBe(said);
  expect(await active(page).getAttribute('data-column')).toBe('2');
  expect(await page.getByRole('columnheader').nth(3).innerText()).toBe(month);
});

test('what is no figure stays in the cell, and says so', async ({ visit }) => {
  const { page } = await visit(HOJA, { as: SELLER });
  await grid(page).waitFor();
  await click(page, at(page, 1, 1));
  const before = await figure(at(page, 1, 1));
  await page.keyboard.type('12 kg');
  await page.keyboard.press('Enter');
  await page.getByText('«12 kg» no es una cifra').waitFor();
  await page.keyboard.press('Escape');
  expect(await figure(at(page, 1, 1))).toBe(before);
});

test('the whole of it is worked by keyboard, and Tab leads out of it at its edge', async ({ visit }) => {
  const { page } = await visit(HOJA, { as: SELLER });
  await grid(page).waitFor();
  await grid(page).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('F2');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+End');
  const said = await active(page).getAttribute('aria-describedby');
  expect(await page.locator(`[id="${said}"]`).textContent()).toContain('Diciembre 2027');
  await page.keyboard.press('Tab');
  expect(await grid(page).evaluate((element) => element === document.activeElement)).toBe(false);
});

test('the form says what was taken back on the sheet until something else is typed there', async ({
  visit,
}) => {
  const { page } = await visit(HOJA, { as: SELLER });
  await grid(page).waitFor();
  await click(page, at(page, 1, 1));
  await page.keyboard.type('12');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+z');
  const said = page.getByText(/^Deshecho: 1 cifra/);
  await said.waitFor();
  await click(page, at(page, 1, 2));
  await page.keyboard.press('Alt+f');
  await cell(page, 'Febrero 2027', 'volumen').waitFor();
  expect(await said.count()).toBe(1);

  await page.getByRole('radio', { name: 'Hoja' }).click();
  await grid(page).waitFor();
  await click(page, at(page, 1, 2));
  await page.keyboard.type('34');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Alt+f');
  await expect.poll(() => cell(page, 'Febrero 2027', 'volumen').inputValue()).toBe('34');
  expect(await said.count()).toBe(0);
});

test('the form that Alt+F opens has the keyboard in the month that was chosen on the sheet, or in the first', async ({
  visit,
}) => {
  const { page } = await visit(HOJA, { as: SELLER });
  await grid(page).waitFor();
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  await click(page, at(page, 2, 2));
  await page.keyboard.press('Alt+f');
  await expect.poll(focused).toBe('Febrero 2027, volumen');
  await page.keyboard.type('7');
  await page.getByRole('radio', { name: 'Hoja' }).click();
  await expect.poll(() => figures(page, 2, [2])).toEqual(['7']);
  await click(page, page.getByRole('radio', { name: 'Ventas' }));
  await click(page, at(page, 1, 0));
  await page.keyboard.press('Alt+f');
  await expect.poll(focused).toBe('Enero 2027, volumen');
  await page.getByRole('radio', { name: 'Hoja' }).click();
  await grid(page).waitFor();
  expect(await page.getByRole('radio', { name: 'Ventas' }).isChecked()).toBe(true);
});

test('the form shows what was typed on the sheet, and the sheet what was typed in the form', async ({
  visit,
}) => {
  const { page } = await visit(HOJA, { as: SELLER });
  await grid(page).waitFor();
  await click(page, at(page, 1, 1));
  await page.keyboard.type('77');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Alt+f');
  const january = page.getByRole('textbox', { name: 'Enero 2027, volumen' });
  await expect.poll(() => january.inputValue()).toBe('77');
  await january.click();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('78');
  await page.getByRole('radio', { name: 'Hoja' }).click();
  await grid(page).waitFor();
  expect(await figure(at(page, 1, 1))).toBe('78');
});

test('after a press on what the sheet shows the keyboard is in the sheet again, and Enter passes subtotals over', async ({
  visit,
}) => {
  const { page } = await visit(HOJA, { as: SELLER });
  await grid(page).waitFor();
  await click(page, at(page, 2, 1));
  await click(page, page.getByRole('radio', { name: 'Precio kg' }));
  await page.keyboard.type('4321');
  await page.keyboard.press('Enter');
  expect(await figure(at(page, 2, 1))).toBe('4.321');
  // The client's subtotal is the fourth row.
  expect(await active(page).getAttribute('data-row')).toBe('4');
});

test('a figure typed after a search goes where the frame stands', async ({ visit }) => {
  const { page } = await visit(HOJA, { as: SELLER });
  await grid(page).waitFor();
  await click(page, at(page, 1, 3));
  const search = page.getByRole('textbox', { name: 'Buscar cliente o producto' });
  await click(page, search);
  await page.keyboard.type('tapa');
  await expect.poll(() => active(page).count()).toBe(1);
  const row = Number(await active(page).getAttribute('data-row'));
  expect(await active(page).getAttribute('data-column')).toBe('3');
  const isInSheet = () => grid(page).evaluate((sheet) => sheet.contains(document.activeElement));
  for (let keys = 0; keys < 10 && !(await isInSheet()); keys += 1) await page.keyboard.press('Tab');
  await page.keyboard.type('44');
  await page.keyboard.press('Enter');
  await expect.poll(() => figure(at(page, row, 3))).toBe('44');
  await saved(page);
});

test('Ctrl+End and Ctrl+↓ lead to the last pair and bring it into sight; the total at the foot is an arrow further', async ({
  visit,
}) => {
  const { page } = await visit(HOJA, { as: SELLER, viewport: { width: 1280, height: 640 } });
  const last = Number(await grid(page).getAttribute('aria-rowcount')) - 3;
  for (const [keys, column] of [
    ['Control+End', 12],
    ['Control+ArrowDown', 1],
  ] as const) {
    await page.keyboard.press('Control+Home');
    await click(page, at(page, 1, 1));
    expect(await at(page, last, 0).count()).toBe(0);
    await page.keyboard.press(keys);
    const cell = at(page, last, column);
    await expect.poll(() => cell.getAttribute('data-active')).toBe('true');
    const isFree = () =>
      cell.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return document.elementFromPoint(left + width / 2, top + height - 3) === element;
      });
    await expect.poll(isFree).toBe(true);
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => at(page, last + 1, column).getAttribute('data-active')).toBe('true');
  }
});
