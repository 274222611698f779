import type { ParConMeses } from '@presupuesto/api-sdk';
import type { Page } from 'playwright';
import { active, at, click, grid, HOJA } from '../screens/hoja.ts';
import { BUDGET, cell, chooseBudget, namesIn, pairs, pendingMarks } from '../screens/presupuestos.ts';
import { signIn } from '../screens/session.ts';
import { first, signedInClient } from '../support/api.ts';
import { ADMIN } from '../support/people.ts';
import { expect, SCREENS, test } from '../support/test.ts';

const STREAM = '**/api/v1/eventos';

/** Signs in at an address, and waits until the page hears what others do. */
async function listensAt(page: Page, address: string): Promise<void> {
  const listening = page.waitForResponse(STREAM);
  await signIn(page);
  await listening;
  await page.goto(address);
}

const sellersPairs = async (url: string) => {
  const seller = await signedInClient(url);
  const read = () => seller.ventas.allPares(BUDGET).toArray();
  return { seller, read };
};

/** Every figure of these pairs, by its month. */
type Pairs = readonly ParConMeses[];
const figuresOf = (all: Pairs, without: number) =>
  Object.fromEntries(
    all
      .filter(({ clienteProductoID }) => clienteProductoID !== without)
      .flatMap(({ meses }) =>
        meses.map(({ ventaID, volumenTon, precio }) => [ventaID, [volumenTon, precio]]),
      ),
  );

/** As somebody goes on who looks at a sheet of paper. */
async function typeOn(page: Page): Promise<void> {
  for (const text of ['3', '414', '41,5']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
  }
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.type('416');
  await page.keyboard.press('Tab');
  await page.keyboard.type('2500');
  await page.keyboard.press('Enter');
  await page.keyboard.type('417');
}

test.for(['its seller elsewhere', 'an administrator'])(
  'a pair that %s removes while its volumes are typed is named with the figure that is lost, and what is typed on goes into no other',
  async (who, { visit, server }) => {
    const { page, watch } = await visit('/login');
    // Its months, which are read again for what was heard.
    watch.expectError(/status of 404/);
    const { seller, read } = await sellersPairs(server.url);
    await listensAt(page, '/presupuestos');
    await chooseBudget(page);
    const [cliente, producto] = await namesIn(pairs(page).nth(3));
    await pairs(page).nth(3).click();
    const before = await read();
    const pair = first(
      before.filter(
        ({ nombreCliente, nombreProducto }) => nombreCliente === cliente && nombreProducto === producto,
      ),
    );
    await page.locator(`tr[data-venta="${pair.meses[0]?.ventaID}"]`).waitFor();
    await cell(page, 'Enero 2027', 'volumen').click();
    await page.keyboard.type('411');
    await page.keyboard.press('Enter');
    await page.keyboard.type('412');
    await page.keyboard.press('Enter');
    await expect.poll(() => pendingMarks(page).count()).toBe(0);
    await page.keyboard.type('413');

    if (who === 'an administrator') await unassign(server.url, pair);
    else await seller.clientesProductos.remove(pair.clienteProductoID);

    const sentence = page.getByText(
      `${cliente} · ${producto} ya no está en su lista; «413» no se ha guardado.`,
    );
    await sentence.waitFor();
    await expect.poll(() => sentence.evaluate((line) => document.activeElement?.contains(line))).toBe(true);
    await typeOn(page);
    expect(await cell(page, 'Enero 2027', 'volumen').count()).toBe(0);
    expect(await sentence.isVisible()).toBe(true);
    expect(new URL(page.url()).searchParams.has('par')).toBe(false);
    const after = figuresOf(await read(), pair.clienteProductoID);
    expect(after).toEqual(figuresOf(before, pair.clienteProductoID));

    await pairs(page).nth(1).click();
    await cell(page, 'Enero 2027', 'volumen').waitFor();
    expect(await sentence.count()).toBe(0);
  },
);

test('a removed pair that is assigned again opens again, and takes none of the keys that are typed on', async ({
  visit,
  server,
}) => {
  const { page, watch } = await visit('/login');
  watch.expectError(/status of 404/);
  const { seller, read } = await sellersPairs(server.url);
  const before = await read();
  const pair = first(before.slice(5));
  await listensAt(page, `/presupuestos?periodo=${BUDGET}&par=${pair.clienteProductoID}`);
  await cell(page, 'Abril 2027', 'volumen').click();
  await page.keyboard.type('413');
  const admin = await signedInClient(server.url, ADMIN);
  const { clienteID, vendedorID } = pair;
  const assigned = (await admin.clientesProductos.listProductos(clienteID, { vendedorID })).data ?? [];
  await seller.clientesProductos.remove(pair.clienteProductoID);
  await page.getByText('«413» no se ha guardado').waitFor();

  await admin.clientesProductos.assignProductos(
    clienteID,
    assigned.map(({ productoID }) => productoID),
    { vendedorID },
  );

  await cell(page, 'Abril 2027', 'volumen').waitFor();
  expect(await page.getByText('ya no está en su lista').count()).toBe(0);
  await page.keyboard.type('414');
  await page.keyboard.press('Enter');
  await page.keyboard.type('415');
  await page.keyboard.press('Enter');
  expect(await pendingMarks(page).count()).toBe(0);
  expect(figuresOf(await read(), 0)).toEqual(figuresOf(before, 0));
});

