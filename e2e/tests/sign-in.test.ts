import type { Locator } from 'playwright';
import { sampled } from '../../packages/server/src/test/sampled.ts';
import { alert, signIn, signInButton, signOut, submitSignIn } from '../screens/session.ts';
import { readOneTimeKey } from '../support/mail.ts';
import { ADMIN, SELLER } from '../support/people.ts';
import { expect, SCREENS, test } from '../support/test.ts';

test.for(sampled(Object.values(SCREENS).toReversed()))(
  'a seller signs in and out at $width px',
  async (viewport, { visit }) => {
    const { page } = await visit('/presupuestos', { viewport });
    await page.waitForURL('**/login');
    await signIn(page);
    // A page that is left before the answer comes revokes its token once more, and reads a 401.
    const revoked = page.waitForResponse('**/logout');
    await signOut(page);
    await revoked;
    expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('X-Token');
    await page.goto('/home');
    await page.waitForURL('**/login');
  },
);

test('a wrong key is shown under the form, and nothing is stored', async ({ visit }) => {
  const { page, watch } = await visit('/login');
  watch.expectError(/status of 401/);
  await submitSignIn(page, { ...SELLER, clave: 'otra' });
  await alert(page, 'Usuario o contraseña incorrectos. Por favor, verifica tus credenciales.').waitFor();
  expect(await page.evaluate(() => localStorage.getItem('X-Token'))).toBeNull();
});

test('both fields are asked for before anything is sent', async ({ visit }) => {
  const { page } = await visit('/login');
  await signInButton(page).click();
  await alert(page, 'Por favor, complete todos los campos requeridos.').waitFor();
});

test('who has signed in goes on at the screen: it has the focus, and Tab leads on in it', async ({
  visit,
}) => {
  const { page } = await visit('/login');
  await signIn(page);
  const place = () =>
    page.evaluate(() => {
      const { activeElement } = document;
      return activeElement?.matches('main')
        ? 'main'
        : (activeElement?.closest('main *')?.tagName ?? 'outside');
    });
  await expect.poll(place).toBe('main');
  await page.keyboard.press('Tab');
  expect(await place()).toBe('SELECT');
});

test('signing in needs no mouse', async ({ visit }) => {
  const { page } = await visit('/login');
  await signInButton(page).waitFor();
  const isUserFocused = () =>
    page.evaluate(() => document.activeElement?.getAttribute('autocomplete') === 'username');
  for (let tabs = 0; tabs < 5 && !(await isUserFocused()); tabs += 1) await page.keyboard.press('Tab');
  await page.keyboard.type(SELLER.nombreUsuario);
  await page.keyboard.press('Tab');
  await page.keyboard.type(SELLER.clave);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/home');
});

test('a role that may not enter a screen reads that it is not there', async ({ visit }) => {
  const { page } = await visit('/login');
  await signIn(page, ADMIN);
  await page.goto('/presupuestos');
  await page.waitForURL('**/error-404');
  await page.goto('/no/existe');
  await page.getByRole('heading').first().waitFor();
  expect(await page.getByRole('link', { name: /inicio/i }).count()).toBeGreaterThan(0);
});

/** What a phone knows of a box, for its keyboard. */
function keyboardOf(box: Locator): Promise<(string | null)[]> {
  return box.evaluate((input) =>
    ['autocapitalize', 'autocorrect', 'inputmode'].map((name) => input.getAttribute(name)),
  );
}

test('A phone makes no capital of the first letter of a name, an address or a key that is shown, nor corrects it', async ({
  visit,
}) => {
  const { page } = await visit('/login', { viewport: SCREENS.narrow });
  const key = page.getByLabel('Contraseña', { exact: true });
  await page.getByRole('button', { name: 'Mostrar «Contraseña»' }).click();
  expect(await key.getAttribute('type')).toBe('text');
  for (const box of [key, page.getByLabel('Usuario')])
    expect(await keyboardOf(box)).toEqual(['none', 'off', null]);

  const { page: records } = await visit('/vendedores', { as: ADMIN, viewport: SCREENS.narrow });
  for (const path of ['/vendedores', '/usuario']) {
    await records.goto(path);
    await records.getByRole('button', { name: 'Nuevo' }).click();
    const email = records.getByRole('dialog').getByRole('textbox', { name: 'Email' });
    expect(await keyboardOf(email), path).toEqual(['none', 'off', 'email']);
    await email.click();
    await records.keyboard.type('ana@example.com');
    const alignment = await email.evaluate((input) => getComputedStyle(input).textAlign);
    expect(alignment, path).toBe('start');
  }
});

