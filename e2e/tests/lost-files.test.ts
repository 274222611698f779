import type { Page } from 'playwright';
import { BUDGET, cell, chooseBudget, openBudget, type } from '../screens/presupuestos.ts';
import { signOut } from '../screens/session.ts';
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

test('figures are kept on the device, and leave it with the sign-out, although the file for it was lost on the way once', async ({
  visit,
}) => {
  const { page, watch } = await visit('/favicon.svg', { as: SELLER });
  watch.expectError(LOST);
  const { lost } = await loseOnce(page, 'kept-work');
  await openBudget(page);
  await lost;
  await page.getByRole('radio', { name: 'Hoja' }).click();
  await expect.poll(() => keptKeys(page), { timeout: 30_000 }).toContain(`period "${BUDGET}"`);
  const again = await loseOnce(page, 'kept-work');
  await page.reload();
  await again.lost;
  await signOut(page);
  await expect.poll(() => keptKeys(page)).toEqual([]);
});
