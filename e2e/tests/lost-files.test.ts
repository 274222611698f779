import type { Page } from 'playwright';
import { BUDGET, cell, chooseBudget, excelButton, openBudget, type } from '../screens/presupuestos.ts';
import { signOut } from '../screens/session.ts';
import { CUT_OFF } from '../support/cut-off.ts';
import { keptKeys } from '../support/kept-work.ts';
import { SELLER } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const LOST = /status of 502/;

/** A proxy answers for the server when a script is asked for the next time. @returns when it has */
async function loseOnce(page: Page, name: string): Promise<{ readonly lost: Promise<unknown> }> {
  const script = `**/assets/${name}-*.js`;
  const lost = page.waitForResponse(script);
  await page.route(script, (route) => route.fulfill({ status: 502 }), { times: 1 });
  return { lost };
}

test('a page whose own script was lost on the way says so, and comes by itself', async ({ visit }) => {
  const { page, watch } = await visit('/favicon.svg');
  watch.expectError(LOST);
  const { lost } = await loseOnce(page, 'index');
  await page.goto('/login');
  await lost;
  await page.getByRole('alert').filter({ hasText: 'No se pudo cargar la página.' }).waitFor();
  await page.getByRole('button', { name: 'Iniciar sesión' }).waitFor();
});

test('the dialogs come although their file was lost on the way once', async ({ visit }) => {
  const { page, watch } = await visit('/favicon.svg', { as: SELLER });
  watch.expectError(LOST);
  const { lost } = await loseOnce(page, 'Dialogs');
  await openBudget(page);
  await lost;
  await page.getByRole('button', { name: 'Aprobar Presupuesto' }).click();
  await page.getByRole('dialog', { name: 'Aprobar Presupuesto' }).waitFor();
  expect(await page.getByRole('dialog').count()).toBe(1);
});

test('a page hears of changes although the file for it was lost on the way once', async ({ visit }) => {
  const { page, watch } = await visit('/favicon.svg', { as: SELLER });
  watch.expectError(LOST);
  const { lost } = await loseOnce(page, 'live');
  await openBudget(page);
  await lost;
  const { page: other } = await visit('/presupuestos', { as: SELLER });
  await chooseBudget(other);
  await type(other, 'Abril 2027', 'volumen', '75');
  await expect.poll(() => cell(page, 'Abril 2027', 'volumen').inputValue(), { timeout: 30_000 }).toBe('75');
});

test.for(['sw.js', 'assets/Actividad-*.js'])(
  'the application is kept on the device although %s was lost on the way to its worker',
  async (file, { visit }) => {
    const { page, watch } = await visit('/favicon.svg', { serviceWorkers: 'allow' });
    watch.expectError(/502/);
    const lost = new Promise<void>((resolve) => {
      void page.context().route(
        `**/${file}`,
        async (route) => {
          await route.fulfill({ status: 502 });
          resolve();
        },
        { times: 1 },
      );
    });
    await page.goto('/login');
    await lost;
    const worker = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state);
    await expect.poll(worker, { timeout: 30_000 }).toBe('activated');
  },
);

test('figures are kept on the device, and leave it after the sign-out, although the file for it was lost on the way', async ({
  visit,
}) => {
  const { page, watch } = await visit('/favicon.svg', { as: SELLER });
  watch.expectError(LOST);
  const { lost } = await loseOnce(page, 'kept-work');
  await openBudget(page);
  await lost;
  await page.getByRole('radio', { name: 'Hoja' }).click();
  await expect.poll(() => keptKeys(page), { timeout: 30_000 }).toContain(`period "${BUDGET}"`);
  const script = '**/assets/kept-work-*.js';
  await page.route(script, (route) => route.fulfill({ status: 502 }));
  await page.reload();
  await signOut(page);
  expect(await keptKeys(page)).not.toEqual([]);
  await page.unroute(script);
  await expect.poll(() => keptKeys(page), { timeout: 30_000 }).toEqual([]);
});