test('a row that is removed elsewhere is named under La hoja, and no figure goes to the one in its place until an arrow', async ({
  visit,
  server,
}) => {
  const { page } = await visit('/login');
  const { seller, read } = await sellersPairs(server.url);
  await listensAt(page, HOJA);
  await grid(page).waitFor();
  const before = await read();
  await click(page, at(page, 4, 2));
  await expect.poll(() => page.url()).toMatch(/celda=par/);
  const cellInAddress = new URL(page.url()).searchParams.get('celda') ?? '';
  const id = Number(/par:(\d+)/.exec(cellInAddress)?.[1]);
  const pair = first(before.filter(({ clienteProductoID }) => clienteProductoID === id));

  await seller.clientesProductos.remove(id);

  const sentence = page.getByText(
    `${pair.nombreCliente} · ${pair.nombreProducto} ya no está en la hoja. Siga con una flecha, Esc o un clic.`,
  );
  await sentence.waitFor();
  const place = await active(page).getAttribute('data-row');
  await page.keyboard.type('43');
  await page.keyboard.press('Enter');
  await page.keyboard.type('44');
  await page.keyboard.press('Tab');
  expect(await active(page).getAttribute('data-row')).toBe(place);
  expect(await sentence.isVisible()).toBe(true);
  expect(await page.locator('[data-pending="true"]').count()).toBe(0);
  expect(figuresOf(await read(), id)).toEqual(figuresOf(before, id));

  await page.keyboard.press('ArrowDown');
  expect(await sentence.count()).toBe(0);
});

type Removed = Pick<Pairs[number], 'clienteID' | 'productoID' | 'vendedorID'>;

/** Without its product, in *Asignación de Clientes y Productos*. */
async function unassign(url: string, { clienteID, productoID, vendedorID }: Removed): Promise<void> {
  const admin = await signedInClient(url, ADMIN);
  const assigned = (await admin.clientesProductos.listProductos(clienteID, { vendedorID })).data ?? [];
  const productoIDs = assigned.flatMap((one) => (one.productoID === productoID ? [] : one.productoID));
  await admin.clientesProductos.assignProductos(clienteID, productoIDs, { vendedorID });
}

test.for(['Ficha', 'La hoja'])(
  'a figure that is being typed in %s as its period is closed is named beside the period',
  async (view, { visit, server }) => {
    const { page, watch } = await visit('/login');
    // The figure is refused, and the months of its period are not there any more.
    watch.expectError(/status of 40[04]/);
    await listensAt(page, view === 'La hoja' ? HOJA : '/presupuestos');
    if (view === 'La hoja') await click(page, at(page, 4, 2));
    else {
      await chooseBudget(page);
      await pairs(page).nth(3).click();
      await cell(page, 'Abril 2027', 'volumen').click();
    }
    await page.keyboard.type('413,5');
    const admin = await signedInClient(server.url, ADMIN);
    await admin.periodos.setActivo(BUDGET, false);
    const said = `El período ${BUDGET} ya no admite presupuesto. «413,5» no se ha guardado.`;
    await expect.poll(() => page.getByText(said).count()).toBe(1);
    await admin.periodos.setActivo(BUDGET, true);
    await expect.poll(() => page.getByText(said).count()).toBe(0);
  },
);

test('a list that folds away under a pair that was chosen in it gives the keys to no other once that pair is removed', async ({
  visit,
  server,
}) => {
  const { page, watch } = await visit('/login', { viewport: SCREENS.narrow });
  watch.expectError(/status of 404/);
  const { seller } = await sellersPairs(server.url);
  await listensAt(page, `/presupuestos?periodo=${BUDGET}`);
  await pairs(page).first().click();
  await pairs(page).first().waitFor({ state: 'hidden' });
  await cell(page, 'Abril 2027', 'volumen').click();
  await page.keyboard.type('413');
  await seller.clientesProductos.remove(Number(new URL(page.url()).searchParams.get('par')));
  const sentence = page.getByText('«413» no se ha guardado');
  await sentence.waitFor();
  await expect.poll(() => sentence.evaluate((line) => document.activeElement?.contains(line))).toBe(true);
  await page.keyboard.press('Enter');
  expect(await sentence.isVisible()).toBe(true);
});
