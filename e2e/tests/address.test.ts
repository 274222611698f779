import type { Page } from 'playwright';
import { BUDGET, cell, choosePeriod, namesIn, pairs, searchBox, selector } from '../screens/presupuestos.ts';
import { signIn, signOut } from '../screens/session.ts';
import { SELLER } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const chosen = (page: Page) =>
  page.getByRole('listbox', { name: 'Clientes y productos' }).getByRole('option', { selected: true });

/** What somebody sees who comes to the screen. */
async function seen(page: Page) {
  await chosen(page).waitFor();
  return {
    pair: await chosen(page).innerText(),
    period: await (await selector(page, 'Presupuesto')).inputValue(),
    tab: await page.getByRole('tab', { selected: true }).innerText(),
    search: await searchBox(page).inputValue(),
    count: await page.getByText(/ de \d+ pares$/).innerText(),
  };
}

/** Leaves the screen at a pair of a narrowed list, at one of its charts. */
async function leaveAPlace(page: Page) {
  await choosePeriod(page, BUDGET);
  const [word = ''] = (await pairs(page).nth(2).innerText()).split(' ');
  await searchBox(page).click();
  await page.keyboard.type(word);
  await pairs(page).first().click();
  await tab(page, 'Análisis por Precio').click();
  await page.waitForURL(
    (url) => url.searchParams.get('pestana') === 'precio' && url.searchParams.has('buscar'),
  );
  return seen(page);
}

test('a reload, Back and a link lead to pair, tab and filters', async ({ visit }) => {
  const { page } = await visit('/presupuestos', { as: SELLER });
  const before = await leaveAPlace(page);
  expect(before.search).not.toBe('');
  await page.reload();
  expect(await seen(page)).toEqual(before);
  const link = page.url();
  await page.getByRole('link', { name: 'Inicio' }).click();
  await page.waitForURL('**/home');
  await page.goBack();
  expect(await seen(page)).toEqual(before);
  const colleague = await visit(link.replace(/^https?:\/\/[^/]+/, ''), { as: SELLER });
  expect(await seen(colleague.page)).toEqual(before);
});

test('who signs out and in again goes on where they were', async ({ visit }) => {
  const { page } = await visit('/login');
  const open = async () => {
    await page.getByRole('button', { name: 'Menú' }).click();
    await page.getByRole('link', { name: 'Presupuestos', exact: true }).click();
  };
  await signIn(page);
  await open();
  const before = await leaveAPlace(page);
  await signOut(page);
  await signIn(page);
  await open();
  expect(await seen(page)).toEqual(before);
});

test('a card of Inicio leads to the budget of its period; another period keeps the pair', async ({
  visit,
}) => {
  const { page } = await visit('/home', { as: SELLER });
  await page.getByRole('link', { name: BUDGET, exact: true }).click();
  await pairs(page).nth(1).click();
  await cell(page, 'Enero 2027', 'volumen').waitFor();
  const pair = await namesIn(chosen(page));
  const periods = await (await selector(page, 'Presupuesto')).locator('option').allInnerTexts();
  const other = periods.find((text) => text.startsWith('SOP')) ?? '';
  await choosePeriod(page, other);
  await chosen(page).waitFor();
  expect(await namesIn(chosen(page))).toEqual(pair);
});
