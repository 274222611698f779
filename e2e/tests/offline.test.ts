import type { Page } from 'playwright';
import { at, click, figures, HOJA, saved } from '../screens/hoja.ts';
import {
  BUDGET,
  cell,
  chooseBudget,
  choosePeriod,
  openBudget,
  pairs,
  pendingMarks,
} from '../screens/presupuestos.ts';
import { signIn, signInButton, signOut } from '../screens/session.ts';
import { CUT_OFF } from '../support/cut-off.ts';
import { keptIn, keptKeys } from '../support/kept-work.ts';
import { ADMIN, SELLER } from '../support/people.ts';
import { secondUser } from '../support/second-user.ts';
import { expect, test } from '../support/test.ts';

const withWorker = { serviceWorkers: 'allow' } as const;

/** The application and the whole period are on the device. */
async function kept(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  await expect.poll(() => keptKeys(page), { timeout: 60_000 }).toContain(`period "${BUDGET}"`);
}

/** As a person types: clicks the figure, writes over it, goes on. */
async function write(page: Page, month: string, value: string): Promise<void> {
  await cell(page, month, 'volumen').click();
  await page.keyboard.press('Control+A');
  await page.keyboard.type(value);
  await page.keyboard.press('Tab');
}

const line = (page: Page) => page.getByRole('banner').getByRole('status');

const says = (page: Page, text: string) => expect.poll(() => line(page).textContent()).toBe(text);

/** Without a network: cut once more at each look, because Chromium may forget of a reloaded page that it has none. */
const saysOffline = (page: Page, waiting = '') =>
  expect
    .poll(async () => {
      await page.context().setOffline(true);
      return line(page).textContent();
    })
    .toBe(`Sin conexión${waiting}`);

const nonePending = (page: Page) =>
  expect.poll(() => pendingMarks(page).count(), { timeout: 60_000 }).toBe(0);

async function openPair(page: Page, at: number): Promise<void> {
  await pairs(page).nth(at).click();
  await pairs(page).nth(at).and(page.locator('[aria-selected="true"]')).waitFor();
  await cell(page, 'Enero 2027', 'volumen').waitFor();
}

test('a morning without a network: pairs open, figures wait across a reload, and arrive by themselves', async ({
  visit,
}) => {
  const { page, watch } = await visit('/presupuestos', { ...withWorker, as: SELLER });
  watch.expectError(CUT_OFF);
  await chooseBudget(page);
  await kept(page);
  expect(await line(page).textContent()).toBe('');

  await page.context().setOffline(true);
  await saysOffline(page);
  await write(page, 'Marzo 2027', '31,5');
  await saysOffline(page, ' · 1 cifra por enviar');
  // Never opened before.
  await openPair(page, 3);
  await write(page, 'Abril 2027', '44');
  await saysOffline(page, ' · 2 cifras por enviar');
  expect(await page.getByRole('alert').count()).toBe(0);

  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'Presupuestos' }).waitFor();
  await saysOffline(page, ' · 2 cifras por enviar');
  await choosePeriod(page, BUDGET);
  await openPair(page, 3);
  expect(await cell(page, 'Abril 2027', 'volumen').inputValue()).toBe('44');
  await openPair(page, 5);
  await write(page, 'Mayo 2027', '55');
  await saysOffline(page, ' · 3 cifras por enviar');
  // The part of the screen that comes last comes from this device as well.
  await page.getByRole('button', { name: /^Eliminar/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancelar' }).click();

  await page.context().setOffline(false);
  await nonePending(page);
  await says(page, '');
  await page.reload();
  await choosePeriod(page, BUDGET);
  for (const [at, month, value] of [
    [0, 'Marzo 2027', '31,5'],
    [3, 'Abril 2027', '44'],
    [5, 'Mayo 2027', '55'],
  ] as const) {
    await openPair(page, at);
    expect(await cell(page, month, 'volumen').inputValue()).toBe(value);
  }
});

test('where the device’s clock was ahead and has been corrected, a later figure is shown without a network, not one’s own former one', async ({
  visit,
  server,
}) => {
  const { page, watch } = await visit('/presupuestos', { ...withWorker, as: SELLER });
  watch.expectError(CUT_OFF);
  await chooseBudget(page);
  await kept(page);
  await page.clock.setFixedTime(Date.now() + 24 * 60 * 60 * 1_000);
  await write(page, 'Junio 2027', '61,25');
  await nonePending(page);
  await expect.poll(() => keptIn(page, 'saved')).not.toEqual([]);

  const { page: theirs } = await visit('/presupuestos', { as: await secondUser(server.url, 'colega') });
  await openBudget(theirs);
  await write(theirs, 'Junio 2027', '62,75');
  await nonePending(theirs);
  await page.clock.setSystemTime(Date.now());
  await page.clock.resume();
  await page.reload();
  const shown = () => cell(page, 'Junio 2027', 'volumen').inputValue();
  await expect.poll(shown).toBe('62,75');
  await expect
    .poll(async () => JSON.stringify(await keptIn(page, 'answers')))
    .toContain('"volumenTon":62.75');
  await page.context().setOffline(true);
  await page.reload();
  await cell(page, 'Junio 2027', 'volumen').waitFor();
  await saysOffline(page);
  expect(await shown()).toBe('62,75');
});

