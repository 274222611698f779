import type { Page } from 'playwright';
import { type Amount, cell, chooseBudget, openBudget, pendingMarks } from '../screens/presupuestos.ts';
import { SELLER } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

/** Presses where a figure stands, at the end of its digits, as a hand does: no element is looked for, nothing is filled in. */
async function press(page: Page, month: string, amount: Amount, times = 1): Promise<void> {
  const box = await cell(page, month, amount).boundingBox();
  if (!box) throw new Error(`${month} is not on the screen`);
  await page.mouse.click(box.x + box.width - 40, box.y + box.height / 2, { clickCount: times });
}

/** What stands in the cell that has the focus, and what of it is selected. */
const selection = (page: Page) =>
  page.evaluate(() => {
    const box = document.activeElement;
    if (!(box instanceof HTMLInputElement)) return null;
    const selected = box.value.slice(box.selectionStart ?? 0, box.selectionEnd ?? 0);
    return { month: box.ariaLabel, all: selected === box.value, nothing: selected === '' };
  });

const saved = (page: Page) => expect.poll(() => pendingMarks(page).count()).toBe(0);

/** A key of the numeric keypad, with the character that the keyboard's layout gives it. */
async function keypadPoint(page: Page, text: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const key = {
    key: text || 'Delete',
    code: 'NumpadDecimal',
    location: 3,
    windowsVirtualKeyCode: text ? 110 : 46,
  };
  await session.send('Input.dispatchKeyEvent', { type: text ? 'keyDown' : 'rawKeyDown', ...key, text });
  await session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key });
  await session.detach();
}

test('a click selects the figure wherever the focus was, and typing replaces it', async ({ visit }) => {
  const { page } = await visit('/presupuestos', { as: SELLER });
  await chooseBudget(page);
  const written = { 'Enero 2027': '40', 'Febrero 2027': '50', 'Marzo 2027': '60' };

  await press(page, 'Enero 2027', 'volumen');
  await page.keyboard.type('40');
  await page.keyboard.press('Enter');
  await press(page, 'Febrero 2027', 'volumen');
  expect(await selection(page)).toEqual({ month: 'Febrero 2027, volumen', all: true, nothing: false });
  await page.keyboard.type('50');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('ArrowDown');
  await press(page, 'Marzo 2027', 'volumen');
  await page.keyboard.type('60');

  // A press and a drag over the digits is a click with a shaky hand.
  const april = await cell(page, 'Abril 2027', 'volumen').boundingBox();
  if (!april) throw new Error('no April');
  await page.mouse.move(april.x + april.width - 44, april.y + 16);
  await page.mouse.down();
  await page.mouse.move(april.x + april.width - 60, april.y + 18, { steps: 4 });
  await page.mouse.up();
  await page.keyboard.type('70');
  await page.getByRole('heading', { name: 'Presupuestos' }).click();
  await saved(page);

  await page.reload();
  await openBudget(page);
  for (const [month, value] of Object.entries({ ...written, 'Abril 2027': '70' })) {
    expect(await cell(page, month, 'volumen').inputValue()).toBe(value);
  }
});

test('a second click, a double click and F2 place the caret; so does a click into what is being typed', async ({
  visit,
}) => {
  const { page } = await visit('/presupuestos', { as: SELLER });
  await chooseBudget(page);
  const value = (month: string) => cell(page, month, 'volumen').inputValue();
  const caret = (month: string) => ({ month: `${month}, volumen`, all: false, nothing: true });
  await cell(page, 'Enero 2027', 'volumen').focus();
  for (const figure of ['110', '120', '130', '140']) {
    await page.keyboard.type(figure);
    await page.keyboard.press('Enter');
  }

  await press(page, 'Enero 2027', 'volumen');
  await press(page, 'Enero 2027', 'volumen');
  expect(await selection(page)).toEqual(caret('Enero 2027'));
  await page.keyboard.type('5');
  expect(await value('Enero 2027')).toBe('1105');

  await press(page, 'Febrero 2027', 'volumen', 2);
  expect(await selection(page)).toEqual(caret('Febrero 2027'));
  await page.keyboard.type('6');
  expect(await value('Febrero 2027')).toBe('1206');

  await page.keyboard.press('Enter');
  await page.keyboard.press('F2');
  expect(await selection(page)).toEqual(caret('Marzo 2027'));
  await page.keyboard.type('7');
  expect(await value('Marzo 2027')).toBe('1307');

  await press(page, 'Abril 2027', 'volumen');
  await page.keyboard.type('99');
  await press(page, 'Abril 2027', 'volumen');
  await page.keyboard.type('8');
  expect(await value('Abril 2027')).toBe('998');

  // Escape is a new beginning: the figure is back, selected, and a click selects it again.
  await page.keyboard.press('Escape');
  expect(await value('Abril 2027')).toBe('140');
  await press(page, 'Abril 2027', 'volumen');
  expect(await selection(page)).toEqual({ month: 'Abril 2027, volumen', all: true, nothing: false });
  await saved(page);
});

