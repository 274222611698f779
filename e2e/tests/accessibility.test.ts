import { sampled } from '../../packages/server/src/test/sampled.ts';
import { openCreation, settled } from '../screens/management.ts';
import { openBudget } from '../screens/presupuestos.ts';
import { signIn, signInButton } from '../screens/session.ts';
import { violations } from '../support/axe.ts';
import { ADMIN } from '../support/people.ts';
import { scrollsSideways } from '../support/scrolls-sideways.ts';
import { expect, SCREENS, test } from '../support/test.ts';

const SCHEMES = ['light', 'dark'] as const;
const CASES = SCHEMES.flatMap((colorScheme) =>
  Object.values(SCREENS).map((viewport) => ({ colorScheme, viewport, width: viewport.width })),
);

test.for(sampled(CASES))(
  'axe finds nothing on any screen, $colorScheme at $width px',
  async ({ colorScheme, viewport }, { visit }) => {
    const { page } = await visit('/login', { colorScheme, viewport });
    await signInButton(page).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: '¿Olvidaste tu contraseña?' }).click();
    await page.getByRole('dialog').waitFor();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');

    await signIn(page);
    await page.getByText('BGT-2027').first().waitFor();
    expect(await violations(page)).toEqual([]);

    await openBudget(page);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('tab', { name: 'Análisis por Volumen' }).click();
    await page.getByRole('tabpanel').getByText('Volumen por mes').first().waitFor();
    expect(await violations(page)).toEqual([]);

    for (const path of ['/cambiar-clave', '/error-404']) {
      await page.goto(path);
      await page.getByRole('heading').first().waitFor();
      expect(await violations(page)).toEqual([]);
    }
  },
);

/** Screens of an administrator, each with its modal where it has one. */
const ADMINISTRATION = [
  '/usuario',
  '/vendedores',
  '/divisiones',
  '/periodos',
  '/periodo-moneda',
  '/clientes',
  '/productos',
];

test.for(sampled(CASES.toReversed()))(
  'axe finds nothing on any screen of an administrator, $colorScheme at $width px',
  async ({ colorScheme, viewport }, { visit }) => {
    const { page } = await visit('/login', { colorScheme, viewport });
    await signIn(page, ADMIN);
    for (const path of ADMINISTRATION) {
      await page.goto(path);
      await settled(page);
      expect(await violations(page), path).toEqual([]);
      expect(await scrollsSideways(page), path).toBe(false);
      if (path === '/periodos') continue;
      const dialog = await openCreation(page);
      await page.getByRole('button', { name: 'Guardar' }).click();
      await dialog.locator('[aria-invalid="true"]').first().waitFor();
      expect(await violations(page), `${path}, form`).toEqual([]);
    }
    await page.goto('/periodos');
    await settled(page);
    await page
      .getByRole('button', { name: /^Eliminar/ })
      .first()
      .click();
    await page.getByRole('dialog').waitFor();
    expect(await violations(page), 'removal').toEqual([]);

    for (const path of ['/abrir-periodo', '/cargar-archivos-ventas']) {
      await page.goto(path);
      await page.getByRole('main').getByRole('combobox').first().waitFor();
      expect(await violations(page), path).toEqual([]);
    }

    await page.goto('/asignacion-cliente-producto');
    await page.getByRole('combobox', { name: 'Vendedor' }).selectOption({ index: 1 });
    await page.getByRole('option', { name: /Alimentos La Sabana/ }).click();
    await page
      .getByRole('listbox', { name: /Disponibles/ })
      .getByRole('option')
      .first()
      .waitFor();
    expect(await violations(page), 'assignment').toEqual([]);
  },
);
