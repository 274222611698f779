import type { Page } from 'playwright';
import { HOJA, REFERENCE } from '../screens/hoja.ts';
import {
  BUDGET,
  cell,
  chooseBudget,
  MONTHS,
  openBudget,
  pairs,
  pendingMarks,
  type,
} from '../screens/presupuestos.ts';
import { signIn } from '../screens/session.ts';
import { SELLER } from '../support/people.ts';
import { scrollsSideways } from '../support/scrolls-sideways.ts';
import { secondUser } from '../support/second-user.ts';
import { expect, test } from '../support/test.ts';

/** Windows that people have, and how many months of a budget each has to show at once. */
const WINDOWS = [
  { width: 1440, height: 900, months: 12 },
  { width: 1366, height: 650, months: 12 },
  { width: 960, height: 600, months: 6 },
  { width: 390, height: 844, months: 6 },
] as const;

/** The months whose volume nothing covers, from its upper edge to its lower one. */
function monthsInSight(page: Page): Promise<number> {
  return page.evaluate(() => {
    const isInSight = (box: Element) => {
      const { left, right, top, bottom } = box.getBoundingClientRect();
      const at = (y: number) => document.elementFromPoint((left + right) / 2, y);
      return at(top + 2) === box && at(bottom - 2) === box;
    };
    return [...document.querySelectorAll('input[data-field="volumenTon"]')].filter(isInSight).length;
  });
}

/** Whether the cell that has the focus is whole in sight. */
function focusIsInSight(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const box = document.activeElement;
    if (!box) return false;
    const { left, right, top, bottom } = box.getBoundingClientRect();
    return [top + 1, bottom - 1].every((y) => document.elementFromPoint((left + right) / 2, y) === box);
  });
}

test('Each window that people have shows the months of a budget beside its reference', async ({ visit }) => {
  const { page } = await visit('/presupuestos', { as: SELLER });
  await chooseBudget(page);
  await page.getByRole('combobox', { name: 'Referente', exact: true }).selectOption(BUDGET);
  for (const { width, height, months } of WINDOWS) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => window.scrollTo(0, 0));
    const text = `${width} × ${height}`;
    await expect.poll(() => monthsInSight(page), { message: text }).toBeGreaterThanOrEqual(months);
    expect(await scrollsSideways(page), text).toBe(false);
  }
});

test('A laptop’s window that is enlarged to 200 % shows a month of the pair that is chosen, not its totals alone', async ({
  visit,
}) => {
  const { page } = await visit(`/presupuestos?periodo=${BUDGET}&referente=SOP11-2026`, {
    as: SELLER,
    viewport: { width: 683, height: 384 },
  });
  await pairs(page).nth(1).click();
  await expect.poll(() => monthsInSight(page)).toBeGreaterThanOrEqual(1);
});

test('The cell that the keyboard reaches is not under the totals, though these have a line of comparable months', async ({
  visit,
}) => {
  const { page } = await visit('/presupuestos', { as: SELLER });
  await chooseBudget(page);
  await page.getByRole('combobox', { name: 'Referente', exact: true }).selectOption('SOP11-2026');
  await page.getByText('Comparables').waitFor();
  for (const [width, height] of [
    [1366, 650],
    [960, 600],
    [700, 600],
    [640, 400],
  ] as const) {
    await page.setViewportSize({ width, height });
    await cell(page, 'Enero 2027', 'volumen').focus();
    for (const month of MONTHS.slice(1)) {
      await page.keyboard.press('ArrowDown');
      await expect.poll(() => focusIsInSight(page), { message: `${width} × ${height}, ${month}` }).toBe(true);
    }
  }
});

test('La hoja has the chosen cell in the window, however low that is', async ({ visit }) => {
  const viewport = { width: 640, height: 400 };
  const { page } = await visit(HOJA, { as: SELLER, viewport });
  const active = page.getByRole('grid').locator('[data-active="true"]');
  await active.scrollIntoViewIfNeeded();
  await active.click();
  for (let row = 1; row <= 12; row += 1) {
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => active.getAttribute('data-row')).toBe(`${row}`);
    const box = await active.boundingBox();
    expect(box?.y, `row ${row}`).toBeGreaterThanOrEqual(0);
    expect((box?.y ?? 0) + (box?.height ?? 0), `row ${row}`).toBeLessThanOrEqual(viewport.height);
  }
});

