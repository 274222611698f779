import type { Page } from 'playwright';
import { cell, openBudget, pendingMarks } from '../screens/presupuestos.ts';
import { signIn } from '../screens/session.ts';
import { CUT_OFF } from '../support/cut-off.ts';
import { expect, test } from '../support/test.ts';

test.override('database', 'embedded');

const SAVES = '**/api/v1/ventas/*/*';

const figure = (tab: Page) => cell(tab, 'Abril 2027', 'volumen');

/** As a person does: the caret into the cell, everything selected, typed over, left. */
async function typeOver(tab: Page, value: string): Promise<void> {
  await tab.bringToFront();
  await figure(tab).click();
  await tab.keyboard.press('Control+A');
  await tab.keyboard.type(value);
  await tab.keyboard.press('Tab');
}

const shows = (tab: Page, value: string) =>
  expect.poll(() => figure(tab).inputValue(), { timeout: 40_000 }).toBe(value);
/** The server's answer to the figure, whichever tab sends it. */
const answered = (tab: Page, value: string) =>
  tab
    .context()
    .waitForEvent('response', (answer) => new URL(answer.url()).searchParams.get('volumenTon') === value);
const saved = (tab: Page) => expect.poll(() => pendingMarks(tab).count(), { timeout: 40_000 }).toBe(0);

test('two tabs show the figure typed last, also when both were typed without a network', async ({
  visit,
}) => {
  const { page: one, watch } = await visit('/login');
  watch.expectError(CUT_OFF);
  await signIn(one);
  await openBudget(one);
  const two = await one.context().newPage();
  await openBudget(two);

  await typeOver(one, '11');
  await shows(two, '11');
  await saved(one);
  await saved(two);
  const confirmed = answered(two, '22');
  await typeOver(two, '22');
  await shows(one, '22');
  await confirmed;
  await saved(one);
  await saved(two);

  await one.context().setOffline(true);
  await typeOver(one, '33');
  await typeOver(two, '44');
  await typeOver(one, '55');
  await shows(two, '55');
  await one.context().setOffline(false);
  await saved(one);
  await saved(two);
  for (const tab of [one, two]) {
    await shows(tab, '55');
    await tab.reload();
    await openBudget(tab);
    expect(await figure(tab).inputValue()).toBe('55');
  }
});

test('the other tab sends what a tab typed that was closed', async ({ visit }) => {
  const { page: one, watch } = await visit('/login');
  watch.expectError(CUT_OFF);
  await signIn(one);
  await openBudget(one);
  const two = await one.context().newPage();
  await openBudget(two);
  await one.context().route(SAVES, (route) => route.abort());
  await typeOver(two, '66');
  await shows(one, '66');
  await two.close();
  await one.context().unroute(SAVES);
  await saved(one);
  await one.reload();
  await openBudget(one);
  expect(await figure(one).inputValue()).toBe('66');
});