test('after one visit with the device’s clock ahead, what is kept is shown for three days still, and no longer', async ({
  visit,
}) => {
  const { page, watch } = await visit('/presupuestos', { ...withWorker, as: SELLER });
  watch.expectError(CUT_OFF);
  const today = Date.now();
  const onDay = async (day: number) => {
    await page.clock.setFixedTime(today + day * 24 * 60 * 60 * 1_000);
    await page.reload();
  };
  const keptOf = async (name: string) => {
    const records = await keptIn(page, 'answers');
    return JSON.stringify(records.find(({ key }) => typeof key === 'string' && key.startsWith(name))?.value);
  };
  await onDay(400);
  await chooseBudget(page);
  await kept(page);
  const ahead = await Promise.all(['loadPeriods', 'period'].map(keptOf));
  await onDay(0);
  await cell(page, 'Enero 2027', 'volumen').waitFor();
  for (const [at, name] of ['loadPeriods', 'period'].entries())
    await expect.poll(() => keptOf(name), { timeout: 60_000 }).not.toBe(ahead[at]);

  await page.context().setOffline(true);
  await onDay(2);
  await cell(page, 'Enero 2027', 'volumen').waitFor();
  await saysOffline(page);
  await onDay(20);
  await page.getByRole('main').getByText('Sin conexión').waitFor();
  expect(await cell(page, 'Enero 2027', 'volumen').count()).toBe(0);
});

test('what Hoja has read is there without a network, pair by pair, and was asked for once', async ({
  visit,
}) => {
  const { page, watch } = await visit(HOJA, {
    ...withWorker,
    as: SELLER,
  });
  watch.expectError(CUT_OFF);
  await kept(page);
  const reads = await page.evaluate(
    () =>
      performance.getEntriesByType('resource').filter(({ name }) => name.includes('/ventas/periodo/')).length,
  );
  expect(reads).toBe(1);
  await page.context().setOffline(true);
  await page.getByRole('radio', { name: 'Ficha' }).click();
  await openPair(page, 5);
});

test('a reload without a network brings La hoja back with what was saved and what waits, and both are there when it returns', async ({
  visit,
}) => {
  const { page, watch } = await visit(HOJA, {
    ...withWorker,
    as: SELLER,
  });
  watch.expectError(CUT_OFF);
  const shown = () => figures(page, 1, [1, 2]);
  await kept(page);
  await click(page, at(page, 1, 1));
  await page.keyboard.type('12,5');
  await page.keyboard.press('Enter');
  await saved(page);
  await saysOffline(page);
  await click(page, at(page, 1, 2));
  await page.keyboard.type('50');
  await page.keyboard.press('Enter');

  await page.reload();
  await saysOffline(page, ' · 1 cifra por enviar');
  await expect.poll(shown).toEqual(['12,5', '50']);
  await page.context().setOffline(false);
  await says(page, '');
  await page.reload();
  await expect.poll(shown).toEqual(['12,5', '50']);
});

test('a browser that does not say when it is idle, as Safari, keeps the budget as well, hears of changes and has Ctrl+K', async ({
  visit,
}) => {
  const { page, watch } = await visit('/login', { ...withWorker, as: SELLER });
  watch.expectError(CUT_OFF);
  await page.addInitScript(() => Reflect.deleteProperty(window, 'requestIdleCallback'));
  const listening = page.waitForResponse('**/api/v1/eventos');
  await page.goto('/presupuestos');
  await chooseBudget(page);
  await kept(page);
  await listening;
  await openPair(page, 0);

  const { page: other } = await visit('/login', { as: SELLER });
  await openBudget(other);
  await write(other, 'Abril 2027', '74');
  await expect.poll(() => cell(page, 'Abril 2027', 'volumen').inputValue()).toBe('74');

  await page.keyboard.press('Control+K');
  await page.getByRole('dialog', { name: 'Ir a…' }).waitFor();
  await page.keyboard.press('Escape');

  await page.context().setOffline(true);
  await saysOffline(page);
  await openPair(page, 3);
});

