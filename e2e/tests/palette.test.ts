import type { Page } from 'playwright';
import { active, at, figure, grid } from '../screens/hoja.ts';
import { goTo, offered, openPalette, palette } from '../screens/palette.ts';
import { BUDGET, cell, namesIn, openBudget, pairs, pendingMarks } from '../screens/presupuestos.ts';
import { ADMIN, SELLER } from '../support/people.ts';
import { expect, SCREENS, test } from '../support/test.ts';

const chosen = (page: Page) =>
  page.getByRole('listbox', { name: 'Clientes y productos' }).getByRole('option', { selected: true });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
const hasFocus = (page: Page, label: string) => expect.poll(() => focused(page)).toBe(label);

test('from a cell that is typed in it leads to another pair, in the same cell, and the figure is saved', async ({
  visit,
}) => {
  const { page } = await visit('/presupuestos', { as: SELLER });
  await openBudget(page);
  const [cliente, producto] = await namesIn(pairs(page).nth(2));
  await cell(page, 'Marzo 2027', 'precio').click();
  await page.keyboard.type('7,25');
  await goTo(page, `${producto} ${cliente}`.toUpperCase());
  await expect.poll(() => chosen(page).textContent()).toContain(producto);
  await hasFocus(page, 'Marzo 2027, precio');
  await expect.poll(() => pendingMarks(page).count()).toBe(0);
  await page.reload();
  await pairs(page).first().click();
  await expect.poll(() => cell(page, 'Marzo 2027', 'precio').inputValue()).toBe('7,25');
});

test('Esc gives the focus back to the cell, whose figure counts as if Tab had left it', async ({ visit }) => {
  const { page } = await visit('/presupuestos', { as: SELLER });
  await openBudget(page);
  const box = cell(page, 'Mayo 2027', 'volumen');
  await box.click();
  await page.keyboard.type('12,5');
  await openPalette(page);
  await page.keyboard.type('marzo');
  await page.keyboard.press('Escape');
  await hasFocus(page, 'Mayo 2027, volumen');
  expect(await box.inputValue()).toBe('12,5');
  await page.keyboard.press('Control+Z');
  await expect.poll(() => box.inputValue()).not.toBe('12,5');
  // What can be done changes with it.
  await openPalette(page);
  expect((await offered(page, 'Acciones')).join()).toContain('Rehacer');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');

  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Ayuda de la pantalla' }).waitFor();
  await page.keyboard.press('Control+K');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: 'Ayuda de la pantalla' }).waitFor({ state: 'detached' });
  expect(await palette(page).count()).toBe(0);
});

test('on La hoja it selects the row, and an action does what its button does', async ({ visit }) => {
  const { page } = await visit(`/presupuestos?periodo=${BUDGET}`, { as: SELLER });
  await pairs(page).nth(3).waitFor();
  const [cliente, producto] = await namesIn(pairs(page).nth(3));
  const first = await namesIn(pairs(page).first());
  await goTo(page, 'hoja');
  await grid(page).waitFor();
  await goTo(page, `${cliente} ${producto}`);
  await expect.poll(() => active(page).count()).toBe(1);
  const row = await active(page).getAttribute('data-row');
  const name = grid(page).locator(`[data-part="name"][data-row="${row}"]`);
  expect(await name.textContent()).toContain(producto);
  const before = await active(page).getAttribute('data-column');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => active(page).getAttribute('data-column')).not.toBe(before);

  // A figure that is being typed counts.
  const typedIn = at(page, Number(row), Number(await active(page).getAttribute('data-column')));
  await page.keyboard.type('33');
  await goTo(page, first.join(' '));
  await expect.poll(() => active(page).getAttribute('data-row')).not.toBe(row);
  expect(await figure(typedIn)).toBe('33');

  await goTo(page, 'aprobar');
  const dialog = page.getByRole('dialog', { name: 'Aprobar Presupuesto' });
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await hasFocus(page, 'Hoja del presupuesto');
});

test('from another screen it leads back to a pair of the last budget, and to any budget', async ({
  visit,
}) => {
  const { page } = await visit('/presupuestos', { as: SELLER });
  await openBudget(page);
  const [cliente, producto] = await namesIn(pairs(page).nth(1));
  await goTo(page, 'clientes');
  await page.getByRole('heading', { level: 1, name: 'Clientes' }).waitFor();
  await openPalette(page);
  await expect.poll(() => offered(page, 'Presupuestos')).toContain(BUDGET);
  await page.keyboard.press('Escape');
  await goTo(page, `${cliente} ${producto}`);
  await expect.poll(() => chosen(page).textContent()).toContain(producto);
  expect(new URL(page.url()).searchParams.get('periodo')).toBe(BUDGET);
});

test.for(Object.values(SCREENS))(
  'an administrator is offered their own screens alone, at $width px',
  async (viewport, { visit }) => {
    const { page } = await visit('/home', { as: ADMIN, viewport });
    const menu = page.getByRole('button', { name: 'Menú' });
    await menu.click();
    await page.getByRole('button', { name: 'Ir a…' }).click();
    await palette(page).waitFor();
    expect(await offered(page, 'Pantallas')).toEqual([
      'Usuarios',
      'Vendedores',
      'Divisiones',
      'Periodos',
      'Abrir Período',
      'Tasas de Cambio',
      'Cargar Archivos de Ventas',
      'Actividad',
      'Clientes',
      'Productos',
      'Asignación de Clientes y Productos',
      'Ayuda',
    ]);
    expect(await offered(page, 'Acciones')).toEqual(['Cambiar Clave', 'Cerrar Sesión']);
    expect(await palette(page).getByRole('group').count()).toBe(2);
    await page.keyboard.type('tasas');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Tasas de Cambio' }).waitFor();
  },
);

test('its box names what there is to find: an administrator has neither pairs nor budgets', async ({
  visit,
}) => {
  const boxOf = async (person: typeof ADMIN) => {
    const { page } = await visit('/home', { as: person });
    await page.getByRole('heading', { name: 'Inicio' }).waitFor();
    return (await openPalette(page)).getByRole('combobox').getAttribute('placeholder');
  };
  expect(await boxOf(ADMIN)).toBe('Pantalla o acción');
  expect(await boxOf(SELLER)).toBe('Par, presupuesto, pantalla o acción');
});
