import { sampled } from '../../packages/server/src/test/sampled.ts';
import {
  fieldMessages,
  fill,
  openCreation,
  openDialog,
  row,
  save,
  search,
  settled,
} from '../screens/management.ts';
import { ADMIN } from '../support/people.ts';
import { expect, SCREENS, test } from '../support/test.ts';

const SIZES = Object.values(SCREENS);

test.for(sampled(SIZES))(
  'a rate is checked field by field, created, changed and deleted at $width px',
  async (viewport, { visit }) => {
    const { page, watch } = await visit('/periodo-moneda', { viewport, as: ADMIN });
    watch.expectError(/400/);
    await settled(page);
    const dialog = await openCreation(page);
    const currency = dialog.getByLabel('Moneda', { exact: true });
    const guardar = page.getByRole('button', { name: 'Guardar' });
    expect(await currency.isDisabled()).toBe(true);
    await guardar.click();
    expect(await fieldMessages(dialog)).toEqual([
      'Debe seleccionar un período',
      'Debe seleccionar una moneda',
      'La tasa de cambio EUR es requerida',
    ]);
    await dialog.getByLabel('Período', { exact: true }).selectOption('BGT-2027');
    await expect.poll(() => currency.isEnabled()).toBe(true);
    expect(await dialog.getByLabel('Mes', { exact: true }).count()).toBe(0);
    await dialog.getByLabel('Período', { exact: true }).selectOption('CUR-2026');
    await expect.poll(() => currency.isEnabled()).toBe(true);
    await fill(dialog, { Moneda: 'COP', 'Tasa Cambio EUR': '0', Mes: '13' });
    await guardar.click();
    expect(await fieldMessages(dialog)).toEqual([
      'La tasa de cambio debe ser un número válido mayor a 0',
      'El mes debe ser un número entero entre 1 y 12',
    ]);
    await fill(dialog, { 'Tasa Cambio EUR': '4512,345678', Mes: '1' });
    await guardar.click();
    await dialog.getByRole('alert').filter({ hasText: 'Ya existe una tasa de cambio' }).waitFor();
    await fill(dialog, { Mes: '12' });
    await save(page);

    await search(page, 'cur-2026');
    await page.getByRole('button', { name: 'Última página' }).click();
    await settled(page);
    const find = async () => {
      const own = row(page, '4.512,35');
      while ((await own.count()) === 0) {
        await page.getByRole('button', { name: 'Página anterior' }).click();
        await settled(page);
      }
      return own;
    };
    await (await find()).getByRole('button', { name: /^Editar/ }).click();
    const edition = await openDialog(page);
    expect(await edition.getByLabel('Tasa Cambio EUR', { exact: true }).inputValue()).toBe('4512,345678');
    await edition.getByRole('button', { name: 'Cancelar' }).click();
    await (await find()).getByRole('button', { name: /^Eliminar/ }).click();
    await (await openDialog(page)).getByRole('button', { name: 'Eliminar', exact: true }).click();
    await expect.poll(() => row(page, '4.512,35').count()).toBe(0);
  },
);

test('a rate that goes missing is named, and its form comes filled in', async ({ visit }) => {
  const { page } = await visit('/periodo-moneda', { as: ADMIN });
  await search(page, 'bgt-2027');
  const missing = page.getByRole('button', { name: /^Crear la tasa .*BGT-2027/ });
  expect(await missing.count()).toBe(0);
  await row(page, 'COP')
    .getByRole('button', { name: /^Eliminar/ })
    .click();
  await (await openDialog(page)).getByRole('button', { name: 'Eliminar', exact: true }).click();
  await missing.click();
  const dialog = await openDialog(page);
  const value = (label: string) => dialog.getByLabel(label, { exact: true }).inputValue();
  await expect.poll(() => value('Período')).toBe('BGT-2027');
  await expect.poll(() => value('Moneda')).toBe('COP');
  await fill(dialog, { 'Tasa Cambio EUR': '4621,14' });
  await save(page);
  await expect.poll(() => missing.count()).toBe(0);
  await row(page, '4.621,14').waitFor();
});

test('what is typed on after a wrong key makes no other number: the box stays empty until somebody begins anew', async ({
  visit,
}) => {
  const { page } = await visit('/periodo-moneda', { as: ADMIN });
  await settled(page);
  const dialog = await openCreation(page);
  await dialog.getByLabel('Período', { exact: true }).selectOption('CUR-2026');
  const [rate, month] = [dialog.getByLabel('Tasa Cambio EUR'), dialog.getByLabel('Mes', { exact: true })];
  for (const wrong of ['4,150.25', '4.150,,25', '4.150,2o5', '1,5e3']) {
    await rate.click();
    await page.keyboard.type(wrong);
    expect(await rate.inputValue()).toBe('');
    await page.keyboard.press('Backspace');
  }
  await page.keyboard.type('4.150,25');
  expect(await rate.inputValue()).toBe('4.150,25');
  await month.click();
  await page.keyboard.type('1,5');
  expect(await month.inputValue()).toBe('1');
  await page.keyboard.press('Tab');
  await month.click();
  await page.keyboard.type('12');
  expect(await month.inputValue()).toBe('12');
});
