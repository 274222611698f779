import type { Page } from 'playwright';
import { BUDGET, cell, choosePeriod, pairs } from '../screens/presupuestos.ts';
import { holdCalls } from '../support/hold-calls.ts';
import { ADMIN, SELLER } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const SCRIPTS = '**/assets/*.js';

async function addressOfPair(page: Page): Promise<string> {
  await page.goto(`/presupuestos?periodo=${BUDGET}`);
  await pairs(page).nth(1).click();
  await page.waitForURL(/par=/);
  return page.url();
}

test('the months of the pair in the address come before any script', async ({ visit }) => {
  const { page } = await visit('/', { as: SELLER });
  const address = await addressOfPair(page);
  const letCome = await holdCalls(page, SCRIPTS);
  const screen = page.waitForRequest(/\/Presupuestos-[\w-]+\.js$/);
  const months = page.waitForResponse(/\/listar-ventas\?/);
  await page.goto(address, { waitUntil: 'commit' });
  expect((await months).status()).toBe(200);
  await screen;
  letCome();
  await cell(page, 'Enero 2027', 'volumen').waitFor();
});

test.for([
  ['/', 'Home'],
  ['/presupuestos?vista=hoja', 'Hoja'],
  ['/clientes', 'Clientes'],
  ['/cargar-archivos-ventas', 'CargarArchivos'],
] as const)('the scripts of %s are asked for together', async ([path, file], { visit }) => {
  const { page } = await visit('/ayuda', { as: ADMIN });
  const letCome = await holdCalls(page, SCRIPTS);
  const asked = page.waitForRequest((request) => request.url().includes(`/${file}-`));
  await page.goto(path, { waitUntil: 'commit' });
  await asked;
  letCome();
  await page.getByRole('main').waitFor();
});

/** Over HTTP/1.1 a browser has six connections: what goes beyond twice as many, calls included, comes a round trip later. */
test.for(['/', '/presupuestos', '/presupuestos?vista=hoja', '/clientes', '/usuario'])(
  'the scripts of %s are ten files at most',
  async (path, { visit }) => {
    const { page } = await visit('/ayuda', { as: ADMIN });
    const letCome = await holdCalls(page, SCRIPTS);
    const first = page.waitForRequest(SCRIPTS);
    await page.goto(path, { waitUntil: 'commit' });
    await first;
    const asked = page.locator('script[type="module"][src], link[rel="modulepreload"]');
    expect(await asked.count()).toBeLessThanOrEqual(10);
    letCome();
    await page.getByRole('main').waitFor();
  },
);

test('a server that lets no script stand in its pages serves the screens all the same', async ({ visit }) => {
  const { page, watch } = await visit('/login', { as: SELLER });
  watch.expectError(/Content Security Policy/);
  await page.route('**/presupuestos', async (route) => {
    const answer = await route.fetch();
    const headers = { ...answer.headers(), 'content-security-policy': "script-src 'self'" };
    await route.fulfill({ response: answer, headers });
  });
  await page.goto('/presupuestos');
  await choosePeriod(page, BUDGET);
  await pairs(page).first().waitFor();
  expect(await page.evaluate(() => 'startedCalls' in window)).toBe(false);
});

test('what the device keeps for later is asked for once the figures are there, not beside them', async ({
  visit,
}) => {
  const { page: first } = await visit('/', { as: SELLER });
  const address = await addressOfPair(first);
  const { page } = await visit('/favicon.svg', { as: SELLER, serviceWorkers: 'allow' });
  await page.addInitScript((figure) => {
    const { register } = ServiceWorkerContainer.prototype;
    ServiceWorkerContainer.prototype.register = function (...how) {
      document.documentElement.dataset['kept'] = document.querySelector(figure) ? 'after' : 'before';
      return register.apply(this, how);
    };
  }, 'input[aria-label="Enero 2027, volumen"]');
  // A page that has all its scripts, and time, and waits for its figures alone.
  await page.route('**/listar-ventas?*', async (route) => {
    await page.waitForLoadState();
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(() => requestIdleCallback(idle))));
    await route.continue();
  });
  await page.goto(address);
  const when = () => page.evaluate(() => document.documentElement.dataset['kept']);
  await expect.poll(when).toBeDefined();
  expect(await when()).toBe('after');
});

test('a page finds its styles written: it makes none before it draws', async ({ visit }) => {
  const { page } = await visit('/', { as: SELLER });
  await page.goto(await addressOfPair(page));
  await cell(page, 'Enero 2027', 'volumen').click();
  await page.keyboard.press('Control+K');
  await page.getByRole('dialog').waitFor();
  const made = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLStyleElement>('style[data-styled]')].map(
      (style) => style.sheet?.cssRules.length,
    ),
  );
  expect(made).toEqual([0]);
});

test('a dialog is drawn as soon as its file is there: no timer keeps it back', async ({ visit }) => {
  const { page } = await visit('/login');
  await page.clock.install();
  await page.reload();
  const recovery = page.getByRole('button', { name: '¿Olvidaste tu contraseña?' });
  await recovery.waitFor();
  await page.clock.pauseAt(Date.now() + 60_000);
  await recovery.click();
  await page.getByRole('dialog', { name: 'Recuperar Contraseña' }).waitFor();
});
