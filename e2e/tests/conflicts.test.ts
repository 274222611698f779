import type { Page, Request } from 'playwright';
import {
  BUDGET,
  cell,
  openBudget,
  pairButton,
  pairs,
  paste,
  pendingMarks,
  selector,
  type,
} from '../screens/presupuestos.ts';
import { signIn, signOut } from '../screens/session.ts';
import { CUT_OFF } from '../support/cut-off.ts';
import { SELLER } from '../support/people.ts';
import { expect, SCREENS, test } from '../support/test.ts';

const BATCH = '**/api/v1/ventas/lote';

const saved = (page: Page) => expect.poll(() => pendingMarks(page).count(), { timeout: 40_000 }).toBe(0);
const value = (page: Page, month: string) => cell(page, month, 'volumen').inputValue();
const conflicts = (page: Page) => page.getByText(/^En conflicto, volumen/);
const counted = (page: Page, count: number) =>
  expect.poll(() => conflicts(page).count(), { timeout: 40_000 }).toBe(count);

/** The calls that save figures, from now on. */
function savesOf(page: Page): Request[] {
  const saves: Request[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT' && request.url().includes('/api/v1/ventas/')) saves.push(request);
  });
  return saves;
}

test('figures typed offline meet newer ones: both are shown, outlive reload and sign-out, and are decided by mouse and by keyboard', async ({
  visit,
}) => {
  const { page: mine, watch } = await visit('/login');
  watch.expectError(/ERR_INTERNET_DISCONNECTED|status of 409/);
  await signIn(mine);
  await openBudget(mine);
  const { page: other } = await visit('/presupuestos', { as: SELLER });
  await openBudget(other);

  await mine.context().setOffline(true);
  await type(mine, 'Marzo 2027', 'volumen', '48');
  await type(mine, 'Abril 2027', 'volumen', '58');
  await type(other, 'Marzo 2027', 'volumen', '40');
  await type(other, 'Abril 2027', 'volumen', '50');
  await saved(other);
  await mine.context().setOffline(false);
  await counted(mine, 2);
  expect([await value(mine, 'Marzo 2027'), await value(mine, 'Abril 2027')]).toEqual(['48', '58']);
  await conflicts(mine)
    .filter({ hasText: `${SELLER.nombreUsuario} puso 40 a la` })
    .waitFor();
  await mine.getByText(/^2 cifras en conflicto: se guardó otro valor/).waitFor();

  await mine.getByRole('button', { name: 'Aprobar Presupuesto' }).click();
  const dialog = mine.getByRole('dialog', { name: 'Aprobar Presupuesto' });
  await dialog.getByText(/^2 cifras en conflicto/).waitFor();
  expect(await dialog.getByRole('button', { name: 'Aprobar' }).isDisabled()).toBe(true);
  await dialog.getByRole('link', { name: 'Ver la primera' }).click();
  await counted(mine, 2);

  await mine.reload();
  await openBudget(mine);
  await counted(mine, 2);
  await signOut(mine);
  await signIn(mine);
  await mine.getByRole('link', { name: 'Ver la primera' }).click();
  await counted(mine, 2);
  expect(await value(mine, 'Abril 2027')).toBe('58');

  await mine.getByRole('button', { name: 'Dejar 40 en el volumen de marzo 2027' }).click();
  await counted(mine, 1);
  expect(await value(mine, 'Marzo 2027')).toBe('40');
  await cell(mine, 'Abril 2027', 'volumen').focus();
  await mine.keyboard.press('Alt+P');
  await counted(mine, 0);
  await saved(mine);
  await mine.getByRole('button', { name: 'Aprobar Presupuesto' }).click();
  await expect.poll(() => dialog.getByRole('button', { name: 'Aprobar' }).isEnabled()).toBe(true);

  await other.reload();
  await openBudget(other);
  expect([await value(other, 'Marzo 2027'), await value(other, 'Abril 2027')]).toEqual(['40', '58']);
});

