import type { Page } from 'playwright';
import { sampled } from '../../packages/server/src/test/sampled.ts';
import { BUDGET, choosePeriod, countPairs, searchBox } from '../screens/presupuestos.ts';
import { signIn } from '../screens/session.ts';
import { first, signedInClient } from '../support/api.ts';
import { holdCalls } from '../support/hold-calls.ts';
import { ADMIN, SELLER } from '../support/people.ts';
import { expect, SCREENS, test } from '../support/test.ts';

const PATH = '/asignacion-cliente-producto';
const SIZES = sampled(Object.values(SCREENS).toReversed());

const list = (page: Page, name: RegExp) => page.getByRole('listbox', { name });
const available = (page: Page) => list(page, /Disponibles/);
const assigned = (page: Page) => list(page, /Asignados/);
/** How many the list has, in sight or not. */
async function size(page: Page, side: (page: Page) => ReturnType<typeof list>): Promise<number> {
  const options = side(page).getByRole('option');
  return (await options.count()) === 0 ? 0 : Number(await options.first().getAttribute('aria-setsize'));
}

async function chooseClient(page: Page, name: string): Promise<void> {
  const client = page.getByRole('option', { name: new RegExp(name) });
  await client.click();
  await available(page).getByRole('option').first().waitFor();
}

/** The move is with the server. */
async function saved(page: Page): Promise<void> {
  await page.getByRole('status').filter({ hasText: 'Guardado' }).waitFor();
}

test('over a slow network a phone shows the products of the client in the address on their way, not the list', async ({
  visit,
}) => {
  const { page } = await visit(PATH, { viewport: SCREENS.narrow, hasTouch: true, as: SELLER });
  await chooseClient(page, 'Alimentos La Sabana');
  await page.waitForURL(/cliente=\d+/);
  const answer = await holdCalls(page, '**/listar-clientes?*');
  await page.reload();
  await available(page).getByRole('option').first().waitFor();
  const search = page.getByLabel('Buscar cliente');
  expect(await search.isVisible()).toBe(false);
  answer();
  await page.getByRole('button', { name: /^Alimentos La Sabana/ }).waitFor();
  expect(await search.isVisible()).toBe(false);
});

test.for(SIZES)(
  'a seller assigns a product, finds it in the budget, and takes it back, at $width px',
  async (viewport, { visit }) => {
    const { page } = await visit('/presupuestos', { viewport, as: SELLER });
    await choosePeriod(page, BUDGET);
    const pairs = await countPairs(page);

    await page.goto(PATH);
    await page
      .getByText(/seleccione un cliente/i)
      .first()
      .waitFor();
    await chooseClient(page, 'Alimentos La Sabana');
    const before = await size(page, assigned);
    const product = available(page).getByRole('option').first();
    const code = /P-\d+/.exec((await product.textContent()) ?? '')?.[0] ?? '';
    await product.click();
    await page.getByRole('button', { name: 'Asignar seleccionados' }).click();
    await saved(page);
    expect(await size(page, assigned)).toBe(before + 1);

    await page.reload();
    await available(page).getByRole('option').first().waitFor();
    expect(await list(page, /Clientes/).isVisible()).toBe(viewport.width >= SCREENS.wide.width);
    expect(await size(page, assigned)).toBe(before + 1);
    await page.goto('/presupuestos');
    await choosePeriod(page, BUDGET);
    expect(await countPairs(page)).toBe(pairs + 1);

    await page.goto(PATH);
    await chooseClient(page, 'Alimentos La Sabana');
    await assigned(page)
      .getByRole('option', { name: new RegExp(code) })
      .dblclick();
    await saved(page);
    await page.goto('/presupuestos');
    await choosePeriod(page, BUDGET);
    expect(await countPairs(page)).toBe(pairs);
  },
);

test('a search among the clients is there again after a reload, and gone once it is emptied', async ({
  visit,
}) => {
  const { page } = await visit(PATH, { as: SELLER });
  const clients = () => list(page, /Clientes/).getByRole('option');
  await clients().first().waitFor();
  const search = page.getByLabel('Buscar cliente');
  await search.click();
  await page.keyboard.type('sabaná al');
  await page.waitForURL(/buscar=saban%C3%A1\+al$/);
  const found = await clients().allTextContents();
  expect(found).toHaveLength(1);
  await page.reload();
  await clients().first().waitFor();
  expect(await search.inputValue()).toBe('sabaná al');
  expect(await clients().allTextContents()).toEqual(found);

  await clients().first().click();
  await page.waitForURL(/cliente=\d+&buscar=/);
  await page.getByRole('button', { name: 'Menú' }).click();
  await page.getByRole('link', { name: 'Asignación de Clientes y Productos' }).click();
  await page.waitForURL(/cliente=\d+&buscar=/);
  await search.click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  await page.waitForURL(/cliente=\d+$/);
});

test('moves go back with a log line when the server refuses them', async ({ visit }) => {
  const { page, watch } = await visit('/login');
  watch.expectError(/ERR_FAILED/);
  const logged: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') logged.push(message.text());
  });
  await signIn(page, SELLER);
  await page.goto(PATH);
  await chooseClient(page, 'Alimentos La Sabana');
  const before = await size(page, available);
  await page.route('**/clientes-productos/cliente/*', (route) => route.abort());
  await page.getByRole('button', { name: 'Asignar todos' }).click();
  await expect.poll(() => logged.length).toBeGreaterThan(0);
  await expect.poll(() => size(page, available)).toBe(before);
});

