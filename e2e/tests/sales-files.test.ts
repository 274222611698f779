import type { Page } from 'playwright';
import { sampled } from '../../packages/server/src/test/sampled.ts';
import { salesBook } from '../../packages/server/src/test/workbook/sales-book.ts';
import { BUDGET, countPairs, openBudget } from '../screens/presupuestos.ts';
import { signIn } from '../screens/session.ts';
import { first, signedInClient } from '../support/api.ts';
import { holdCalls } from '../support/hold-calls.ts';
import { ADMIN } from '../support/people.ts';
import { expect, SCREENS, test } from '../support/test.ts';

const PATH = '/cargar-archivos-ventas';
const CASES = Object.values(SCREENS).map((viewport, at) => ({
  viewport,
  width: viewport.width,
  mes: 10 + at,
}));

async function choose(page: Page, mes: number, buffer: Buffer, name = 'ventas.xlsx'): Promise<void> {
  await page.getByLabel('Tipo', { exact: true }).selectOption('SOP');
  await page.getByLabel('Año', { exact: true }).selectOption('2026');
  await page.getByLabel('Mes', { exact: true }).selectOption(`${mes}`);
  const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  await page.locator('input[type="file"]').setInputFiles({ name, mimeType, buffer });
}

const count = (page: Page, label: string) =>
  page.getByText(label, { exact: true }).locator('xpath=following-sibling::dd[1]').textContent();

test.for(sampled(CASES.toReversed()))(
  'a sales file is checked, loaded, and its bad row corrected and loaded again, at $width px',
  async ({ viewport, mes }, { server, visit }) => {
    const { page } = await visit('/login', { viewport });
    const admin = await signedInClient(server.url, ADMIN);
    const code = `P-NUEVO-${mes}`;
    const book = salesBook([
      ['V-001', 'C-0001', 'P-001', 2026, mes, 12.5, '1.234,5', 'COP'],
      ['V-001', 'C-0001', code, 2026, mes, 1.234, 4.125, null],
    ]);
    const periodoID = `SOP${mes}-2026`;
    const exists = async () =>
      (await admin.periodos.list({ periodoID })).data?.some((one) => one.periodoID === periodoID);

    await signIn(page, ADMIN);
    await page.goto(PATH);
    await page.getByRole('button', { name: 'Cargar', exact: true }).click();
    await page
      .getByRole('alert')
      .filter({ hasText: 'Debe seleccionar un archivo, un año, un mes y un tipo antes de cargar.' })
      .waitFor();
    await choose(page, mes, book);
    const before = await exists();
    await page.getByRole('button', { name: 'Comprobar' }).click();
    await page.getByRole('heading', { name: 'Resultado de la comprobación' }).waitFor();
    expect(await count(page, 'Ventas que se guardarían')).toBe('1');
    expect(await count(page, 'Filas con errores')).toBe('1');
    expect(await exists()).toBe(before);

    await page.getByRole('button', { name: 'Cargar este archivo' }).click();
    await page.getByRole('heading', { name: 'Resultado de la carga' }).waitFor();
    expect(await count(page, 'Ventas guardadas')).toBe('1');
    await page.getByText(`Fila 3: el producto «${code}» no existe`).waitFor();
    expect(await exists()).toBe(true);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Descargar errores' }).click();
    const stream = await (await download).createReadStream();
    const errors = Buffer.concat(await stream.toArray());

    await admin.productos.create({ productoCodigo: code, nombre: `Producto ${mes}` });
    await choose(page, mes, errors, 'errores.xlsx');
    await page.getByRole('button', { name: 'Cargar', exact: true }).click();
    await page
      .getByText('¡Archivo cargado exitosamente! Se procesaron 1 ventas correctamente.')
      .first()
      .waitFor();
    await page.getByText('Proceso de carga de archivo finalizado exitosamente.').first().waitFor();

    const seller = await signedInClient(server.url);
    const { clienteID } = first((await admin.clientes.list({ nombre: 'C-0001' })).data);
    const { productoID } = first((await admin.productos.list({ nombre: code })).data);
    const sales = await seller.ventas.list({ periodoID, clienteID, productoID });
    const month = sales.data?.find((sale) => sale.anio === 2026 && sale.mes === mes);
    expect([month?.volumenTon, month?.precio]).toEqual([1.234, 4.125]);
  },
);

test('the pairs of a past file enter the open budgets only where the box is marked', async ({
  server,
  visit,
}) => {
  const { page } = await visit('/login');
  const admin = await signedInClient(server.url, ADMIN);
  const products = ['P-PASADO-1', 'P-PASADO-2'];
  for (const productoCodigo of products)
    await admin.productos.create({ productoCodigo, nombre: productoCodigo });
  const book = salesBook([
    ...products.map((code) => ['V-001', 'C-0001', code, 2024, 'Enero', 2, 4, null] as const),
    ['Total', null, null, null, null, 4, null, null],
  ]);
  const progress = async () => (await admin.dashboard.read()).data?.map((one) => one.porcentajeAvance);

  await signIn(page, ADMIN);
  await page.goto(PATH);
  const load = async () => {
    await choose(page, 1, book);
    await page.getByLabel('Año', { exact: true }).selectOption('2024');
    await page.getByRole('button', { name: 'Comprobar' }).click();
    await page.getByRole('heading', { name: 'Resultado de la comprobación' }).waitFor();
  };
  const box = page.getByRole('checkbox', {
    name: /^Añadir los 2 pares que les? faltan al? (los )?presupuestos? abiertos?/,
  });
  const before = await progress();
  await load();
  await page.getByRole('heading', { name: 'Período SOP01-2024: se crearía con la carga' }).waitFor();
  await page.getByText('Se ha omitido la fila de totales 4.').waitFor();
  expect(await box.isChecked()).toBe(false);
  await page.getByRole('button', { name: 'Cargar este archivo' }).click();
  await page.getByText(/^2 pares del archivo no se han añadido/).waitFor();
  expect((await progress())?.filter((one) => one !== 100)).toEqual(before?.filter((one) => one !== 100));

  await load();
  await box.click();
  await page.getByRole('button', { name: 'Cargar este archivo' }).click();
  await page.getByText(/^Se han añadido 2 pares a los? presupuestos? abiertos?/).waitFor();
  expect((await progress())?.filter((one) => one !== 100)).not.toEqual(before?.filter((one) => one !== 100));
  await page.getByRole('link', { name: 'Ir a Tasas de Cambio' }).click();
  await page.getByRole('heading', { name: 'Tasas de Cambio', exact: true }).waitFor();
});

