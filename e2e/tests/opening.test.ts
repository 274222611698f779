import { sampled } from '../../packages/server/src/test/sampled.ts';
import { ADMIN, SELLER } from '../support/people.ts';
import { expect, SCREENS, test } from '../support/test.ts';

const CASES = Object.values(SCREENS).map((viewport, at) => ({
  viewport,
  width: viewport.width,
  periodoID: `SOP0${at + 1}-2027`,
  mes: ['Enero', 'Febrero'][at] ?? '',
}));

test.for(sampled(CASES))(
  'an administrator opens a period, which sellers then budget, at $width px',
  async ({ viewport, periodoID, mes }, { visit }) => {
    const { page, watch } = await visit('/abrir-periodo', { viewport, as: ADMIN });
    watch.expectError(/400/);
    const open = page.getByRole('main').getByRole('button', { name: 'Abrir Período' });
    const field = (label: string) => page.getByLabel(label, { exact: true });
    await open.click();
    await page
      .getByRole('alert')
      .filter({ hasText: 'Por favor, complete todos los campos requeridos correctamente.' })
      .waitFor();
    await field('Período Origen').selectOption('SOP11-2026');
    await field('Tipo Período').selectOption('SOP');
    await field('Año Inicio').fill('2027');
    await field('Mes Inicio').selectOption({ label: mes });
    await field('Cantidad Meses').fill('37');
    expect(await field('Período Destino').inputValue()).toBe(periodoID);
    await open.click();
    expect(await page.locator('[aria-invalid="true"]').count()).toBeGreaterThan(0);
    await field('Cantidad Meses').fill('12');
    await open.dblclick();
    await page
      .getByText(new RegExp(`${periodoID}.*12 meses.*${mes.toLowerCase()} de 2027`))
      .first()
      .waitFor();

    await field('Período Origen').selectOption('SOP11-2026');
    await field('Tipo Período').selectOption('SOP');
    await field('Año Inicio').fill('2027');
    await field('Mes Inicio').selectOption({ label: mes });
    await field('Cantidad Meses').fill('12');
    await open.click();
    await page
      .getByRole('alert')
      .filter({ hasText: `El período ${periodoID} ya existe` })
      .waitFor();
    expect(await field('Cantidad Meses').inputValue()).toBe('12');

    const seller = await visit('/presupuestos', { as: SELLER });
    await seller.page.getByRole('combobox', { name: 'Presupuesto', exact: true }).selectOption(periodoID);
    await seller.page
      .getByRole('option', { name: /./ })
      .and(seller.page.locator('[aria-setsize]'))
      .first()
      .waitFor();
  },
);

test('what an administrator has filled in is there again on coming back to the form, until it is cleared', async ({
  visit,
}) => {
  const { page } = await visit('/abrir-periodo', { as: ADMIN });
  const months = page.getByLabel('Cantidad Meses', { exact: true });
  const leave = async () => {
    await page.getByRole('button', { name: 'Menú' }).click();
    await page.getByRole('link', { name: 'Productos', exact: true }).click();
    await page.getByRole('heading', { name: 'Productos' }).waitFor();
  };
  await months.click();
  await page.keyboard.type('18');
  await leave();
  await page.goBack();
  await expect.poll(() => months.inputValue()).toBe('18');

  await page.getByRole('button', { name: 'Limpiar' }).click();
  await leave();
  await page.goBack();
  await expect.poll(() => months.inputValue()).toBe('');
});
