import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { sampled } from '../../packages/server/src/test/sampled.ts';
import { readParts } from '../../packages/web/src/fixtures/workbook-parts.ts';
import {
  BUDGET,
  cell,
  chooseBudget,
  choosePeriod,
  countPairs,
  excelButton,
  openBudget,
  pairs,
  type,
} from '../screens/presupuestos.ts';
import { figuresOf, nameOf } from '../screens/typist/figures.ts';
import { signedInClient } from '../support/api.ts';
import { holdCalls } from '../support/hold-calls.ts';
import { SELLER } from '../support/people.ts';
import { expect, SCREENS, test } from '../support/test.ts';

type Row = readonly (string | number | null)[];

/** The rows of a workbook's sheet: numbers only where the file has numbers. A formula fails. */
async function rowsOf(file: string, sheet: number): Promise<readonly Row[]> {
  const parts = await readParts(new Blob([new Uint8Array(await readFile(file))]));
  const texts = [...(parts.get('xl/sharedStrings.xml') ?? '').matchAll(/<si><t[^>]*>(.*?)<\/t><\/si>/gs)];
  const xml = parts.get(`xl/worksheets/sheet${sheet}.xml`) ?? '';
  if (/<f[ >]/.test(xml)) throw new Error('a formula');
  return [...xml.matchAll(/<row [^>]*>(.*?)<\/row>/gs)].map(([, row = '']) =>
    [...row.matchAll(/<c ([^>]*?)(?:\/>|>(.*?)<\/c>)/gs)].map(([, attributes = '', content = '']) => {
      const value = /<v>(.*)<\/v>/s.exec(content)?.[1];
      if (value === undefined) return null;
      return attributes.includes('t="s"') ? (texts[Number(value)]?.[1] ?? null) : Number(value);
    }),
  );
}

/** Clicks twice, as a hurried hand does, and gives the one file that comes of it. */
async function download(page: Page): Promise<{ name: string; path: string; count: () => number }> {
  let count = 0;
  page.on('download', () => void (count += 1));
  const button = await excelButton(page, 'Descargar Excel');
  const [file] = await Promise.all([page.waitForEvent('download'), button.dblclick()]);
  return { name: file.suggestedFilename(), path: await file.path(), count: () => count };
}

/** Customer and product as the detail names them. */
async function chosenPair(page: Page): Promise<readonly string[]> {
  const fact = (name: string) => page.locator(`[data-fact="${name}"] dd`).innerText();
  return [await fact('cliente'), await fact('producto')];
}

test.for(sampled(Object.values(SCREENS)))(
  'the workbook of a whole budget holds what has just been typed, at $width px',
  async (viewport, { visit }) => {
    const { page } = await visit('/presupuestos', { viewport, as: SELLER });
    await choosePeriod(page, BUDGET);
    const all = await countPairs(page);
    await pairs(page).first().click();
    await type(page, 'Marzo 2027', 'precio', '4321,25');
    // Not left: pressing the button is what leaves it.
    await cell(page, 'Marzo 2027', 'volumen').click();
    await cell(page, 'Marzo 2027', 'volumen').fill(`1${viewport.width},125`);
    const { name, path, count } = await download(page);
    expect(name).toBe(`presupuesto-${BUDGET}.xlsx`);

    const [header = [], ...lines] = await rowsOf(path, 1);
    const at = (column: string) => header.indexOf(column);
    const [cliente, producto] = await chosenPair(page);
    const march = lines.find(
      (line) =>
        line[at('Cliente')] === cliente &&
        line[at('Producto')] === producto &&
        line[at('Año')] === 2027 &&
        line[at('Mes')] === 3,
    );
    const tonnes = Number(`1${viewport.width}.125`);
    expect(march?.[at('Toneladas')]).toBe(tonnes);
    expect(march?.[at('Precio Kg')]).toBe(4321.25);
    expect(march?.[at('Ventas')]).toBeCloseTo(tonnes * 1000 * 4321.25, 2);
    expect(march?.[at('Presupuestado')]).toBe('Sí');
    expect(march?.[at('Código Cliente')]).toMatch(/^C-/);

    const [summaryHeader = [], ...summary] = await rowsOf(path, 2);
    expect(summary.length).toBe(all);
    expect(lines.length).toBe(all * 12);
    const line = summary.find((row) => row[0] === cliente && row[1] === producto);
    expect(line?.[summaryHeader.indexOf('Mar 2027 (t)')]).toBe(tonnes);
    expect(count()).toBe(1);
  },
);

