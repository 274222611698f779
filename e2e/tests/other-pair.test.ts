import type { Page } from 'playwright';
import { historyPanel } from '../screens/history.ts';
import { goTo } from '../screens/palette.ts';
import {
  BUDGET,
  cell,
  chooseBudget,
  choosePeriod,
  namesIn,
  pairs,
  pendingMarks,
} from '../screens/presupuestos.ts';
import { holdCalls } from '../support/hold-calls.ts';
import { SELLER } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const MONTHS_OF_A_PAIR = '**/listar-ventas?*';

/** The volumes of the pair that is open, top down. */
const volumes = (page: Page) =>
  page
    .locator('input[data-field="volumenTon"]')
    .evaluateAll((boxes) => boxes.map((box) => (box instanceof HTMLInputElement ? box.value : '')));

/** The row of the table that names a pair's own month. */
const row = (page: Page, month: string) => page.locator(`tr[data-month="${month}"]`);

/** The months of pairs in a period that the page has been answered, as they were asked for. */
function answeredPairs(page: Page, periodoID: string): readonly string[] {
  const answered: string[] = [];
  page.on('response', (response) => {
    const { pathname, search } = new URL(response.url());
    if (pathname.endsWith('/listar-ventas') && search.includes(periodoID)) answered.push(search);
  });
  return answered;
}

/** Clicks a pair and waits for its months. @returns how many elements the page got for it */
async function clickPair(page: Page, at: number): Promise<number> {
  const before = await row(page, '2027-1').getAttribute('data-venta');
  const added = await page.evaluateHandle(() => {
    const state = { count: 0 };
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node instanceof Element) state.count += 1 + node.querySelectorAll('*').length;
    }).observe(document.body, { childList: true, subtree: true });
    return state;
  });
  await pairs(page).nth(at).click();
  await expect.poll(() => row(page, '2027-1').getAttribute('data-venta')).not.toBe(before);
  return added.evaluate(({ count }) => count);
}

test('who clicks from pair to pair sees the figures of each in the same table, and leaves what was typed where it belongs', async ({
  visit,
}) => {
  const { page } = await visit('/presupuestos', { as: SELLER });
  const answered = answeredPairs(page, BUDGET);
  await chooseBudget(page);
  const [ofFirst] = answered;
  await clickPair(page, 1);
  // Those of the neighbours come too, once a pair is there.
  await expect.poll(() => answered.filter((search) => search === ofFirst).length).toBe(2);
  const second = await volumes(page);
  const added = await clickPair(page, 0);
  // A new table alone would be more than 350.
  expect(added).toBeLessThan(50);
  const [, ...others] = await volumes(page);
  await cell(page, 'Enero 2027', 'volumen').click();
  await page.keyboard.type('31,5');

  await clickPair(page, 1);

  expect(await volumes(page)).toEqual(second);
  await expect.poll(() => pendingMarks(page).count()).toBe(0);
  await page.reload();
  await cell(page, 'Enero 2027', 'volumen').waitFor();
  expect(await volumes(page)).toEqual(second);
  await clickPair(page, 0);
  expect(await volumes(page)).toEqual(['31,5', ...others]);
});

test('the pair beside the open one is whole at the click, its reference included, although nothing answers any more', async ({
  visit,
}) => {
  const { page } = await visit('/presupuestos?periodo=SOP11-2026&referente=CUR-2026', { as: SELLER });
  const compared = answeredPairs(page, 'CUR-2026');
  const totals = () => page.locator('table[data-reference="true"] tfoot').innerText();
  const open = async (at: number) => {
    const before = await totals();
    await pairs(page).nth(at).click();
    await expect.poll(totals).not.toBe(before);
    await expect.poll(totals).toMatch(/Diferencia\D*\d/);
    return totals();
  };
  await pairs(page).first().click();
  await expect.poll(totals).toMatch(/Diferencia\D*\d/);
  const [ofFirst] = compared;
  const third = await open(2);
  await open(1);
  // Of the neighbours, the one below comes first.
  await expect.poll(() => compared.filter((search) => search === ofFirst).length).toBe(2);
  await holdCalls(page, MONTHS_OF_A_PAIR);

  expect(await open(2)).toBe(third);
});

