import type { Locator, Page } from 'playwright';
import { HOJA, REFERENCE } from '../screens/hoja.ts';
import { cell, chooseBudget, pairs, type } from '../screens/presupuestos.ts';
import { ADMIN, SELLER } from '../support/people.ts';
import { scrollsSideways } from '../support/scrolls-sideways.ts';
import { expect, test } from '../support/test.ts';

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
async function enlargeLetters(page: Page, px = 20): Promise<void> {
  await page.addInitScript((size) => {
    const enlarge = () => document.documentElement?.style.setProperty('font-size', `${size}px`);
    new MutationObserver(enlarge).observe(document, { childList: true });
  }, px);
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
    await page.goto(`${HOJA}&referente=${REFERENCE}&cifras=${figures}`);
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
  await page.goto(`${HOJA}&referente=${REFERENCE}`);
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

test('Whoever has much larger letters reads a pair’s facts beside their names, and both its lines in the list', async ({
  visit,
}) => {
  const { page } = await visit('/presupuestos', { as: SELLER, viewport: { width: 1366, height: 650 } });
  await enlargeLetters(page, 24);
  await chooseBudget(page);
  const facts = await page.locator('[data-fact]').evaluateAll((all) =>
    all.map((fact) => {
      const [name, value] = ['dt', 'dd'].map((part) => {
        const text = document.createRange();
        text.selectNodeContents(fact.querySelector(part) ?? fact);
        return text.getBoundingClientRect();
      });
      if (!name || !value) throw new Error('A fact has a name and a value');
      return name.right <= value.left || name.bottom <= value.top;
    }),
  );
  expect(facts).toEqual([true, true, true, true, true]);

  const rows = await pairs(page).evaluateAll((all) =>
    all.map((row) => {
      const { top, bottom } = row.getBoundingClientRect();
      return { top, bottom, isWhole: row.scrollHeight <= row.clientHeight };
    }),
  );
  expect(rows.every(({ isWhole }) => isWhole)).toBe(true);
  for (const [at, { top }] of rows.slice(1).entries()) {
    expect(top).toBeGreaterThanOrEqual((rows[at]?.bottom ?? 0) - 0.5);
  }
});

/** Words of a table's cells and headers that stand on two lines, or in the next cell. */
function brokenWords(page: Page): Promise<string[]> {
  return page.locator(':is(th, td):visible').evaluateAll((cells) =>
    cells.flatMap((cell) => {
      const { left, right } = cell.getBoundingClientRect();
      const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
      const flaws: string[] = [];
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        // An address has no words, and what is only read aloud no place.
        if (text.parentElement?.closest('a, [data-actions]')) continue;
        for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[^\s/-]+/g)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const lines = [...range.getClientRects()];
          const isWhole = new Set(lines.map(({ top }) => Math.round(top))).size <= 1;
          // Not beyond the air that the next cell begins with.
          if (!isWhole || lines.some((line) => line.left < left || line.right > right + 8)) flaws.push(word);
        }
      }
      return flaws;
    }),
  );
}

const TABLES = [
  '/usuario',
  '/vendedores',
  '/periodos',
  '/clientes',
  '/productos',
  '/divisiones',
  '/periodo-moneda',
];

async function brokenInTables(page: Page, prepare: () => Promise<unknown>): Promise<string[]> {
  const broken: string[] = [];
  for (const path of TABLES) {
    await page.goto(path);
    await prepare();
    await page.locator('table[aria-busy="false"] tbody tr:not([data-rest])').first().waitFor();
    broken.push(...(await brokenWords(page)).map((word) => `${path}: ${word}`));
  }
  return broken;
}

test('Whoever has larger letters reads whole words in the tables of records, each in its own column', async ({
  visit,
}) => {
  const { page } = await visit('/usuario', { as: ADMIN, viewport: { width: 1366, height: 768 } });
  for (const px of [18, 20, 24]) {
    await enlargeLetters(page, px);
    expect(await brokenInTables(page, async () => undefined), `${px} px`).toEqual([]);
  }
});

test('Whoever spaces letters as WCAG 1.4.12 has them reads whole words in the tables of records', async ({
  visit,
}) => {
  const { page } = await visit('/usuario', {
    as: ADMIN,
    viewport: { width: 1366, height: 768 },
    bypassCSP: true,
  });
  const content =
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }';
  expect(await brokenInTables(page, () => page.addStyleTag({ content }))).toEqual([]);
});

test('Whoever has much larger letters reads the chosen budget and its reference in a low window', async ({
  visit,
}) => {
  const { page } = await visit('/presupuestos', { as: SELLER });
  await enlargeLetters(page, 24);
  for (const { width, height } of [
    { width: 1366, height: 650 },
    { width: 1366, height: 768 },
    { width: 1181, height: 650 },
  ]) {
    await page.setViewportSize({ width, height });
    await page.goto('/presupuestos?periodo=SOP11-2026&referente=CUR-2026');
    const selects = page.getByRole('region', { name: 'Selección del presupuesto' }).getByRole('combobox');
    await expect.poll(() => selects.last().inputValue()).toBe('CUR-2026');
    const rooms = await selects.evaluateAll((all) =>
      all.map((select) => {
        if (!(select instanceof HTMLSelectElement)) throw new Error('A select');
        const style = getComputedStyle(select);
        const pen = document.createElement('canvas').getContext('2d');
        if (!pen) throw new Error('Letters can be measured');
        pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
        const text = select.selectedOptions[0]?.text ?? '';
        const room =
          select.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
        return room < pen.measureText(text).width ? [text] : [];
      }),
    );
    expect(rooms.flat(), `${width}×${height}`).toEqual([]);
    expect(await scrollsSideways(page), `${width}×${height}`).toBe(false);
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