test('a right click selects the figure too, and a click on a month of the past changes nothing', async ({
  visit,
}) => {
  const { page } = await visit('/presupuestos', { as: SELLER });
  await chooseBudget(page);
  await cell(page, 'Mayo 2027', 'precio').focus();
  await page.keyboard.press('ArrowDown');
  await cell(page, 'Junio 2027', 'precio').click({ button: 'right' });
  expect(await selection(page)).toEqual({ month: 'Junio 2027, precio', all: true, nothing: false });
  await page.keyboard.press('Escape');

  const open = page.getByRole('combobox', { name: 'Presupuesto', exact: true });
  const forecast = (await open.locator('option').allTextContents()).find((id) => id.startsWith('SOP'));
  await open.selectOption(forecast ?? '');
  await page.getByRole('listbox', { name: 'Clientes y productos' }).getByRole('option').first().click();
  const boxes = page.locator('input[data-field="volumenTon"]');
  await boxes.first().waitFor();
  const past = page.locator('tr[data-history="true"] input').last();
  const first = page.locator('input[data-field="volumenTon"]:enabled').first();
  await first.click();
  await page.keyboard.type('77');
  const spot = await past.boundingBox();
  if (!spot) throw new Error('no month of the past');
  const before = await past.inputValue();
  await page.mouse.click(spot.x + spot.width / 2, spot.y + spot.height / 2);
  await page.keyboard.type('9');
  expect(await past.inputValue()).toBe(before);
  await expect.poll(() => first.inputValue()).toBe('77');
  await saved(page);
});

test('the point of the keypad is a comma, in every box for decimals', async ({ visit }) => {
  const { page } = await visit('/presupuestos', { as: SELLER });
  await chooseBudget(page);
  const august = cell(page, 'Agosto 2027', 'precio');
  await press(page, 'Agosto 2027', 'precio');
  await page.keyboard.type('1');
  await keypadPoint(page, '.');
  await page.keyboard.type('234');
  expect(await august.inputValue()).toBe('1,234');
  // Without Num Lock the same key deletes what is behind the caret.
  await page.keyboard.press('ArrowLeft');
  await keypadPoint(page, '');
  expect(await august.inputValue()).toBe('1,23');
  await page.keyboard.press('Enter');
  expect(await august.inputValue()).toBe('1,23');

  await page.keyboard.press('Alt+R');
  const total = page.getByRole('dialog', { name: 'Repartir total' }).getByLabel('Toneladas de 2027');
  await total.press('Control+A');
  await page.keyboard.type('2');
  await keypadPoint(page, ',');
  await page.keyboard.type('5');
  expect(await total.inputValue()).toBe('2,5');
  // A click into any box selects what is in it; the next one places the caret.
  await page.keyboard.press('Tab');
  const box = await total.boundingBox();
  if (!box) throw new Error('no box for the total');
  const [x, y] = [box.x + box.width - 10, box.y + box.height / 2];
  await page.mouse.click(x, y);
  await page.keyboard.type('70');
  expect(await total.inputValue()).toBe('70');
  await page.mouse.click(x, y);
  await page.keyboard.type('5');
  expect(await total.inputValue()).toBe('705');
  await page.keyboard.press('Escape');
  await saved(page);
});

test('what cannot be a figure is marked while it is typed, and leaving restores without a word', async ({
  visit,
}) => {
  const { page } = await visit('/presupuestos', { as: SELLER });
  await chooseBudget(page);
  const box = cell(page, 'Septiembre 2027', 'volumen');
  const before = await box.inputValue();
  for (const [text, marked] of [
    ['abc', 'true'],
    ['28*1,05', 'true'],
    ['123456789012', 'true'],
    ['-5', 'true'],
    ['12.34', null],
    ['1.234.', null],
    ['0,', null],
  ] as const) {
    await press(page, 'Septiembre 2027', 'volumen');
    await page.keyboard.type(text);
    expect([text, await box.getAttribute('aria-invalid')]).toEqual([text, marked]);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
  }
  await press(page, 'Septiembre 2027', 'volumen');
  await page.keyboard.type('28*1,05');
  const marked = await box.screenshot();
  await box.evaluate((element) => element.removeAttribute('aria-invalid'));
  expect(marked.equals(await box.screenshot()), 'the mark can be seen').toBe(false);
  await page.keyboard.press('Enter');
  expect(await box.inputValue()).toBe(before);
  expect(await box.getAttribute('aria-invalid')).toBeNull();
  expect(await pendingMarks(page).count()).toBe(0);
});
