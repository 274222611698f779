import { sampled } from '../../packages/server/src/test/sampled.ts';
import {
  BUDGET,
  cell,
  chooseBudget,
  choosePeriod,
  countPairs,
  MONTHS,
  openBudget,
  pairs,
  pendingMarks,
  searchBox,
  selector,
  type,
} from '../screens/presupuestos.ts';
import { holdAnswers, holdCalls } from '../support/hold-calls.ts';
import { SELLER } from '../support/people.ts';
import { expect, SCREENS, test } from '../support/test.ts';

test.override('database', 'embedded');

test.for(Object.values(SCREENS))(
  'a month is edited, replicated and there after a reload at $width px',
  async (viewport, { visit }) => {
    const { page } = await visit('/presupuestos', { viewport, as: SELLER });
    await chooseBudget(page);

    await type(page, 'Marzo 2027', 'volumen', '1234,5');
    await page.getByRole('button', { name: 'Replicar el volumen de marzo 2027 hacia abajo' }).click();
    await type(page, 'Enero 2027', 'precio', '4321,25');
    await expect.poll(() => cell(page, 'Diciembre 2027', 'volumen').inputValue()).toBe('1.234,5');
    await expect.poll(() => pendingMarks(page).count()).toBe(0);

    const january = await cell(page, 'Enero 2027', 'volumen').inputValue();
    await page.reload();
    await openBudget(page);
    const volumes = await Promise.all(MONTHS.map((month) => cell(page, month, 'volumen').inputValue()));
    expect(volumes.slice(2)).toEqual(Array.from({ length: 10 }, () => '1.234,5'));
    expect(volumes[0]).toBe(january);
    expect(await cell(page, 'Enero 2027', 'precio').inputValue()).toBe('4.321,25');
  },
);

test('a bad number goes back to the last good one and is not sent', async ({ visit }) => {
  const { page } = await visit('/presupuestos', { as: SELLER });
  await chooseBudget(page);
  const sent: string[] = [];
  page.on('request', (request) => void (request.method() === 'PUT' && sent.push(request.url())));
  const before = await cell(page, 'Mayo 2027', 'precio').inputValue();
  for (const bad of ['-1', 'abc', '1e9', '']) {
    await type(page, 'Mayo 2027', 'precio', bad);
    expect(await cell(page, 'Mayo 2027', 'precio').inputValue()).toBe(before);
  }
  expect(sent).toEqual([]);
});

test.for(sampled(Object.values(SCREENS)))(
  'the list narrows by search, by double click and by what is budgeted, at $width px',
  async (viewport, { visit }) => {
    const { page } = await visit('/presupuestos', { viewport, as: SELLER });
    await choosePeriod(page, BUDGET);
    const all = await countPairs(page);
    const product = (await pairs(page).first().locator('[data-text="nombreProducto"]').textContent()) ?? '';

    await searchBox(page).fill(product);
    await expect.poll(() => countPairs(page)).toBeLessThan(all);
    const found = await pairs(page).locator('[data-text="nombreProducto"]').allTextContents();
    expect(found.every((name) => name === product)).toBe(true);
    await searchBox(page).fill('');
    await expect.poll(() => countPairs(page)).toBe(all);

    const client = pairs(page).first().locator('[data-text="nombreCliente"]');
    const name = (await client.textContent()) ?? '';
    await client.dblclick();
    await expect.poll(() => countPairs(page)).toBeLessThan(all);
    const clients = await pairs(page).locator('[data-text="nombreCliente"]').allTextContents();
    expect(clients.every((other) => other === name)).toBe(true);
    await client.dblclick();
    await expect.poll(() => countPairs(page)).toBe(all);

    await page.getByRole('button', { name: /^Todos/ }).click();
    await expect.poll(() => countPairs(page)).toBeLessThan(all);
    const budgeted = await countPairs(page);
    await page.getByRole('button', { name: /^Presupuestados/ }).click();
    // The chosen pair stays in sight in both.
    await expect.poll(async () => budgeted + (await countPairs(page))).toBe(all + 1);
  },
);

test.for(sampled(Object.values(SCREENS).toReversed()))(
  'the charts are drawn with their titles and both series, at $width px',
  async (viewport, { visit }) => {
    const { page } = await visit('/presupuestos', { viewport, as: SELLER });
    await chooseBudget(page);
    await (await selector(page, 'Referente')).selectOption({ index: 1 });
    for (const [tab, title] of [
      ['Análisis por Volumen', 'Volumen por mes'],
      ['Análisis por Precio', 'Precios por mes'],
      ['Análisis por Ventas', 'Ventas por mes'],
    ] as const) {
      await page.getByRole('tab', { name: tab }).click();
      const panel = page.getByRole('tabpanel');
      await panel.getByText(title).first().waitFor();
      await expect.poll(() => panel.locator('svg path[d]').count()).toBeGreaterThanOrEqual(2);
      await panel.getByText('Ene 2027').first().waitFor({ state: 'attached' });
      expect(await panel.getByText('Referente').count()).toBeGreaterThan(0);
    }
  },
);

