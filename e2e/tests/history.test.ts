import type { Locator, Page } from 'playwright';
import { changes, historyPanel, monthName } from '../screens/history.ts';
import { BUDGET, cell, openBudget, pendingMarks, type } from '../screens/presupuestos.ts';
import { violations } from '../support/axe.ts';
import { endWithoutAWord, show } from '../support/background.ts';
import { holdCalls } from '../support/hold-calls.ts';
import { ADMIN, SELLER } from '../support/people.ts';
import { secondUser } from '../support/second-user.ts';
import { expect, SCREENS, test } from '../support/test.ts';

const MONTH = 'Abril 2027';
/** A note as it is read: the box that it is written in holds the same text before it is saved. */
const note = (within: Page | Locator, texto: string) =>
  within.getByRole('paragraph').filter({ hasText: texto });
const saved = (page: Page) => expect.poll(() => pendingMarks(page).count()).toBe(0);

test('two users of a salesperson see who changed a month, and put a figure back', async ({
  visit,
  server,
}) => {
  const colleague = await secondUser(server.url, 'colega');
  const { page: theirs } = await visit('/presupuestos', { as: colleague });
  await openBudget(theirs);
  await type(theirs, MONTH, 'volumen', '40');
  await saved(theirs);
  await type(theirs, MONTH, 'volumen', '4');
  await saved(theirs);

  const { page } = await visit('/presupuestos', { as: SELLER });
  await openBudget(page);
  expect(await monthName(page, MONTH).textContent()).toContain('cambiado por otra persona');
  await cell(page, MONTH, 'volumen').click();
  await page.keyboard.press('Alt+H');
  const panel = historyPanel(page, MONTH);
  await expect.poll(() => changes(panel).count()).toBeGreaterThanOrEqual(2);
  const [latest] = await changes(panel).allTextContents();
  expect(latest).toMatch(/^Volumen 40.*4 t.*colega.*tecleado/);
  expect(await violations(page)).toEqual([]);

  await panel.getByRole('button', { name: 'Restaurar 40' }).click();
  await expect.poll(() => cell(page, MONTH, 'volumen').inputValue()).toBe('40');
  await saved(page);
  await expect.poll(async () => (await changes(panel).allTextContents())[0]).toMatch(/4.*40 t.*vendedor/);
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'detached' });
  expect(await monthName(page, MONTH).textContent()).not.toContain('otra persona');
  await page.keyboard.press('Control+Z');
  await expect.poll(() => cell(page, MONTH, 'volumen').inputValue()).toBe('4');
  await saved(page);
});

