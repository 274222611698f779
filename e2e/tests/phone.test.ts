import type { Page } from 'playwright';
import { at, click, HOJA, saved } from '../screens/hoja.ts';
import {
  BUDGET,
  cell,
  MONTHS,
  openBudget,
  pairButton,
  pairs,
  pendingMarks,
  searchBox,
  type,
} from '../screens/presupuestos.ts';
import { CUT_OFF } from '../support/cut-off.ts';
import { holdCalls } from '../support/hold-calls.ts';
import { SELLER } from '../support/people.ts';
import { scrollsSideways } from '../support/scrolls-sideways.ts';
import { expect, SCREENS, test } from '../support/test.ts';

const PHONE = { as: SELLER, viewport: SCREENS.narrow, hasTouch: true };

const january = (page: Page) => cell(page, 'Enero 2027', 'volumen');

/** The months of the pair are what is seen, and not the list. */
async function monthsAreSeen(page: Page): Promise<void> {
  await january(page).waitFor();
  expect(await pairs(page).count()).toBe(0);
}

/** Chooses the first pair of the list, as on a first visit. */
async function openFirst(page: Page): Promise<void> {
  await pairs(page).first().tap();
  await monthsAreSeen(page);
}

test('a reload, an address and a visit later come to the months of the pair; without one the list is first', async ({
  visit,
}) => {
  const { page } = await visit(`/presupuestos?periodo=${BUDGET}`, PHONE);
  await pairs(page).first().waitFor();
  expect(await january(page).count()).toBe(0);
  await openFirst(page);
  await page.waitForURL(/par=\d+/);
  await page.reload();
  await monthsAreSeen(page);
  const address = page.url().replace(/^https?:\/\/[^/]+/, '');
  await page.goto('/home');
  await page.goto('/presupuestos');
  await monthsAreSeen(page);
  const { page: colleague } = await visit(address, PHONE);
  await monthsAreSeen(colleague);
  await pairButton(colleague).tap();
  await pairs(colleague).first().waitFor();
  expect(await january(colleague).isVisible()).toBe(false);
});

test('over a slow network an address shows its months on their way, and the list only where the pair is gone', async ({
  visit,
}) => {
  const { page } = await visit(`/presupuestos?periodo=${BUDGET}`, PHONE);
  await openFirst(page);
  await page.waitForURL(/par=\d+/);
  const answer = await holdCalls(page, '**/listar-clientes-productos-por-vendedor?*');
  await page.reload();
  await page.getByLabel('Cargando los meses').waitFor();
  expect(await searchBox(page).isVisible()).toBe(false);
  answer();
  await monthsAreSeen(page);
  await page.goto(page.url().replace(/par=\d+/, 'par=999999'));
  await pairs(page).first().waitFor();
});

test('a pair’s name on La hoja opens its months, also where the list had been brought back', async ({
  visit,
}) => {
  const { page } = await visit(HOJA, PHONE);
  const open = page.getByRole('button', { name: /^Abrir la ficha de/ }).first();
  for (const isListOpen of [false, true]) {
    await open.tap();
    await monthsAreSeen(page);
    if (isListOpen) break;
    await pairButton(page).tap();
    await pairs(page).first().waitFor();
    await page.getByRole('radio', { name: 'Hoja' }).tap();
  }
});

test('Back leads from the months that La hoja opened to La hoja again, and from there out of the screen', async ({
  visit,
}) => {
  const { page } = await visit('/home', PHONE);
  await page.goto(HOJA);
  const names = page.getByRole('button', { name: /^Abrir la ficha de/ });
  for (const nth of [0, 1]) {
    await names.nth(nth).tap();
    await monthsAreSeen(page);
    await page.waitForURL((url) => url.searchParams.get('vista') === null);
    await page.goBack();
    await names.first().waitFor();
    expect(new URL(page.url()).searchParams.get('vista')).toBe('hoja');
  }
  await page.goForward();
  await monthsAreSeen(page);
  await page.goBack();
  await names.first().waitFor();
  await page.goBack();
  await page.waitForURL('**/home');
  expect(await names.count()).toBe(0);
});

test.for([844, 640])(
  'without a network La hoja ends above the line that says so, %i px high',
  async (height, { visit }) => {
    const { page, watch } = await visit(HOJA, { ...PHONE, viewport: { width: 390, height } });
    watch.expectError(CUT_OFF);
    await page
      .getByRole('button', { name: /^Abrir la ficha de/ })
      .first()
      .waitFor();
    await page.context().setOffline(true);
    const line = page.getByRole('banner').getByRole('status');
    await expect.poll(() => line.textContent()).toBe('Sin conexión');
    const sheet = await page.locator('[data-view="hoja"]').boundingBox();
    const said = await line.boundingBox();
    expect((sheet?.y ?? 0) + (sheet?.height ?? 0)).toBeLessThanOrEqual(said?.y ?? 0);
  },
);

