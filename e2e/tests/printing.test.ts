import type { Locator, Page } from 'playwright';
import { HOJA, REFERENCE } from '../screens/hoja.ts';
import { cell, chooseBudget, countPairs, MONTHS, pairs } from '../screens/presupuestos.ts';
import { pagesOf } from '../support/paper-pages.ts';
import { ADMIN, SELLER } from '../support/people.ts';
import { scrollsSideways } from '../support/scrolls-sideways.ts';
import { expect, test } from '../support/test.ts';

function dispatchEvent(page: Page, type: string): Promise<boolean> {
  return page.evaluate((name) => window.dispatchEvent(new Event(name)), type);
}

/** What is printed comes after what is shown, by a file of its own. */
async function beginPrint(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      await dispatchEvent(page, 'beforeprint');
      return page.locator('article').count();
    })
    .toBe(1);
}

/** What cells say, each with what stands under its figure and beside it. */
function partsOf(cells: Locator): Promise<string[][]> {
  return cells.evaluateAll((all) =>
    all.map((one) => [...one.childNodes].map((part) => part.textContent ?? '')),
  );
}

test('A budget is printed on one page, with all months of its pair and their charts', async ({ visit }) => {
  const { page } = await visit('/presupuestos', { colorScheme: 'dark', as: SELLER });
  await chooseBudget(page);
  const sheet = page.getByRole('article');
  await beginPrint(page);
  // The list is not on the page: its rows are not drawn for it.
  expect(await pairs(page).count()).toBeLessThan(await countPairs(page));
  await page.emulateMedia({ media: 'print' });
  await sheet.waitFor();
  expect(await sheet.getByRole('rowheader').allInnerTexts()).toEqual([...MONTHS, 'Total']);
  expect(await sheet.getByRole('img', { name: /por mes/ }).count()).toBe(2);
  expect(await page.locator('#root').isVisible()).toBe(false);
  await dispatchEvent(page, 'afterprint');
  await page.emulateMedia({ media: null });
  await cell(page, 'Enero 2027', 'volumen').waitFor();
  expect(await page.locator('article').count()).toBe(0);
  const paper = await page.pdf({ preferCSSPageSize: true });
  expect(paper.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test('La hoja is printed whole: a row a pair, subtotals and the total, over as many wide pages as it takes', async ({
  visit,
}) => {
  const { page } = await visit(`${HOJA}&cifras=precio`, {
    colorScheme: 'dark',
    as: SELLER,
  });
  const grid = page.getByRole('grid');
  await grid.waitFor();
  const count = Number(await grid.getAttribute('aria-rowcount')) - 1;
  const sheet = page.getByRole('article');
  await beginPrint(page);
  await page.emulateMedia({ media: 'print' });
  await sheet.getByText('Precio (').waitFor();
  expect(await page.locator('#root').isVisible()).toBe(false);
  expect(await sheet.getByRole('columnheader').allInnerTexts()).toEqual([
    'Cliente y producto',
    'Total 2027',
    ...MONTHS.map((month) => month.slice(0, 3)),
  ]);
  expect(await sheet.getByRole('rowheader').count()).toBe(count);
  expect(await sheet.getByRole('rowheader').last().innerText()).toMatch(/^Total · \d+ pares$/);
  const first = await partsOf(sheet.locator('tr[data-kind="pair"]').first().getByRole('cell'));
  await dispatchEvent(page, 'afterprint');
  await page.emulateMedia({ media: null });
  expect(await page.locator('article').count()).toBe(0);
  const shown = async () => (await partsOf(grid.locator('[role="gridcell"][data-row="1"]'))).slice(0, 3);
  await expect.poll(shown).toEqual(first.slice(0, 3));

  const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
  expect(paper).toMatch(/\/MediaBox\s*\[0 0 84\d(\.\d+)? 59\d/);
});

test('Paper says that a budget is not ready where what is printed has not come, and has no part of the screen’s', async ({
  visit,
}) => {
  const { page } = await visit('/home', { as: SELLER });
  // Neither comes.
  await page.route(/\/Printed(?:Hoja)?-/, () => undefined);
  await page.goto('/presupuestos');
  await chooseBudget(page);
  const month = cell(page, 'Enero 2027', 'volumen');
  await month.waitFor();
  await dispatchEvent(page, 'beforeprint');
  await page.emulateMedia({ media: 'print' });
  expect(await month.isVisible()).toBe(false);
  expect(await saysNotYet(page)).toBe(true);
  await page.emulateMedia({ media: null });
  expect(await saysNotYet(page)).toBe(false);
  await page.goto(HOJA);
  const sheet = page.getByRole('grid');
  await sheet.waitFor();
  await dispatchEvent(page, 'beforeprint');
  await page.emulateMedia({ media: 'print' });
  expect(await sheet.isVisible()).toBe(false);
  expect(await saysNotYet(page)).toBe(true);
});

/** Text of a style: no locator finds it. */
function saysNotYet(page: Page): Promise<boolean> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main *')].some((element) =>
      getComputedStyle(element, '::before').content.includes('Aún no está listo para imprimirse'),
    ),
  );
}

test('La hoja is printed with the reference beside it, where the screen shows it', async ({ visit }) => {
  const { page } = await visit(`${HOJA}&referente=${REFERENCE}`, {
    as: SELLER,
  });
  const grid = page.getByRole('grid');
  await grid.locator('[role="gridcell"] > small').first().waitFor();
  const sheet = page.getByRole('article');
  const rowsOf = (root: Locator, role: 'cell' | 'gridcell') =>
    Promise.all(
      ['group', 'pair', 'total'].map((kind) =>
        partsOf(root.locator(`[data-kind="${kind}"]`).first().getByRole(role)),
      ),
    );
  const printed = async () => {
    await beginPrint(page);
    await page.emulateMedia({ media: 'print' });
    const rows = await rowsOf(sheet, 'cell');
    const title = await sheet.locator('header').innerText();
    const clipped = await sheet
      .getByRole('cell')
      .evaluateAll((cells) =>
        cells.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent),
      );
    await dispatchEvent(page, 'afterprint');
    await page.emulateMedia({ media: null });
    return { rows, title, clipped };
  };

  const compared = await printed();
  await expect.poll(() => rowsOf(grid, 'gridcell')).toEqual(compared.rows);
  expect(compared.rows[1]?.[0]).toHaveLength(3);
  expect(compared.title).toContain(REFERENCE);
  expect(compared.clipped).toEqual([]);
  await page.getByRole('button', { name: 'Ver referente' }).click();
  const alone = await printed();
  await expect.poll(() => rowsOf(grid, 'gridcell')).toEqual(alone.rows);
  expect(alone.title).not.toContain(REFERENCE);
});