test('the open history of a month, and that since the approval, hear of what others change, and stay where they are read', async ({
  visit,
  server,
}) => {
  const month = 'Noviembre 2027';
  const colleague = await secondUser(server.url, 'atenta');
  const { page } = await visit('/presupuestos', { as: SELLER });
  const { page: theirs } = await visit('/presupuestos', { as: colleague });
  await openBudget(page);
  await openBudget(theirs);
  await cell(page, month, 'volumen').click();
  await page.keyboard.press('Alt+H');
  const panel = historyPanel(page, month);
  const body = panel.getByLabel('Cambios y nota');
  await body.click();
  await type(theirs, month, 'volumen', '61');
  const latest = async (within: Locator) => (await changes(within).allTextContents())[0];
  await expect.poll(() => latest(panel)).toMatch(/61 t.*atenta/);
  expect(await body.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Aprobar Presupuesto' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /^Aprobar/ }).click();
  await dialog.getByText(/aprobado correctamente/).waitFor();
  await page.keyboard.press('Escape');
  await type(theirs, month, 'volumen', '62');
  await page.getByRole('button', { name: '1 cambio desde entonces' }).click();
  const since = historyPanel(page, 'Cambios desde la aprobación');
  await expect.poll(() => latest(since)).toMatch(/62 t.*atenta/);
  await type(theirs, month, 'volumen', '63');
  await expect.poll(() => latest(since)).toMatch(/63 t.*atenta/);
});

test('a note stays with its month and its pair, for everybody who may read them', async ({ visit }) => {
  const { page } = await visit('/presupuestos', { as: SELLER });
  await openBudget(page);
  await monthName(page, 'Mayo 2027').click();
  const panel = historyPanel(page, 'Mayo 2027');
  await panel.getByRole('button', { name: 'Añadir nota' }).click();
  await page.keyboard.type('Pedido aplazado a junio');
  await page.keyboard.press('Control+Enter');
  await note(panel, 'Pedido aplazado a junio').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Añadir nota' }).click();
  await page.keyboard.type('Cliente nuevo');
  await page.getByRole('button', { name: 'Guardar nota' }).click();
  await note(page, 'Cliente nuevo').waitFor();

  await page.reload();
  await cell(page, 'Mayo 2027', 'volumen').waitFor();
  expect(await monthName(page, 'Mayo 2027').textContent()).toContain('con nota');
  const detail = page.getByRole('region', { name: 'Detalle del cliente y producto' });
  await note(detail, 'Cliente nuevo').waitFor();
  await removeNote(detail);
  await detail.getByRole('button', { name: 'Añadir nota' }).waitFor();
});

test('notes that are begun are there after a reload and another screen, until they are saved or given up', async ({
  visit,
}) => {
  const { page } = await visit('/presupuestos', { as: SELLER });
  await openBudget(page);
  const detail = page.getByRole('region', { name: 'Detalle del cliente y producto' });
  const ofPair = page.getByRole('textbox', { name: 'Nota del cliente y producto' });
  await detail.getByRole('button', { name: 'Añadir nota' }).click();
  await page.keyboard.type('Renueva en ju');
  await monthName(page, 'Agosto 2027').click();
  await historyPanel(page, 'Agosto 2027').getByRole('button', { name: 'Añadir nota' }).click();
  await page.keyboard.type('Pedido apla');
  await page.reload();
  await expect.poll(() => ofPair.inputValue()).toBe('Renueva en ju');
  await page.getByRole('link', { name: 'Inicio' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Inicio' }).waitFor();
  await page.goBack();
  await expect.poll(() => ofPair.inputValue()).toBe('Renueva en ju');
  await ofPair.click();
  await page.keyboard.press('End');
  await page.keyboard.type('nio');
  await page.keyboard.press('Control+Enter');
  await note(detail, 'Renueva en junio').waitFor();
  await monthName(page, 'Agosto 2027').click();
  const panel = historyPanel(page, 'Agosto 2027');
  await expect.poll(() => panel.getByRole('textbox').inputValue()).toBe('Pedido apla');
  await panel.getByRole('button', { name: 'Cancelar' }).click();
  await page.reload();
  await note(detail, 'Renueva en junio').waitFor();
  await monthName(page, 'Agosto 2027').click();
  await panel.getByRole('button', { name: 'Añadir nota' }).waitFor();
  await page.keyboard.press('Escape');
  await removeNote(detail);
  await detail.getByRole('button', { name: 'Añadir nota' }).waitFor();
});

test('a begun note outlives a phone that ends the page in the background, and comes no more once it is saved', async ({
  visit,
}) => {
  const { page } = await visit('/presupuestos', { as: SELLER, viewport: SCREENS.narrow, hasTouch: true });
  await openBudget(page);
  const panel = historyPanel(page, 'Octubre 2027');
  const month = page.getByRole('rowheader', { name: /^oct/i }).getByRole('button');
  await month.click();
  await panel.getByRole('button', { name: 'Añadir nota' }).click();
  await page.keyboard.type('Pedido apla');
  await show(page, false);
  await endWithoutAWord(page);
  await month.click();
  await expect.poll(() => panel.getByRole('textbox').inputValue()).toBe('Pedido apla');
  await show(page, false);
  await show(page, true);
  await panel.getByRole('button', { name: 'Guardar nota' }).click();
  await note(panel, 'Pedido apla').waitFor();
  await endWithoutAWord(page);
  await month.click();
  await note(panel, 'Pedido apla').waitFor();
  expect(await panel.getByRole('textbox').count()).toBe(0);
  await removeNote(panel);
  await panel.getByRole('button', { name: 'Añadir nota' }).waitFor();
});

test("a colleague's note that came meanwhile is read before it is replaced", async ({ visit, server }) => {
  const colleague = await secondUser(server.url, 'colega');
  const { page, watch } = await visit('/presupuestos', { as: SELLER });
  watch.expectError(/status of 409/);
  await openBudget(page);
  await monthName(page, 'Septiembre 2027').click();
  const panel = historyPanel(page, 'Septiembre 2027');
  await panel.getByRole('button', { name: 'Añadir nota' }).click();
  await page.keyboard.type('Sin pedidos');

  const { page: theirs } = await visit('/presupuestos', { as: colleague });
  await openBudget(theirs);
  await monthName(theirs, 'Septiembre 2027').click();
  const other = historyPanel(theirs, 'Septiembre 2027');
  await other.getByRole('button', { name: 'Añadir nota' }).click();
  await theirs.keyboard.type('Feria en Bogotá');
  await theirs.keyboard.press('Control+Enter');
  await note(other, 'Feria en Bogotá').waitFor();

  await page.keyboard.press('Control+Enter');
  await panel.getByText('colega cambió esta nota después de que usted la viera').waitFor();
  await note(panel, 'Feria en Bogotá').waitFor();
  // What was typed is still there, also after a reload, and goes by its author's word.
  await page.reload();
  await monthName(page, 'Septiembre 2027').click();
  expect(await panel.getByRole('textbox').inputValue()).toBe('Sin pedidos');
  await panel.getByRole('textbox').click();
  await page.keyboard.press('End');
  await page.keyboard.type('; feria en Bogotá');
  await panel.getByRole('button', { name: 'Guardar nota' }).click();
  await note(panel, 'Sin pedidos; feria en Bogotá').waitFor();
  await theirs.reload();
  await monthName(theirs, 'Septiembre 2027').click();
  await note(other, 'Sin pedidos; feria en Bogotá').waitFor();
  await removeNote(other);
  await other.getByRole('button', { name: 'Añadir nota' }).waitFor();
});

test('on a phone a long press on a month shows its history from below', async ({ visit }) => {
  const { page } = await visit('/presupuestos', { as: SELLER, viewport: SCREENS.narrow, hasTouch: true });
  await openBudget(page);
  const month = page.getByRole('rowheader', { name: /^ene/i });
  await month.getByRole('button').waitFor();
  const lift = await press(page, month);
  const panel = historyPanel(page, 'Enero 2027');
  await panel.waitFor();
  await lift();
  const shown = await panel.boundingBox();
  expect(Math.round((shown?.y ?? 0) + (shown?.height ?? 0))).toBe(SCREENS.narrow.height);
  expect(await violations(page)).toEqual([]);
});

test('a long press in a cell that is typed in is the browser’s, which offers to paste there', async ({
  visit,
}) => {
  const { page } = await visit('/presupuestos', { as: SELLER, viewport: SCREENS.narrow, hasTouch: true });
  await openBudget(page);
  await page.getByRole('rowheader', { name: /^ene/i }).getByRole('button').waitFor();
  const box = cell(page, 'Enero 2027', 'precio');
  await box.click();
  await page.keyboard.type('12');
  await page.clock.install();
  const lift = await press(page, box);
  await page.clock.runFor(2_000);
  expect(await historyPanel(page, 'Enero 2027').count()).toBe(0);
  const isOffered = await box.evaluate((input) =>
    input.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true })),
  );
  await lift();
  expect({ isOffered, typed: await box.inputValue() }).toEqual({ isOffered: true, typed: '12' });
  await page.keyboard.press('Escape');
});

