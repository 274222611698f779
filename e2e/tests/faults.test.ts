import type { Page } from 'playwright';
import {
  cell,
  chooseBudget,
  MONTHS,
  openBudget,
  pairs,
  pendingMarks,
  type,
} from '../screens/presupuestos.ts';
import { signIn, signOut } from '../screens/session.ts';
import { CUT_OFF } from '../support/cut-off.ts';
import { ADMIN, SELLER } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

test.override('database', 'embedded');

const SAVES = '**/api/v1/ventas/*/*';

const nonePending = (page: Page) =>
  expect.poll(() => pendingMarks(page).count(), { timeout: 40_000 }).toBe(0);

function valuesOf(page: Page, amount: 'volumen' | 'precio', months: readonly string[]): Promise<string[]> {
  return Promise.all(months.map((month) => cell(page, month, amount).inputValue()));
}

/** Opens a budget and takes the network away, while the page has no time for what comes later, until it gets the event `idle`. */
async function goOfflineBeforeIdle(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.requestIdleCallback = (callback) => {
      window.addEventListener('idle', () => callback({ didTimeout: false, timeRemaining: () => 50 }), {
        once: true,
      });
      return 0;
    };
  });
  await page.goto(new URL('/presupuestos', page.url()).href);
  await chooseBudget(page);
  await page.context().setOffline(true);
}

test('twenty cells typed without a network are all saved once it is back', async ({ visit }) => {
  const { page, watch } = await visit('/presupuestos', { as: SELLER });
  await chooseBudget(page);
  const months = MONTHS.slice(0, 10);
  const volumes = months.map((_, at) => `${101 + at}`);
  const prices = months.map((_, at) => `${201 + at}`);

  watch.expectError(CUT_OFF);
  await page.context().setOffline(true);
  for (const [at, month] of months.entries()) {
    await type(page, month, 'volumen', volumes[at] ?? '');
    await type(page, month, 'precio', prices[at] ?? '');
  }
  expect(await pendingMarks(page).count()).toBe(20);
  expect(await page.getByRole('alert').count()).toBe(0);
  await page.context().setOffline(false);
  await nonePending(page);

  await page.reload();
  await openBudget(page);
  expect(await valuesOf(page, 'volumen', months)).toEqual(volumes);
  expect(await valuesOf(page, 'precio', months)).toEqual(prices);
});

