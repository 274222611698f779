import { sampled } from '../../packages/server/src/test/sampled.ts';
import {
  fieldMessages,
  fill,
  openCreation,
  openEdition,
  row,
  save,
  search,
  settled,
} from '../screens/management.ts';
import { signIn, submitSignIn } from '../screens/session.ts';
import { readOneTimeKey } from '../support/mail.ts';
import { ADMIN, SELLER } from '../support/people.ts';
import { expect, SCREENS, test } from '../support/test.ts';

const CASES = Object.entries(SCREENS).map(([size, viewport]) => ({ size, viewport, width: viewport.width }));

test.for(sampled(CASES))(
  'a new salesperson gets a user by mail, signs in, changes the key and finds the own budget, at $width px',
  async ({ size, viewport }, { server, visit }) => {
    const admin = await visit('/login', { viewport });
    admin.watch.expectError(/400/);
    await signIn(admin.page, ADMIN);
    await admin.page.goto('/vendedores');
    await settled(admin.page);
    const dialog = await openCreation(admin.page);
    await admin.page.getByRole('button', { name: 'Guardar' }).click();
    expect(await fieldMessages(dialog)).toEqual([
      'El código del vendedor es requerido',
      'El nombre del vendedor es requerido',
      'El apellido del vendedor es requerido',
      'El email del vendedor es requerido',
      'La división del vendedor es requerida',
      'Debe seleccionar un país',
    ]);
    const email = `begona.${size}@envases-andinos.example`;
    const person = {
      Código: `V-${size}`,
      Nombre: 'Begoña',
      Apellido: `O'Ñandú ${size}`,
      División: 'Envases de aluminio',
      País: 'Perú',
    };
    await fill(dialog, { ...person, Email: 'sin-arroba' });
    await admin.page.getByRole('button', { name: 'Guardar' }).click();
    expect(await fieldMessages(dialog)).toEqual(['El formato del email no es válido']);
    await fill(dialog, { Email: email });
    await save(admin.page);
    await search(admin.page, `nandu ${size}`);
    await row(admin.page, email).waitFor();

    await expect.poll(() => readOneTimeKey(server.dataDir, email)).toBeDefined();
    const clave = (await readOneTimeKey(server.dataDir, email)) ?? '';
    const seller = await visit('/login', { viewport });
    await submitSignIn(seller.page, { nombreUsuario: `begona.${size}`, clave });
    await seller.page.waitForURL('**/cambiar-clave');
    await seller.page.getByLabel('Contraseña actual', { exact: true }).fill(clave);
    await seller.page.getByLabel('Nueva contraseña', { exact: true }).fill('Nueva-Clave-2026!');
    await seller.page.getByLabel('Confirmar nueva contraseña', { exact: true }).fill('Nueva-Clave-2026!');
    await seller.page.getByRole('button', { name: 'Cambiar Clave', exact: true }).click();
    await seller.page.waitForURL('**/home');
    await seller.page.goto('/presupuestos');
    await seller.page.getByRole('combobox', { name: 'Presupuesto', exact: true }).selectOption('BGT-2027');
    await seller.page
      .getByText('Sin clientes ni productos')
      .or(seller.page.getByText(/no tiene/i))
      .first()
      .waitFor();
  },
);

test('a blocked user is out at the next thing done, and the last administrator cannot be', async ({
  visit,
}) => {
  const seller = await visit('/login');
  seller.watch.expectError(/401/);
  await signIn(seller.page, SELLER);
  const { page, watch } = await visit('/login');
  watch.expectError(/400/);
  await signIn(page, ADMIN);
  await page.goto('/usuario');
  await search(page, 'VENDEDOR');
  const own = await openEdition(page, 'vendedor');
  await own.getByRole('switch', { name: 'Bloqueado' }).click();
  await save(page);
  expect(await row(page, 'vendedor@').textContent()).toContain('SI');

  await seller.page.getByRole('link', { name: 'Inicio', exact: true }).click();
  await seller.page.getByRole('combobox', { name: 'Año' }).selectOption({ index: 1 });
  await seller.page.waitForURL('**/login');

  await search(page, 'admin');
  const last = await openEdition(page, 'admin');
  await last.getByRole('switch', { name: 'Activo' }).click();
  await page.getByRole('button', { name: 'Guardar' }).click();
  await last
    .getByRole('alert')
    .filter({ hasText: /administrador/ })
    .waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Descartar' }).click();

  await search(page, 'vendedor');
  const back = await openEdition(page, 'vendedor');
  await back.getByRole('switch', { name: 'Bloqueado' }).click();
  await save(page);
  await signIn(seller.page, SELLER);
});
