import { fill, openCreation, openEdition, row, save, search, settled } from '../screens/management.ts';
import { signIn } from '../screens/session.ts';
import { ADMIN, SELLER } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

test('the second of two people who edit a client sees what the first one changed, and both changes count', async ({
  visit,
}) => {
  const first = (await visit('/login')).page;
  const { page: second, watch } = await visit('/login');
  watch.expectError(/409/);
  await signIn(first, SELLER);
  await signIn(second, ADMIN);
  for (const page of [first, second]) {
    await page.goto('/clientes?buscar=C-0003');
    await settled(page);
  }
  const name = (await second.getByRole('rowheader').first().textContent()) ?? '';
  const mine = await openEdition(second, name);
  const theirs = await openEdition(first, name);
  await fill(theirs, { 'Nombre del Cliente': 'Cambiado por Ventas' });
  await save(first);

  await mine.getByLabel('Código', { exact: true }).click();
  await second.keyboard.press('Control+A');
  await second.keyboard.type('C-0003-B');
  await second.keyboard.press('Enter');
  const question = second.getByRole('dialog', { name: 'Otra persona lo cambió antes' });
  await question.getByText('vendedor').first().waitFor();
  await question.getByText(`Nombre del Cliente: «${name}» → «Cambiado por Ventas»`).waitFor();
  await question.getByRole('button', { name: 'Guardar lo mío' }).click();
  await second.getByRole('dialog').first().waitFor({ state: 'hidden' });
  await row(second, 'C-0003-B').filter({ hasText: 'Cambiado por Ventas' }).waitFor();
});

test('Esc, however often it is pressed, and the back key lose nothing that was typed', async ({ visit }) => {
  const { page } = await visit('/productos', { as: ADMIN });
  await settled(page);
  await search(page, 'HOJ');
  const dialog = await openCreation(page);
  await page.keyboard.type('P-ESC');
  const box = dialog.getByLabel('Código del Producto', { exact: true });
  const question = page.getByRole('dialog', { name: '¿Descartar los cambios?' });
  for (let press = 0; press < 3; press += 1) {
    await page.keyboard.press('Escape');
    await question.waitFor();
    await page.keyboard.press('Escape');
    await question.waitFor({ state: 'hidden' });
  }
  expect(await box.inputValue()).toBe('P-ESC');

  await page.evaluate(() => window.history.back());
  await question.waitFor();
  expect(new URL(page.url()).search).toBe('?buscar=HOJ');
  await question.getByRole('button', { name: 'Descartar' }).click();
  await page.getByRole('dialog').first().waitFor({ state: 'hidden' });
});

test('the back key to another screen asks before what was typed is lost, and leads there once it is discarded', async ({
  visit,
}) => {
  const { page } = await visit('/home', { as: ADMIN });
  await page.getByRole('button', { name: 'Menú' }).click();
  await page.getByRole('link', { name: 'Clientes', exact: true }).click();
  await settled(page);
  const dialog = await openCreation(page);
  await page.keyboard.type('C-ATRÁS');
  const question = page.getByRole('dialog', { name: '¿Descartar los cambios?' });
  await page.evaluate(() => window.history.back());
  await question.waitFor();
  expect(new URL(page.url()).pathname).toBe('/clientes');
  await page.keyboard.press('Escape');
  await question.waitFor({ state: 'hidden' });
  expect(await dialog.getByRole('textbox').first().inputValue()).toBe('C-ATRÁS');

  await page.evaluate(() => window.history.back());
  await question.getByRole('button', { name: 'Descartar' }).click();
  await page.getByRole('dialog').first().waitFor({ state: 'hidden' });
  await page.evaluate(() => window.history.back());
  await page.waitForURL('**/home');
});

test('search, page and filters stand in the address: a reload and the back key find them again', async ({
  visit,
}) => {
  const { page } = await visit('/clientes', { as: ADMIN });
  await search(page, 'a');
  await page.getByRole('button', { name: 'Página siguiente' }).click();
  await page.getByText(/^Mostrando 11 a 20/).waitFor();
  expect(new URL(page.url()).search).toBe('?buscar=a&pagina=2');
  await page.reload();
  await page.getByText(/^Mostrando 11 a 20/).waitFor();
  expect(await page.getByRole('search').getByRole('textbox').inputValue()).toBe('a');
  await page.goBack();
  await page.getByText(/^Mostrando 1 a 10/).waitFor();
  await page.goBack();
  await page.getByText('Mostrando 1 a 10 de 60 registros').waitFor();

  await page.goto('/home?anio=2026');
  const year = page.getByRole('combobox', { name: 'Año' });
  expect(await year.inputValue()).toBe('2026');
  await year.selectOption('');
  await expect.poll(() => new URL(page.url()).search).toBe('');
  await page.goBack();
  await expect.poll(() => year.inputValue()).toBe('2026');
});