test('a move whose answer is lost stays where the server has it', async ({ visit }) => {
  const { page, watch } = await visit(PATH, { as: SELLER });
  watch.expectError(/ERR_FAILED/);
  await chooseClient(page, 'Cervecería Chimborazo');
  const before = await size(page, assigned);
  await page.route('**/clientes-productos/cliente/*', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await available(page).getByRole('option').first().dblclick();
  await saved(page);
  expect(await size(page, assigned)).toBe(before + 1);
});

test('a server that does not offer to keep moves is only logged about', async ({ visit }) => {
  const { page, watch } = await visit(PATH, { as: SELLER });
  watch.expectError(/501/);
  await chooseClient(page, 'Alimentos La Sabana');
  await page.route('**/clientes-productos/cliente/*', (route) =>
    route.fulfill({ status: 501, contentType: 'application/json', body: '{"status":501,"message":""}' }),
  );
  const warning = page.waitForEvent('console', (message) => message.type() === 'warning');
  await page.getByRole('button', { name: 'Asignar todos' }).click();
  await warning;
  await available(page).getByRole('option').first().waitFor({ state: 'hidden' });
});

test('an administrator assigns for the seller who was chosen first', async ({ visit }) => {
  const { page } = await visit(PATH, { as: ADMIN });
  expect(await available(page).count()).toBe(0);
  const seller = page.getByRole('combobox', { name: 'Vendedor' });
  await seller.selectOption({ label: 'Valentina Restrepo Díaz' });
  await chooseClient(page, 'Aceitera Río Paraná');
  expect(await size(page, assigned)).toBe(0);
  await available(page).getByRole('option').nth(2).dblclick();
  await saved(page);
  await page.reload();
  await expect.poll(() => size(page, assigned)).toBe(1);
  await seller.selectOption({ label: 'Ximena Ordóñez Salgado' });
  await expect.poll(() => size(page, assigned)).toBe(0);

  const own = await visit('/presupuestos', { as: SELLER });
  await choosePeriod(own.page, BUDGET);
  await searchBox(own.page).fill('aceitera rio');
  await own.page.getByRole('option', { name: /Aceitera Río Paraná/ }).waitFor();
});

test('the list of pairs leads to the assignment', async ({ visit }) => {
  const { page } = await visit('/presupuestos', { as: SELLER });
  await choosePeriod(page, BUDGET);
  await searchBox(page).waitFor();
  await page.getByRole('link', { name: /Asignar/ }).click();
  await page.waitForURL(`**${PATH}`);
});

test('moves are kept although the screen is left while they are being saved', async ({ server, visit }) => {
  const { page } = await visit(PATH, { as: SELLER });
  await chooseClient(page, 'Agroindustrias Viñedos');
  await page.route('**/clientes-productos/cliente/*', async (route) => {
    await page.getByRole('heading', { name: 'Inicio' }).waitFor();
    await route.continue();
  });
  await available(page).getByRole('option').first().dblclick();
  await expect.poll(() => size(page, assigned)).toBe(1);
  await available(page).getByRole('option').first().dblclick();
  await expect.poll(() => size(page, assigned)).toBe(2);
  await page.getByRole('link', { name: 'Inicio', exact: true }).click();
  const client = await signedInClient(server.url);
  const { data } = await client.clientes.list({ nombre: 'Agroindustrias Viñedos' });
  const { clienteID } = first(data);
  const kept = async () => (await client.clientesProductos.listProductos(clienteID)).data?.length;
  await expect.poll(kept).toBe(2);
});

test('who comes back while moves are being saved finds them, and what is moved then takes none of them back', async ({
  visit,
}) => {
  const { page } = await visit(PATH, { as: SELLER });
  await chooseClient(page, 'Bebidas Popocatépetl');
  const before = await size(page, assigned);
  const release = await holdCalls(page, '**/clientes-productos/cliente/*');
  for (const more of [1, 2]) {
    await available(page).getByRole('option').first().dblclick();
    await expect.poll(() => size(page, assigned)).toBe(before + more);
  }
  await page.getByRole('link', { name: 'Inicio', exact: true }).click();
  await page.getByRole('heading', { name: 'Inicio' }).waitFor();
  await page.goBack();
  await expect.poll(() => size(page, assigned)).toBe(before + 2);
  await available(page).getByRole('option').first().dblclick();
  await expect.poll(() => size(page, assigned)).toBe(before + 3);
  release();
  await saved(page);
  await page.reload();
  await expect.poll(() => size(page, assigned)).toBe(before + 3);
});

test('two who assign products of the same client lose nothing of each other', async ({ visit }) => {
  const [{ page: one }, { page: other }] = [
    await visit(PATH, { as: SELLER }),
    await visit(PATH, { as: SELLER }),
  ];
  await chooseClient(one, 'Cervecería Bajío');
  await chooseClient(other, 'Cervecería Bajío');
  const before = await size(one, assigned);
  await available(one).getByRole('option').nth(0).dblclick();
  await saved(one);
  await available(other).getByRole('option').nth(1).dblclick();
  await expect.poll(() => size(other, assigned)).toBe(before + 2);
  await one.reload();
  await expect.poll(() => size(one, assigned)).toBe(before + 2);
});

test('what an administrator assigns to a seller who has the client open appears there, and the screen is not touched', async ({
  visit,
}) => {
  const { page: own } = await visit(PATH, { as: SELLER });
  await chooseClient(own, 'Café Alto Quindío');
  const before = await size(own, assigned);
  const { page } = await visit(PATH, { as: ADMIN });
  await page.getByRole('combobox', { name: 'Vendedor' }).selectOption({ label: 'Valentina Restrepo Díaz' });
  await chooseClient(page, 'Café Alto Quindío');
  await available(page).getByRole('option').first().dblclick();
  await saved(page);
  await expect.poll(() => size(own, assigned)).toBe(before + 1);
  await assigned(own).getByRole('option').first().dblclick();
  await expect.poll(() => size(page, assigned)).toBe(before);
});
