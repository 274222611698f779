import type { Page } from 'playwright';
import { fill, openCreation, openDialog } from '../screens/management.ts';
import { BUDGET, cell, choosePeriod, pairs } from '../screens/presupuestos.ts';
import { signIn, submitSignIn } from '../screens/session.ts';
import { first, signedInClient } from '../support/api.ts';
import { ADMIN, SELLER } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const KEPT = 'Su sesión terminó; lo escrito está guardado.';
const ENDED = 'Su sesión terminó.';

/** Ends every session of a user on the server, as blocking does, and lets the user sign in again. */
async function endSessions(url: string, nombreUsuario: string): Promise<void> {
  const admin = await signedInClient(url, ADMIN);
  const { data } = await admin.usuarios.list({ nombreUsuario });
  const { usuarioID, ...usuario } = first(data?.filter((one) => one.nombreUsuario === nombreUsuario));
  await admin.usuarios.update(usuarioID, { ...usuario, bloqueado: true });
  await admin.usuarios.update(usuarioID, { ...usuario, bloqueado: false });
}

/** Opens the budget with its second pair and types `40` into a cell, which keeps the focus. */
async function typeWithoutLeaving(page: Page, month: string): Promise<void> {
  await page.goto('/presupuestos');
  await choosePeriod(page, BUDGET);
  await pairs(page).nth(1).click();
  await cell(page, month, 'volumen').click();
  await page.keyboard.type('40');
}

/** The mouse moves after a while: the screen makes sure that the session is alive. */
async function comeBackToTheMouse(page: Page): Promise<void> {
  await page.clock.fastForward('00:30');
  await page.mouse.move(300, 300);
  await page.mouse.move(320, 310);
}

const chosenPair = (page: Page) => pairs(page).and(page.locator('[aria-selected="true"]'));

/** What the server holds of a month of the second pair. */
async function savedVolume(url: string, mes: number): Promise<number | undefined> {
  const seller = await signedInClient(url);
  const { data: filas } = await seller.clientesProductos.list(BUDGET);
  const { clienteID, productoID } = first(filas?.slice(1));
  const { data } = await seller.ventas.list({ periodoID: BUDGET, clienteID, productoID });
  return data?.find((venta) => venta.mes === mes)?.volumenTon;
}

test('a figure in mid-word outlives the session: it says so, and the same user finds both place and figure again', async ({
  server,
  visit,
}) => {
  const { page, watch } = await visit('/login');
  watch.expectError(/status of 401/);
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  await page.clock.install();
  await signIn(page);
  await typeWithoutLeaving(page, 'Marzo 2027');
  const address = page.url();
  const pair = await chosenPair(page).textContent();
  await endSessions(server.url, SELLER.nombreUsuario);
  await comeBackToTheMouse(page);

  await page.waitForURL('**/login');
  await page.getByText(KEPT).waitFor();
  expect(warnings.join('\n')).toContain('status 401');
  // Loaded again, the sign-in still says it.
  await page.reload();
  await page.getByText(KEPT).waitFor();

  await submitSignIn(page, SELLER);
  await page.waitForURL(address);
  await expect.poll(() => chosenPair(page).textContent()).toBe(pair);
  await expect.poll(() => cell(page, 'Marzo 2027', 'volumen').inputValue()).toBe('40');
  await expect.poll(() => savedVolume(server.url, 3)).toBe(40);
});

test('somebody else who signs in afterwards begins at home and sends nothing of it', async ({
  server,
  visit,
}) => {
  const { page, watch } = await visit('/login');
  watch.expectError(/status of 401/);
  await page.clock.install();
  await signIn(page);
  await typeWithoutLeaving(page, 'Abril 2027');
  const before = await savedVolume(server.url, 4);
  await endSessions(server.url, SELLER.nombreUsuario);
  await comeBackToTheMouse(page);
  await page.getByText(KEPT).waitFor();
  const saves: string[] = [];
  page.on('request', (request) => request.method() === 'PUT' && saves.push(request.url()));
  await signIn(page, ADMIN);
  await page.getByRole('button', { name: ADMIN.nombreUsuario }).waitFor();
  await page.reload();
  await page.getByRole('button', { name: ADMIN.nombreUsuario }).waitFor();
  expect(saves).toEqual([]);
  expect(await savedVolume(server.url, 4)).toBe(before);
});

