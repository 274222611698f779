import type { Page } from 'playwright';
import { BUDGET, cell, namesIn, openBudget, pairs, pendingMarks, type } from '../screens/presupuestos.ts';
import { signIn } from '../screens/session.ts';
import { first, signedInClient } from '../support/api.ts';
import { CUT_OFF } from '../support/cut-off.ts';
import { holdCalls } from '../support/hold-calls.ts';
import { ADMIN } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const STREAM = '**/api/v1/eventos';

/** Signs in, opens the budget, and waits until the page listens. */
async function listens(page: Page): Promise<void> {
  const listening = page.waitForResponse(STREAM);
  await signIn(page);
  await listening;
  await openBudget(page);
}

const shows = (page: Page, value: string) =>
  expect.poll(() => cell(page, 'Abril 2027', 'volumen').inputValue(), { timeout: 40_000 }).toBe(value);

test('a figure typed in one browser shows in another one, also after a while without a network', async ({
  visit,
}) => {
  const { page: one } = await visit('/login');
  const { page: two, watch } = await visit('/login');
  watch.expectError(CUT_OFF);
  await listens(one);
  await listens(two);

  await type(one, 'Abril 2027', 'volumen', '71');
  await shows(two, '71');
  await expect.poll(() => two.locator('td[data-state="heard"]').count()).toBe(0);

  await two.context().setOffline(true);
  await type(one, 'Abril 2027', 'volumen', '72');
  await expect.poll(() => pendingMarks(one).count()).toBe(0);
  await two.context().setOffline(false);
  await shows(two, '72');
});

test('what is being typed stays when somebody else saves a figure', async ({ visit }) => {
  const { page: one } = await visit('/login');
  const { page: two } = await visit('/login');
  await listens(one);
  await listens(two);
  await cell(two, 'Mayo 2027', 'volumen').click();
  await two.keyboard.press('Control+A');
  await two.keyboard.type('55');
  await type(one, 'Abril 2027', 'volumen', '73');
  await shows(two, '73');
  expect(await cell(two, 'Mayo 2027', 'volumen').inputValue()).toBe('55');
  expect(await two.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
    'Mayo 2027, volumen',
  );
});

test('a pair whose figure is saved as it stands elsewhere is shown as budgeted', async ({
  visit,
  server,
}) => {
  const { page } = await visit('/login');
  await listens(page);
  const row = pairs(page)
    .filter({ has: page.getByRole('img', { name: 'no presupuestado' }) })
    .first();
  const same = page.locator(`[aria-posinset="${await row.getAttribute('aria-posinset')}"]`);
  const [cliente, producto] = await namesIn(row);
  const seller = await signedInClient(server.url);
  const listed = (await seller.clientesProductos.list(BUDGET)).data ?? [];
  const { clienteID, productoID } = first(
    listed.filter(
      ({ nombreCliente, nombreProducto }) => nombreCliente === cliente && nombreProducto === producto,
    ),
  );
  const months = (await seller.ventas.list({ periodoID: BUDGET, clienteID, productoID })).data ?? [];
  const { ventaID, volumenTon } = first(months.slice(-1));
  await seller.ventas.saveVolumen(ventaID, volumenTon);
  await expect.poll(() => same.getByRole('img').last().getAttribute('aria-label')).toBe('presupuestado');
});

test('an approval given elsewhere shows, and what is changed after it is counted', async ({
  visit,
  server,
}) => {
  const { page } = await visit('/login');
  await listens(page);
  expect(await page.getByText(/^Aprobado el /).count()).toBe(0);
  const seller = await signedInClient(server.url);
  await seller.presupuestos.approve(BUDGET);
  await page.getByText(/^Aprobado el /).waitFor();
  await page.getByText('sin cambios desde entonces').waitFor();

  const { clienteID, productoID } = first((await seller.clientesProductos.list(BUDGET)).data?.slice(-1));
  const months = (await seller.ventas.list({ periodoID: BUDGET, clienteID, productoID })).data ?? [];
  const { ventaID, volumenTon } = first(months.slice(-1));
  await seller.ventas.saveVolumen(ventaID, volumenTon + 1);
  await page.getByRole('button', { name: '1 cambio desde entonces' }).waitFor();
  expect(await page.getByText('sin cambios desde entonces').count()).toBe(0);
});

test('a period that an administrator closes is said to be gone, and comes back with its pair once it is open again', async ({
  visit,
  server,
}) => {
  const { page } = await visit('/login');
  await listens(page);
  const admin = await signedInClient(server.url, ADMIN);
  await admin.periodos.setActivo(BUDGET, false);
  await page.getByText(`El período ${BUDGET} ya no admite presupuesto.`).waitFor();
  expect(await pairs(page).count()).toBe(0);
  await admin.periodos.setActivo(BUDGET, true);
  await cell(page, 'Enero 2027', 'volumen').waitFor();
  expect(await page.getByText('ya no admite presupuesto').count()).toBe(0);
  expect(await page.getByRole('button', { name: 'Reintentar' }).count()).toBe(0);
});

test('what somebody saves while a screen has read and does not listen yet shows all the same', async ({
  visit,
}) => {
  const { page: one } = await visit('/login');
  const { page: two } = await visit('/login');
  await listens(one);
  const held: (() => void)[] = [];
  await two.route(STREAM, async (route) => {
    await new Promise<void>((go) => held.push(go));
    await route.continue();
  });
  const opens = [() => signIn(two).then(() => openBudget(two)), () => two.reload()];
  for (const [at, open] of opens.entries()) {
    const asked = two.waitForRequest(STREAM);
    await open();
    await cell(two, 'Abril 2027', 'volumen').waitFor();
    await asked;
    const figure = `${81 + at}`;
    await type(one, 'Abril 2027', 'volumen', figure);
    await expect.poll(() => pendingMarks(one).count()).toBe(0);
    expect(await cell(two, 'Abril 2027', 'volumen').inputValue()).not.toBe(figure);
    for (const go of held.splice(0)) go();
    await shows(two, figure);
  }
});

test('what somebody saves while a second tab has read and does not listen yet shows there all the same', async ({
  visit,
}) => {
  const { page: one } = await visit('/login');
  const { page: other } = await visit('/login');
  await listens(one);
  await listens(other);
  const two = await one.context().newPage();
  const letListen = await holdCalls(two, '**/assets/live-*.js');
  const asked = two.waitForRequest('**/assets/live-*.js');
  await openBudget(two);
  await cell(two, 'Abril 2027', 'volumen').waitFor();
  await asked;
  await type(other, 'Abril 2027', 'volumen', '91');
  await shows(one, '91');
  expect(await cell(two, 'Abril 2027', 'volumen').inputValue()).not.toBe('91');
  letListen();
  await shows(two, '91');
});
