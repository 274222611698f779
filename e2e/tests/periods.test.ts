import { sampled } from '../../packages/server/src/test/sampled.ts';
import { openDialog, row, settled } from '../screens/management.ts';
import { cell, chooseBudget } from '../screens/presupuestos.ts';
import { ADMIN, SELLER } from '../support/people.ts';
import { expect, SCREENS, test } from '../support/test.ts';

const SIZES = Object.values(SCREENS);

test.for(sampled(SIZES.toReversed()))(
  'periods are narrowed by each filter at $width px',
  async (viewport, { visit }) => {
    const { page } = await visit('/periodos', { viewport, as: ADMIN });
    await settled(page);
    const ids = () => page.getByRole('table').getByRole('rowheader').allTextContents();
    const all = await ids();
    const choose = async (label: string, option: string) => {
      await page.getByRole('combobox', { name: label, exact: true }).selectOption({ label: option });
      await settled(page);
    };

    await choose('Tipo', 'CUR');
    await expect.poll(ids).toEqual(['CUR-2026', 'CUR-2025']);
    await choose('Estado', 'Inactivo');
    await expect.poll(ids).toEqual(['CUR-2025']);
    await choose('Visibilidad', 'Oculto');
    await page.getByText('No se encontraron registros').waitFor();
    await page.getByRole('button', { name: 'Limpiar' }).click();
    await expect.poll(ids).toEqual(all);

    const year = page.getByRole('textbox', { name: 'Año' });
    await year.click();
    await page.keyboard.type('2027');
    await year.press('Enter');
    await expect.poll(ids).toEqual(['BGT-2027']);
    await year.click();
    await page.keyboard.press('Control+A');
    await page.keyboard.type('20');
    await year.press('Enter');
    await page
      .getByText(/año/i)
      .and(page.locator('p[aria-live]'))
      .filter({ hasText: 'entre 1900 y 2200' })
      .waitFor();
    expect(await ids()).toEqual(['BGT-2027']);
    await page.getByRole('button', { name: 'Limpiar' }).click();
    await page.getByRole('textbox', { name: 'ID' }).click();
    await page.keyboard.type('sop1');
    await page.getByRole('button', { name: 'Buscar' }).click();
    await expect.poll(ids).toEqual(['SOP11-2026']);
  },
);

test('closing a period is kept, stops the seller, and goes back with a message when it is refused', async ({
  visit,
}) => {
  const seller = await visit('/presupuestos', { as: SELLER, hears: false });
  await chooseBudget(seller.page);
  const { page, watch } = await visit('/periodos', { as: ADMIN });
  watch.expectError(/ERR_FAILED/);
  await settled(page);
  const active = row(page, 'BGT-2027').getByRole('switch', { name: /^Activo/ });

  await page.route('**/activo', (route) => route.abort());
  await active.click();
  await page
    .getByRole('alert')
    .filter({ hasText: 'Error al actualizar el estado del período. Por favor, intente nuevamente.' })
    .waitFor();
  expect(await active.getAttribute('aria-checked')).toBe('true');
  await page.unroute('**/activo');

  await active.click();
  await expect.poll(() => active.getAttribute('aria-busy')).toBeNull();
  expect(await active.getAttribute('aria-checked')).toBe('false');
  await page.reload();
  await settled(page);
  expect(await active.getAttribute('aria-checked')).toBe('false');

  seller.watch.expectError(/400|404/);
  const box = cell(seller.page, 'Enero 2027', 'volumen');
  const before = await box.inputValue();
  await box.click();
  await seller.page.keyboard.type('987654');
  await seller.page.keyboard.press('Tab');
  await seller.page.getByText(/^El período BGT-2027 ya no admite presupuesto/).waitFor();
  await active.click();
  await expect.poll(() => active.getAttribute('aria-checked')).toBe('true');
  await seller.page.reload();
  await chooseBudget(seller.page);
  await expect.poll(() => box.inputValue()).toBe(before);
});

test('a period is deleted whole after it was asked about', async ({ visit }) => {
  const { page } = await visit('/periodos', { as: ADMIN });
  await settled(page);
  await page.getByRole('button', { name: 'Eliminar SOP08-2026' }).click();
  const dialog = await openDialog(page);
  await dialog.getByText('¿Estás seguro que deseas eliminar este período?').waitFor();
  await dialog.getByText(/^Se eliminará con todo lo que contiene: \d/).waitFor();
  await page.keyboard.type('SOP08-2025');
  await dialog.getByRole('button', { name: 'Eliminar', exact: true }).click();
  await dialog.getByRole('alert').filter({ hasText: 'Escriba SOP08-2026 para confirmar' }).waitFor();
  await dialog.getByRole('textbox').click();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('SOP08-2026');
  await dialog.getByRole('button', { name: 'Eliminar', exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
  await expect.poll(() => row(page, 'SOP08-2026').count()).toBe(0);
  await page.goto('/home');
  await page.getByRole('article', { name: 'BGT-2027' }).waitFor();
  expect(await page.getByRole('article', { name: 'SOP08-2026' }).count()).toBe(0);
});
