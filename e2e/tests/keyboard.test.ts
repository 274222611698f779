import type { Page } from 'playwright';
import {
  BUDGET,
  cell,
  chooseBudget,
  MONTHS,
  openBudget,
  paste,
  pendingMarks,
  selector,
} from '../screens/presupuestos.ts';
import { holdCalls } from '../support/hold-calls.ts';
import { SELLER } from '../support/people.ts';
import { renderWork } from '../support/render-work.ts';
import { expect, test } from '../support/test.ts';

/** Holds the months of periods back from `hold` on until `release`, or of the budget from `walkOn` on, which goes to a next pair. */
async function holdMonths(page: Page) {
  let held: readonly string[] = [];
  let end = (): void => {};
  let released = Promise.resolve();
  // From the beginning: a route that is added is not heeded by what is asked for at once.
  await page.route('**/listar-ventas?*', async (route) => {
    const { searchParams } = new URL(route.request().url());
    if (held.includes(searchParams.get('periodoID') ?? '')) await released;
    await route.continue();
  });
  function hold(...periodoIDs: readonly string[]): void {
    held = periodoIDs;
    released = new Promise((resolve) => {
      end = resolve;
    });
  }
  return {
    hold,
    walkOn: async (...keys: readonly string[]): Promise<void> => {
      hold(BUDGET);
      const months = page.getByLabel('Cargando los meses');
      // Some pairs' months are here already.
      while (!(await months.isVisible())) for (const key of keys) await page.keyboard.press(key);
    },
    release: (): void => {
      held = [];
      end();
    },
  };
}

test('an evening of budgeting needs no mouse once a cell has focus', async ({ visit }) => {
  const { page } = await visit('/presupuestos', { as: SELLER });
  await chooseBudget(page);
  const keys = page.keyboard;
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));

  await cell(page, 'Enero 2027', 'volumen').focus();
  await keys.type('11');
  await keys.press('Enter');
  expect(await focused()).toBe('Febrero 2027, volumen');
  await keys.type('12');
  await keys.press('Tab');
  expect(await focused()).toBe('Febrero 2027, precio');
  await keys.type('13,5');
  await keys.press('ArrowDown');
  expect(await focused()).toBe('Marzo 2027, precio');
  await keys.press('ArrowUp');
  expect(await focused()).toBe('Febrero 2027, precio');
  await keys.press('Shift+Enter');
  expect(await focused()).toBe('Enero 2027, precio');

  await keys.type('999');
  await keys.press('Escape');
  await keys.press('Shift+Tab');
  expect(await focused()).toBe('Enero 2027, volumen');
  expect(await cell(page, 'Enero 2027', 'precio').inputValue()).not.toContain('999');

  await cell(page, 'Octubre 2027', 'volumen').focus();
  await keys.type('44');
  await keys.press('Alt+ArrowDown');
  await expect.poll(() => cell(page, 'Diciembre 2027', 'volumen').inputValue()).toBe('44');
  await expect.poll(() => pendingMarks(page).count()).toBe(0);

  await page.reload();
  await openBudget(page);
  const volumes = await Promise.all(MONTHS.map((month) => cell(page, month, 'volumen').inputValue()));
  expect(volumes.slice(0, 2)).toEqual(['11', '12']);
  expect(volumes.slice(9)).toEqual(['44', '44', '44']);
  expect(await cell(page, 'Febrero 2027', 'precio').inputValue()).toBe('13,5');
});

test('a key in a cell has the browser measure that cell alone', async ({ visit }) => {
  const { page } = await visit('/presupuestos', { as: SELLER });
  await chooseBudget(page);
  const volume = cell(page, 'Enero 2027', 'volumen');
  await volume.click();
  await page.keyboard.type('1');
  const { styled, measured } = await renderWork(page, async () => {
    await page.keyboard.type('2');
    await expect.poll(() => volume.inputValue()).toBe('12');
  });
  expect(measured).toBeGreaterThan(0);
  expect(measured).toBeLessThan(12);
  expect(styled).toBeLessThan(10);
});

