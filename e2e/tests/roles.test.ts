import type { Page } from 'playwright';
import { settled } from '../screens/management.ts';
import { signIn } from '../screens/session.ts';
import { ADMIN, SELLER } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

async function menu(page: Page): Promise<string[]> {
  await page.getByRole('button', { name: 'Menú' }).click();
  const links = page.getByRole('navigation', { name: 'Principal' }).getByRole('link');
  const labels = await links.allTextContents();
  await page.keyboard.press('Escape');
  return labels.filter((label) => label !== 'Inicio');
}

test('an administrator is offered every administration screen, and no budgets', async ({ visit }) => {
  const { page } = await visit('/login');
  await signIn(page, ADMIN);
  expect(await menu(page)).toEqual([
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
  ]);
  await page.goto('/presupuestos');
  await page.waitForURL('**/error-404');
});

test('a salesperson is offered the own screens, and led away from the others', async ({ visit }) => {
  const { page } = await visit('/login');
  await signIn(page, SELLER);
  expect(await menu(page)).toEqual([
    'Clientes',
    'Productos',
    'Asignación de Clientes y Productos',
    'Presupuestos',
  ]);
  for (const path of [
    '/usuario',
    '/divisiones',
    '/periodos',
    '/abrir-periodo',
    '/periodo-moneda',
    '/cargar-archivos-ventas',
    '/actividad',
  ]) {
    await page.goto(path);
    await page.waitForURL('**/error-404');
  }
});

test('a salesperson sees the salespeople, and cannot change them', async ({ visit }) => {
  const { page } = await visit('/vendedores', { as: SELLER });
  await settled(page);
  expect(await page.getByRole('table').getByRole('row').count()).toBeGreaterThan(1);
  expect(await page.getByRole('button', { name: /^(Nuevo|Editar|Eliminar)/ }).count()).toBe(0);
});
