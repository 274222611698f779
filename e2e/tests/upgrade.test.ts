import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { openBudget } from '../screens/presupuestos.ts';
import { signIn, signInButton } from '../screens/session.ts';
import { CUT_OFF } from '../support/cut-off.ts';
import { copyInstallation, replaceBuild } from '../support/installation.ts';
import { startServer } from '../support/server.ts';
import { createTempFolder, removeFolder } from '../support/temp-folder.ts';
import { test as base, expect } from '../support/test.ts';

/** What a browser notes while a server and its files are replaced. */
const REPLACED = new RegExp(`${CUT_OFF.source}|status of 404|dynamically imported module`);
const withWorker = { serviceWorkers: 'allow' } as const;

/** A server whose build can be replaced by another one. */
const test = base.extend('upgradable', { scope: 'file' }, async ({ templates }, { onCleanup }) => {
  const folder = await createTempFolder();
  const dataDir = join(folder, 'data');
  await cp(templates.folder, dataDir, { recursive: true });
  const { main, web } = await copyInstallation(folder);
  const server = await startServer({ dataDir, main });
  onCleanup(async () => {
    await server.stop();
    await removeFolder(folder);
  });
  return { server, replace: (name: string) => replaceBuild(web, name) };
});

const buildOf = (page: Page) => page.evaluate(() => document.documentElement.dataset['build'] ?? 'first');

/** Signs in; the first screen is there. */
async function enter(page: Page): Promise<void> {
  await signIn(page);
  await page.getByRole('heading', { level: 1, name: 'Inicio' }).waitFor();
}

/** By the menu, which closes when the page loads itself anew. */
async function goToClientes(page: Page): Promise<void> {
  const link = page.getByRole('link', { name: 'Clientes', exact: true });
  const goes = async () => {
    if (!(await link.isVisible())) await page.getByRole('button', { name: 'Menú' }).click();
    return link.click({ timeout: 2_000 }).then(
      () => true,
      () => false,
    );
  };
  await expect.poll(goes).toBe(true);
  await page.getByRole('heading', { name: 'Clientes' }).waitFor();
}

/** The worker has every file of its build and answers for this page. */
async function kept(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

test('an upgrade is seen at the next load, with a network and without one', async ({ visit, upgradable }) => {
  const { server, replace } = upgradable;
  const { page, watch } = await visit('/login', { baseURL: server.url, ...withWorker });
  watch.expectError(REPLACED);
  await kept(page);
  await replace('second');
  await page.reload();
  await signInButton(page).waitFor();
  expect(await buildOf(page)).toBe('second');

  // The newer build's worker comes with that page; then the older one is never seen again, not even offline.
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const names = await caches.keys();
        const cached = await Promise.all(
          names.map((name) => caches.open(name).then((cache) => cache.keys())),
        );
        const { active, installing, waiting } = await navigator.serviceWorker.ready;
        const isThere = cached.some((requests) => requests.some(({ url }) => url.includes('-second-')));
        return isThere && active?.state === 'activated' && !installing && !waiting;
      }),
    )
    .toBe(true);
  await page.context().setOffline(true);
  await page.reload();
  await signInButton(page).waitFor();
  expect(await buildOf(page)).toBe('second');
});

test('a page that an upgrade left open goes on to screens that it had not loaded', async ({
  visit,
  upgradable,
}) => {
  const { server, replace } = upgradable;
  const { page } = await visit('/login', { baseURL: server.url, ...withWorker });
  await kept(page);
  await enter(page);
  const before = await buildOf(page);
  await replace('third');
  await goToClientes(page);
  expect(await buildOf(page)).toBe(before);
});

test('where nothing is kept, a file that an upgrade took away brings the newer build by itself', async ({
  visit,
  upgradable,
}) => {
  const { server, replace } = upgradable;
  const { page, watch } = await visit('/login', { baseURL: server.url });
  watch.expectError(REPLACED);
  await enter(page);
  await replace('fourth');
  await goToClientes(page);
  expect(await buildOf(page)).toBe('fourth');
});

test('only files of the build are kept on the device, never an answer', async ({ visit, upgradable }) => {
  const { page } = await visit('/login', { baseURL: upgradable.server.url, ...withWorker });
  await kept(page);
  await signIn(page);
  await openBudget(page);
  const addresses = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map((name) => caches.open(name).then((cache) => cache.keys())));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(addresses.length).toBeGreaterThan(20);
  expect(addresses.filter((path) => !/^\/(?:assets\/|index\.html$|favicon\.svg$)/.test(path))).toEqual([]);
});

test('a call, and whatever else lives at this address, is not answered from what is kept', async ({
  visit,
  upgradable,
}) => {
  const { server } = upgradable;
  const { page, watch } = await visit('/login', { baseURL: server.url, ...withWorker });
  watch.expectError(REPLACED);
  await kept(page);
  await page.goto('/api/docs');
  expect(await page.title()).not.toBe('Presupuesto de Ventas');
  await server.stop();
  const other = await page.context().newPage();
  await expect(other.goto('/api/docs')).rejects.toThrow(/ERR_/);
  await other.close();
  await page.goto('/home');
  await signInButton(page).waitFor();
  await server.restart();
});