test('one pair after another is budgeted without leaving the keyboard, nor the column', async ({ visit }) => {
  const { page } = await visit('/presupuestos', { as: SELLER });
  await chooseBudget(page);
  const keys = page.keyboard;
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  const row = () => page.getByRole('listbox').getByRole('option', { selected: true });
  const chosen = () => row().getAttribute('aria-posinset');

  await cell(page, 'Marzo 2027', 'precio').focus();
  await keys.type('4321');
  await keys.press('Control+PageDown');
  await expect.poll(chosen).toBe('2');
  await expect.poll(focused).toBe('Marzo 2027, precio');
  await keys.type('1234');
  await keys.press('Alt+PageUp');
  await expect.poll(chosen).toBe('1');
  await expect.poll(focused).toBe('Marzo 2027, precio');
  expect(await cell(page, 'Marzo 2027', 'precio').inputValue()).toBe('4321');
  await keys.press('Control+Z');
  await expect.poll(chosen).toBe('2');
  await expect.poll(focused).toBe('Marzo 2027, precio');
  await keys.press('Control+Z');
  await expect.poll(chosen).toBe('1');

  const due = page.getByRole('img', { name: 'no presupuestado' });
  await keys.press('Control+Shift+PageDown');
  await expect.poll(() => row().filter({ has: due }).count()).toBe(1);

  await keys.press('Alt+l');
  const option = () => page.evaluate(() => document.activeElement?.getAttribute('aria-posinset'));
  expect(await option()).toBe(await chosen());
  await keys.press('ArrowDown');
  await keys.press('Enter');
  await expect.poll(focused).toBe('Enero 2027, volumen');
  // Where the list was walked from, it is walked from again.
  const below = Number(await chosen());
  await keys.press('Alt+PageUp');
  await expect.poll(chosen).toBe(`${below - 1}`);
  await keys.press('Alt+l');
  expect(await option()).toBe(await chosen());
});

test('a block of cells is selected with the mouse, by dragging and by Shift, and ends with a click', async ({
  visit,
}) => {
  const { page } = await visit('/presupuestos', { as: SELLER });
  await chooseBudget(page);
  const { mouse, keyboard: keys } = page;
  const middle = async (month: string, amount: 'volumen' | 'precio') => {
    const box = await cell(page, month, amount).boundingBox();
    if (!box) throw new Error('the cell is in sight');
    return [box.x + box.width / 2, box.y + box.height / 2] as const;
  };
  const picked = page.locator('[data-picked]');
  await mouse.move(...(await middle('Febrero 2027', 'volumen')));
  await mouse.down();
  await mouse.move(...(await middle('Abril 2027', 'precio')), { steps: 8 });
  expect(await picked.count()).toBe(6);
  await mouse.move(...(await middle('Marzo 2027', 'volumen')), { steps: 4 });
  await mouse.up();
  expect(await picked.count()).toBe(2);
  // The button is up.
  await mouse.move(...(await middle('Mayo 2027', 'volumen')), { steps: 4 });
  expect(await picked.count()).toBe(2);

  await keys.down('Shift');
  await mouse.click(...(await middle('Junio 2027', 'volumen')));
  await keys.up('Shift');
  expect(await picked.count()).toBe(5);
  await keys.press('Delete');
  const zeros = ['Febrero 2027', 'Junio 2027'].map((month) => cell(page, month, 'volumen').inputValue());
  expect(await Promise.all(zeros)).toEqual(['0', '0']);
  await keys.press('Control+Z');

  await mouse.click(...(await middle('Marzo 2027', 'volumen')));
  expect(await picked.count()).toBe(0);
  await keys.type('50');
  await keys.press('Tab');
  expect(await cell(page, 'Marzo 2027', 'volumen').inputValue()).toBe('50');
});

