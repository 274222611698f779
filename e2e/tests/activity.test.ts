import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright';
import { readParts } from '../../packages/web/src/fixtures/workbook-parts.ts';
import { row, settled } from '../screens/management.ts';
import { cell, chooseBudget, pendingMarks } from '../screens/presupuestos.ts';
import { violations } from '../support/axe.ts';
import { ADMIN, SELLER } from '../support/people.ts';
import { scrollsSideways } from '../support/scrolls-sideways.ts';
import { expect, test } from '../support/test.ts';

/** Presses in the middle of what is there. */
async function press(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('it is not on the screen');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** Types a figure of the seller's budget. */
async function typeFigure(page: Page, month: string, figure: string): Promise<void> {
  await press(page, cell(page, month, 'volumen'));
  await page.keyboard.press('Control+A');
  await page.keyboard.type(figure);
  await page.keyboard.press('Tab');
  await expect.poll(() => pendingMarks(page).count()).toBe(0);
}

const lines = (page: Page) => page.getByRole('table', { name: 'Actividad' }).getByRole('rowheader');

test('the year of a day has four digits, however many are typed', async ({ visit }) => {
  const { page } = await visit('/actividad', { as: ADMIN });
  for (const label of ['Desde', 'Hasta']) {
    const box = page.getByLabel(label, { exact: true });
    await box.focus();
    await page.keyboard.type('0202120269');
    expect(await box.inputValue()).toMatch(/^\d{4}-\d\d-\d\d$/);
  }
});

test('an administrator sees who changed what, and finds it again by its address', async ({ visit }) => {
  const { page: seller } = await visit('/presupuestos', { as: SELLER });
  await chooseBudget(seller);
  await typeFigure(seller, 'Enero 2027', '41');
  await typeFigure(seller, 'Enero 2027', '48,5');

  const { page } = await visit('/home', { as: ADMIN });
  await press(page, page.getByRole('button', { name: 'Menú' }));
  await press(page, page.getByRole('link', { name: 'Actividad' }));
  await settled(page);
  expect(await lines(page).first().textContent()).toContain('Volumen · ene 2027 · 41 → 48,5 t');
  expect(await lines(page).nth(1).textContent()).toMatch(/Volumen · ene 2027 · .* → 41 t/);

  // By the keyboard alone: a period, a class, a user.
  await page.getByRole('combobox', { name: 'Clase' }).focus();
  await page.keyboard.type('Cif');
  await page.waitForURL('**/actividad?clase=cifras');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.type('admin');
  await page.keyboard.press('Enter');
  await page.waitForURL(/usuario=admin/);
  expect(await page.evaluate(() => document.activeElement?.getAttribute('placeholder'))).toBe(
    'Nombre de usuario',
  );
  await page.getByText('Ningún cambio cumple los filtros').waitFor();
  await page.goBack();
  await expect.poll(() => lines(page).count()).toBe(2);
  expect(await page.getByRole('textbox', { name: 'Usuario' }).inputValue()).toBe('');
  await page.reload();
  await expect.poll(() => lines(page).count()).toBe(2);
  expect(await page.getByRole('combobox', { name: 'Clase' }).inputValue()).toBe('cifras');

  const began = page.waitForEvent('download');
  await press(page, page.getByRole('button', { name: 'Descargar Excel' }));
  const download = await began;
  expect(download.suggestedFilename()).toBe('actividad.xlsx');
  const parts = await readParts(new Blob([new Uint8Array(await readFile(await download.path()))]));
  expect(parts.get('xl/worksheets/sheet1.xml')?.match(/<row /g)).toHaveLength(3);
  expect(parts.get('xl/sharedStrings.xml')).toContain('Volumen · ene 2027 · 41 → 48,5 t');
  await page.getByText('Excel descargado: 2 cambios.').waitFor();
});

test('what was replicated is one line, and its figures are there on demand', async ({ visit }) => {
  const { page: seller } = await visit('/presupuestos', { as: SELLER });
  await chooseBudget(seller);
  await typeFigure(seller, 'Enero 2027', '37,25');
  await press(seller, seller.getByRole('button', { name: 'Replicar el volumen de enero 2027 hacia abajo' }));
  await expect.poll(() => cell(seller, 'Marzo 2027', 'volumen').inputValue()).toBe('37,25');
  await expect.poll(() => pendingMarks(seller).count()).toBe(0);

  const { page } = await visit('/actividad', { as: ADMIN });
  await settled(page);
  const line = lines(page).first();
  expect(await line.textContent()).toMatch(/^\d+ cifras · volumen .* t.*Cifras · Replicado · /);
  const figures = Number.parseInt((await line.textContent()) ?? '', 10);
  expect(await lines(page).nth(1).textContent()).toMatch(/Volumen · ene 2027 · .* → 37,25 t/);
  // By the keyboard alone.
  await line.getByText('Ver las cifras').focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => line.getByRole('listitem').count()).toBe(figures);
  expect(await line.getByRole('listitem').first().textContent()).toMatch(/Volumen · .* → 37,25 t$/);
});

test('what else was changed is shown with its details, in words', async ({ visit, server }) => {
  const { page } = await visit('/periodos', { as: ADMIN });
  await settled(page);
  await press(page, row(page, 'BGT-2027').getByRole('switch', { name: /^Visible/ }));
  await page.goto(`${server.url}/actividad?clase=periodos`);
  await settled(page);
  const line = lines(page).filter({ hasText: 'Período cambiado' }).first();
  await press(page, line.getByText('Detalles'));
  await line.getByText('Sí → No').waitFor();
  expect(await page.getByRole('table', { name: 'Actividad' }).textContent()).not.toMatch(/[{}]/);
});

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1366, height: 650 },
  { width: 960, height: 600 },
  { width: 390, height: 844 },
] as const;

test.for(
  SIZES.flatMap(
    (viewport) =>
      [
        { viewport, colorScheme: 'light' },
        { viewport, colorScheme: 'dark' },
      ] as const,
  ),
)(
  'axe finds nothing and nothing is cut off, $colorScheme at $viewport.width px',
  async ({ viewport, colorScheme }, { visit }) => {
    const { page } = await visit('/actividad', { as: ADMIN, viewport, colorScheme });
    await settled(page);
    expect(await violations(page)).toEqual([]);
    expect(await scrollsSideways(page)).toBe(false);
    const folder = process.env['SCREENSHOTS'];
    if (folder) await page.screenshot({ path: `${folder}/actividad-${viewport.width}-${colorScheme}.png` });
  },
);
