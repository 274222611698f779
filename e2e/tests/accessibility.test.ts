import type { Locator } from 'playwright';
import { sampled } from '../../packages/server/src/test/sampled.ts';
import { contrast } from '../../packages/web/src/app/theme/contrast.ts';
import { at, click, grid, HOJA } from '../screens/hoja.ts';
import { openCreation, settled } from '../screens/management.ts';
import { cell, chooseBudget, openBudget, pairs, searchBox } from '../screens/presupuestos.ts';
import { signIn, signInButton } from '../screens/session.ts';
import { violations } from '../support/axe.ts';
import { ADMIN, SELLER } from '../support/people.ts';
import { scrollsSideways } from '../support/scrolls-sideways.ts';
import { expect, SCREENS, test } from '../support/test.ts';

/** The colour behind an element's text: its own, or that of what it lies in. */
const groundOf = (found: Locator): Promise<string> =>
  found.evaluate((element) => {
    let behind: Element | null = element;
    while (behind && getComputedStyle(behind).backgroundColor === 'rgba(0, 0, 0, 0)')
      behind = behind.parentElement;
    return getComputedStyle(behind ?? document.body).backgroundColor;
  });

/** `rgb(34, 83, 201)` as `#2253c9`. */
const hex = (rgb: string): string =>
  `#${(rgb.match(/\d+/g) ?? []).map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`;

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

test('where the system forces its colours, what is chosen, how far it is and the main button are seen', async ({
  visit,
}) => {
  const { page } = await visit('/home', { as: SELLER, forcedColors: 'active' });
  await page.getByRole('progressbar').first().waitFor();
  const canvas = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const styleOf = (found: Locator) =>
    found.evaluate((element) => {
      const { color, backgroundColor, outlineStyle, outlineColor, forcedColorAdjust } =
        getComputedStyle(element);
      return { color, backgroundColor, outlineStyle, outlineColor, forcedColorAdjust };
    });
  // What is forced once more loses its ground, or gets one behind its text: `color` and `background` do not say so.
  const bar = await styleOf(page.getByRole('progressbar').first());
  expect(bar).toMatchObject({ forcedColorAdjust: 'none' });
  expect(bar.color).not.toBe(canvas);

  await openBudget(page);
  const chosen = [
    pairs(page).and(page.locator('[aria-selected="true"]')),
    page.getByRole('tab', { selected: true }),
    page.getByRole('radio', { name: 'Ficha' }),
  ];
  for (const found of chosen) {
    const { outlineStyle, outlineColor } = await styleOf(found);
    expect(outlineStyle).toBe('solid');
    expect(outlineColor).not.toBe(canvas);
  }
  const approve = await styleOf(page.getByRole('button', { name: 'Aprobar Presupuesto' }));
  expect(approve).toMatchObject({ forcedColorAdjust: 'none' });
  expect(approve.backgroundColor).not.toBe(canvas);
  expect(approve.color).not.toBe(approve.backgroundColor);
});

test.for(['light', 'dark'] as const)(
  'where somebody asks for more contrast, hints and lines of the %s scheme stand out more',
  async (colorScheme, { visit }) => {
    const { page } = await visit('/home', { as: SELLER, colorScheme, contrast: 'more' });
    const hint = page.getByText('Volumen total (t)').first();
    const filter = page.getByRole('combobox', { name: 'Año' });
    const looks = async () => [
      await hint.evaluate((element) => getComputedStyle(element).color),
      await filter.evaluate((element) => getComputedStyle(element).borderTopColor),
    ];
    await hint.waitFor();
    const more = await looks();
    await page.emulateMedia({ contrast: 'no-preference' });
    const usual = await looks();
    expect(more).not.toContain(usual[0]);
    expect(more).not.toContain(usual[1]);
  },
);

test.for(SCHEMES)(
  'what is selected in a box to type in can be seen and read, %s scheme',
  async (colorScheme, { visit }) => {
    const { page } = await visit('/presupuestos', { as: SELLER, colorScheme });
    /** How far the selection stands out from the box's ground, and its text from the selection. */
    const standsOut = async (box: Locator) => {
      const ground = await groundOf(box);
      const selection = await box.evaluate((element) => {
        const { backgroundColor, color } = getComputedStyle(element, '::selection');
        return { backgroundColor, color };
      });
      const selected = hex(selection.backgroundColor);
      expect(contrast(hex(ground), selected)).toBeGreaterThanOrEqual(3);
      expect(contrast(hex(selection.color), selected)).toBeGreaterThanOrEqual(4.5);
    };
    await chooseBudget(page);
    await standsOut(searchBox(page));
    await standsOut(cell(page, 'Enero 2027', 'volumen'));
    await page.keyboard.press('Alt+r');
    const first = page.getByRole('dialog').getByRole('textbox').first();
    await first.waitFor();
    await standsOut(first);
    await page.goto(HOJA);
    await grid(page).waitFor();
    await click(page, at(page, 1, 1));
    await page.keyboard.press('F2');
    await standsOut(page.locator('input:focus'));
  },
);

test('Buttons that look alike on a screen have names that differ, and the table of a sales file has one', async ({
  visit,
}) => {
  const { page } = await visit('/cambiar-clave', { as: ADMIN });
  for (const field of ['Contraseña actual', 'Nueva contraseña', 'Confirmar nueva contraseña']) {
    await page.getByLabel(field, { exact: true }).click();
    await page.keyboard.type('Clave-2026!');
    await page.getByRole('button', { name: `Mostrar «${field}»` }).click();
    expect(await page.getByLabel(field, { exact: true }).getAttribute('type')).toBe('text');
    await page.getByRole('button', { name: `Ocultar «${field}»` }).waitFor();
  }

  await page.goto('/home');
  const openers = page.getByRole('button', { name: /^Aprobaciones de / });
  await openers.first().waitFor();
  const names = await openers.evaluateAll((all) => all.map(({ ariaLabel }) => ariaLabel));
  expect(names).toHaveLength(await page.getByRole('button', { name: 'Aprobaciones' }).count());
  expect(new Set(names).size).toBe(names.length);

  await page.goto('/cargar-archivos-ventas');
  await page.getByRole('table', { name: 'Qué debe contener el archivo' }).waitFor();
});