test('a block of cells is selected, filled down, copied for a spreadsheet and set to zero by keyboard', async ({
  visit,
}) => {
  const { page } = await visit('/presupuestos', { as: SELLER });
  await chooseBudget(page);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const keys = page.keyboard;
  const copied = async () => {
    await keys.press('Control+C');
    return page.evaluate(() => navigator.clipboard.readText());
  };
  const figures = (amount: 'volumen' | 'precio') =>
    Promise.all(MONTHS.slice(1, 5).map((month) => cell(page, month, amount).inputValue()));

  await cell(page, 'Febrero 2027', 'volumen').focus();
  await keys.type('1234,5');
  await keys.press('ArrowRight');
  await keys.type('4321,25');
  await keys.press('Shift+Tab');
  await expect.poll(copied).toBe('1234,5');
  await keys.press('Shift+ArrowDown');
  await keys.press('Shift+ArrowDown');
  await keys.press('Shift+ArrowRight');
  const may = [
    await cell(page, 'Mayo 2027', 'volumen').inputValue(),
    await cell(page, 'Mayo 2027', 'precio').inputValue(),
  ];
  await keys.press('Control+D');
  await expect.poll(() => figures('precio')).toEqual(['4.321,25', '4.321,25', '4.321,25', may[1]]);
  expect((await figures('volumen')).slice(1)).toEqual(['1.234,5', '1.234,5', may[0]]);
  await expect.poll(copied).toBe('1234,5\t4321,25\n1234,5\t4321,25\n1234,5\t4321,25');
  await keys.press('Shift+ArrowLeft');
  await keys.press('Delete');
  await expect.poll(async () => (await figures('volumen')).slice(1, 3)).toEqual(['0', '0']);
  await keys.press('Control+Z');
  await expect.poll(async () => (await figures('volumen')).slice(1, 3)).toEqual(['1.234,5', '1.234,5']);

  // Digits selected by hand are copied as they are.
  await keys.press('Escape');
  await keys.press('F2');
  await keys.press('Shift+ArrowLeft');
  await expect.poll(copied).toBe('5');
  await expect.poll(() => pendingMarks(page).count()).toBe(0);
});

test('what is typed while months are on their way goes whole into their cells', async ({ visit }) => {
  const { page } = await visit('/presupuestos', { as: SELLER });
  const { walkOn, release } = await holdMonths(page);
  await chooseBudget(page);
  const keys = page.keyboard;
  const january = cell(page, 'Enero 2027', 'volumen');
  const price = cell(page, 'Enero 2027', 'precio');
  await january.focus();

  await walkOn('Alt+PageDown');
  await keys.type('129');
  await keys.press('Backspace');
  await keys.press('Tab');
  await keys.type('30');
  release();
  await january.waitFor();
  await keys.type('5');
  await keys.press('Enter');
  await expect.poll(() => january.inputValue()).toBe('12');
  expect(await price.inputValue()).toBe('305');

  await january.focus();
  await walkOn('Alt+PageDown');
  await keys.type('71');
  await keys.press('Alt+ArrowDown');
  await keys.press('Alt+PageDown');
  await keys.type('82');
  await keys.press('Enter');
  release();
  await expect.poll(() => january.inputValue()).toBe('82');
  await keys.press('Alt+PageUp');
  await expect.poll(() => january.inputValue()).toBe('71');
  expect(await cell(page, 'Diciembre 2027', 'volumen').inputValue()).toBe('71');

  // Keys that go elsewhere are not overtaken, nor do they leave the months.
  await price.focus();
  await walkOn('Alt+PageDown');
  await keys.press('Shift+Tab');
  await keys.press('ArrowDown');
  await keys.type('93');
  await keys.press('Alt+PageUp');
  await keys.press('Control+z');
  await keys.press('Alt+l');
  await keys.press('ArrowDown');
  await keys.press('Enter');
  await keys.type('57');
  await keys.press('Enter');
  release();
  await expect.poll(() => january.inputValue()).toBe('57');
  expect(await cell(page, 'Febrero 2027', 'volumen').inputValue()).not.toBe('93');

  // From the list, whose row keeps the focus until they are there; Esc takes back what was typed.
  await walkOn('Alt+l', 'ArrowDown', 'Enter');
  await keys.type('44');
  await keys.press('Escape');
  await keys.type('46');
  release();
  await expect.poll(() => january.inputValue()).toBe('46');
  await expect.poll(() => pendingMarks(page).count()).toBe(0);
});

