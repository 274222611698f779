import { sampled } from '../../packages/server/src/test/sampled.ts';
import {
  fieldMessages,
  fill,
  openCreation,
  openDialog,
  openEdition,
  pageLinks,
  row,
  save,
  search,
  settled,
} from '../screens/management.ts';
import { signIn } from '../screens/session.ts';
import { endWithoutAWord, show } from '../support/background.ts';
import { holdCalls } from '../support/hold-calls.ts';
import { ADMIN } from '../support/people.ts';
import { expect, SCREENS, test } from '../support/test.ts';

const SIZES = Object.values(SCREENS);
const ODD = `Ñandú "O'Brien" <script>alert(1)</script> 🙂`;

/** What each screen asks for, the messages of its empty form, and how a record is found again. */
const KINDS = [
  {
    path: '/clientes',
    missing: [
      'El código del cliente es requerido',
      'El nombre del cliente es requerido',
      'Debe seleccionar un país',
    ],
    values: { Código: 'C-Ñ1', 'Nombre del Cliente': ODD, País: 'Perú' },
    name: 'Nombre del Cliente',
    taken: 'Ya existe un cliente con ese código',
    used: 'Alimentos La Sabana S.A.S.',
  },
  {
    path: '/productos',
    missing: ['El código del producto es requerido', 'El nombre del producto es requerido'],
    values: { 'Código del Producto': 'P-Ñ1', 'Nombre del Producto': ODD, 'Kilos por Pieza': '1234,5' },
    name: 'Nombre del Producto',
    taken: 'Ya existe un producto con ese código',
    used: undefined,
  },
  {
    path: '/divisiones',
    missing: ['El ID de la división es requerido', 'El nombre de la división es requerido'],
    values: { ID: 'ÑAN', Nombre: ODD },
    name: 'Nombre',
    taken: 'Ya existe una división con ese ID',
    used: 'Envases de acero',
  },
] as const;

const CASES = KINDS.flatMap((kind, at) =>
  sampled(at % 2 === 0 ? SIZES : SIZES.toReversed()).map((viewport) => ({
    kind,
    path: kind.path,
    viewport,
    width: viewport.width,
  })),
);

test.for(CASES)(
  'a record of $path is refused, created, found, edited and deleted at $width px',
  async ({ kind, viewport }, { visit }) => {
    const { page, watch } = await visit(kind.path, { viewport, as: ADMIN });
    watch.expectError(/400/);
    await settled(page);

    const dialog = await openCreation(page);
    await page.getByRole('button', { name: 'Guardar' }).click();
    expect(await fieldMessages(dialog)).toEqual(kind.missing);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-invalid'))).toBe('true');
    await fill(dialog, kind.values);
    expect(await fieldMessages(dialog)).toEqual([]);
    await save(page);

    await search(page, 'NANDU "o\'brien');
    await row(page, ODD).waitFor();
    expect(await page.getByRole('table').getByRole('row').count()).toBe(2);

    const again = await openCreation(page);
    await fill(again, { ...kind.values, [kind.name]: 'Otro nombre' });
    await page.getByRole('button', { name: 'Guardar' }).click();
    await again.getByRole('alert').filter({ hasText: kind.taken }).waitFor();
    expect(await again.getByLabel(kind.name, { exact: true }).inputValue()).toBe('Otro nombre');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Descartar' }).click();
    await again.waitFor({ state: 'hidden' });

    const edition = await openEdition(page, ODD);
    for (const [label, value] of Object.entries(kind.values)) {
      const control = edition.getByLabel(label, { exact: true });
      await expect
        .poll(() =>
          control.evaluate((element) =>
            element instanceof HTMLSelectElement
              ? element.selectedOptions[0]?.text
              : (element as HTMLInputElement).value,
          ),
        )
        .toBe(value);
    }
    await fill(edition, { [kind.name]: 'Ñandú del Sur' });
    await save(page);
    await search(page, 'ñandú del sur');
    await row(page, 'Ñandú del Sur').waitFor();

    await page.getByRole('button', { name: 'Eliminar Ñandú del Sur' }).click();
    const question = await openDialog(page);
    await question.getByText('Esta acción no se puede deshacer').waitFor();
    await question.getByRole('button', { name: 'Eliminar', exact: true }).click();
    await page.getByText('No se encontraron registros').waitFor();

    await page.getByRole('button', { name: 'Limpiar' }).click();
    await settled(page);
    expect(await page.getByRole('search').getByRole('textbox').first().inputValue()).toBe('');
    if (kind.used === undefined) return;
    await page.getByRole('button', { name: `Eliminar ${kind.used}` }).click();
    const refused = await openDialog(page);
    await refused.getByRole('button', { name: 'Eliminar', exact: true }).click();
    await refused.getByRole('alert').filter({ hasText: 'No se puede eliminar' }).waitFor();
    await refused.getByRole('button', { name: 'Cancelar' }).click();
    await row(page, kind.used).waitFor();
  },
);

test.for(sampled(SIZES.toReversed()))(
  'the pages of a list are turned in every way at $width px',
  async (viewport, { visit }) => {
    const { page } = await visit('/clientes', { viewport, as: ADMIN });
    const pages = pageLinks(page);
    await pages.getByText('Mostrando 1 a 10 de 60 registros').waitFor();
    await pages.getByRole('button', { name: 'Página siguiente' }).click();
    await pages.getByText('Mostrando 11 a 20 de 60 registros').waitFor();
    await pages.getByRole('button', { name: 'Última página' }).click();
    await pages.getByText('Mostrando 51 a 60 de 60 registros').waitFor();
    expect(await pages.getByRole('button', { name: /^Página \d/ }).allTextContents()).toEqual([
      '2',
      '3',
      '4',
      '5',
      '6',
    ]);
    await pages.getByRole('button', { name: 'Página 4' }).click();
    await pages.getByText('Mostrando 31 a 40 de 60 registros').waitFor();
    await pages.getByRole('button', { name: 'Primera página' }).click();
    await pages.getByText('Mostrando 1 a 10 de 60 registros').waitFor();

    await search(page, 'c-000');
    await row(page, 'C-0009').waitFor();
    expect(await pages.count()).toBe(0);
    for (const literal of ['%', '_', '\\']) {
      await search(page, literal);
      await page.getByText('No se encontraron registros').waitFor();
    }
  },
);