test('while the workbook is being written, one types on', async ({ visit, server }) => {
  const { page } = await visit('/presupuestos', { as: SELLER });
  await openBudget(page);
  const write = await holdCalls(page, '**/workbook.worker-*.js');
  const files: string[] = [];
  page.on('download', (file) => files.push(file.suggestedFilename()));
  const button = await excelButton(page, 'Descargar Excel');
  await Promise.all([page.waitForRequest('**/workbook.worker-*.js'), button.click()]);
  await type(page, 'Enero 2027', 'volumen', '271');
  const client = await signedInClient(server.url, SELLER);
  await expect
    .poll(async () => (await figuresOf(client)).get(nameOf({ pair: 0, month: 0, amount: 'volumen' })))
    .toBe(271);
  expect(files).toEqual([]);
  write();
  await expect.poll(() => files).toEqual([`presupuesto-${BUDGET}.xlsx`]);
});

test('what is missing is counted before a budget is approved', async ({ visit }) => {
  const { page } = await visit('/presupuestos', { as: SELLER });
  await chooseBudget(page);
  const missing = page.getByRole('list', { name: 'Antes de aprobar' });
  const counts = async () => {
    await page.getByRole('button', { name: 'Aprobar Presupuesto' }).click();
    await expect.poll(() => missing.getAttribute('aria-busy')).toBe('false');
    const found = (await missing.locator('strong').allTextContents()).slice(0, 3);
    const [names] = await missing.locator('details').allTextContents();
    await page.keyboard.press('Escape');
    await missing.waitFor({ state: 'detached' });
    return { counts: found.map(Number), names };
  };

  const before = await counts();
  const [cliente, producto] = await chosenPair(page);
  expect(before.counts[0]).toBeGreaterThan(0);
  await type(page, 'Mayo 2027', 'volumen', '0');
  await type(page, 'Mayo 2027', 'precio', '0');
  await type(page, 'Junio 2027', 'volumen', '12');
  await type(page, 'Junio 2027', 'precio', '0');
  const after = await counts();
  expect(after.counts.slice(1)).toEqual(before.counts.slice(1).map((count) => count + 1));

  await page.getByRole('button', { name: 'Aprobar Presupuesto' }).click();
  const withoutPrice = missing.locator('details').filter({ hasText: 'con volumen sin precio' });
  await withoutPrice.locator('summary').click();
  await withoutPrice.getByText(`${cliente} · ${producto}`).waitFor();
  await page.getByText('Esta acción no se puede deshacer.').waitFor();
});

test('what is found leads to its cell, on the form and on La hoja', async ({ visit }) => {
  const { page } = await visit('/presupuestos', { as: SELLER });
  await chooseBudget(page);
  await pairs(page).nth(3).click();
  await type(page, 'Abril 2027', 'volumen', '12');
  await type(page, 'Abril 2027', 'precio', '0');
  const [cliente, producto] = await chosenPair(page);
  await pairs(page).first().click();
  await cell(page, 'Enero 2027', 'volumen').waitFor();

  const follow = async () => {
    await page.getByRole('button', { name: 'Aprobar Presupuesto' }).click();
    await page.locator('summary', { hasText: 'con volumen sin precio' }).click();
    await page
      .getByRole('link', { name: `${cliente} · ${producto}` })
      .filter({ visible: true })
      .click();
  };
  await follow();
  const price = cell(page, 'Abril 2027', 'precio');
  await expect.poll(() => price.evaluate((box) => box === document.activeElement)).toBe(true);
  expect(await chosenPair(page)).toEqual([cliente, producto]);

  await page.getByRole('radio', { name: 'Hoja' }).click();
  await follow();
  const active = page.getByRole('gridcell', { selected: true });
  await expect.poll(() => active.count()).toBe(1);
  expect(await page.getByRole('radio', { name: 'Precio kg' }).getAttribute('aria-checked')).toBe('true');
  // After the year's total.
  expect(await active.getAttribute('data-column')).toBe('4');
});

test('the help opens by its key, closes by Esc and gives the focus back', async ({ visit }) => {
  const { page } = await visit('/presupuestos', { as: SELLER });
  await chooseBudget(page);
  const help = page.getByRole('dialog', { name: 'Ayuda de la pantalla' });
  await cell(page, 'Enero 2027', 'volumen').focus();
  await page.keyboard.press('?');
  expect(await help.count()).toBe(0);
  await page.keyboard.press('Escape');

  const tab = page.getByRole('tab', { name: 'Presupuesto', exact: true });
  await tab.focus();
  await page.keyboard.press('?');
  await help.getByText('Replica el valor en ese mes y en los siguientes que la tabla muestra.').waitFor();
  await page.keyboard.press('Escape');
  await help.waitFor({ state: 'detached' });
  expect(await tab.evaluate((element) => element === document.activeElement)).toBe(true);
});
