import type { Page } from 'playwright';
import { salesBook } from '../../packages/server/src/test/workbook/sales-book.ts';
import { openEdition, search, settled } from '../screens/management.ts';
import { BUDGET } from '../screens/presupuestos.ts';
import { ADMIN } from '../support/people.ts';
import { image, manual, type Shot } from './shot.ts';

/** A management screen with its list. */
const list = (path: string) => async (page: Page) => {
  await page.goto(path);
  await settled(page);
};

const shot = (name: string, show: Shot['show']): Shot => ({ files: [manual(name)], person: ADMIN, show });

export const ADMINISTRATOR_SHOTS: readonly Shot[] = [
  {
    files: [image('inicio'), manual('inicio')],
    person: ADMIN,
    show: async (page) => {
      await page.goto('/home');
      await page.getByRole('article').first().waitFor();
    },
  },
  shot('reabrir', async (page) => {
    await page.goto('/home');
    const card = page.getByRole('article', { name: BUDGET });
    await card.getByRole('button', { name: 'Aprobaciones' }).click();
    await card
      .getByRole('button', { name: /^Reabrir…/ })
      .first()
      .click();
    await page.getByRole('textbox', { name: 'Motivo' }).waitFor();
    await page.keyboard.type('Faltan los precios de abril a junio con la tarifa nueva.');
    await page.getByRole('dialog').getByRole('combobox').selectOption('elegidos');
    await page.getByRole('checkbox').first().click();
  }),
  shot('usuarios', list('/usuario')),
  shot('cliente', async (page) => {
    await list('/clientes')(page);
    await search(page, 'C-0001');
    const name =
      (await page.getByRole('table').getByRole('row').nth(1).getByRole('rowheader').textContent()) ?? '';
    await openEdition(page, name);
  }),
  shot('asignacion', async (page) => {
    await page.goto('/asignacion-cliente-producto');
    await page.getByRole('combobox', { name: 'Vendedor' }).selectOption({ label: 'Valentina Restrepo Díaz' });
    await page.getByRole('option', { name: /Bebidas Tairona/ }).click();
    await page
      .getByRole('listbox', { name: 'Productos Asignados al Cliente' })
      .getByRole('option')
      .first()
      .waitFor();
  }),
  shot('abrir-periodo', async (page) => {
    await page.goto('/abrir-periodo');
    await page.getByLabel('Período Origen', { exact: true }).selectOption('SOP11-2026');
    await page.getByLabel('Tipo Período', { exact: true }).selectOption('SOP');
    await page.getByLabel('Año Inicio', { exact: true }).fill('2027');
    await page.getByLabel('Mes Inicio', { exact: true }).selectOption({ label: 'Marzo' });
    await page.getByLabel('Cantidad Meses', { exact: true }).fill('12');
  }),
  shot('periodos', list('/periodos')),
  shot('actividad', async (page) => {
    await list('/actividad')(page);
    await page.getByText('Detalles').first().click();
  }),
  shot('cargar', async (page) => {
    await page.goto('/cargar-archivos-ventas');
    await page.getByLabel('Tipo', { exact: true }).selectOption('SOP');
    await page.getByLabel('Año', { exact: true }).selectOption('2026');
    await page.getByLabel('Mes', { exact: true }).selectOption('12');
    await page.locator('input[type="file"]').setInputFiles({
      name: 'ventas-diciembre.xlsx',
      mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      buffer: salesBook([
        ['V-001', 'C-0001', 'P-001', 2026, 12, 12.5, '1.234,5', 'COP'],
        ['V-001', 'C-0001', 'P-999', 2026, 12, 4, 980, 'COP'],
        ['V-001', 'C-0002', 'P-002', 2026, 12, 7.25, 1310, 'COP'],
      ]),
    });
    await page.getByRole('button', { name: 'Comprobar' }).click();
    await page.getByRole('heading', { name: 'Resultado de la comprobación' }).waitFor();
  }),
  // The last one, because it takes a rate away.
  shot('tasas', async (page) => {
    await list('/periodo-moneda')(page);
    await page
      .getByRole('button', { name: /^Eliminar .*PEN/ })
      .first()
      .click();
    await page.getByRole('dialog').getByRole('button', { name: 'Eliminar' }).click();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await page
      .getByRole('button', { name: /^Crear la tasa/ })
      .first()
      .waitFor();
  }),
];
