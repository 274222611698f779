import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright';
import { BUDGET, cell, choosePeriod, pairs, pendingMarks, searchBox, type } from '../screens/presupuestos.ts';
import { first, signedInClient } from '../support/api.ts';
import { SELLER } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const STREAM = '**/api/v1/eventos';

/** A pair of zeros of the seller's in COP, whose client, another one each time, somebody may move to Perú. */
async function pairOfZeros(url: string) {
  const nombre = `Aceites ${randomUUID().slice(0, 8)}`;
  const seller = await signedInClient(url);
  const countries = (await seller.paises.list()).data ?? [];
  const of = (name: string) => {
    const { paisID } = first(countries.filter((country) => country.nombre === name));
    return { clienteCodigo: `C-${nombre}`, nombre, paisID };
  };
  await seller.clientes.create(of('Colombia'));
  const page = { pageNumber: 0, pageSize: 10, nombre };
  const { clienteID } = first((await seller.clientes.list(page)).data);
  const { productoID } = first((await seller.productos.list({ pageNumber: 0, pageSize: 1 })).data);
  await seller.clientesProductos.assignProductos(clienteID, [productoID]);
  return {
    nombre,
    move: () => seller.clientes.update(clienteID, of('Perú')),
    price: async () => {
      const { data } = await seller.ventas.list({ periodoID: BUDGET, clienteID, productoID });
      return first(data).precio;
    },
  };
}

async function openPair(page: Page, nombre: string): Promise<void> {
  await choosePeriod(page, BUDGET);
  await searchBox(page).click();
  await page.keyboard.type(nombre);
  await pairs(page).filter({ hasText: nombre }).first().click();
  await cell(page, 'Enero 2027', 'precio').waitFor();
  await header(page, 'COP').waitFor();
}

const header = (page: Page, moneda: string) =>
  page.getByRole('columnheader', { name: `Precio Kg (${moneda})` }).first();

test('who has a pair open sees the currency of its client’s new country, and saves prices in it', async ({
  visit,
  server,
}) => {
  const { nombre, move, price } = await pairOfZeros(server.url);
  const { page } = await visit('/login', { as: SELLER });
  const listening = page.waitForResponse(STREAM);
  await page.goto('/presupuestos');
  await listening;
  await openPair(page, nombre);
  await move();
  await header(page, 'PEN').waitFor();
  await type(page, 'Enero 2027', 'precio', '18');
  await expect.poll(price).toBe(18);
});

test('a price that is typed under the old currency, where the screen has not heard of the new one, is taken back and not saved', async ({
  visit,
  server,
}) => {
  const { nombre, move, price } = await pairOfZeros(server.url);
  const { page, watch } = await visit('/presupuestos', { as: SELLER, hears: false });
  watch.expectError(/status of 40[04]/);
  await openPair(page, nombre);
  await move();
  // Read on its way: the browser may have let it go once the page has it.
  const answers: unknown[] = [];
  await page.route('**/precio?**', async (route) => {
    const response = await route.fetch();
    answers.push(await response.json());
    await route.fulfill({ response });
  });
  await type(page, 'Enero 2027', 'precio', '18000');
  await expect
    .poll(() => answers)
    .toEqual([
      expect.objectContaining({
        status: 400,
        message: 'El precio se escribió en COP y el par está ahora en PEN',
      }),
    ]);
  await expect.poll(() => cell(page, 'Enero 2027', 'precio').inputValue()).toBe('0');
  expect(await pendingMarks(page).count()).toBe(0);
  expect(await price()).toBe(0);
});