test('what counts from the reference, typed before that has come, waits in its cell and is saved then', async ({
  visit,
}) => {
  const { page } = await visit('/presupuestos', { as: SELLER });
  const { hold, release } = await holdMonths(page);
  await chooseBudget(page);
  await (await selector(page, 'Referente')).selectOption('CUR-2026');
  await page.getByRole('button', { name: 'Comparar con año −1' }).click();
  const january = cell(page, 'Enero 2027', 'volumen');
  await january.focus();
  const keys = page.keyboard;

  hold('CUR-2026');
  // The reference of the next pair may be there already, as of any neighbour.
  await keys.press('Alt+PageDown');
  await keys.press('Alt+PageDown');
  await january.click();
  await keys.type('=ref*2+1');
  await page.getByText('El referente aún no ha llegado').waitFor();
  await keys.press('Enter');
  await keys.type('7');
  await keys.press('Enter');
  expect(await january.inputValue()).toBe('=ref*2+1');
  release();
  await expect.poll(() => january.inputValue()).toMatch(/^[\d.]+(,\d+)?$/);
  await expect.poll(() => pendingMarks(page).count()).toBe(0);
  const row = page.getByRole('row', { name: /Enero 2027/ });
  const reference = (await row.locator('[data-column="volumen-referente"]').textContent()) ?? '';
  const number = (text: string) => Number(text.replaceAll('.', '').replace(',', '.'));
  expect(number(await january.inputValue())).toBeCloseTo(number(reference) * 2 + 1, 1);
  expect(await cell(page, 'Febrero 2027', 'volumen').inputValue()).toBe('7');
});

test('a pair is copied from its reference by percentage and Enter, also before that or its months have come', async ({
  visit,
}) => {
  const { page } = await visit('/presupuestos', { as: SELLER });
  const { hold, release } = await holdMonths(page);
  await chooseBudget(page);
  await (await selector(page, 'Referente')).selectOption('CUR-2026');
  const keys = page.keyboard;
  const dialog = page.getByRole('dialog', { name: 'Copiar referente' });
  const awaited = dialog.getByText('Leyendo el referente: se copiará en cuanto llegue.');
  const outcome = page.getByRole('group', { name: 'Herramientas de los meses' }).getByRole('status');
  const january = cell(page, 'Enero 2027', 'volumen');
  await january.focus();
  await keys.press('Alt+c');
  await dialog.getByRole('combobox', { name: 'A qué meses' }).selectOption('all');
  await dialog.getByLabel('Variación del volumen (%)').focus();
  await keys.press('Enter');
  await expect.poll(() => outcome.textContent()).toMatch(/copiado/);

  hold('CUR-2026');
  // The reference of the next pair may be there already, as of any neighbour.
  await keys.press('Alt+PageDown');
  await keys.press('Alt+PageDown');
  await keys.press('Alt+c');
  await dialog.waitFor();
  await keys.type('5');
  await keys.press('Enter');
  await awaited.waitFor();
  release();
  await dialog.waitFor({ state: 'detached' });
  expect(await outcome.textContent()).toMatch(/^\d+ valores copiados/);

  hold('CUR-2026', BUDGET);
  await keys.press('Alt+PageDown');
  await keys.press('Alt+PageDown');
  await keys.press('Alt+PageDown');
  await page.getByLabel('Cargando los meses').waitFor();
  await keys.press('Alt+c');
  await dialog.waitFor();
  await keys.type('7');
  await keys.press('Enter');
  await awaited.waitFor();
  release();
  await dialog.waitFor({ state: 'detached' });
  expect(await outcome.textContent()).toMatch(/^\d+ valores copiados/);
  expect(await january.evaluate((box) => box === document.activeElement)).toBe(true);
});