test('a server that is away: the line says so, and what failed comes by itself when it is back', async ({
  visit,
  server,
}) => {
  const { page, watch } = await visit('/presupuestos', { ...withWorker, as: SELLER });
  watch.expectError(CUT_OFF);
  await chooseBudget(page);
  await kept(page);

  await server.kill();
  await write(page, 'Junio 2027', '66');
  await says(page, 'Sin respuesta del servidor · 1 cifra por enviar');
  await page.reload();
  await says(page, 'Sin respuesta del servidor · 1 cifra por enviar');
  // A list that this device does not keep.
  await page.getByRole('button', { name: 'Menú' }).click();
  await page.getByRole('link', { name: 'Clientes', exact: true }).click();
  await page.getByRole('alert').first().waitFor();

  await server.restart();
  await page.getByRole('table').getByRole('row').nth(3).waitFor({ timeout: 60_000 });
  await says(page, '');
  await openBudget(page);
  expect(await cell(page, 'Junio 2027', 'volumen').inputValue()).toBe('66');
});

test('a server that is there, but has no answer to one call, is not answered for with what the device has kept', async ({
  visit,
}) => {
  const { page, watch } = await visit('/home', { as: SELLER });
  const budget = page.getByRole('article', { name: BUDGET });
  await budget.waitFor();
  await expect.poll(async () => JSON.stringify(await keptKeys(page))).toContain('loadDashboard');
  watch.expectError(/503/);
  await page.route('**/api/v1/dashboard*', (route) =>
    route.fulfill({ status: 503, json: { status: 503, message: 'Inténtelo de nuevo', data: null } }),
  );
  await page.reload();
  const retry = page.getByRole('button', { name: 'Reintentar' });
  await retry.waitFor();
  expect(await budget.count()).toBe(0);
  await page.unroute('**/api/v1/dashboard*');
  await retry.click();
  await budget.waitFor();
});

test('a server without its database is asked now and then whether it has one, and nothing else', async ({
  visit,
}) => {
  const { page, watch } = await visit('/presupuestos', { as: SELLER });
  await chooseBudget(page);
  await openPair(page, 0);
  watch.expectError(/503/);
  watch.expectError(CUT_OFF);
  await page.route('**/api/**', (route) =>
    route.fulfill({ status: 503, json: { status: 503, message: 'La base de datos no responde' } }),
  );
  await pairs(page).nth(5).click();
  await says(page, 'Sin respuesta del servidor');

  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const asksForTheServer = () => asked.filter((path) => path === '/api/health').length;
  await expect.poll(asksForTheServer, { timeout: 60_000 }).toBeGreaterThan(0);
  asked.length = 0;
  await expect.poll(asksForTheServer, { timeout: 60_000 }).toBeGreaterThan(0);
  expect(asked.filter((path) => path.startsWith('/api/v1/') && path !== '/api/v1/eventos')).toEqual([]);
  expect(await line(page).textContent()).toBe('Sin respuesta del servidor');

  await page.unroute('**/api/**');
  // The browser's own network is found sooner than the server's next turn comes.
  await saysOffline(page);
  await page.context().setOffline(false);
  await says(page, '');
  await cell(page, 'Enero 2027', 'volumen').waitFor();
});

test('a figure that was saved is shown without a network, not the older one that was kept', async ({
  visit,
}) => {
  const { page, watch } = await visit('/presupuestos', { ...withWorker, as: SELLER });
  watch.expectError(CUT_OFF);
  await chooseBudget(page);
  await kept(page);
  await openPair(page, 2);
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());
  await write(page, 'Julio 2027', '77');
  await saved;
  await nonePending(page);
  await page.context().setOffline(true);
  await openPair(page, 1);
  await openPair(page, 2);
  expect(await cell(page, 'Julio 2027', 'volumen').inputValue()).toBe('77');
});

test('who signs out takes the kept figures along; the next user is shown none of them', async ({ visit }) => {
  const { page, watch } = await visit('/presupuestos', { ...withWorker, as: SELLER });
  watch.expectError(CUT_OFF);
  await chooseBudget(page);
  await kept(page);
  await signOut(page);
  await expect.poll(() => keptKeys(page)).toEqual([]);

  await signIn(page, ADMIN);
  await page.context().setOffline(true);
  await page.goto('/clientes');
  await page.getByRole('main').getByText('Sin conexión', { exact: true }).waitFor();
  expect(await page.getByRole('table').getByRole('row').count()).toBeLessThan(2);

  await page.evaluate(() => localStorage.clear());
  await page.goto('/presupuestos');
  await signInButton(page).waitFor();
});