test('one figure that meets a newer one waits in all tabs; a third figure typed over it is put', async ({
  visit,
}) => {
  const { page: mine, watch } = await visit('/presupuestos', { as: SELLER, hears: false });
  watch.expectError(/status of 40[49]/);
  await openBudget(mine);
  const tab = await mine.context().newPage();
  await openBudget(tab);
  const { page: other } = await visit('/presupuestos', { as: SELLER });
  await openBudget(other);
  await mine.bringToFront();

  await type(other, 'Mayo 2027', 'volumen', '60');
  await saved(other);
  await type(mine, 'Mayo 2027', 'volumen', '68');
  await counted(mine, 1);
  await counted(tab, 1);
  await cell(mine, 'Mayo 2027', 'volumen').click();
  await mine.keyboard.type('70');
  await mine.keyboard.press('Enter');
  await counted(mine, 0);
  await counted(tab, 0);
  await saved(mine);
  await tab.bringToFront();
  await expect.poll(() => value(tab, 'Mayo 2027')).toBe('70');

  await other.reload();
  await openBudget(other);
  expect(await value(other, 'Mayo 2027')).toBe('70');
});

test('the notice leads to the cell of the figure in the view that is shown, and keeps the rest of the address', async ({
  visit,
}) => {
  const { page: mine, watch } = await visit('/presupuestos', { as: SELLER, hears: false });
  watch.expectError(/status of 40[49]/);
  await openBudget(mine);
  const { page: other } = await visit('/presupuestos', { as: SELLER });
  await openBudget(other);
  await type(other, 'Junio 2027', 'precio', '6000');
  await saved(other);
  await type(mine, 'Junio 2027', 'precio', '7000');
  const link = mine.getByRole('link', { name: 'Ver la primera' });
  await link.waitFor();
  const said = () => Object.fromEntries(new URL(mine.url()).searchParams);
  const kept = { periodo: BUDGET, referente: 'CUR-2026', orden: 'producto' };

  await mine.getByRole('radio', { name: 'Hoja' }).click();
  await mine.getByRole('grid').waitFor();
  await (await selector(mine, 'Referente')).selectOption('CUR-2026');
  await mine.getByRole('combobox', { name: 'Orden' }).selectOption('producto');
  await expect.poll(said).toMatchObject({ ...kept, vista: 'hoja' });
  await link.click();
  const active = mine.locator('[role="gridcell"][data-active="true"]');
  await active.waitFor();
  expect(await active.textContent()).toContain('7.000');
  expect(await active.getAttribute('data-column')).toBe('6');
  expect(said()).toMatchObject({ ...kept, vista: 'hoja', cifras: 'precio' });
  await mine.getByRole('button', { name: 'Dejar 6.000' }).waitFor();
  await mine.keyboard.press('ArrowLeft');
  await expect.poll(() => active.getAttribute('data-column')).toBe('5');

  await mine.getByRole('radio', { name: 'Ficha' }).click();
  await pairs(mine).nth(2).click();
  await mine.getByRole('tab', { name: 'Análisis por Precio' }).click();
  await link.click();
  const price = cell(mine, 'Junio 2027', 'precio');
  await expect.poll(() => price.evaluate((box) => box === document.activeElement)).toBe(true);
  expect(said()).toMatchObject(kept);
  expect(await price.inputValue()).toBe('7000');

  await mine.setViewportSize(SCREENS.narrow);
  await pairButton(mine).click();
  await link.click();
  await price.waitFor();
  expect(await pairs(mine).count()).toBe(0);
});

test('a pasted year is one request, also where its answer is cut off: written once, and in nobody’s way', async ({
  visit,
}) => {
  const { page, watch } = await visit('/presupuestos', { as: SELLER });
  await openBudget(page);
  const saves = savesOf(page);
  const year = (first: number) => Array.from({ length: 12 }, (_, at) => String(first + at)).join('\t');
  await paste(page, 'Enero 2027', 'volumen', `${year(200)}\r\n`);
  await expect.poll(() => saves).toHaveLength(1);
  await saved(page);
  expect(saves.map((request) => request.postDataJSON())).toMatchObject([
    { origen: 'pegado', cambios: { length: 12 } },
  ]);

  watch.expectError(CUT_OFF);
  await page.route(
    BATCH,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await paste(page, 'Enero 2027', 'volumen', `${year(300)}\r\n`);
  await expect.poll(() => saves).toHaveLength(3);
  await saved(page);
  expect(saves[2]?.postData()).toBe(saves[1]?.postData());
  expect(await conflicts(page).count()).toBe(0);
  await page.reload();
  await openBudget(page);
  expect([await value(page, 'Enero 2027'), await value(page, 'Diciembre 2027')]).toEqual(['300', '311']);
});
