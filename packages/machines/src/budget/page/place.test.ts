import { expect, test } from 'vitest';
import { budgetWorld, cur, fila, sop } from '../../test/budget-world.ts';
import { type Call, last, ok } from '../../test/fakes.ts';
import { visibleRows } from '../rows/visible-rows.ts';
import { NO_CHOICE } from './choice.ts';

const filtros = {
  search: 'dos',
  nombreCliente: null,
  nombreProducto: 'Producto 2',
  presupuestado: 'noPresupuestados',
} as const;
const place = {
  ...NO_CHOICE,
  periodoID: sop.periodoID,
  referenteID: cur.periodoID,
  anio: 2026,
  clienteProductoID: 102,
  vista: 'hoja' as const,
  pestana: 'precio' as const,
  filtros,
};

/** The calls that ask for the place. */
const asked = <C extends Call<{ name: string }>>(calls: readonly C[]) =>
  calls.filter(({ input }) => input.name === 'lugar');

test('who comes back without an address arrives where they were', async () => {
  const { calls, page, rows, clock } = budgetWorld();
  expect(page.getSnapshot().hasTag('awaited')).toBe(true);
  await last(calls.listarPresupuestables).resolve({ ...ok, data: [sop] });
  await last(calls.listarReferentes).resolve({ ...ok, data: [cur] });
  await last(asked(calls.readPreference)).resolve(JSON.parse(JSON.stringify(place)));
  const { periodoID, referenteID, vista, pestana } = page.getSnapshot().context;
  expect({ periodoID, referenteID, vista, pestana }).toEqual({
    periodoID: sop.periodoID,
    referenteID: cur.periodoID,
    vista: 'hoja',
    pestana: 'precio',
  });
  await last(calls.listarClientesProductos).resolve({ ...ok, data: [fila(1), fila(2)] });
  expect(rows.getSnapshot().context).toMatchObject({ seleccion: 2, ...filtros });
  clock.increment(300);
  expect(page.getSnapshot().hasTag('awaited')).toBe(false);
});

test('an address with a period asks the device for nothing, and its filters narrow the list', async () => {
  const { calls, rows } = budgetWorld(undefined, { ...place, filtros: { ...filtros, search: '' } });
  expect(asked(calls.readPreference)).toHaveLength(0);
  await last(calls.listarPresupuestables).resolve({ ...ok, data: [sop] });
  await last(calls.listarClientesProductos).resolve({ ...ok, data: [fila(1), fila(2)] });
  expect(visibleRows(rows.getSnapshot().context)).toEqual([fila(2)]);
});

test.each([undefined, null, 7, 'x', {}, { periodoID: 7 }, { periodoID: '' }])(
  'a device that keeps %j leaves the screen empty',
  async (kept) => {
    const { calls, page } = budgetWorld();
    await last(asked(calls.readPreference)).resolve(kept);
    await last(calls.listarPresupuestables).resolve({ ...ok, data: [sop] });
    expect(page.getSnapshot().context.periodoID).toBeNull();
    expect(page.getSnapshot().hasTag('awaited')).toBe(false);
  },
);

test('a place of an older version counts as far as it is understood', async () => {
  const { calls, page, rows } = budgetWorld();
  await last(asked(calls.readPreference)).resolve({
    periodoID: sop.periodoID,
    anio: 'x',
    pestana: 'x',
    filtros: 3,
  });
  await last(calls.listarPresupuestables).resolve({ ...ok, data: [sop] });
  expect(page.getSnapshot().context).toMatchObject({ periodoID: sop.periodoID, pestana: 'presupuesto' });
  expect(rows.getSnapshot().context.presupuestado).toBe('todos');
});

test('what was chosen by hand meanwhile stays', async () => {
  const { calls, page, send } = budgetWorld();
  await last(calls.listarPresupuestables).resolve({ ...ok, data: [sop] });
  send({ type: 'period.chosen', periodoID: sop.periodoID });
  await last(asked(calls.readPreference)).resolve({ ...place, periodoID: 'BGT-2030' });
  expect(page.getSnapshot().context).toMatchObject({ periodoID: sop.periodoID, vista: 'ficha' });
});

test('the place is kept once it is known, and again whenever it is another', async () => {
  const { calls, send } = budgetWorld();
  send({ type: 'choice.shown', choice: NO_CHOICE });
  expect(calls.keepPreference).toHaveLength(0);
  await last(asked(calls.readPreference)).resolve(undefined);
  send({ type: 'choice.shown', choice: place });
  send({ type: 'choice.shown', choice: { ...place, anio: null } });
  expect(calls.keepPreference.map(({ input }) => input)).toEqual([
    { name: 'lugar', value: place },
    { name: 'lugar', value: { ...place, anio: null } },
  ]);
});

test('another period keeps the pair where it has it, and leaves it where not', async () => {
  const { open, choose, calls, send, rows } = budgetWorld();
  const other = { ...sop, periodoID: 'BGT-2027' };
  await open();
  await choose(2);
  send({ type: 'period.chosen', periodoID: other.periodoID });
  const there = fila(52, { clienteProductoID: 102 });
  await last(calls.listarClientesProductos).resolve({ ...ok, data: [fila(51), there] });
  expect(rows.getSnapshot().context.seleccion).toBe(52);
  send({ type: 'period.chosen', periodoID: sop.periodoID });
  await last(calls.listarClientesProductos).resolve({ ...ok, data: [fila(1)] });
  expect(rows.getSnapshot().context).toMatchObject({ seleccion: null, wanted: null });
});
