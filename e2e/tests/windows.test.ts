import type { Locator, Page } from 'playwright';
import {
  BUDGET,
  cell,
  chooseBudget,
  countPairs,
  MONTHS,
  openBudget,
  pairs,
  pendingMarks,
  type,
} from '../screens/presupuestos.ts';
import { signIn } from '../screens/session.ts';
import { ADMIN, SELLER } from '../support/people.ts';
import { scrollsSideways } from '../support/scrolls-sideways.ts';
import { expect, test } from '../support/test.ts';

const REFERENCE = 'CUR-2026';

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
  const { page } = await visit(`/presupuestos?periodo=${BUDGET}&vista=hoja`, { as: SELLER, viewport });
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

test('A screen that fills a high window leaves nothing to scroll, whatever is said above it', async ({
  visit,
}) => {
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
});

test('La hoja keeps its tools on one line in each window, and nothing scrolls sideways', async ({
  visit,
}) => {
  const { page } = await visit(`/presupuestos?periodo=${BUDGET}&vista=hoja&referente=CUR-2026`, {
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

/** What is longer than the place that it stands in. */
function tooLong(page: Page, selector: string): Promise<string[]> {
  return page.evaluate((places) => {
    const text = document.createRange();
    return [...document.querySelectorAll(places)].flatMap((place) => {
      const first = place.firstChild;
      if (!first) return [];
      text.selectNodeContents(first);
      const [{ left, right }, room] = [text.getBoundingClientRect(), place.getBoundingClientRect()];
      return left < room.left || right > room.right ? [place.textContent ?? ''] : [];
    });
  }, selector);
}

/** What the browser's own setting does, from the next page on. */
async function enlargeLetters(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const enlarge = () => document.documentElement?.style.setProperty('font-size', '20px');
    new MutationObserver(enlarge).observe(document, { childList: true });
  });
  // With the product's own letters: a page that they reach late does without them.
  await page.evaluate(async () => void (await document.fonts.load('1em "Inter Variable"')));
  await page.reload();
}

test('Whoever has the browser write larger letters sees whole months, headings and figures', async ({
  visit,
}) => {
  const { page } = await visit('/presupuestos', { as: SELLER });
  await enlargeLetters(page);
  await chooseBudget(page);
  await type(page, 'Marzo 2027', 'precio', '16330,39');
  for (const width of [1440, 1181, 960, 844]) {
    await page.setViewportSize({ width, height: 700 });
    expect(await tooLong(page, 'tbody th, tbody th > button'), `${width} px`).toEqual([]);
    const isCut = await cell(page, 'Marzo 2027', 'precio').evaluate(
      (box) => box.scrollWidth > box.clientWidth,
    );
    expect(isCut, `${width} px`).toBe(false);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const figures of ['toneladas', 'precio', 'ventas']) {
    await page.goto(`/presupuestos?periodo=${BUDGET}&vista=hoja&referente=CUR-2026&cifras=${figures}`);
    await page.locator('[role="gridcell"] small').first().waitFor();
    const places = '[role="columnheader"], [role="gridcell"]';
    expect(await tooLong(page, places), figures).toEqual([]);
  }
});

test('Whoever has larger letters types on La hoja in the cell itself, and reads each total apart from its difference', async ({
  visit,
}) => {
  const { page } = await visit('/presupuestos', { as: SELLER });
  await enlargeLetters(page);
  await page.goto(`/presupuestos?periodo=${BUDGET}&vista=hoja&referente=CUR-2026`);
  const total = page.locator('[role="row"][data-kind="pair"] [data-total="true"]:has(i)').first();
  const apart = await total.evaluate((cell) => {
    const [figure, difference] = [cell.firstChild, cell.querySelector('i')];
    if (!figure || !difference) throw new Error('A total stands beside its difference');
    const placeOf = (node: Node) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return range.getBoundingClientRect();
    };
    return placeOf(difference).left - placeOf(figure).right;
  });
  expect(apart).toBeGreaterThan(15);

  const cell = page.locator('[role="row"][data-kind="pair"] [role="gridcell"]:not([data-total])').first();
  await cell.click();
  await page.keyboard.type('12');
  const [box, room] = [await page.locator('input:focus').boundingBox(), await cell.boundingBox()];
  expect(Math.abs((box?.y ?? 0) - (room?.y ?? 0))).toBeLessThan(2);
  await page.keyboard.press('Escape');
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

/** Whether its upper and its lower edge are seen. */
function isWholeInSight(element: Locator): Promise<boolean> {
  return element.evaluate((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const isSeen = (y: number) => one.contains(document.elementFromPoint((left + right) / 2, y));
    return isSeen(top + 1) && isSeen(bottom - 1);
  });
}

test('Enlarged to 400 %, Ir a… shows its first result, nothing scrolls sideways, and a month’s history can be read', async ({
  visit,
}) => {
  const { page } = await visit('/presupuestos', { as: SELLER });
  await chooseBudget(page);
  await page.setViewportSize({ width: 320, height: 256 });
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Ir a…' });
  await expect.poll(() => isWholeInSight(palette.getByRole('option').first())).toBe(true);
  expect(await palette.evaluate((root) => root.scrollWidth - root.clientWidth)).toBe(0);
  await page.keyboard.press('Escape');
  await cell(page, 'Enero 2027', 'volumen').focus();
  await page.keyboard.press('Alt+h');
  await expect
    .poll(() => isWholeInSight(page.getByRole('button', { name: 'Añadir nota' }).last()))
    .toBe(true);
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
  const { page } = await visit(`/presupuestos?periodo=${BUDGET}&vista=hoja&cifras=precio`, {
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

test('La hoja is printed with the reference beside it, where the screen shows it', async ({ visit }) => {
  const { page } = await visit(`/presupuestos?periodo=${BUDGET}&referente=${REFERENCE}&vista=hoja`, {
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