/** What is wrong with a list's rows on paper: those that are missing, and those that are cut or run under the next one. */
function flawsOf(list: Locator): Promise<string[]> {
  return list.evaluate((scroller) => {
    const rows = [...scroller.querySelectorAll('[role="option"]')];
    const edge = scroller.getBoundingClientRect();
    const missing = Number(rows[0]?.getAttribute('aria-setsize') ?? 0) - rows.length;
    const flaws = rows.filter((row, at) => {
      const { top, bottom } = row.getBoundingClientRect();
      const next = rows[at + 1]?.getBoundingClientRect().top ?? edge.bottom;
      const isCut = row.scrollHeight > row.clientHeight || bottom > edge.bottom + 1;
      return isCut || top < edge.top - 1 || bottom > next + 1;
    });
    return [...(missing === 0 ? [] : [`${missing} missing`]), ...flaws.map((row) => row.textContent ?? '')];
  });
}

test('Asignación is printed with every client and product, each whole and under the one before', async ({
  visit,
}) => {
  const { page } = await visit('/asignacion-cliente-producto', { colorScheme: 'dark', as: SELLER });
  const lists = page.getByRole('listbox');
  await lists.getByRole('option', { name: /Alimentos La Sabana/ }).click();
  await lists.nth(1).getByRole('option').first().waitFor();
  await page.emulateMedia({ media: 'print' });
  for (const [width, height] of [
    [718, 1047],
    [1047, 718],
  ] as const) {
    await page.setViewportSize({ width, height });
    await dispatchEvent(page, 'beforeprint');
    for (const list of await lists.all())
      await expect.poll(() => flawsOf(list), { message: `${width} px` }).toEqual([]);
    expect(await scrollsSideways(page)).toBe(false);
    await dispatchEvent(page, 'afterprint');
  }
  await page.emulateMedia({ media: null });
  await expect.poll(() => page.getByRole('option').count()).toBeLessThan(60);
});