test('pairs that a load gives a seller show in their open budget and in Asignación without a reload', async ({
  server,
  visit,
}) => {
  const admin = await signedInClient(server.url, ADMIN);
  const products = ['P-EN-VIVO-1', 'P-EN-VIVO-2'];
  for (const productoCodigo of products)
    await admin.productos.create({ productoCodigo, nombre: productoCodigo });
  const { clienteID } = first((await admin.clientes.list({ nombre: 'C-0001' })).data);

  const { page: ficha } = await visit('/login');
  await signIn(ficha);
  const hoja = await ficha.context().newPage();
  const assignment = await ficha.context().newPage();
  await openBudget(ficha);
  await hoja.goto(`/presupuestos?periodo=${BUDGET}&vista=hoja`);
  const inHoja = async () => /Total · (\d+)/.exec(await hoja.getByRole('main').innerText())?.[1];
  await expect.poll(inHoja).toBeDefined();
  await assignment.goto(`/asignacion-cliente-producto?cliente=${clienteID}`);
  const options = (name: RegExp) => assignment.getByRole('listbox', { name }).getByRole('option');
  await options(/Disponibles/)
    .first()
    .waitFor();
  const assigned = () => options(/Asignados/).count();
  const pairs = await countPairs(ficha);
  await expect.poll(inHoja).toBe(`${pairs}`);
  const before = await assigned();

  const { page } = await visit('/login');
  await signIn(page, ADMIN);
  await page.goto(PATH);
  const load = async (product: string | undefined, isAsked: boolean) => {
    await choose(page, 3, salesBook([['V-001', 'C-0001', product ?? '', 2026, 3, 2, 4, null]]));
    await page.getByRole('button', { name: 'Comprobar' }).click();
    await page.getByRole('heading', { name: 'Resultado de la comprobación' }).waitFor();
    if (isAsked) await page.getByRole('checkbox', { name: /^Añadir el par/ }).click();
    await page.getByRole('button', { name: 'Cargar este archivo' }).click();
    await page.getByRole('heading', { name: 'Resultado de la carga' }).waitFor();
  };
  await load(products[0], false);
  await expect.poll(assigned).toBe(before + 1);
  expect(await countPairs(ficha)).toBe(pairs);
  await load(products[1], true);
  await expect.poll(() => countPairs(ficha)).toBe(pairs + 1);
  await expect.poll(inHoja).toBe(`${pairs + 1}`);
  await expect.poll(assigned).toBe(before + 2);
});

test('the back key does not end a load that is under way', async ({ visit }) => {
  const { page } = await visit('/home', { as: ADMIN });
  await page.getByRole('button', { name: 'Menú' }).click();
  await page.getByRole('link', { name: 'Cargar Archivos de Ventas' }).click();
  await choose(page, 9, salesBook([['V-001', 'C-0001', 'P-001', 2026, 9, 1, 1, 'COP']]));
  const letGo = await holdCalls(page, '**/cargar-archivo');
  await page.getByRole('button', { name: 'Cargar', exact: true }).click();
  await page.getByRole('dialog').waitFor();
  await page.goBack();
  letGo();
  await page.getByRole('heading', { name: 'Resultado de la carga' }).waitFor();
  await page.goBack();
  await page.waitForURL('**/home');
});

test('a file that is no workbook is refused with its reason, and nothing is lost of the form', async ({
  visit,
}) => {
  const { page, watch } = await visit(PATH, { as: ADMIN });
  watch.expectError(/400/);
  await choose(page, 10, Buffer.from('esto no es un libro'), 'ventas.csv');
  await page.getByRole('button', { name: 'Cargar', exact: true }).click();
  const alert = page.getByRole('alert');
  await alert.filter({ hasText: 'Solo se permiten archivos con extensión .xlsx o .xlsm' }).waitFor();
  await choose(page, 10, Buffer.from('%PDF-1.7 renombrado'));
  await page.getByRole('button', { name: 'Cargar', exact: true }).click();
  await alert.filter({ hasText: 'El archivo es un PDF con la extensión cambiada.' }).waitFor();
  expect(await page.getByLabel('Año', { exact: true }).inputValue()).toBe('2026');
});

test('the template is a workbook with the columns of a sales file, and no sales', async ({ visit }) => {
  const { page, watch } = await visit(PATH, { as: ADMIN });
  watch.expectError(/400/);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar plantilla' }).click();
  const stream = await (await download).createReadStream();
  await choose(page, 10, Buffer.concat(await stream.toArray()), 'plantilla.xlsx');
  await page.getByRole('button', { name: 'Comprobar' }).click();
  await page.getByRole('alert').filter({ hasText: 'El archivo no tiene ninguna fila de ventas.' }).waitFor();
});