test('a client is created, edited and deleted with the keyboard alone', async ({ visit }) => {
  const { page } = await visit('/clientes', { as: ADMIN });
  await settled(page);
  const keys = page.keyboard;
  const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');
  const tabTo = async (text: string) => {
    for (let step = 0; step < 40 && (await focused()) !== text; step += 1) await keys.press('Tab');
    expect(await focused()).toBe(text);
  };

  await tabTo('Nuevo');
  await keys.press('Enter');
  const dialog = await openDialog(page);
  await dialog.getByRole('combobox', { name: 'País' }).and(page.locator(':enabled')).waitFor();
  await keys.type('C-TECLA');
  await keys.press('Tab');
  await keys.type('Teclado S.A.');
  await keys.press('Tab');
  await keys.type('Chi');
  await keys.press('Tab');
  await keys.press('Tab');
  expect(await focused()).toBe('Guardar');
  await keys.press('Enter');
  await dialog.waitFor({ state: 'hidden' });
  await page.getByRole('status').filter({ hasText: 'cliente' }).waitFor();
  expect(await focused()).toBe('Nuevo');

  await page.getByRole('search').getByRole('textbox').focus();
  await keys.type('tecla');
  await keys.press('Enter');
  await row(page, 'Teclado S.A.').waitFor();
  await expect.poll(() => page.getByRole('table').getByRole('row').count()).toBe(2);
  await page.getByRole('button', { name: 'Eliminar Teclado S.A.' }).focus();
  await keys.press('Enter');
  await openDialog(page);
  expect(await focused()).toBe('Cancelar');
  await keys.press('Tab');
  await keys.press('Enter');
  await page.getByText('No se encontraron registros').waitFor();
});

test('a list that cannot be loaded says so and is asked for again', async ({ visit }) => {
  const { page, watch } = await visit('/login');
  watch.expectError(/ERR_FAILED|500/);
  await signIn(page, ADMIN);
  await page.route('**/listar-clientes*', (route) => route.abort());
  await page.goto('/clientes');
  await page.getByRole('alert').filter({ hasText: 'Error al cargar la lista de clientes' }).waitFor();
  await page.unroute('**/listar-clientes*');
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await row(page, 'C-0001').waitFor();
});

test('a save that gets no answer loses nothing, and a double click saves once', async ({ visit }) => {
  const { page, watch } = await visit('/clientes', { as: ADMIN });
  watch.expectError(/ERR_FAILED/);
  await settled(page);
  const dialog = await openCreation(page);
  await fill(dialog, { Código: 'C-CORTE', 'Nombre del Cliente': 'Corte S.A.', País: 'Chile' });
  await page.route('**/crear-cliente', (route) => route.abort());
  await page.getByRole('button', { name: 'Guardar' }).click();
  await dialog.getByRole('alert').filter({ hasText: 'Error al guardar el cliente' }).waitFor();
  expect(await dialog.getByLabel('Código', { exact: true }).inputValue()).toBe('C-CORTE');
  await page.unroute('**/crear-cliente');
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/crear-cliente')) sent += 1;
  });
  await page.getByRole('button', { name: 'Guardar' }).dblclick();
  await dialog.waitFor({ state: 'hidden' });
  expect(sent).toBe(1);
});

test('a form comes back with what was typed where a phone ended the page in the background', async ({
  visit,
}) => {
  const { page } = await visit('/clientes', { as: ADMIN, viewport: SCREENS.narrow, hasTouch: true });
  await settled(page);
  await fill(await openCreation(page), { Código: 'C-FONDO' });
  await show(page, false);
  await endWithoutAWord(page);
  const dialog = await openDialog(page);
  expect(await dialog.getByLabel('Código', { exact: true }).inputValue()).toBe('C-FONDO');
});

test('a record is opened as it was just saved, and is gone once removed, though the list is still on its way', async ({
  visit,
}) => {
  const { page } = await visit('/productos', { as: ADMIN });
  await settled(page);
  const dialog = await openCreation(page);
  await fill(dialog, {
    'Código del Producto': 'P-LEN',
    'Nombre del Producto': 'Lento',
    'Kilos por Pieza': '1',
  });
  await save(page);
  await search(page, 'P-LEN');
  const release = await holdCalls(page, '**/listar-productos?*');

  const first = await openEdition(page, 'Lento');
  await first.getByLabel('Nombre del Producto').click({ clickCount: 3 });
  await page.keyboard.type('Lenta');
  await page.keyboard.press('Enter');
  await first.waitFor({ state: 'hidden' });
  const second = await openEdition(page, 'Lenta');
  await second.getByLabel('Nombre del Producto').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' y segura');
  await page.keyboard.press('Enter');
  await second.waitFor({ state: 'hidden' });
  await row(page, 'Lenta y segura').waitFor();

  await page.getByRole('button', { name: 'Eliminar Lenta y segura' }).click();
  const question = await openDialog(page);
  await question.getByRole('button', { name: 'Eliminar', exact: true }).click();
  await row(page, 'Lenta').waitFor({ state: 'detached' });
  release();
  await settled(page);
  expect(await row(page, 'Lenta').count()).toBe(0);
});