test('a chart that does not come without a network is said in its place: the figures and what can be undone stay', async ({
  visit,
}) => {
  const { page, watch } = await visit('/presupuestos', { as: SELLER });
  watch.expectError(CUT_OFF);
  await chooseBudget(page);
  const june = cell(page, 'Junio 2027', 'volumen');
  const before = await june.inputValue();
  await page.context().setOffline(true);
  await type(page, 'Junio 2027', 'volumen', '66');
  const chart = page.getByRole('tab', { name: 'Análisis por Volumen' });
  await chart.click();
  const panel = page.getByRole('tabpanel');
  await panel.getByText('No se pudo cargar esta parte de la pantalla.').waitFor();
  await page.getByRole('tab', { name: 'Presupuesto', exact: true }).click();
  expect(await june.inputValue()).toBe('66');
  await page.keyboard.press('Control+Z');
  await expect.poll(() => june.inputValue()).toBe(before);

  await page.context().setOffline(false);
  await chart.click();
  const again = panel.getByRole('button', { name: 'Reintentar' });
  const drawing = panel.locator('svg path[d]');
  await expect
    .poll(async () => {
      if (await again.isVisible()) await again.click();
      return drawing.count();
    })
    .toBeGreaterThanOrEqual(1);
});

test('the help opens at the second try where its file was lost on the way, and the figures stay', async ({
  visit,
}) => {
  const { page, watch } = await visit('/presupuestos', { as: SELLER });
  watch.expectError(LOST);
  await chooseBudget(page);
  await loseOnce(page, 'Help');
  await page.getByRole('button', { name: 'Ayuda de la pantalla' }).click();
  await page.getByRole('dialog', { name: 'No se pudo abrir' }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Ayuda de la pantalla' }).waitFor();
  await page.keyboard.press('Escape');
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect(await cell(page, 'Enero 2027', 'volumen').isVisible()).toBe(true);
});

test('Copiar referente opens although its file was lost when it was fetched early', async ({ visit }) => {
  const { page, watch } = await visit('/favicon.svg', { as: SELLER });
  watch.expectError(LOST);
  const { lost } = await loseOnce(page, 'Copy');
  await openBudget(page);
  await lost;
  await cell(page, 'Enero 2027', 'volumen').focus();
  await page.keyboard.press('Alt+C');
  await page.getByRole('dialog', { name: 'Copiar referente' }).waitFor();
  expect(await page.getByRole('dialog').count()).toBe(1);
});

test('a workbook is there at the second try where the script that writes it was lost on the way', async ({
  visit,
}) => {
  const { page, watch } = await visit('/presupuestos', { as: SELLER });
  watch.expectError(LOST);
  await chooseBudget(page);
  await loseOnce(page, 'workbook.worker');
  await (await excelButton(page, 'Descargar Excel')).click();
  await page
    .getByRole('alert')
    .getByText('No se pudo preparar el archivo. Por favor, verifique su conexión a internet')
    .waitFor();
  const file = page.waitForEvent('download');
  await (await excelButton(page, 'Descargar Excel')).click();
  expect((await file).suggestedFilename()).toMatch(/\.xlsx$/);
});

test('where a newer build has taken the script that writes a workbook away, the page is loaded anew', async ({
  visit,
}) => {
  const { page, watch } = await visit('/presupuestos', { as: SELLER });
  watch.expectError(LOST);
  await chooseBudget(page);
  await page.route(
    ({ pathname }) => pathname === '/',
    (route) => route.fulfill({ body: '<script src="/assets/index-newer.js"></script>' }),
  );
  await loseOnce(page, 'workbook.worker');
  const renewed = page.waitForEvent('load');
  await (await excelButton(page, 'Descargar Excel')).click();
  await renewed;
  const file = page.waitForEvent('download');
  await (await excelButton(page, 'Descargar Excel')).click();
  expect((await file).suggestedFilename()).toMatch(/\.xlsx$/);
});