test('Records are printed on A4 as a table, with its words whole and no buttons', async ({ visit }) => {
  const { page } = await visit('/usuario', { colorScheme: 'dark', as: ADMIN });
  for (const path of ['/usuario', '/vendedores', '/clientes']) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(path);
    await page.getByRole('rowheader').first().waitFor();
    await page.emulateMedia({ media: 'print' });
    // Upright, with the browser's own margins.
    await page.setViewportSize({ width: 718, height: 1047 });
    const table = page.getByRole('table');
    const tops = await table
      .getByRole('row')
      .nth(1)
      .locator('> :visible')
      .evaluateAll((cells) => cells.map((one) => Math.round(one.getBoundingClientRect().top)));
    expect(tops.length, path).toBe(await table.getByRole('columnheader').count());
    expect(new Set(tops).size, path).toBe(1);
    expect(await table.getByRole('button').count(), path).toBe(0);
    const broken = await table.locator('td:not(:has(a)), th').evaluateAll((cells) =>
      cells.flatMap((one) => {
        const text = document.createTreeWalker(one, NodeFilter.SHOW_TEXT).nextNode();
        const words = (text?.textContent ?? '').matchAll(/\S+/g);
        return [...words].flatMap(({ 0: word, index }) => {
          const range = document.createRange();
          if (!text) return [];
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1 ? [word] : [];
        });
      }),
    );
    expect(broken, path).toEqual([]);
    expect(await scrollsSideways(page), path).toBe(false);
    await page.emulateMedia({ media: null });
  }
});

/** What only a screen has a use for, of all that is printed. */
function screenOnly(page: Page): Locator {
  return page
    .locator('header:has(nav), button:not([role="switch"]), summary, search :is(input, select)')
    .filter({ visible: true });
}

test('A screen is printed without its bar, its buttons and the filters that narrow nothing', async ({
  visit,
}) => {
  const { page } = await visit('/home', { colorScheme: 'dark', as: ADMIN });
  const shown = {
    '/home': page.getByRole('list', { name: 'Períodos' }).getByRole('heading').first(),
    '/usuario': page.getByRole('rowheader').first(),
    '/clientes': page.getByRole('rowheader').first(),
    '/productos': page.getByRole('rowheader').first(),
    '/periodos': page.getByRole('switch').first(),
    '/actividad': page.getByRole('columnheader').first(),
  };
  for (const [path, content] of Object.entries(shown)) {
    await page.goto(path);
    await content.waitFor();
    expect(await screenOnly(page).count(), path).toBeGreaterThan(4);
    await page.emulateMedia({ media: 'print' });
    expect(await screenOnly(page).allInnerTexts(), path).toEqual([]);
    expect(await page.getByRole('heading', { level: 1 }).isVisible(), path).toBe(true);
    expect(await content.isVisible(), path).toBe(true);
    await page.emulateMedia({ media: null });
  }
});

test('What a list is narrowed by is printed with it, as words without a frame', async ({ visit }) => {
  const { page } = await visit('/actividad', { as: ADMIN });
  await page.getByRole('textbox', { name: 'Usuario' }).click();
  await page.keyboard.type('vendedor\n');
  await page.getByRole('combobox', { name: 'Clase' }).selectOption('Períodos');
  await page.getByText('Ningún cambio cumple los filtros').waitFor();
  await page.emulateMedia({ media: 'print' });
  const fields = await screenOnly(page).evaluateAll((all) =>
    all.map((one) => {
      const box = one instanceof HTMLSelectElement ? one : one.parentElement;
      const text =
        one instanceof HTMLSelectElement ? one.selectedOptions[0]?.text : one.getAttribute('value');
      return [text, box && getComputedStyle(box).borderTopWidth];
    }),
  );
  expect(fields).toEqual([
    ['vendedor', '0px'],
    ['Períodos', '0px'],
  ]);
});

