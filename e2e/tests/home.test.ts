import type { Page } from 'playwright';
import { sampled } from '../../packages/server/src/test/sampled.ts';
import { signIn } from '../screens/session.ts';
import { ADMIN } from '../support/people.ts';
import { expect, SCREENS, test } from '../support/test.ts';

const periods = (page: Page) => page.getByRole('list', { name: 'Períodos' }).getByRole('article');
const choose = (page: Page, label: string, option: string) =>
  page.getByRole('combobox', { name: label, exact: true }).selectOption({ label: option });

test.for(sampled(Object.values(SCREENS).toReversed()))(
  'the home screen shows each period, and narrows by year and division, at $width px',
  async (viewport, { visit }) => {
    const { page } = await visit('/login', { viewport });
    await signIn(page, ADMIN);
    const budget = page.getByRole('article', { name: 'BGT-2027' });
    await budget.waitFor();
    const all = await periods(page).count();
    expect(await budget.getByRole('progressbar').count()).toBeGreaterThan(1);
    expect(await budget.textContent()).toMatch(/\d\s€.*\d,\d\s%/s);

    await choose(page, 'Año', '2027');
    await expect.poll(() => periods(page).count()).toBeLessThan(all);
    expect(await periods(page).getByText(/-2026/).count()).toBe(0);
    const everyone = await budget
      .getByRole('list', { name: 'Avance por vendedor' })
      .getByRole('listitem')
      .count();
    await page.getByRole('combobox', { name: 'División' }).selectOption({ index: 1 });
    await expect
      .poll(() => budget.getByRole('list', { name: 'Avance por vendedor' }).getByRole('listitem').count())
      .toBeLessThan(everyone);

    await choose(page, 'Año', '2030');
    await page.getByText('No hay elementos en el dashboard').waitFor();
    expect(await page.getByText('Próximamente').count()).toBe(2);
  },
);