test('A screen that fills a window ends with it, whatever is said above it', async ({ visit }) => {
  const { page } = await visit('/presupuestos', { as: SELLER });
  const scrolls = () => page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
  await chooseBudget(page);
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('', 'QuotaExceededError');
    };
  });
  for (const isWarned of [false, true]) {
    if (isWarned) {
      await type(page, 'Marzo 2027', 'volumen', '12');
      await page.getByText('Este dispositivo no puede guardar lo pendiente.').waitFor();
    }
    for (const width of [1440, 1100]) {
      await page.setViewportSize({ width, height: 900 });
      for (const view of ['Hoja', 'Ficha']) {
        await page.getByRole('radio', { name: view }).click();
        await page.getByRole(view === 'Hoja' ? 'grid' : 'table').waitFor();
        await expect.poll(scrolls, { message: `${view}, ${width} px, ${isWarned}` }).toBe(0);
      }
    }
  }
  await page.getByRole('radio', { name: 'Hoja' }).click();
  await page.getByRole('grid').waitFor();
  const overBelow = () =>
    page
      .locator('[data-fills]')
      .evaluate((frame) => frame.getBoundingClientRect().bottom - window.innerHeight);
  for (const [width, height] of [
    [1366, 650],
    [960, 600],
    [820, 700],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect.poll(overBelow, { message: `La hoja in ${width} × ${height}` }).toBeLessThan(0);
  }
});

test('The title of an approved budget stands on one line with its buttons, on a tablet too', async ({
  visit,
}) => {
  const { page } = await visit('/presupuestos', { as: SELLER });
  await chooseBudget(page);
  await page.getByRole('button', { name: 'Aprobar Presupuesto' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /^Aprobar/ }).click();
  await dialog.getByText(/aprobado correctamente/).waitFor();
  await page.keyboard.press('Escape');
  await page.getByText('sin cambios desde entonces').waitFor();
  const title = page.getByRole('heading', { level: 1 }).locator('..');
  for (const [width, height, lines] of [
    [1440, 900, 1],
    [1000, 700, 2],
    [960, 600, 1],
    [820, 1100, 1],
    [780, 900, 1],
  ] as const) {
    await page.setViewportSize({ width, height });
    const tall = async () => (await title.boundingBox())?.height;
    await expect.poll(tall, { message: `${width} × ${height}` }).toBeLessThan(lines * 40);
  }
});

test('La hoja keeps its tools on one line in a wide window, whatever there is to show', async ({ visit }) => {
  const { page } = await visit(
    `/presupuestos?periodo=SOP11-2026&vista=hoja&referente=${REFERENCE}&cifras=ventas`,
    { as: SELLER, viewport: { width: 1440, height: 900 } },
  );
  await page.getByRole('grid').waitFor();
  const tools = page.getByRole('toolbar', { name: 'Hoja' });
  await tools.getByRole('button', { name: 'meses de historia' }).waitFor();
  await tools.getByRole('radio', { name: 'KEUR' }).waitFor();
  expect((await tools.boundingBox())?.height).toBeLessThan(64);
});

test('La hoja keeps its tools on one line in each window, and nothing scrolls sideways', async ({
  visit,
}) => {
  const { page } = await visit(`${HOJA}&referente=${REFERENCE}`, {
    as: SELLER,
  });
  await page.getByRole('grid').waitFor();
  const tools = page.getByRole('toolbar', { name: 'Hoja' });
  for (const { width, height } of WINDOWS) {
    await page.setViewportSize({ width, height });
    const text = `${width} × ${height}`;
    await expect.poll(async () => (await tools.boundingBox())?.height, { message: text }).toBeLessThan(64);
    expect(await scrollsSideways(page), text).toBe(false);
    await tools.getByRole('button', { name: 'Variación' }).waitFor();
  }
});

test('The comparison with the year before ends in its panel, beside the list too, and in the system’s wider letters', async ({
  visit,
}) => {
  const { page } = await visit('/presupuestos', { as: SELLER });
  // It is on its way as long as the test lasts.
  await page.route('**/*.woff2', () => {});
  await page.reload();
  await chooseBudget(page);
  await page.getByRole('combobox', { name: 'Referente', exact: true }).selectOption('CUR-2026');
  const tool = page.getByRole('button', { name: 'Comparar con año −1' });
  await tool.waitFor();
  for (const { width, height } of [...WINDOWS, { width: 844, height: 390 }, { width: 769, height: 700 }]) {
    await page.setViewportSize({ width, height });
    const [inner, outer] = [
      await tool.boundingBox(),
      await page.getByRole('group').filter({ has: tool }).boundingBox(),
    ];
    if (!inner || !outer) throw new Error('The tool and its panel are on the screen');
    expect(inner.x + inner.width, `${width} × ${height}`).toBeLessThanOrEqual(outer.x + outer.width);
  }
});

