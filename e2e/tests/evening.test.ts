import type { Page } from 'playwright';
import {
  BUDGET,
  cell,
  chooseBudget,
  countPairs,
  pairs,
  paste,
  pendingMarks,
} from '../screens/presupuestos.ts';
import { signedInClient } from '../support/api.ts';
import { SELLER } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

/** What the pair number `at` (from 0) is given in every month. */
const volumeOf = (at: number) => at + 0.25;
const priceOf = (at: number) => 1000 + at;
const typed = (value: number) => String(value).replace('.', ',');

/** A year copied from a spreadsheet. */
async function fillByPaste(page: Page, at: number): Promise<void> {
  const line = `${typed(volumeOf(at))}\t${typed(priceOf(at))}`;
  await paste(page, 'Enero 2027', 'volumen', Array.from({ length: 12 }, () => line).join('\r\n'));
}

/** January typed, and repeated in the months that follow. */
async function fillByKeys(page: Page, at: number): Promise<void> {
  await cell(page, 'Enero 2027', 'volumen').focus();
  await page.keyboard.type(typed(volumeOf(at)));
  await page.keyboard.press('Alt+ArrowDown');
  await page.keyboard.press('Tab');
  await page.keyboard.type(typed(priceOf(at)));
  await page.keyboard.press('Alt+ArrowDown');
}

// The longest walk: half a minute on an idle machine.
test('forty pairs are filled in an evening, by keyboard and by paste, and nothing of it is lost', {
  timeout: 400_000,
}, async ({ server, visit }) => {
  const { page } = await visit('/presupuestos', { as: SELLER });
  await chooseBudget(page);
  const count = await countPairs(page);
  expect(count).toBe(40);

  const row = pairs(page).and(page.locator('[tabindex="0"]'));
  await row.focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  for (let at = 0; at < count; at += 1) {
    await pairs(page)
      .and(page.locator(`[aria-posinset="${at + 1}"][aria-selected="true"]`))
      .waitFor();
    await cell(page, 'Enero 2027', 'volumen').waitFor();
    await (at % 2 === 0 ? fillByPaste : fillByKeys)(page, at);
    // At once: who goes on to the next pair has pasted into this one.
    expect(await cell(page, 'Enero 2027', 'volumen').inputValue()).toBe(typed(volumeOf(at)));
    await row.focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
  }
  await page.getByText('Su presupuesto esta completo en un: 100%').waitFor();
  await expect.poll(() => pendingMarks(page).count()).toBe(0);

  const seller = await signedInClient(server.url);
  const expected = Array.from({ length: count * 12 }, (_, month) => {
    const at = Math.floor(month / 12);
    return [volumeOf(at), priceOf(at), true];
  });
  await expect
    .poll(async () =>
      (await seller.ventas.allPeriodo(BUDGET).toArray()).map((month) => [
        month.volumenTon,
        month.precio,
        month.presupuestado,
      ]),
    )
    .toEqual(expected);
});
