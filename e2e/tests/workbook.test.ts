import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { describe } from 'vitest';
import { python } from '../../packages/server/src/test/workbook/openpyxl.ts';
import { changes, historyPanel } from '../screens/history.ts';
import { at, click, figure, grid, HOJA } from '../screens/hoja.ts';
import {
  BUDGET,
  cell,
  choosePeriod,
  excelButton,
  openBudget,
  pendingMarks,
  type,
} from '../screens/presupuestos.ts';
import { signedInClient } from '../support/api.ts';
import { violations } from '../support/axe.ts';
import { changedBook, hasOffice, SHEETS, savedByOffice, savedByPython } from '../support/book.ts';
import { SELLER } from '../support/people.ts';
import { secondUser } from '../support/second-user.ts';
import { expect, SCREENS, test } from '../support/test.ts';

// Of the sheets: Cliente, Producto, Clave, January to December; of the prices: Moneda besides.
const [JANUARY, FEBRUARY, MARCH] = ['D2', 'E2', 'F2'];
const JANUARY_PRICE = 'E2';

async function download(page: Page): Promise<string> {
  const button = await excelButton(page, 'Descargar Excel');
  const [file] = await Promise.all([page.waitForEvent('download'), button.click()]);
  return file.path();
}

async function upload(page: Page, book: Buffer, name = 'presupuesto.xlsx') {
  const chooser = page.waitForEvent('filechooser');
  await page.getByText('Seleccione un archivo').click();
  await (await chooser).setFiles({ name, mimeType: 'application/octet-stream', buffer: book });
}

const saved = (page: Page) => expect.poll(() => pendingMarks(page).count()).toBe(0);

test.for([SCREENS.wide, SCREENS.narrow])(
  'a workbook that two people change is compared, decided, written at once and taken back, at $width px',
  async (viewport, { visit, server }) => {
    const colleague = await secondUser(server.url, 'colega');
    const { page } = await visit('/presupuestos', { viewport, as: SELLER });
    await openBudget(page);
    await type(page, 'Enero 2027', 'volumen', '10');
    await type(page, 'Febrero 2027', 'volumen', '20');
    await type(page, 'Marzo 2027', 'volumen', '30');
    await type(page, 'Enero 2027', 'precio', '5000');
    await saved(page);
    const path = await download(page);

    const { page: theirs } = await visit('/presupuestos', { as: colleague });
    await openBudget(theirs);
    await type(theirs, 'Febrero 2027', 'volumen', '22');
    await type(theirs, 'Marzo 2027', 'volumen', '33');
    await saved(theirs);

    const book = await changedBook(path, [
      { sheet: SHEETS.volumenTon, cell: JANUARY, value: 12.5 },
      { sheet: SHEETS.volumenTon, cell: FEBRUARY, value: 24 },
      { sheet: SHEETS.precio, cell: JANUARY_PRICE, value: 5100 },
    ]);
    await (await excelButton(page, 'Subir Excel…')).click();
    const dialog = page.getByRole('dialog', { name: 'Subir Excel' });
    await upload(page, book);
    await dialog.getByRole('region', { name: /^Cambiadas en el libro · 2/ }).waitFor();
    await dialog.getByRole('region', { name: /^Cambiadas mientras tanto · 1/ }).waitFor();
    expect(await violations(page)).toEqual([]);
    const february = dialog.getByRole('radiogroup', { name: /^Volumen de febrero 2027/ });
    expect(await february.getByText('Dejar 22').textContent()).toContain('colega');
    await february.getByText('Poner 24').click();
    await dialog.getByRole('button', { name: 'Escribir 3 cifras' }).click();
    await dialog.waitFor({ state: 'detached' });

    const figures = async () =>
      Promise.all([
        cell(page, 'Enero 2027', 'volumen').inputValue(),
        cell(page, 'Febrero 2027', 'volumen').inputValue(),
        cell(page, 'Marzo 2027', 'volumen').inputValue(),
        cell(page, 'Enero 2027', 'precio').inputValue(),
      ]);
    await expect.poll(figures).toEqual(['12,5', '24', '33', '5.100']);
    await saved(page);
    await page.getByText('Del libro se han escrito 3 cifras en 1 par.').waitFor();
    await page.getByRole('button', { name: 'Deshacer' }).last().click();
    await expect.poll(figures).toEqual(['10', '22', '33', '5.000']);
    await saved(page);
  },
);

test('accepting leaves its origin in the log, and Ctrl+Z takes all of it back', async ({ visit }) => {
  const { page } = await visit('/presupuestos', { as: SELLER });
  await openBudget(page);
  await type(page, 'Enero 2027', 'volumen', '10');
  await saved(page);
  const book = await changedBook(await download(page), [
    { sheet: SHEETS.volumenTon, cell: JANUARY, value: 11 },
    { sheet: SHEETS.volumenTon, cell: MARCH, value: 13 },
  ]);
  await (await excelButton(page, 'Subir Excel…')).click();
  await upload(page, book);
  await page.getByRole('button', { name: 'Escribir 2 cifras' }).click();
  await expect.poll(() => cell(page, 'Enero 2027', 'volumen').inputValue()).toBe('11');
  await saved(page);
  await cell(page, 'Enero 2027', 'volumen').click();
  await page.keyboard.press('Alt+H');
  const panel = historyPanel(page, 'Enero 2027');
  await expect
    .poll(async () => (await changes(panel).allTextContents())[0])
    .toMatch(/10.*11 t.*de un libro de Excel/);
  await page.keyboard.press('Escape');
  await cell(page, 'Enero 2027', 'volumen').click();
  await page.keyboard.press('Control+Z');
  await expect.poll(() => cell(page, 'Enero 2027', 'volumen').inputValue()).toBe('10');
  await saved(page);
});

