import { cell, chooseBudget, MONTHS, openBudget, pendingMarks } from '../screens/presupuestos.ts';
import { SELLER } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

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
