import type { Page } from 'playwright';
import { openPalette } from '../screens/palette.ts';
import { cell, openBudget, pendingMarks, type } from '../screens/presupuestos.ts';
import { signIn } from '../screens/session.ts';
import { SELLER } from '../support/people.ts';
import { expect, SCREENS, test } from '../support/test.ts';

const SAVES = '**/api/v1/ventas/*/*';
const CUT_OFF = /ERR_(FAILED|INTERNET_DISCONNECTED)/;

const notice = (page: Page) => page.getByText('Este dispositivo no puede guardar lo pendiente');
const saved = (page: Page) => expect.poll(() => pendingMarks(page).count(), { timeout: 40_000 }).toBe(0);

/** Takes all the room that the browser gives a site. */
const fill = (page: Page) =>
  page.evaluate(() => {
    for (let size = 5_000_000; size >= 1; size = Math.floor(size / 2)) {
      try {
        for (;;) localStorage.setItem(`relleno:${size}:${localStorage.length}`, 'x'.repeat(size));
      } catch {
        // No room for so much: half of it.
      }
    }
  });

/** Gives back all that `fill` took. */
const makeRoom = (page: Page) =>
  page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith('relleno:')) localStorage.removeItem(key);
  });

/** Types a volume that neither the server nor the device takes. */
async function typeUnkept(page: Page, month: string, volume: string): Promise<void> {
  await openBudget(page);
  await fill(page);
  await page.route(SAVES, (route) => route.abort());
  await type(page, month, 'volumen', volume);
  await notice(page).waitFor();
}

test('with a full storage a figure is saved, the page says so once and asks before it is left', async ({
  visit,
}) => {
  const { page, watch } = await visit('/login');
  watch.expectError(CUT_OFF);
  await signIn(page);
  await typeUnkept(page, 'Abril 2027', '91');
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.dismiss();
  });
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => asked).toEqual(['beforeunload']);
  expect(await cell(page, 'Abril 2027', 'volumen').inputValue()).toBe('91');

  await page.unroute(SAVES);
  await saved(page);
  await page.getByRole('button', { name: 'Entendido' }).click();
  await type(page, 'Mayo 2027', 'volumen', '92');
  await saved(page);
  expect(await notice(page).count()).toBe(0);
  await page.evaluate(() => localStorage.clear());
});

test('a warning of a full storage goes once all is saved and there is room, and comes again the next time', async ({
  visit,
}) => {
  const { page, watch } = await visit('/login');
  watch.expectError(CUT_OFF);
  await signIn(page);
  await openBudget(page);
  for (const [isRead, volume] of [
    [false, '81'],
    [true, '82'],
    [false, '83'],
  ] as const) {
    await fill(page);
    await page.route(SAVES, (route) => route.abort());
    await type(page, 'Agosto 2027', 'volumen', volume);
    await notice(page).waitFor();
    if (isRead) await page.getByRole('button', { name: 'Entendido' }).click();
    await makeRoom(page);
    await page.unroute(SAVES);
    await saved(page);
    await notice(page).waitFor({ state: 'detached' });
  }
});

test('what a full storage refused is kept on the device once there is room, outlives a reload, and is saved then', async ({
  visit,
}) => {
  const { page, watch } = await visit('/login');
  watch.expectError(CUT_OFF);
  await signIn(page);
  await typeUnkept(page, 'Enero 2027', '71');
  await makeRoom(page);
  await type(page, 'Febrero 2027', 'volumen', '72');
  await notice(page).waitFor({ state: 'detached' });

  await page.reload();
  await expect.poll(() => cell(page, 'Enero 2027', 'volumen').inputValue()).toBe('71');
  await page.unroute(SAVES);
  await saved(page);
  await page.reload();
  await expect.poll(() => cell(page, 'Enero 2027', 'volumen').inputValue()).toBe('71');
});

test('without a network, what no storage keeps is a warning in sight on a phone, also once it has been read', async ({
  visit,
}) => {
  const { page, watch } = await visit('/login', { viewport: SCREENS.narrow, hasTouch: true });
  watch.expectError(CUT_OFF);
  await signIn(page);
  await openBudget(page);
  await fill(page);
  await page.context().setOffline(true);
  await type(page, 'Diciembre 2027', 'volumen', '93');
  await page.getByRole('button', { name: 'Entendido' }).click();
  const line = page.getByRole('banner').getByRole('status');
  await expect
    .poll(() => line.textContent())
    .toBe('Sin conexión · 1 cifra por enviar · no cierre esta página');
  await page.evaluate(() => localStorage.clear());
  await page.context().setOffline(false);
  await saved(page);
});

test('where the browser denies its storage one can sign in and save', async ({ visit }) => {
  const { page } = await visit('/login');
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await page.reload();
  await signIn(page);
  await page.getByRole('button', { name: 'Menú' }).click();
  await page.getByRole('link', { name: 'Presupuestos', exact: true }).first().click();
  await page.getByRole('combobox', { name: 'Presupuesto', exact: true }).selectOption('BGT-2027');
  await page.getByRole('listbox', { name: 'Clientes y productos' }).getByRole('option').first().click();
  await type(page, 'Junio 2027', 'volumen', '93');
  await notice(page).waitFor();
  await saved(page);
});

test('who signs out while only the page has a figure is asked, by mouse and by Ctrl+K, and signs out unasked once it is sent', async ({
  visit,
}) => {
  const { page, watch } = await visit('/login');
  watch.expectError(CUT_OFF);
  await signIn(page);
  await typeUnkept(page, 'Octubre 2027', '94');
  const question = page.getByRole('dialog', { name: '¿Cerrar la sesión?' });
  await page.getByRole('button', { name: SELLER.nombreUsuario }).click();
  await page.getByRole('button', { name: 'Cerrar Sesión' }).click();
  await question.waitFor();
  await page.keyboard.press('Enter');
  await question.waitFor({ state: 'detached' });
  await openPalette(page);
  await page.keyboard.type('cerrar ses');
  await page.keyboard.press('Enter');
  await question.waitFor();

  await page.unroute(SAVES);
  await question.getByText('Ya se ha enviado todo.').waitFor();
  expect(await cell(page, 'Octubre 2027', 'volumen').inputValue()).toBe('94');
  await question.getByRole('button', { name: 'Cerrar sesión' }).click();
  await page.waitForURL('**/login');
  await page.evaluate(() => localStorage.clear());
});
