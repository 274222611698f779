import type { Page } from 'playwright';
import { BUDGET, cell, choosePeriod, pairs, pendingMarks, type } from '../screens/presupuestos.ts';
import { changedBook, SHEETS } from '../support/book.ts';
import { SELLER } from '../support/people.ts';
import { image, manual, PHONE, type Shot } from './shot.ts';

/** Next year's budget of a pair beside the forecast that reaches into it. */
async function showBudget(page: Page): Promise<void> {
  await page.goto('/presupuestos');
  await choosePeriod(page, BUDGET);
  await page.getByRole('combobox', { name: 'Referente', exact: true }).selectOption('SOP11-2026');
  await pairs(page).nth(2).click();
  await cell(page, 'Marzo 2027', 'volumen').waitFor();
}

async function expectSaved(page: Page): Promise<void> {
  await pendingMarks(page).last().waitFor({ state: 'detached' });
}

async function showTyping(page: Page): Promise<void> {
  await showBudget(page);
  await cell(page, 'Marzo 2027', 'volumen').click();
}

/** The budget with a dialog of the tools above the months. */
const withTool = (name: RegExp) => async (page: Page) => {
  await showBudget(page);
  await page.getByRole('button', { name }).click();
  await page.getByRole('dialog').waitFor();
};

/** All pairs of next year's budget on one sheet, beside the forecast. */
async function showSheet(page: Page): Promise<void> {
  await showBudget(page);
  await page.getByRole('radio', { name: 'Hoja' }).click();
  await page.getByRole('gridcell').first().waitFor();
}

export const SELLER_SHOTS: readonly Shot[] = [
  {
    files: [manual('entrar')],
    person: null,
    show: async (page) => {
      await page.goto('/login');
      await page.getByRole('button', { name: 'Iniciar Sesión' }).waitFor();
    },
  },
  { files: [image('presupuestos'), manual('presupuestos')], person: SELLER, show: showTyping },
  { files: [image('presupuestos-oscuro')], person: SELLER, show: showTyping, colorScheme: 'dark' },
  {
    files: [image('presupuestos-movil')],
    person: SELLER,
    show: async (page) => {
      await showBudget(page);
      // No finger hovers.
      await page.mouse.move(0, 0);
    },
    viewport: PHONE,
  },
  { files: [image('hoja'), manual('hoja')], person: SELLER, show: showSheet },
  {
    files: [manual('hoja-operacion')],
    person: SELLER,
    show: async (page) => {
      await showSheet(page);
      const from = page.locator('[role="gridcell"][data-row="1"][data-column="1"]');
      await from.click();
      await page.keyboard.press('Shift+ArrowRight');
      await page.keyboard.press('Shift+ArrowRight');
      await page.keyboard.press('Shift+ArrowDown');
      await page.keyboard.type('+3%');
      await page.getByText(/^Intro aplica/).waitFor();
    },
  },
  { files: [manual('copiar-referente')], person: SELLER, show: withTool(/^Copiar referente/) },
  { files: [manual('repartir-total')], person: SELLER, show: withTool(/^Repartir total/) },
  {
    files: [image('analisis'), manual('analisis-ventas')],
    person: SELLER,
    show: async (page) => {
      await showBudget(page);
      await page.getByRole('tab', { name: 'Análisis por Ventas' }).click();
      await page.getByRole('img', { name: /Ventas por mes/ }).waitFor();
    },
  },
  {
    files: [manual('historial')],
    person: SELLER,
    show: async (page) => {
      await showBudget(page);
      for (const value of ['40', '4']) {
        await type(page, 'Abril 2027', 'volumen', value);
        await expectSaved(page);
      }
      await cell(page, 'Abril 2027', 'volumen').click();
      await page.keyboard.press('Alt+H');
      await page.getByRole('button', { name: 'Restaurar 40', exact: true }).waitFor();
    },
  },
  {
    files: [manual('subir-excel')],
    person: SELLER,
    show: async (page) => {
      await showBudget(page);
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Descargar Excel' }).click(),
      ]);
      // May of the pair that is shown, here and in the workbook.
      await type(page, 'Mayo 2027', 'volumen', '36');
      await expectSaved(page);
      const puts = [...['H4', 'H2', 'I2', 'J2', 'D5'].entries()];
      const book = await changedBook(
        await file.path(),
        puts.map(([at, cell]) => ({ sheet: SHEETS.volumenTon, cell, value: 40 + 2.5 * at })),
      );
      await page.getByRole('button', { name: 'Subir Excel…' }).click();
      const chooser = page.waitForEvent('filechooser');
      await page.getByText('Seleccione un archivo').click();
      const mimeType = 'application/octet-stream';
      await (await chooser).setFiles({ name: 'presupuesto-BGT-2027.xlsx', mimeType, buffer: book });
      await page.getByRole('region', { name: /^Cambiadas en el libro y también aquí/ }).waitFor();
    },
  },
  {
    files: [manual('aprobar')],
    person: SELLER,
    show: async (page) => {
      await showBudget(page);
      await page.getByRole('button', { name: 'Aprobar Presupuesto' }).click();
      await page.getByRole('dialog').locator('ul[aria-busy="false"]').waitFor();
    },
  },
  /** After the approval, which they are about. */
  {
    files: [manual('volver-a-un-momento')],
    person: SELLER,
    show: async (page) => {
      await showBudget(page);
      await page.getByRole('button', { name: 'Aprobar Presupuesto' }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Aprobar/ })
        .click();
      await page.getByText(/aprobado correctamente/).waitFor();
      await page.keyboard.press('Escape');
      for (const month of ['Mayo 2027', 'Junio 2027']) await type(page, month, 'volumen', '12');
      await expectSaved(page);
      await page.getByRole('button', { name: '2 cambios desde entonces' }).click();
      await page.getByRole('button', { name: 'Volver a un momento…' }).click();
      await page.getByText(/volverán a como estaban/).waitFor();
    },
  },
];
