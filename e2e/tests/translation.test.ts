import { cell, chooseBudget } from '../screens/presupuestos.ts';
import { SELLER } from '../support/people.ts';
import { expect, test } from '../support/test.ts';
import { translatePage } from '../support/translator.ts';

test('in a browser that translates pages, figures on the screen go on being those that are typed', async ({
  visit,
}) => {
  const { page } = await visit('/presupuestos', { as: SELLER });
  await chooseBudget(page);
  await translatePage(page);

  await cell(page, 'Enero 2027', 'volumen').click();
  await page.keyboard.type('=28*12');

  await expect.poll(() => page.locator('td output').textContent()).toBe('= 336');
});