test('on La hoja what is accepted stands in its cells, and Ctrl+Z takes it back there', async ({ visit }) => {
  const { page } = await visit(HOJA, { as: SELLER });
  await grid(page).waitFor();
  const januaries = () => Promise.all([1, 2].map((row) => figure(at(page, row, 1))));
  const before = await januaries();
  const book = await changedBook(await download(page), [
    { sheet: SHEETS.volumenTon, cell: JANUARY, value: 61.5 },
    { sheet: SHEETS.volumenTon, cell: 'D3', value: 62.5 },
  ]);
  await (await excelButton(page, 'Subir Excel…')).click();
  await upload(page, book);
  await page.getByRole('button', { name: 'Escribir 2 cifras' }).click();
  await expect.poll(januaries).toEqual(['61,5', '62,5']);
  await click(page, at(page, 1, 1));
  await page.keyboard.press('Control+z');
  await expect.poll(januaries).toEqual(before);
});

test('a file that is none of ours is refused in words, by the keyboard alone', async ({ visit }) => {
  const { page, watch } = await visit('/presupuestos', { as: SELLER });
  watch.expectError(/400/);
  await choosePeriod(page, BUDGET);
  // Waited for in good time: Chromium has to hear of it before the key.
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Subir Excel…' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Subir Excel' }).waitFor();
  await page.keyboard.press('Space');
  const none = { mimeType: 'text/csv', buffer: Buffer.from('Cliente;Producto') };
  await (await chooser).setFiles({ ...none, name: 'presupuesto.xlsx' });
  await page
    .getByRole('alert')
    .getByText(/es un texto \(por ejemplo, CSV o HTML\)/)
    .waitFor();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: 'Subir Excel' }).waitFor({ state: 'detached' });
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Subir Excel…');
});

describe.skipIf(!hasOffice)('LibreOffice (skipped where it is not installed)', () => {
  test('saves a workbook that changes nothing, and one that changes what was changed', async ({
    visit,
    server,
  }) => {
    const { page } = await visit('/presupuestos', { as: SELLER });
    await openBudget(page);
    await type(page, 'Enero 2027', 'volumen', '1234,567');
    await type(page, 'Enero 2027', 'precio', '4321,2345');
    await saved(page);
    const path = await download(page);
    const client = await signedInClient(server.url);
    const compared = async (book: Uint8Array) =>
      client.ventas.compareLibro(new Blob([new Uint8Array(book)]), BUDGET).orThrow();
    const same = await compared(await savedByOffice(await readFile(path)));
    expect([same.cifras, same.sinEntender, same.noEscritas]).toEqual([[], [], []]);
    expect(same.comparadas).toBeGreaterThan(100);
    const book = await changedBook(path, [{ sheet: SHEETS.volumenTon, cell: JANUARY, value: 0.125 }]);
    const { cifras } = await compared(await savedByOffice(book));
    expect(cifras.map(({ estado, descargado, libro }) => [estado, descargado, libro])).toEqual([
      ['propio', 1234.567, 0.125],
    ]);
  });
});

/** Sorts the rows backwards, inserts a column and a title, deletes a row and a month, and types figures as people do. */
const PROGRAM = `
import sys, datetime, openpyxl
book = openpyxl.load_workbook(sys.argv[1])
sheet = book['Hoja']
rows = [[cell.value for cell in row] for row in sheet.iter_rows(min_row=2)]
for at, row in enumerate(reversed(rows)):
    for column, value in enumerate(row):
        sheet.cell(at + 2, column + 1, value)
last = sheet.max_row
sheet.cell(last, 4, '1.234,5')
sheet.cell(1, 5, datetime.date(2027, 2, 1)).number_format = 'mmm-yy'
sheet.cell(last, 5, 77)
sheet.cell(last, 6, 'doce')
sheet.delete_cols(15)
sheet.insert_cols(3)
sheet.cell(1, 3, 'Comentario')
sheet.cell(2, 3, 'nada')
sheet.insert_rows(1)
sheet.cell(1, 1, 'Mi plan')
sheet.delete_rows(3)
del book['Resumen']
book.save(sys.argv[2])
`;

describe.skipIf(python === undefined)('openpyxl (skipped where it is not installed)', () => {
  test('saves a workbook sorted, cut and added to, which is understood', async ({ visit, server }) => {
    const { page } = await visit('/presupuestos', { as: SELLER });
    await openBudget(page);
    const book = await savedByPython(PROGRAM, await readFile(await download(page)));
    const client = await signedInClient(server.url);
    const { cifras, sinEntender } = await client.ventas
      .compareLibro(new Blob([new Uint8Array(book)]), BUDGET)
      .orThrow();
    expect(cifras.map(({ estado, mes, campo, libro }) => [estado, mes, campo, libro])).toEqual([
      ['propio', 1, 'volumenTon', 1234.5],
      ['propio', 2, 'volumenTon', 77],
    ]);
    expect(sinEntender).toEqual([
      { celda: expect.stringMatching(/^Hoja!G\d+$/), motivo: '«doce» no es un número' },
    ]);
  });
});
