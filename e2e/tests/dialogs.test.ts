import type { Locator, Page } from 'playwright';
import { openDialog, row, settled } from '../screens/management.ts';
import { BUDGET } from '../screens/presupuestos.ts';
import { signedInClient } from '../support/api.ts';
import { ADMIN } from '../support/people.ts';
import { expect, SCREENS, test } from '../support/test.ts';

const creation = (page: Page): Locator => page.getByRole('button', { name: 'Nuevo' });

/** What stands in the field that has the focus; null where none has. */
const typedText = (page: Page) =>
  page.evaluate(() =>
    document.activeElement instanceof HTMLInputElement ? document.activeElement.value : null,
  );

/** Opens the form of a new division by the keyboard and fills it in. */
async function typeDivision(page: Page, id: string): Promise<Locator> {
  await page.keyboard.press('Enter');
  const dialog = await openDialog(page);
  await page.keyboard.type(id);
  await page.keyboard.press('Tab');
  await page.keyboard.type(`División ${id}`);
  return dialog;
}

const isFocused = (element: Locator) => element.evaluate((one) => one === document.activeElement);

test('Enter that is held, and a second one close behind, save a form and press nothing behind it', async ({
  visit,
}) => {
  const { page } = await visit('/divisiones', { as: ADMIN });
  await settled(page);
  // The clock stands still, so that a press is as close behind as it is meant to be.
  const start = Date.now();
  await page.clock.setFixedTime(start);
  await creation(page).focus();

  const held = await typeDivision(page, 'SOS');
  await page.keyboard.down('Enter');
  await held.waitFor({ state: 'hidden' });
  for (const _ of [1, 2, 3]) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  expect(await page.getByRole('dialog').count()).toBe(0);
  await row(page, 'División SOS').waitFor();
  expect(await isFocused(creation(page))).toBe(true);

  await page.clock.setFixedTime(start + 10_000);
  const twice = await typeDivision(page, 'DOS');
  await page.keyboard.press('Enter');
  await twice.waitFor({ state: 'hidden' });
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  expect(await page.getByRole('dialog').count()).toBe(0);
  await row(page, 'División DOS').waitFor();

  await page.clock.setFixedTime(start + 20_000);
  await page.keyboard.press('Enter');
  await openDialog(page);
});

/** The middle of a button, in the window. */
async function placeIn(button: Locator): Promise<[x: number, y: number]> {
  const frame = await button.boundingBox();
  if (!frame) throw new Error('The button is on the screen');
  return [frame.x + frame.width / 2, frame.y + frame.height / 2];
}

test('the second press of a double click on Guardar, whose first one closes the form, presses nothing behind it', async ({
  visit,
}) => {
  const { page } = await visit('/clientes', { as: ADMIN, viewport: SCREENS.narrow });
  await settled(page);
  const edits = page.getByRole('button', { name: /^Editar / });
  await edits.first().click();
  const dialog = await openDialog(page);
  const [, height] = await placeIn(dialog.getByRole('button', { name: 'Guardar' }));
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'hidden' });
  // A row is brought behind the button, below the message of a save.
  const [x, y] = await placeIn(edits.nth(4));
  await page.mouse.wheel(0, y - height);
  await edits.nth(4).click();
  await dialog.waitFor();
  const press = async (clickCount: number) => {
    await page.mouse.down({ clickCount });
    await page.mouse.up({ clickCount });
  };
  await page.mouse.move(x, height);
  await press(1);
  await dialog.waitFor({ state: 'hidden' });
  await press(2);
  expect(await page.getByRole('dialog').count()).toBe(0);

  // A click of its own is heard.
  await press(1);
  await openDialog(page);
});

test('Enter that is held on the button of a form opens it, and sends nothing', async ({ visit }) => {
  const { page } = await visit('/divisiones', { as: ADMIN });
  await settled(page);
  await creation(page).focus();
  await page.keyboard.down('Enter');
  const dialog = await openDialog(page);
  for (const _ of [1, 2, 3]) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await page.keyboard.type('HLD');
  expect(await dialog.getByText(/requerido/).count()).toBe(0);
  expect(await typedText(page)).toBe('HLD');
});

test('a double click on the button of a form, and presses on its ground, leave the focus in its field', async ({
  visit,
}) => {
  const { page } = await visit('/divisiones', { as: ADMIN });
  await settled(page);
  const box = await creation(page).boundingBox();
  if (!box) throw new Error('Nuevo is on the screen');
  await page.mouse.dblclick(box.x + box.width / 2, box.y + box.height / 2);
  const dialog = await openDialog(page);
  await page.keyboard.type('DBL');
  expect(await typedText(page)).toBe('DBL');
  expect(await dialog.getByText(/requerido/).count()).toBe(0);

  const frame = await dialog.boundingBox();
  if (!frame) throw new Error('The form is on the screen');
  await page.mouse.click(frame.x + 8, frame.y + frame.height / 2);
  await page.mouse.click(10, 10);
  await page.keyboard.type('2');
  expect(await typedText(page)).toBe('DBL2');

  // What is read can be selected still.
  await dialog.getByRole('heading').dblclick();
  expect(await page.evaluate(() => getSelection()?.toString().trim())).toMatch(/^(Crear|División)$/);
});

test('what is discarded, by the mouse or by a key, leaves the focus on the button that opened the form', async ({
  visit,
}) => {
  const { page } = await visit('/divisiones', { as: ADMIN });
  await settled(page);
  const openers = [creation(page), page.getByRole('button', { name: /^Editar / }).first()];
  const question = page.getByRole('dialog', { name: '¿Descartar los cambios?' });
  const discard = async (how: 'mouse' | 'key') => {
    if (how === 'mouse') return page.getByRole('button', { name: 'Descartar' }).click();
    await page.keyboard.press('Tab');
    return page.keyboard.press('Enter');
  };
  for (const opener of openers)
    for (const how of ['mouse', 'key'] as const) {
      await opener.click();
      await openDialog(page);
      await page.keyboard.type('Z');
      await page.keyboard.press('Escape');
      await question.waitFor();
      await discard(how);
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
      expect(await isFocused(opener)).toBe(true);
    }
});

test('a reopening that is discarded leaves the focus on the button that asked for it', async ({
  visit,
  server,
}) => {
  await (await signedInClient(server.url)).presupuestos.approve(BUDGET);
  const { page } = await visit('/home', { as: ADMIN });
  const card = page.getByRole('article', { name: BUDGET });
  await card.getByRole('button', { name: 'Aprobaciones' }).click();
  const opener = card.getByRole('button', { name: /^Reabrir…/ }).first();
  await opener.click();
  await page.getByRole('textbox', { name: 'Motivo' }).waitFor();
  await page.keyboard.type('Cambió el precio');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Descartar' }).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  expect(await isFocused(opener)).toBe(true);
});
