import type { Locator, Page } from 'playwright';
import { at, click, figure, grid, HOJA, saved } from '../screens/hoja.ts';
import { openCreation, settled } from '../screens/management.ts';
import {
  BUDGET,
  cell,
  chooseBudget,
  choosePeriod,
  namesIn,
  pairs,
  pendingMarks,
  searchBox,
  type,
} from '../screens/presupuestos.ts';
import { signedInClient } from '../support/api.ts';
import { ADMIN, SELLER } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const isFocused = (box: Locator) => box.evaluate((element) => element === document.activeElement);

/** Takes back, does again and takes back more often than there is something in the box that has the focus. */
async function undoBeyond(page: Page): Promise<void> {
  for (const key of ['Control+z', 'Control+y', 'Control+z'])
    for (let press = 0; press < 6; press += 1) await page.keyboard.press(key);
}

/** What is sent to be saved from now on. */
function sentFrom(page: Page): readonly string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT') sent.push(request.url());
  });
  return sent;
}

test('Ctrl+Z in the search box and in a note goes no further than their own text', async ({ visit }) => {
  const { page } = await visit('/presupuestos', { as: SELLER });
  await chooseBudget(page);
  await type(page, 'Febrero 2027', 'volumen', '12');
  await expect.poll(() => pendingMarks(page).count()).toBe(0);
  const sent = sentFrom(page);
  await page.getByRole('button', { name: 'Añadir nota' }).click();
  const note = page.getByRole('textbox', { name: 'Nota del cliente y producto' });
  for (const box of [searchBox(page), note]) {
    await box.click();
    await page.keyboard.type('neg');
    await undoBeyond(page);
    expect(await isFocused(box)).toBe(true);
    expect(await box.inputValue()).toBe('');
  }
  expect(await cell(page, 'Febrero 2027', 'volumen').inputValue()).toBe('12');
  expect(sent).toEqual([]);

  // The months' own undo is there as soon as they have the focus again.
  await cell(page, 'Marzo 2027', 'volumen').click();
  await page.keyboard.press('Control+z');
  await page.getByText(/^Deshecho: 1 valor/).waitFor();
});

test('Ctrl+Z in a search box that nobody typed in leaves the sheet as it is', async ({ visit }) => {
  const { page } = await visit(HOJA, { as: SELLER });
  await grid(page).waitFor();
  await click(page, at(page, 1, 2));
  await page.keyboard.type('12');
  await page.keyboard.press('Tab');
  await saved(page);
  const sent = sentFrom(page);
  await searchBox(page).click();
  await undoBeyond(page);
  expect(await isFocused(searchBox(page))).toBe(true);
  expect(await figure(at(page, 1, 2))).toBe('12');
  expect(sent).toEqual([]);
});

test('Ctrl+Z in a form takes back what its box has, not what another one has', async ({ visit }) => {
  const { page } = await visit('/clientes', { as: ADMIN });
  await settled(page);
  const dialog = await openCreation(page);
  const code = dialog.getByRole('textbox', { name: 'Código' });
  const name = dialog.getByRole('textbox', { name: 'Nombre del Cliente' });
  await code.click();
  await page.keyboard.type('C-1');
  await name.click();
  await page.keyboard.type('Uno');
  await undoBeyond(page);
  expect(await isFocused(name)).toBe(true);
  expect([await code.inputValue(), await name.inputValue()]).toEqual(['C-1', '']);
});

test('a figure that is typed and taken back by Ctrl+Z was never typed', async ({ visit, server }) => {
  const { page } = await visit('/presupuestos', { as: SELLER });
  await choosePeriod(page, BUDGET);
  const due = pairs(page).filter({ has: page.getByRole('img', { name: 'no presupuestado' }) });
  const [nombreCliente, nombreProducto] = await namesIn(due.first());
  const nextPlace = await due.nth(1).getAttribute('aria-posinset');
  await due.first().click();
  const february = cell(page, 'Febrero 2027', 'volumen');
  await february.click();
  const before = await february.inputValue();
  await page.keyboard.type('57');
  await page.keyboard.press('Control+z');
  expect(await february.inputValue()).toBe(before);
  // Selected, as after Esc: the next digit replaces it.
  await page.keyboard.type('6');
  expect(await february.inputValue()).toBe('6');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Tab');
  // What would be saved of it goes no later than this.
  await page.locator(`[role="option"][aria-posinset="${nextPlace}"]`).click();
  await type(page, 'Febrero 2027', 'volumen', '12');
  await expect.poll(() => pendingMarks(page).count()).toBe(0);
  const { clientesProductos } = await signedInClient(server.url);
  const known = await clientesProductos.list(BUDGET).orThrow();
  const pair = known.find(
    (one) => one.nombreCliente === nombreCliente && one.nombreProducto === nombreProducto,
  );
  expect(pair?.presupuestado).toBe(false);
});