test('whoever has another role by the next sign-in begins at home', async ({ visit }) => {
  const { page } = await visit('/login');
  const end = { nombreUsuario: SELLER.nombreUsuario, place: '/usuario', kept: false };
  await page.evaluate((record) => sessionStorage.setItem('sesion-terminada', record), JSON.stringify(end));
  await page.reload();
  await page.getByText(ENDED).waitFor();
  await submitSignIn(page, SELLER);
  await page.waitForURL('**/home');
});

test('a reload in mid-word comes back to the same pair and saves the figure', async ({ server, visit }) => {
  const { page } = await visit('/login');
  await signIn(page);
  await typeWithoutLeaving(page, 'Mayo 2027');
  const pair = await chosenPair(page).textContent();
  await page.reload();
  await expect.poll(() => chosenPair(page).textContent()).toBe(pair);
  await expect.poll(() => savedVolume(server.url, 5)).toBe(40);
});

test('Back in mid-word leaves the screen with the figure, and Forward comes to the same pair', async ({
  server,
  visit,
}) => {
  const { page } = await visit('/login');
  await signIn(page);
  await page.getByRole('button', { name: 'Menú' }).click();
  await page.getByRole('link', { name: 'Presupuestos' }).click();
  await choosePeriod(page, BUDGET);
  await pairs(page).nth(1).click();
  const pair = await chosenPair(page).textContent();
  await cell(page, 'Junio 2027', 'volumen').click();
  await page.keyboard.type('40');
  await page.goBack();
  await page.waitForURL('**/home');
  await expect.poll(() => savedVolume(server.url, 6)).toBe(40);
  await page.goForward();
  await expect.poll(() => chosenPair(page).textContent()).toBe(pair);
});

test('a session that ends with nothing typed says so without a promise; a first visit says nothing', async ({
  visit,
}) => {
  const { page, watch } = await visit('/login');
  watch.expectError(/status of 401/);
  expect(await page.getByText('Su sesión').count()).toBe(0);
  await signIn(page, ADMIN);
  // The token of a session that has expired.
  await page.evaluate(() => localStorage.setItem('X-Token', 'x'.repeat(43)));
  await page.goto('/clientes');
  await page.waitForURL('**/login');
  await page.getByText(ENDED, { exact: true }).waitFor();
  await submitSignIn(page, ADMIN);
  await page.waitForURL('**/clientes');
});

test('a form of the administration comes back with what was typed, to its user alone', async ({
  server,
  visit,
}) => {
  const { page, watch } = await visit('/login');
  watch.expectError(/status of 401/);
  await page.clock.install();
  await signIn(page);
  await page.goto('/clientes');
  const dialog = await openCreation(page);
  await dialog.getByLabel('Código', { exact: true }).click();
  await page.keyboard.type('C-9000');
  await dialog.getByLabel('Nombre del Cliente', { exact: true }).click();
  await page.keyboard.type('Conservas Ñandú');
  await endSessions(server.url, SELLER.nombreUsuario);
  await comeBackToTheMouse(page);
  await page.getByText(KEPT).waitFor();
  await submitSignIn(page, SELLER);
  await page.waitForURL('**/clientes');
  const again = await openDialog(page);
  expect(await again.getByLabel('Nombre del Cliente', { exact: true }).inputValue()).toBe('Conservas Ñandú');
  await fill(again, { País: 'Colombia' });
  await page.getByRole('button', { name: 'Guardar' }).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  // Saved, it is kept no more.
  await page.reload();
  await page.getByRole('button', { name: 'Nuevo' }).waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
});
