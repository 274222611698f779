import type { Client } from '@presupuesto/api-sdk';
import { active, figure, saved } from '../screens/hoja.ts';
import { BUDGET, cell } from '../screens/presupuestos.ts';
import { first, signedInClient } from '../support/api.ts';
import { ADMIN, SELLER } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const LATER = 'SOP01-2027';

/** The seller's first pair that is sold in pesos in every month of the budget. */
async function pairInPesos(seller: Client) {
  for (const fila of await seller.clientesProductos.list(BUDGET).orThrow()) {
    if (fila.monedaID !== 'COP') continue;
    const { clienteID, productoID } = fila;
    const months = await seller.ventas.list({ periodoID: BUDGET, clienteID, productoID }).orThrow();
    if (months.every(({ volumenTon, precio }) => volumenTon > 0 && precio > 0)) return fila;
  }
  throw new Error('No pair is sold in pesos all year');
}

/** Its client turns out to be Peruvian, and a period is opened later. */
async function correctCountry(url: string) {
  const admin = await signedInClient(url, ADMIN);
  const pair = await pairInPesos(await signedInClient(url));
  const clientes = await admin.clientes.list({ nombre: pair.nombreCliente }).orThrow();
  const { clienteID, clienteCodigo, nombre } = first(
    clientes.filter((cliente) => cliente.clienteID === pair.clienteID),
  );
  const peru = first((await admin.paises.list().orThrow()).filter((pais) => pais.nombre === 'Perú'));
  await admin.clientes.update(clienteID, { clienteCodigo, nombre, paisID: peru.paisID }).orThrow();
  await admin.apertura
    .open({
      periodoOrigen: BUDGET,
      periodoDestino: LATER,
      tipoPeriodo: 'SOP',
      anioInicio: 2027,
      mesInicio: 1,
      cantidadMeses: 12,
    })
    .orThrow();
  return pair;
}

test('the prices of a client whose country was corrected are not compared with those of before, nor copied', async ({
  server,
  visit,
}) => {
  const { clienteProductoID } = await correctCountry(server.url);
  const address = `/presupuestos?periodo=${LATER}&referente=${BUDGET}&par=${clienteProductoID}`;
  const { page } = await visit(address, { as: SELLER });
  const price = cell(page, 'Enero 2027', 'precio');
  const volume = cell(page, 'Enero 2027', 'volumen');
  const reference = (column: string) =>
    page.locator(`[data-month="2027-1"] [data-column="${column}-referente"]`);
  await price.waitFor();
  await page.getByRole('columnheader', { name: 'Precio Kg (PEN)' }).waitFor();
  await expect.poll(() => reference('volumen').textContent()).toMatch(/\d/);
  expect(await reference('precio').textContent()).toBe('—');
  expect(await page.locator('[data-difference] [data-column="precio"]').textContent()).toBe('—');
  expect(await price.getAttribute('title')).toBeNull();

  const before = await price.inputValue();
  await volume.focus();
  await page.keyboard.press('Alt+c');
  const dialog = page.getByRole('dialog', { name: 'Copiar referente' });
  await dialog.getByRole('combobox', { name: 'A qué meses' }).selectOption('all');
  await dialog.getByText('1 par en otra moneda: precio sin copiar.').waitFor();
  await dialog.getByLabel('Variación del volumen (%)').focus();
  await page.keyboard.type('100');
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  const doubled = Number((await reference('volumen').textContent())?.replace(',', '.')) * 2;
  expect(Number((await volume.inputValue()).replace(',', '.'))).toBeCloseTo(doubled, 1);
  expect(await price.inputValue()).toBe(before);
  await saved(page);

  const inHoja = async (cifras: string) => {
    const where = `celda=par:${clienteProductoID}~2027-01&vista=hoja&en=porcentaje`;
    await page.goto(`/presupuestos?periodo=${LATER}&referente=${BUDGET}&cifras=${cifras}&${where}`);
    await active(page).waitFor();
    return figure(active(page));
  };
  expect(await inHoja('toneladas')).toBe('+100,0 %');
  expect(await inHoja('precio')).toBe('—');
  expect(await inHoja('ventas')).toBe('—');
});
