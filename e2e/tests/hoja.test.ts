import type { Locator, Page } from 'playwright';
import { historyPanel } from '../screens/history.ts';
import { BUDGET, cell, chooseBudget, pendingMarks } from '../screens/presupuestos.ts';
import { holdCalls } from '../support/hold-calls.ts';
import { SELLER } from '../support/people.ts';
import { renderWork } from '../support/render-work.ts';
import { expect, SCREENS, test } from '../support/test.ts';

const grid = (page: Page): Locator => page.getByRole('grid', { name: 'Hoja del presupuesto' });
const active = (page: Page): Locator => grid(page).locator('[data-active="true"]');
const at = (page: Page, row: number, column: number): Locator =>
  grid(page).locator(`[role="gridcell"][data-row="${row}"][data-column="${column}"]`);

/** What a cell shows, without its reference. */
const figure = (cell: Locator): Promise<string> =>
  cell.evaluate((element) => (element.firstChild?.textContent ?? '').replaceAll('\u00A0', ' '));
const figures = (page: Page, row: number, columns: readonly number[]) =>
  Promise.all(columns.map((column) => figure(at(page, row, column))));

const tonnes = (text: string | null): number => Number((text ?? '').replaceAll('.', '').replace(',', '.'));

const saved = (page: Page) => expect.poll(() => page.locator('[data-pending="true"]').count()).toBe(0);

const REFERENCE = 'CUR-2026';
const HOJA = `/presupuestos?periodo=${BUDGET}&vista=hoja`;

/** With the mouse, as people do. */
async function click(page: Page, cell: Locator, modifier?: 'Shift'): Promise<void> {
  const box = await cell.boundingBox();
  if (!box) throw new Error('the cell is not in sight');
  if (modifier) await page.keyboard.down(modifier);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  if (modifier) await page.keyboard.up(modifier);
}

test('a step to the next cell has the styles of a few cells reckoned, not those of the page', async ({
  visit,
}) => {
  const { page } = await visit(`${HOJA}&referente=${REFERENCE}`, { as: SELLER });
  await click(page, at(page, 1, 2));
  const { styled } = await renderWork(page, async () => {
    // Over its client's subtotal, which has no handle and no history.
    for (const key of ['ArrowUp', 'ArrowDown']) await page.keyboard.press(key);
    await expect.poll(() => active(page).getAttribute('data-row')).toBe('1');
  });
  expect(styled).toBeGreaterThan(0);
  expect(styled).toBeLessThan(100);
});

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

  const release = await holdCalls(page, list);
  const figures = page.waitForResponse((answer) => answer.url().includes('/pares'));
  await page.reload();
  await figures;
  await page.getByLabel('Cargando los meses').waitFor();
  expect(await nothing.count()).toBe(0);
  release();
  await grid(page).waitFor();
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
    as: SELLER,
    viewport: SCREENS.narrow,
    hasTouch: true,
    isMobile: true,
  });
  await at(page, 1, 0).tap();
  await page.getByRole('textbox', { name: /, Total 2027$/ }).waitFor();
  await at(page, 2, 0).tap();
  await page.keyboard.type('245');
  await page.keyboard.press('Enter');
  expect(await figures(page, 2, [0])).toEqual(['245']);
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
  await page.evaluate(() => navigator.clipboard.writeText('Producto\tEnero\r\nLata\t1.234,5\r\nTapa\t7'));
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

test('the months’ names stay over the sheet, and a drag along a row that they half cover selects of that row alone', async ({
  visit,
}) => {
  const { page } = await visit(HOJA, { as: SELLER });
  await grid(page).waitFor();
  const january = grid(page).getByRole('columnheader', { name: 'Ene' });
  const head = await january.boundingBox();
  if (!head) throw new Error('the sheet is not in sight');
  await click(page, at(page, 1, 4));
  await page.mouse.wheel(0, 460);
  await expect.poll(() => at(page, 14, 4).count()).toBe(1);
  expect(await january.boundingBox()).toEqual(head);

  const under = head.y + head.height + 4;
  const press = { x: head.x + head.width * 3.5, y: under };
  await page.mouse.move(press.x, press.y);
  await page.mouse.down();
  for (let month = 1; month <= 3; month += 1) await page.mouse.move(press.x + month * head.width, press.y);
  await page.mouse.up();
  const rows = await grid(page)
    .locator('[aria-selected="true"]')
    .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('data-row')));
  expect(rows).toHaveLength(4);
  expect(new Set(rows).size).toBe(1);
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

test('no frame shows an empty place, by wheel, by page and along the year, and what comes next is drawn once there is time', async ({
  visit,
}) => {
  const { page } = await visit(`${HOJA}&referente=${REFERENCE}`, {
    as: SELLER,
    viewport: { width: 960, height: 600 },
  });
  await grid(page).waitFor();
  await grid(page).evaluate(watchFrames);
  const box = await grid(page).boundingBox();
  if (!box) throw new Error('the sheet is not in sight');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  const beyond = () => grid(page).evaluate(rowsBeyond);
  await expect.poll(beyond).toBeGreaterThan(2);
  for (const down of [120, 120, 400, 400, -90, -900]) {
    await page.mouse.wheel(0, down);
    await page.mouse.wheel(down / 2, 0);
  }
  await click(page, at(page, 1, 1));
  for (const key of ['PageDown', 'PageDown', 'PageUp', 'Control+End', 'Control+Home', 'End'])
    await page.keyboard.press(key);
  await expect.poll(beyond).toBeGreaterThan(2);
  const { frames, empty } = await page.evaluate(() => window.framesSeen);
  expect(frames).toBeGreaterThan(10);
  expect(empty).toEqual([]);
});

declare global {
  interface Window {
    framesSeen: { frames: number; empty: string[] };
  }
}

/** Runs in the page: notes in each frame which places between the heads, the names and the totals have no cell. */
function watchFrames(sheet: Element): void {
  window.framesSeen = { frames: 0, empty: [] };
  const look = (): void => {
    window.framesSeen.frames += 1;
    const { left, right, top, bottom } = sheet.getBoundingClientRect();
    const name = sheet.querySelector('[data-part="name"]')?.getBoundingClientRect().right ?? left;
    const heads = sheet.querySelector('[data-part="heads"]')?.getBoundingClientRect().bottom ?? top;
    const totals = sheet.querySelector('[data-part="totals"]')?.getBoundingClientRect().top ?? bottom;
    for (const y of [heads + 3, (heads + totals) / 2, totals - 3])
      for (const x of [name + 3, (name + right) / 2, right - 24]) {
        const there = document.elementFromPoint(x, y)?.closest('[role="gridcell"]');
        if (!there) window.framesSeen.empty.push(`${x - left}, ${y - top}, scrolled ${sheet.scrollTop}`);
      }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Runs in the page: how many rows are drawn that are not in sight. */
function rowsBeyond(sheet: Element): number {
  const { top, bottom } = sheet.getBoundingClientRect();
  return [...sheet.querySelectorAll('[role="row"]')].filter((row) => {
    const box = row.getBoundingClientRect();
    return box.bottom < top || box.top > bottom;
  }).length;
}