test('The id of a period stands on one line in its column, on a tablet and on paper', async ({ visit }) => {
  const { page } = await visit('/periodos', { viewport: { width: 794, height: 1123 }, as: ADMIN });
  const ids = page.getByRole('rowheader');
  await ids.first().waitFor();
  const flaws = await ids.evaluateAll((cells) =>
    cells
      .filter((cell) => {
        const text = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT).nextNode();
        if (!text) return true;
        const range = document.createRange();
        range.selectNode(text);
        const [line, ...more] = range.getClientRects();
        return !line || more.length > 0 || line.right > cell.getBoundingClientRect().right;
      })
      .map(({ textContent }) => textContent),
  );
  expect(flaws).toEqual([]);
});

test('Inicio is printed from its first page on, with the salespeople of every card and how far each is', async ({
  visit,
}) => {
  const { page } = await visit('/usuario', { as: ADMIN });
  await page.route('**/api/v1/dashboard*', async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    const vendedores = Array.from({ length: 67 }, (_, at) => ({
      nombreVendedor: `Vendedor ${at + 1}`,
      porcentajeAvance: at,
    }));
    const [budget] = answer.data.filter((item: { periodoID: string }) => item.periodoID === 'BGT-2027');
    await route.fulfill({ response, json: { ...answer, data: [{ ...budget, vendedores }] } });
  });
  await page.goto('/home');
  const card = page.getByRole('list', { name: 'Períodos' }).getByRole('article');
  await card.getByText('Vendedor 20', { exact: true }).waitFor();
  const paper = await page.pdf({ format: 'A4' });
  // They take three pages, the first of which has the title too.
  expect(paper.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(3);
  await page.emulateMedia({ media: 'print' });
  const colours = await card
    .getByRole('progressbar')
    .first()
    .evaluate((bar) => getComputedStyle(bar).getPropertyValue('print-color-adjust'));
  expect(colours).toBe('exact');
});

/** Papers of an office, upright and lying. */
const PAPERS = ['A4', 'Letter'].flatMap((format) =>
  [false, true].map((landscape) => ({ format, landscape, margin: printMargin('1cm'), tagged: true })),
);

function printMargin(side: string) {
  return { top: side, right: side, bottom: side, left: side };
}

test('No page’s end cuts a card of Inicio that has room on a page, whichever paper it is', async ({
  visit,
}) => {
  const { page } = await visit('/home', { as: ADMIN });
  const cards = page.getByRole('list', { name: 'Períodos' }).getByRole('article');
  await cards.first().waitFor();
  const count = await cards.count();
  for (const paper of PAPERS) {
    const places = pagesOf(await page.pdf(paper), 'Art');
    expect(places, JSON.stringify(paper)).toHaveLength(count);
    expect(
      places.filter(({ length }) => length !== 1),
      JSON.stringify(paper),
    ).toEqual([]);
  }
});

test('A card of Inicio that no page has room for begins on a page of its own, and the first one under the title', async ({
  visit,
}) => {
  const { page } = await visit('/usuario', { as: ADMIN });
  await page.route('**/api/v1/dashboard*', async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    const [budget] = answer.data;
    const data = [35, 3, 3, 35].map((count, at) => ({
      ...budget,
      periodoID: `SOP0${at + 1}-2027`,
      vendedores: Array.from({ length: count }, (_, of) => ({
        nombreVendedor: `Vendedor ${of + 1}`,
        porcentajeAvance: of,
      })),
    }));
    await route.fulfill({ response, json: { ...answer, data } });
  });
  await page.goto('/home');
  const cards = page.getByRole('list', { name: 'Períodos' }).getByRole('article');
  await cards.getByText('Vendedor 20', { exact: true }).first().waitFor();
  const paper = await page.pdf({ format: 'A4', landscape: true, margin: printMargin('1cm'), tagged: true });
  expect(pagesOf(paper, 'H1')).toEqual([[1]]);
  expect(pagesOf(paper, 'H2')).toEqual([[1], [1], [1], [4]]);
  expect(pagesOf(paper, 'Art')).toEqual([[1, 2, 3], [1], [1], [4, 5, 6]]);
});

test('no heading of the guide is the last line of its page', async ({ visit }) => {
  const { page } = await visit('/ayuda', { as: SELLER });
  const headings = page.getByRole('article').getByRole('heading');
  await headings.first().waitFor();
  await page.emulateMedia({ media: 'print' });
  const breaks = await headings.evaluateAll((all) => all.map((one) => getComputedStyle(one).breakAfter));
  expect(new Set(breaks)).toEqual(new Set(['avoid']));
});