test('A password manager learns whose key is changed, and nobody else meets the box that says so', async ({
  visit,
}) => {
  const owner = 'input[autocomplete="username"]';
  const { page: own } = await visit('/cambiar-clave', { as: SELLER });
  const first = own.getByLabel('Contraseña actual', { exact: true });
  await first.waitFor();
  const { page: others } = await visit('/usuario', { as: ADMIN });
  await others
    .getByRole('button', { name: `Restablecer clave de ${SELLER.nombreUsuario}`, exact: true })
    .click();
  const second = others.getByLabel('Nueva clave', { exact: true });
  await second.waitFor();
  for (const [page, box] of [
    [own, first],
    [others, second],
  ] as const) {
    const form = page.locator('form').filter({ has: box });
    expect(await form.locator(owner).inputValue()).toBe(SELLER.nombreUsuario);
    expect(await form.getByRole('textbox', { name: /usuario/i }).count()).toBe(0);
    await box.focus();
    await page.keyboard.press('Shift+Tab');
    expect(await page.evaluate((selector) => document.activeElement?.matches(selector), owner)).toBe(false);
    await page.emulateMedia({ media: 'print' });
    expect(await form.locator(owner).isVisible()).toBe(false);
    await page.emulateMedia({ media: null });
  }
  await others.keyboard.press('Escape');
  await second.waitFor({ state: 'hidden' });
});

test('a recovered key signs in once, must be changed, and then the new one works', async ({
  visit,
  server,
}) => {
  const { page, watch } = await visit('/login');
  await page.getByRole('button', { name: '¿Olvidaste tu contraseña?' }).click();
  const modal = page.getByRole('dialog', { name: 'Recuperar Contraseña' });
  await modal.waitFor();
  await page.keyboard.press('Escape');
  await modal.waitFor({ state: 'hidden' });

  await page.getByRole('button', { name: '¿Olvidaste tu contraseña?' }).click();
  await modal.getByRole('button', { name: 'Enviar Instrucciones' }).click();
  await modal.getByText('Por favor, ingrese el nombre de usuario.').waitFor();
  watch.expectError(/status of 404/);
  await modal.getByRole('textbox').fill('nadie');
  await modal.getByRole('button', { name: 'Enviar Instrucciones' }).click();
  await modal.getByText('Usuario no encontrado. Por favor, verifica el nombre de usuario.').waitFor();
  await modal.getByRole('textbox').fill(SELLER.nombreUsuario);
  await modal.getByRole('button', { name: 'Enviar Instrucciones' }).click();
  await modal.getByText('Se ha enviado un correo electrónico').waitFor();
  // It closes by itself, three seconds later.
  await modal.waitFor({ state: 'hidden' });

  const oneTime = await readOneTimeKey(server.dataDir);
  expect(oneTime).toBeDefined();
  await submitSignIn(page, { ...SELLER, clave: oneTime ?? '' });
  await page.waitForURL('**/cambiar-clave');
  await page.goto('/home');
  await page.waitForURL('**/cambiar-clave');

  const clave = 'Nueva-Clave-2027!';
  await page.getByLabel('Contraseña actual', { exact: true }).fill(oneTime ?? '');
  await page.getByLabel('Nueva contraseña', { exact: true }).fill(clave);
  await page.getByLabel('Confirmar nueva contraseña', { exact: true }).fill(clave);
  await page.getByRole('main').getByRole('button', { name: 'Cambiar Clave' }).click();
  await page.waitForURL('**/home');

  await signOut(page);
  watch.expectError(/status of 401/);
  await submitSignIn(page, SELLER);
  await alert(page, 'Usuario o contraseña incorrectos').waitFor();
  await signIn(page, { ...SELLER, clave });
});
