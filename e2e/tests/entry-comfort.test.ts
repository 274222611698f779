import type { Page } from 'playwright';
import { sampled } from '../../packages/server/src/test/sampled.ts';
import {
  type Amount,
  cell,
  chooseBudget,
  MONTHS,
  openBudget,
  paste,
  pendingMarks,
  selector,
  type,
} from '../screens/presupuestos.ts';
import { SELLER } from '../support/people.ts';
import { expect, SCREENS, test } from '../support/test.ts';

const outcome = (page: Page) =>
  page.getByRole('group', { name: 'Herramientas de los meses' }).getByRole('status');
const saved = (page: Page) => expect.poll(() => pendingMarks(page).count()).toBe(0);

/** A column as it is stored, read in the cell that has the focus: all of its decimals. */
async function stored(page: Page, amount: Amount): Promise<string[]> {
  const values: string[] = [];
  for (const month of MONTHS) {
    await cell(page, month, amount).focus();
    values.push(await cell(page, month, amount).inputValue());
  }
  return values;
}

/** Splits a total over next year's months, by keyboard; `proportion` is what the dialog says about it. */
async function splitTotal(page: Page, total: string, proportion = 'El total se repartirá'): Promise<void> {
  await page.keyboard.press('Alt+R');
  const split = page.getByRole('dialog', { name: 'Repartir total' });
  await split.getByText(proportion).waitFor();
  await split.getByLabel('Toneladas de 2027').fill(total);
  await page.keyboard.press('Enter');
  await split.waitFor({ state: 'detached' });
}

const kilos = (volumes: readonly string[]) =>
  volumes.reduce((sum, text) => sum + Math.round(Number(text.replace(',', '.')) * 1000), 0);

test.for(sampled(Object.values(SCREENS)))(
  'a range is pasted, taken back, done again and there after a reload, at $width px',
  async (viewport, { visit }) => {
    const { page } = await visit('/presupuestos', { viewport, as: SELLER });
    await chooseBudget(page);
    const before = await stored(page, 'volumen');
    const prices = await stored(page, 'precio');

    await paste(
      page,
      'Noviembre 2027',
      'volumen',
      `1.234,567\t4.321,25\r\n${viewport.width}.5\tsin precio\r\n7\t8\r\n`,
    );
    await expect
      .poll(() => outcome(page).textContent())
      .toBe('Pegadas 3 cifras en Volumen y Precio, de noviembre a diciembre de 2027; 3 omitidas');
    const pasted = [...before.slice(0, 10), '1234,567', `${viewport.width},5`];
    expect(await stored(page, 'volumen')).toEqual(pasted);
    expect(await stored(page, 'precio')).toEqual([...prices.slice(0, 10), '4321,25', prices[11]]);

    await page.keyboard.press('Control+Z');
    await expect.poll(() => outcome(page).textContent()).toMatch(/^Deshecho/);
    expect(await stored(page, 'volumen')).toEqual(before);
    await page.getByRole('button', { name: 'Rehacer' }).click();
    await expect.poll(() => outcome(page).textContent()).toMatch(/^Rehecho/);
    await saved(page);

    await page.reload();
    await openBudget(page);
    expect(await stored(page, 'volumen')).toEqual(pasted);
    expect(await page.getByRole('button', { name: 'Deshacer' }).getAttribute('aria-disabled')).toBe('true');
  },
);

test('months pasted by name find their rows, a year across fills them all, and what has two meanings is refused', async ({
  visit,
}) => {
  const { page } = await visit('/presupuestos', { as: SELLER });
  await chooseBudget(page);
  const prices = await stored(page, 'precio');

  await paste(
    page,
    'Agosto 2027',
    'volumen',
    'Mes\tToneladas\r\nEnero\t33\r\nmar-27\t1.234,5 t\r\nTotal\t1.267,5\r\n',
  );
  await expect
    .poll(() => outcome(page).textContent())
    .toBe('Pegadas 2 cifras en Volumen, en 2 meses de enero a marzo de 2027; 1 omitida');
  const volumes = await stored(page, 'volumen');
  expect([volumes[0], volumes[2]]).toEqual(['33', '1234,5']);
  expect(await stored(page, 'precio')).toEqual(prices);

  await paste(page, 'Mayo 2027', 'precio', 'Enero\t12,500\r\nFebrero\t980\r\n');
  await expect
    .poll(() => outcome(page).textContent())
    .toMatch(/^Nada pegado: «12,500» se puede leer de dos maneras/);
  expect(await stored(page, 'precio')).toEqual(prices);

  const year = MONTHS.map((_, at) => `${at + 20},5`);
  await paste(page, 'Enero 2027', 'volumen', `${year.join('\t')}\r\n`);
  await expect
    .poll(() => outcome(page).textContent())
    .toBe('Pegadas 12 cifras en Volumen, de enero a diciembre de 2027');
  expect(await stored(page, 'volumen')).toEqual(year);
  await page.keyboard.press('Control+Z');
  await expect.poll(() => outcome(page).textContent()).toBe('Deshecho: 12 valores');
  expect(await stored(page, 'volumen')).toEqual(volumes);
  await saved(page);
});

