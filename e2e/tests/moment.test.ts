import type { Page } from 'playwright';
import { cell, openBudget, pendingMarks, type } from '../screens/presupuestos.ts';
import { SELLER } from '../support/people.ts';
import { secondUser } from '../support/second-user.ts';
import { expect, test } from '../support/test.ts';

const MONTH = 'Enero 2027';
const OTHER = 'Febrero 2027';

const saved = (page: Page) => expect.poll(() => pendingMarks(page).count()).toBe(0);
const value = (page: Page, month: string) => cell(page, month, 'volumen').inputValue();

test.for(['par', 'todo'])(
  'a figure that somebody else saves behind the preview of a way back (%s) is a conflict, and the rest goes back',
  async (scope, { visit, server }) => {
    const colleague = await secondUser(server.url, `colega-${scope}`);
    const { page, watch } = await visit('/presupuestos', { as: SELLER });
    watch.expectError(/status of 409/);
    await openBudget(page);
    await type(page, MONTH, 'volumen', '10');
    await type(page, OTHER, 'volumen', '20');
    await saved(page);
    await page.getByRole('button', { name: 'Aprobar Presupuesto' }).click();
    const approval = page.getByRole('dialog');
    await approval.getByRole('button', { name: /^Aprobar/ }).click();
    await approval.getByText(/aprobado correctamente/).waitFor();
    await page.keyboard.press('Escape');
    await type(page, MONTH, 'volumen', '11');
    await type(page, OTHER, 'volumen', '22');
    await page.getByRole('button', { name: '2 cambios desde entonces' }).waitFor();

    await page.keyboard.press('Alt+M');
    const dialog = page.getByRole('dialog', { name: 'Volver a un momento' });
    await dialog.getByRole('combobox', { name: 'Qué vuelve' }).selectOption(scope);
    await dialog.getByText(/^2 cifras en 1 par volverán/).waitFor();
    const { page: theirs } = await visit('/presupuestos', { as: colleague });
    await openBudget(theirs);
    await type(theirs, MONTH, 'volumen', '48');
    await saved(theirs);
    await expect.poll(() => value(page, MONTH)).toBe('48');

    await dialog.getByRole('button', { name: 'Volver a ese momento' }).click();
    await page
      .getByText(/^En conflicto, volumen/)
      .filter({ hasText: `${colleague.nombreUsuario} puso 48` })
      .waitFor();
    await expect.poll(() => value(page, OTHER)).toBe('20');
    expect(await value(theirs, MONTH)).toBe('48');
    await page.getByRole('button', { name: /^Dejar 48/ }).click();
    await saved(page);
  },
);