test.for(sampled(Object.values(SCREENS)))(
  'approving marks every pair as budgeted, at $width px',
  async (viewport, { visit }) => {
    const { page } = await visit('/presupuestos', { viewport, as: SELLER });
    await chooseBudget(page);
    await page.getByRole('button', { name: 'Aprobar Presupuesto' }).click();
    const warning = page.getByRole('dialog', { name: 'Aprobar Presupuesto' });
    await warning.getByText('Esta acción no se puede deshacer.').waitFor();
    await warning.getByRole('button', { name: 'Aprobar', exact: true }).click();
    await warning.getByText('Presupuesto aprobado correctamente').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('progressbar', { name: 'Su presupuesto esta completo en un: 100%' }).waitFor();
    await expect.poll(() => page.getByRole('img', { name: 'no presupuestado' }).count()).toBe(0);
  },
);

test('a phone offers no removal', async ({ visit }) => {
  const { page } = await visit('/presupuestos', { viewport: SCREENS.narrow, as: SELLER });
  await chooseBudget(page);
  await page.getByText('Total Ventas KEUR').waitFor();
  expect(await page.getByRole('button', { name: /^Eliminar/ }).count()).toBe(0);
});

test('a removed pair leaves the list and stays away', async ({ visit }) => {
  const { page } = await visit('/presupuestos', { as: SELLER });
  await chooseBudget(page);
  const all = await countPairs(page);
  await page.getByRole('button', { name: /^Eliminar/ }).click();
  const modal = page.getByRole('dialog', { name: 'Confirmar eliminación' });
  await modal.getByRole('button', { name: 'Eliminar' }).click();
  await expect.poll(() => countPairs(page)).toBe(all - 1);
  expect(await cell(page, 'Enero 2027', 'volumen').count()).toBe(0);
  await page.reload();
  await choosePeriod(page, BUDGET);
  expect(await countPairs(page)).toBe(all - 1);
});

test('a removed pair comes back with its figures, after the server has removed it and before it could', async ({
  visit,
}) => {
  const { page, watch } = await visit('/presupuestos', { as: SELLER });
  watch.expectError(/ERR_FAILED/);
  // Taken back before this page has its answer, the months are asked for while the pair is away.
  watch.expectError(/status of 404/);
  await chooseBudget(page);
  await type(page, 'Marzo 2027', 'volumen', '77,5');
  await expect.poll(() => pendingMarks(page).count()).toBe(0);
  const all = await countPairs(page);
  const figures = () => Promise.all(MONTHS.map((month) => cell(page, month, 'volumen').inputValue()));
  const before = await figures();
  const remove = async () => {
    await page.getByRole('button', { name: /^Eliminar/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Eliminar' }).click();
    await page.getByText('ya no está en su lista').waitFor();
  };

  const answer = page.waitForResponse((response) => response.request().method() === 'DELETE');
  await remove();
  await answer;
  await expect.poll(() => countPairs(page)).toBe(all - 1);
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect.poll(() => countPairs(page)).toBe(all);
  expect(await figures()).toEqual(before);

  await page.route('**/clientes-productos/*', (route) =>
    route.request().method() === 'DELETE' ? route.abort() : route.fallback(),
  );
  await remove();
  await page.keyboard.press('Control+Z');
  await expect.poll(() => countPairs(page)).toBe(all);
  expect(await figures()).toEqual(before);
  await page.reload();
  await openBudget(page);
  expect(await countPairs(page)).toBe(all);
  expect(await figures()).toEqual(before);
});

test('who removes a pair by keyboard, and takes that back, goes on in the list', async ({ visit }) => {
  const { page, watch } = await visit('/presupuestos', { as: SELLER });
  // Its months, where they are asked for before it is assigned again.
  watch.expectError(/status of 404/);
  await chooseBudget(page);
  const focused = page.locator(':focus');
  await page.getByRole('button', { name: /^Eliminar/ }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Confirmar eliminación' }).waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByText('ya no está en su lista').waitFor();
  await expect.poll(() => focused.getAttribute('role')).toBe('option');

  await page.getByRole('button', { name: 'Deshacer' }).focus();
  await page.keyboard.press('Enter');
  await page.getByText('ya no está en su lista').waitFor({ state: 'detached' });
  await expect.poll(() => focused.getAttribute('role')).toBe('option');
  await page.keyboard.press('Enter');
  await expect.poll(() => cell(page, 'Enero 2027', 'volumen').and(focused).count()).toBe(1);
});

test('a removed pair that is wanted back before its answer comes is waited for, not given up', async ({
  visit,
}) => {
  const { page, watch } = await visit('/presupuestos', { as: SELLER });
  watch.expectError(/status of 404/);
  await chooseBudget(page);
  const volume = cell(page, 'Enero 2027', 'volumen');
  const before = await volume.inputValue();
  const list = await holdCalls(page, '**/listar-clientes-productos-por-vendedor?*');
  const removal = await holdAnswers(page, '**/clientes-productos/*');
  // Those of the pairs beside it are asked for as well.
  const refused = page.waitForResponse(
    (response) => response.url().includes('/listar-ventas?') && response.status() === 404,
  );

  await page.getByRole('button', { name: /^Eliminar/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Eliminar' }).click();
  await removal.answered;
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await refused;
  await page.getByRole('status', { name: 'Cargando los meses' }).waitFor();
  expect(await page.getByText('El par no existe').count()).toBe(0);

  removal.arrive();
  await expect.poll(() => volume.inputValue()).toBe(before);
  list();
});