test('without a network the count of conflicts under La hoja stands above the line that says so', async ({
  visit,
}) => {
  const { page, watch } = await visit(HOJA, PHONE);
  const { page: other, watch: theirs } = await visit(HOJA, { as: SELLER });
  watch.expectError(CUT_OFF);
  theirs.expectError(CUT_OFF);
  watch.expectError(/status of 409/);
  await expect.poll(() => at(page, 1, 0).textContent()).toMatch(/\d/);
  await page.context().setOffline(true);
  await at(page, 1, 0).tap();
  await page.keyboard.type('245');
  await page.keyboard.press('Enter');
  await expect.poll(() => at(other, 1, 2).textContent()).toMatch(/\d/);
  await click(other, at(other, 1, 2));
  await other.keyboard.type('77');
  await other.keyboard.press('Enter');
  await saved(other);
  await page.context().setOffline(false);
  const conflicts = page.getByText(/^\d+ conflictos?$/);
  await conflicts.waitFor({ timeout: 40_000 });
  const line = page.getByRole('banner').getByRole('status');
  await expect.poll(() => line.textContent()).toBe('');
  await page.context().setOffline(true);
  await expect.poll(() => line.textContent()).toContain('Sin conexión');
  const [said, status] = [await line.boundingBox(), await conflicts.boundingBox()];
  expect((status?.y ?? 0) + (status?.height ?? 0)).toBeLessThanOrEqual(said?.y ?? 0);
});

test('on its side, and on a tablet, a phone has boxes and buttons for fingers', async ({ visit }) => {
  for (const viewport of [
    { width: 844, height: 390 },
    { width: 820, height: 1180 },
  ]) {
    const { page } = await visit(`/presupuestos?periodo=${BUDGET}`, { ...PHONE, isMobile: true, viewport });
    await pairs(page).first().tap();
    await january(page).waitFor();
    const looks = await page
      .locator('input, select')
      .evaluateAll((boxes) => boxes.map((box) => Number.parseFloat(getComputedStyle(box).fontSize)));
    // Smaller letters have a phone enlarge the page for them.
    expect(Math.min(...looks)).toBeGreaterThanOrEqual(16);
    const button = page.getByRole('button', { name: 'Replicar el volumen de enero 2027 hacia abajo' });
    const { width = 0, height = 0 } = (await button.boundingBox()) ?? {};
    expect(width).toBeGreaterThanOrEqual(44);
    expect(height).toBeGreaterThanOrEqual(36);
    expect(await scrollsSideways(page)).toBe(false);
  }
});

test('a refused change of the key is in sight above a phone’s keyboard', async ({ visit }) => {
  const { page } = await visit('/cambiar-clave', { ...PHONE, viewport: { width: 390, height: 450 } });
  await page.getByRole('button', { name: 'Cambiar Clave' }).tap();
  const said = page.getByRole('alert').filter({ hasText: 'complete todos los campos' });
  await said.waitFor();
  await expect
    .poll(async () => {
      const { y = 0, height = 0 } = (await said.boundingBox()) ?? {};
      return y >= 0 && Math.floor(y + height) <= 450;
    })
    .toBe(true);
});

test('what is found before approving leads to the months of its pair', async ({ visit }) => {
  const { page } = await visit(`/presupuestos?periodo=${BUDGET}`, PHONE);
  await openFirst(page);
  await type(page, 'Abril 2027', 'volumen', '12');
  await type(page, 'Abril 2027', 'precio', '0');
  await expect.poll(() => pendingMarks(page).count()).toBe(0);
  const month = await page.getByRole('rowheader', { name: /^Abr/ }).getByRole('button').boundingBox();
  expect(month?.height).toBeGreaterThanOrEqual(44);
  await pairButton(page).tap();
  await pairs(page).nth(1).tap();
  await monthsAreSeen(page);
  await page.getByRole('button', { name: 'Aprobar Presupuesto' }).tap();
  const withoutPrice = page.locator('details').filter({ hasText: 'con volumen sin precio' });
  await withoutPrice.locator('summary').tap();
  const pair = withoutPrice.getByRole('link').first();
  expect((await pair.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await pair.tap();
  await monthsAreSeen(page);
});

test('the keyboard’s key leads from month to month, and says in the last one that it ends there', async ({
  visit,
}) => {
  const { page } = await visit('/presupuestos', { as: SELLER, viewport: SCREENS.narrow, hasTouch: true });
  await openBudget(page);
  const keys = await Promise.all(
    MONTHS.map((month) => cell(page, month, 'volumen').getAttribute('enterkeyhint')),
  );
  expect(keys).toEqual([...Array(11).fill('next'), 'done']);
  expect(await cell(page, 'Diciembre 2027', 'precio').getAttribute('enterkeyhint')).toBe('done');
});