test('one value pasted into a cell is typed there, and Ctrl+Z takes it out of the box alone', async ({
  visit,
}) => {
  const { page } = await visit('/presupuestos', { as: SELLER });
  await chooseBudget(page);
  const march = cell(page, 'Marzo 2027', 'volumen');
  await march.focus();
  const before = await march.inputValue();
  await paste(page, 'Marzo 2027', 'volumen', '55,5\r\n');
  expect(await march.inputValue()).toBe('55,5');
  await page.keyboard.press('Control+Z');
  expect(await march.inputValue()).toBe(before);
  await paste(page, 'Marzo 2027', 'volumen', '55,5\r\n');
  await page.keyboard.press('Enter');
  await saved(page);
  await page.reload();
  await openBudget(page);
  expect(await march.inputValue()).toBe('55,5');
});

test('a range, a price with its sign and a calculation count at once, before the rest of the screen has come', async ({
  visit,
}) => {
  const { page } = await visit('/presupuestos', { as: SELLER });
  const january = cell(page, 'Enero 2027', 'volumen');
  await page.route('**/assets/*.js', async (route) => {
    // What comes after the months does not come at all.
    if (!(await january.isVisible())) await route.continue();
  });
  await openBudget(page);
  await paste(page, 'Enero 2027', 'volumen', '11,5\t2222\r\n12,5\t3333\r\n');
  await page.keyboard.press('Alt+PageDown');
  await page.keyboard.press('Alt+PageUp');
  await expect.poll(() => january.inputValue()).toBe('11,5');
  await paste(page, 'Febrero 2027', 'precio', '$ 4.444');
  await page.keyboard.press('Tab');
  expect(await cell(page, 'Febrero 2027', 'precio').inputValue()).toBe('4.444');
  await type(page, 'Marzo 2027', 'volumen', '=28*12');
  expect(await cell(page, 'Marzo 2027', 'volumen').inputValue()).toBe('336');

  // The percentage of a dialog that is not there yet is no figure.
  await january.focus();
  await page.keyboard.press('Alt+C');
  await page.keyboard.type('5');
  await page.keyboard.press('Enter');
  expect(await january.inputValue()).toBe('11,5');
  await saved(page);
});

test.for(sampled(Object.values(SCREENS).toReversed()))(
  'last year is copied with a percentage and a total is split to the kilo, at $width px',
  async (viewport, { visit }) => {
    const { page } = await visit('/presupuestos', { viewport, as: SELLER });
    await chooseBudget(page);
    const reference = await selector(page, 'Referente');
    await reference.selectOption('CUR-2026');

    await cell(page, 'Enero 2027', 'volumen').focus();
    await splitTotal(page, '0');
    expect(kilos(await stored(page, 'volumen'))).toBe(0);

    await page.keyboard.press('Alt+C');
    const copy = page.getByRole('dialog', { name: 'Copiar referente' });
    await copy.getByRole('combobox', { name: 'Qué copiar' }).selectOption('volumenTon');
    expect(await copy.getByRole('combobox', { name: 'De qué mes' }).inputValue()).toBe('before');
    await copy.getByLabel('Variación del volumen (%)').click();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('2,5');
    await copy.getByText('Se escribirán 10 valores.').waitFor();
    await page.keyboard.press('Enter');
    await expect.poll(() => outcome(page).textContent()).toBe('10 valores copiados');
    const copied = (await stored(page, 'volumen')).map((text) => text !== '0');
    expect(copied).toEqual(MONTHS.map((_, at) => at < 10));

    await page.keyboard.press('Control+Z');
    await expect.poll(() => outcome(page).textContent()).toBe('Deshecho: 10 valores');
    await splitTotal(page, '1.000,001', 'en proporción al referente CUR-2026');
    expect(await outcome(page).textContent()).toBe('1.000,001 t repartidas en 12 meses');
    const parts = await stored(page, 'volumen');
    expect(kilos(parts)).toBe(1_000_001);
    await saved(page);

    await page.reload();
    await openBudget(page);
    expect(await stored(page, 'volumen')).toEqual(parts);
  },
);

test('arithmetic in a cell is counted from its figure, shown before it is left, and saved with the page', async ({
  visit,
}) => {
  const { page } = await visit('/presupuestos', { as: SELLER });
  await chooseBudget(page);
  await cell(page, 'Enero 2027', 'volumen').click();
  await page.keyboard.type('=28*12');
  await page.getByText('= 336').waitFor();
  await page.keyboard.press('Enter');
  expect(await cell(page, 'Enero 2027', 'volumen').inputValue()).toBe('336');
  await cell(page, 'Enero 2027', 'volumen').click();
  await page.keyboard.type('+5%');
  await page.getByText('= 352,8').waitFor();
  await page.goto('/home');
  await openBudget(page);
  expect(await cell(page, 'Enero 2027', 'volumen').inputValue()).toBe('352,8');
});