test('what is typed for a dialog that is on its way goes into no cell, though the months come sooner', async ({
  visit,
}) => {
  const { page } = await visit('/presupuestos', { as: SELLER });
  const { walkOn, release } = await holdMonths(page);
  const january = cell(page, 'Enero 2027', 'volumen');
  const letCome = await holdCalls(page, '**/assets/Copy-*.js');
  await openBudget(page);
  const keys = page.keyboard;
  await january.focus();
  await walkOn('Alt+PageDown');
  await keys.press('Alt+c');
  await keys.type('3');
  release();
  await january.waitFor();
  const before = await january.inputValue();
  await keys.type('3');
  await keys.press('Enter');
  expect(await january.inputValue()).toBe(before);

  const dialog = page.getByRole('dialog', { name: 'Copiar referente' });
  expect(await dialog.count()).toBe(0);
  letCome();
  await dialog.waitFor();
  await keys.press('Escape');
  expect(await january.evaluate((box) => box === document.activeElement)).toBe(true);
});

test('a range that is pasted while months are on their way is pasted in them', async ({ visit }) => {
  const { page } = await visit('/presupuestos', { as: SELLER });
  const { walkOn, release } = await holdMonths(page);
  await openBudget(page);
  const keys = page.keyboard;
  const january = cell(page, 'Enero 2027', 'volumen');
  await paste(page, 'Enero 2027', 'volumen', '11,5\t2222\r\n12,5\t3333\r\n');

  await walkOn('Alt+PageDown');
  await keys.press('Control+V');
  release();
  await expect.poll(() => january.inputValue()).toBe('11,5');
  await expect.poll(() => cell(page, 'Febrero 2027', 'precio').inputValue()).toBe('3.333');

  await page.evaluate(() => navigator.clipboard.writeText('77,25'));
  await walkOn('Alt+PageDown');
  await keys.press('Control+V');
  await keys.press('Tab');
  await keys.type('9');
  await keys.press('Enter');
  release();
  await expect.poll(() => january.inputValue()).toBe('77,25');
  expect(await cell(page, 'Enero 2027', 'precio').inputValue()).toBe('9');

  // What is copied here has its comma for decimals, also when it is read again.
  await january.focus();
  await keys.type('5,127');
  await keys.press('ArrowDown');
  await keys.type('5,627');
  await keys.press('ArrowUp');
  await keys.press('Shift+ArrowDown');
  await keys.press('Control+C');
  await walkOn('Alt+PageDown');
  await keys.press('Control+V');
  release();
  await expect.poll(() => january.inputValue()).toBe('5,127');
  await expect.poll(() => pendingMarks(page).count()).toBe(0);
});

test('what is typed goes into all selected cells by Ctrl+Enter, and without a selection stays in its cell', async ({
  visit,
}) => {
  const { page } = await visit('/presupuestos', { as: SELLER });
  await chooseBudget(page);
  const keys = page.keyboard;
  const figures = () =>
    Promise.all(MONTHS.slice(1, 5).map((month) => cell(page, month, 'volumen').inputValue()));
  const picked = page.locator('[data-picked]');
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));

  await cell(page, 'Febrero 2027', 'volumen').focus();
  const before = await figures();
  await keys.press('Shift+ArrowDown');
  await keys.press('Shift+ArrowDown');
  await keys.type('40');
  expect(await picked.count()).toBe(3);
  await keys.press('Control+Enter');
  await expect.poll(figures).toEqual(['40', '40', '40', before[3]]);
  expect([await picked.count(), await focused()]).toEqual([3, 'Febrero 2027, volumen']);

  await keys.type('+5%');
  await keys.press('Control+Enter');
  await expect.poll(figures).toEqual(['42', '42', '42', before[3]]);
  await keys.press('Control+Z');
  await expect.poll(figures).toEqual(['40', '40', '40', before[3]]);

  await keys.type('999');
  await keys.press('Escape');
  expect([await picked.count(), (await figures())[0]]).toEqual([3, '40']);
  await keys.press('Escape');
  expect(await picked.count()).toBe(0);

  await keys.type('17');
  await keys.press('Control+Enter');
  await expect.poll(() => pendingMarks(page).count()).toBe(0);
  expect([await figures(), await focused()]).toEqual([
    ['17', '40', '40', before[3]],
    'Febrero 2027, volumen',
  ]);

  await keys.press('Shift+ArrowDown');
  await keys.type('18');
  await keys.press('Enter');
  expect([await picked.count(), await figures()]).toEqual([0, ['18', '40', '40', before[3]]]);
});