async function removeNote(within: Locator): Promise<void> {
  await within.getByRole('button', { name: 'Quitar' }).click();
  await within.getByRole('dialog').getByRole('button', { name: 'Eliminar' }).click();
}

/** Puts a finger on something; returns what lifts it. */
async function press(page: Page, target: Locator): Promise<() => Promise<unknown>> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('It is not in sight');
  const touch = await page.context().newCDPSession(page);
  const touchPoints = [{ x: box.x + 20, y: box.y + box.height / 2 }];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  return () => touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test('an approval waits for a figure on its way, says what has changed since, goes back there, and is reopened with a reason', async ({
  visit,
}) => {
  const { page } = await visit('/presupuestos', { as: SELLER });
  await openBudget(page);
  const answer = await holdCalls(page, '**/ventas/*/volumen*');
  await type(page, 'Mayo 2027', 'volumen', '55');
  await page.getByRole('button', { name: 'Aprobar Presupuesto' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /^Aprobar/ }).click();
  await dialog.getByText(/^Quedan cifras por guardar/).waitFor();
  answer();
  await dialog.getByText(/aprobado correctamente/).waitFor();
  await page.keyboard.press('Escape');
  await page.getByText('sin cambios desde entonces').waitFor();

  const before = await cell(page, 'Junio 2027', 'volumen').inputValue();
  await type(page, 'Junio 2027', 'volumen', '77');
  await page.getByRole('button', { name: '1 cambio desde entonces' }).click();
  const since = historyPanel(page, 'Cambios desde la aprobación');
  await expect.poll(() => changes(since).count()).toBe(1);
  await since.getByRole('button', { name: 'Volver a un momento…' }).click();
  await page.getByText(/^1 cifra en 1 par volverá a como estaba/).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Volver a ese momento' }).click();
  await expect.poll(() => cell(page, 'Junio 2027', 'volumen').inputValue()).toBe(before);
  await saved(page);

  const { page: admin } = await visit('/home', { as: ADMIN });
  const card = admin.getByRole('article', { name: BUDGET });
  await card.getByRole('button', { name: 'Aprobaciones' }).click();
  const reopen = async (motivo: string) => {
    await card
      .getByRole('button', { name: /^Reabrir…/ })
      .first()
      .click();
    await admin.getByRole('textbox', { name: 'Motivo' }).waitFor();
    await admin.keyboard.type(motivo);
    expect(await violations(admin)).toEqual([]);
    await admin.getByRole('dialog').getByRole('button', { name: 'Reabrir' }).click();
  };
  await reopen('Faltan los precios de abril');
  await admin.getByText(/pares reabiertos\. Presupuesto reabierto/).waitFor();
  await admin.getByRole('button', { name: 'Entendido' }).click();
  // Another reason for the pairs that are open already.
  await reopen('Faltan los de abril y mayo');
  await admin.getByText(/^Presupuesto reabierto/).waitFor();

  await page.reload();
  await cell(page, 'Junio 2027', 'volumen').waitFor();
  const reason = page.getByText(/^Reabierto por admin a las? \d+:\d+: Faltan los de abril y mayo$/);
  await reason.waitFor();
  await type(page, 'Junio 2027', 'volumen', '78');
  await reason.waitFor({ state: 'detached' });
  await saved(page);
  await page.reload();
  await cell(page, 'Junio 2027', 'volumen').waitFor();
  expect(await reason.count()).toBe(0);
});