test('a network that goes before the screen has its last files takes nothing from it, and brings them when it is back', async ({
  visit,
}) => {
  const { page, watch } = await visit('/', { as: SELLER });
  watch.expectError(CUT_OFF);
  await goOfflineBeforeIdle(page);
  await type(page, 'Mayo 2027', 'volumen', '55');
  await page.evaluate(() => window.dispatchEvent(new Event('idle')));
  expect(await pendingMarks(page).count()).toBe(1);

  await page.context().setOffline(false);
  await nonePending(page);
  await page.getByRole('button', { name: /^Eliminar/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancelar' }).click();
  expect(await cell(page, 'Mayo 2027', 'volumen').inputValue()).toBe('55');
});

test('a network that the browser finds before anything gets through it brings the last files once it does', async ({
  visit,
}) => {
  const { page, watch } = await visit('/', { as: SELLER });
  watch.expectError(CUT_OFF);
  await goOfflineBeforeIdle(page);
  await page.evaluate(() => window.dispatchEvent(new Event('idle')));

  await page.route('**/assets/**', (route) => route.abort());
  const inVain = page.waitForEvent('requestfailed', (request) => request.url().includes('/assets/'));
  await page.context().setOffline(false);
  await inVain;
  await page.unroute('**/assets/**');
  await page.getByRole('button', { name: /^Eliminar/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancelar' }).click();
  expect(await page.getByRole('dialog').count()).toBe(0);
});

test('what could not be saved survives a reload of the page', async ({ visit }) => {
  const { page, watch } = await visit('/presupuestos', { as: SELLER });
  await chooseBudget(page);
  watch.expectError(CUT_OFF);
  await page.route(SAVES, (route) => route.abort());
  await type(page, 'Abril 2027', 'volumen', '77');
  await page.reload();
  await openBudget(page);
  expect(await cell(page, 'Abril 2027', 'volumen').inputValue()).toBe('77');
  await page.unroute(SAVES);
  await nonePending(page);
  await page.reload();
  await openBudget(page);
  expect(await cell(page, 'Abril 2027', 'volumen').inputValue()).toBe('77');
});

test("another user's session never sends what waits for the seller", async ({ visit }) => {
  const { page, watch } = await visit('/presupuestos', { as: SELLER });
  await chooseBudget(page);
  watch.expectError(CUT_OFF);
  await page.route(SAVES, (route) => route.abort());
  await type(page, 'Junio 2027', 'precio', '88');
  await signOut(page);

  await page.unroute(SAVES);
  const saves: string[] = [];
  page.on('request', (request) => void (request.method() === 'PUT' && saves.push(request.url())));
  await signIn(page, ADMIN);
  const listening = page.waitForResponse('**/api/v1/eventos');
  await page.reload();
  await listening;
  expect(saves).toEqual([]);

  await signOut(page, ADMIN);
  await signIn(page);
  await openBudget(page);
  await nonePending(page);
  // Going to the screen may cut the first sending off; the value is then sent again.
  expect(new Set(saves).size).toBe(1);
  await page.reload();
  await openBudget(page);
  expect(await cell(page, 'Junio 2027', 'precio').inputValue()).toBe('88');
});

test('an approval that is done, but whose answer is lost on the way, is shown as done', async ({ visit }) => {
  const { page, watch } = await visit('/presupuestos', { as: SELLER, hears: false });
  watch.expectError(CUT_OFF);
  watch.expectError(/status of 404/);
  await chooseBudget(page);
  await page.route(
    '**/aprobar-presupuesto/*',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await page.getByRole('button', { name: 'Aprobar Presupuesto' }).click();
  const dialog = page.getByRole('dialog', { name: 'Aprobar Presupuesto' });
  await dialog.getByRole('button', { name: 'Aprobar', exact: true }).click();
  await dialog.getByText('Presupuesto aprobado correctamente.').waitFor();
  expect(await dialog.getByRole('alert').filter({ hasText: /./ }).count()).toBe(0);
  await page.keyboard.press('Escape');
  await page.getByText(/^Aprobado el /).waitFor();
  await page.getByRole('progressbar', { name: 'Su presupuesto esta completo en un: 100%' }).waitFor();
});

test('a server that is there and saves nothing: the line says how much waits, on every screen, until it saves again', async ({
  visit,
}) => {
  const { page, watch } = await visit('/presupuestos', { as: SELLER });
  watch.expectError(/status of 503/);
  await chooseBudget(page);
  let message = 'El servicio no está disponible en este momento. Por favor, intente más tarde.';
  const isSave = ({ pathname }: URL) => pathname.startsWith('/api/v1/ventas/');
  await page.route(isSave, (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 503, json: { status: 503, message } })
      : route.fallback(),
  );
  const line = page.getByRole('banner').getByRole('status');
  const says = (text: string) => expect.poll(() => line.textContent(), { timeout: 40_000 }).toBe(text);
  await type(page, 'Octubre 2027', 'volumen', '401');
  await type(page, 'Octubre 2027', 'precio', '402');
  await says('El servidor no puede guardar ahora · 2 cifras por enviar');

  // Whoever goes on to another pair has them tried together.
  await pairs(page).nth(2).click();
  await type(page, 'Octubre 2027', 'volumen', '403');
  await says('El servidor no puede guardar ahora · 3 cifras por enviar');
  message = 'El servidor no tiene espacio en el disco. Avise a quien lo administra.';
  await says('El servidor no tiene espacio en el disco · 3 cifras por enviar · avise a quien lo administra');
  await page.getByRole('button', { name: 'Menú' }).click();
  await page.getByRole('link', { name: 'Asignación de Clientes y Productos' }).click();
  await page.getByRole('heading', { level: 1, name: 'Asignación de Clientes y Productos' }).waitFor();
  expect(await line.textContent()).toContain('3 cifras por enviar');

  await page.unroute(isSave);
  await says('');
  await openBudget(page);
  expect(await valuesOf(page, 'volumen', ['Octubre 2027'])).toEqual(['401']);
  expect(await valuesOf(page, 'precio', ['Octubre 2027'])).toEqual(['402']);
  await pairs(page).nth(2).click();
  await expect.poll(() => valuesOf(page, 'volumen', ['Octubre 2027'])).toEqual(['403']);
});

test('a server killed between saves comes back with every value', async ({ visit, server }) => {
  const { page, watch } = await visit('/presupuestos', { as: SELLER });
  await chooseBudget(page);
  await type(page, 'Julio 2027', 'volumen', '301');
  await nonePending(page);
  watch.expectError(CUT_OFF);
  await type(page, 'Agosto 2027', 'volumen', '302');
  await server.kill();
  await type(page, 'Septiembre 2027', 'volumen', '303');
  await server.restart();
  await nonePending(page);

  await page.reload();
  await openBudget(page);
  expect(await valuesOf(page, 'volumen', ['Julio 2027', 'Agosto 2027', 'Septiembre 2027'])).toEqual([
    '301',
    '302',
    '303',
  ]);
});