test('what is typed for a pair whose months are on their way goes into no other one that is clicked meanwhile', async ({
  visit,
}) => {
  const { page } = await visit('/presupuestos', { as: SELLER });
  const release = await holdCalls(page, MONTHS_OF_A_PAIR);
  await choosePeriod(page, BUDGET);
  await pairs(page).nth(3).click();
  await page.getByLabel('Cargando los meses').waitFor();
  await page.keyboard.press('Enter');
  await page.keyboard.type('777');
  await pairs(page).nth(1).click();
  release();

  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toBe('Enero 2027, volumen');
  expect(await volumes(page)).not.toContain('777');
});

test('each pair of a period that has begun is shown from its first open month on, wherever the one before was scrolled to', async ({
  visit,
}) => {
  const { page } = await visit('/presupuestos', { as: SELLER, viewport: { width: 1366, height: 500 } });
  await choosePeriod(page, 'SOP11-2026');
  const scrolled = () => page.locator('[data-scroll]').evaluate(({ scrollTop }) => Math.round(scrollTop));
  await pairs(page).nth(1).click();
  await row(page, '2026-12').waitFor();
  const begun = await scrolled();
  await page.locator('[data-scroll]').hover();
  await page.mouse.wheel(0, 2_000);
  await expect.poll(scrolled).not.toBe(begun);
  const before = await row(page, '2026-12').getAttribute('data-venta');

  await pairs(page).nth(0).click();

  await expect.poll(() => row(page, '2026-12').getAttribute('data-venta')).not.toBe(before);
  await expect.poll(scrolled).toBe(begun);
});

/** Does what chooses another pair, and waits until it is chosen. */
async function toAnother(page: Page, choose: () => Promise<void>): Promise<void> {
  const before = page.url();
  await choose();
  await expect.poll(() => page.url()).not.toBe(before);
}

test('the tab and the tool that have the focus keep it in another pair, by key and from the palette', async ({
  visit,
}) => {
  const { page } = await visit('/presupuestos', { as: SELLER });
  await chooseBudget(page);
  const keys = page.keyboard;
  const hasFocus = (name: string) =>
    expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(name);
  const next = () => toAnother(page, () => keys.press('Alt+PageDown'));
  const [cliente, producto] = await namesIn(pairs(page).nth(4));
  await page.getByRole('button', { name: 'Copiar referente' }).click();
  await page.getByRole('dialog', { name: 'Copiar referente' }).waitFor();
  await keys.press('Escape');
  await hasFocus('Copiar referente…');

  await next();
  await cell(page, 'Enero 2027', 'volumen').waitFor();
  await hasFocus('Copiar referente…');

  await page.getByRole('tab', { name: 'Análisis por Volumen' }).click();
  await toAnother(page, () => goTo(page, `${cliente} ${producto}`));
  await hasFocus('Análisis por Volumen');
  await next();
  await hasFocus('Análisis por Volumen');
  await keys.press('Home');
  await cell(page, 'Enero 2027', 'volumen').waitFor();
  await next();
  await cell(page, 'Enero 2027', 'volumen').waitFor();
  await hasFocus('Presupuesto');
});

test('from the history of a month another pair leads to that month', async ({ visit }) => {
  const { page } = await visit('/presupuestos', { as: SELLER });
  await chooseBudget(page);
  await cell(page, 'Abril 2027', 'volumen').click();
  await page.keyboard.press('Alt+H');
  const panel = historyPanel(page, 'Mayo 2027');
  await page.getByRole('button', { name: 'Mes siguiente' }).click();
  await panel.waitFor();

  await toAnother(page, () => page.keyboard.press('Alt+PageDown'));

  await panel.waitFor({ state: 'detached' });
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toBe('Mayo 2027, volumen');
});