test('The mark of a figure on its way stands in its cell, in whatever window', async ({ visit }) => {
  const { page, watch } = await visit('/presupuestos', { as: SELLER });
  watch.expectError(/ERR_INTERNET_DISCONNECTED/);
  await chooseBudget(page);
  await page.context().setOffline(true);
  await type(page, 'Marzo 2027', 'volumen', '123456,5');
  for (const { width, height } of WINDOWS) {
    await page.setViewportSize({ width, height });
    const [inner, outer] = [
      await pendingMarks(page).boundingBox(),
      await cell(page, 'Marzo 2027', 'volumen').boundingBox(),
    ];
    if (!inner || !outer) throw new Error('The mark and its cell are on the screen');
    const text = `${width} × ${height}`;
    expect(inner.y, text).toBeGreaterThanOrEqual(outer.y);
    expect(inner.y + inner.height, text).toBeLessThanOrEqual(outer.y + outer.height);
    expect(inner.x, text).toBeGreaterThanOrEqual(outer.x);
  }
  await page.context().setOffline(false);
  await expect.poll(() => pendingMarks(page).count()).toBe(0);
});

test('The cell that has the focus is never covered, in whatever window', async ({ visit }) => {
  const { page } = await visit('/presupuestos', { as: SELLER });
  await chooseBudget(page);
  for (const { width, height } of [...WINDOWS, { width: 320, height: 640 }, { width: 390, height: 450 }]) {
    await page.setViewportSize({ width, height });
    await cell(page, 'Enero 2027', 'precio').focus();
    for (const key of ['ArrowDown', 'ArrowUp']) {
      for (const month of MONTHS) {
        const text = `${width} × ${height}, ${key} near ${month}`;
        await expect.poll(() => focusIsInSight(page), { message: text }).toBe(true);
        await page.keyboard.press(key);
      }
    }
  }
});

test('A field of Copiar referente is never under its preview, on a phone with its keyboard', async ({
  visit,
}) => {
  const { page } = await visit('/presupuestos', { as: SELLER });
  await chooseBudget(page);
  await page.getByRole('combobox', { name: 'Referente', exact: true }).selectOption(REFERENCE);
  await page.keyboard.press('Alt+c');
  const dialog = page.getByRole('dialog', { name: 'Copiar referente' });
  await dialog.getByRole('combobox', { name: 'Para qué pares' }).selectOption('lista');
  await dialog.getByText(/^Sin referente/).waitFor();
  for (const [width, height] of [
    [390, 844],
    [390, 420],
    [360, 330],
    [640, 400],
  ] as const) {
    await page.setViewportSize({ width, height });
    await dialog.getByRole('button', { name: 'Cerrar' }).focus();
    const fields = await dialog.locator('select, input').count();
    for (let field = 1; field <= fields; field += 1) {
      await page.keyboard.press('Tab');
      await expect
        .poll(() => focusIsInSight(page), { message: `${width} × ${height}, field ${field}` })
        .toBe(true);
    }
  }
});

test('Months have their whole names in windows of more than 768 px, and three letters up to there', async ({
  visit,
}) => {
  const { page } = await visit('/login', { viewport: { width: 1181, height: 700 } });
  await signIn(page);
  await openBudget(page);
  const september = page.getByRole('rowheader', { name: /Sep/ });
  for (const [width, name] of [
    [1181, 'Septiembre 2027'],
    [769, 'Septiembre 2027'],
    [768, 'Sep 2027'],
  ] as const) {
    await page.setViewportSize({ width, height: 700 });
    await expect.poll(async () => (await september.innerText()).replaceAll(/\s+/g, ' ')).toBe(name);
  }
});

test('The bar ends with the window from 320 px on, also beside a long user name, and a finger hits all of it', async ({
  server,
  visit,
}) => {
  const name = 'mariafernanda.cevallos';
  const { page } = await visit('/home', {
    as: await secondUser(server.url, name),
    viewport: { width: 320, height: 640 },
    hasTouch: true,
  });
  const bar = page.getByRole('banner');
  const user = bar.getByRole('button', { name });
  await user.waitFor();
  expect(await scrollsSideways(page)).toBe(false);
  for (const target of await bar.locator('a, button').all()) {
    const box = await target.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
  }
  await user.tap();
  await bar.getByRole('button', { name: 'Cerrar Sesión' }).waitFor();
  expect(await scrollsSideways(page)).toBe(false);
});

test('A price of ten characters has all of them at rest, in whatever window', async ({ visit }) => {
  const { page } = await visit('/presupuestos', { as: SELLER, viewport: { width: 1280, height: 800 } });
  await openBudget(page);
  const price = cell(page, 'Marzo 2027', 'precio');
  for (const [typed, shown] of [
    ['123456,78', '123.456,78'],
    ['905560,12', '905.560,12'],
  ] as const) {
    await type(page, 'Marzo 2027', 'precio', typed);
    await expect.poll(() => price.inputValue()).toBe(shown);
    for (const width of [1440, 1366, 1280, 1181, 1024, 960, 820, 769, 390]) {
      await page.setViewportSize({ width, height: 800 });
      const cut = () => price.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
      await expect.poll(cut, { message: `${shown} in ${width}` }).toBe(0);
    }
    await page.setViewportSize({ width: 1280, height: 800 });
  }
});
