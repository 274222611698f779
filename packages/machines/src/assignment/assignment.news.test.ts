import type { Evento } from '@presupuesto/api-sdk/contract';
import { expect, test } from 'vitest';
import { opened, producto, productos, started, vendedor } from '../test/assignment-page.ts';
import { last, ok } from '../test/fakes.ts';

const pairsOf = (vendedorID: number): Evento => ({ tipo: 'pares', vendedorID });
const bobina = { ...ok, data: [producto(3, 'Bobina')] };

test('what somebody else assigned is shown as soon as it is heard of', async () => {
  const { page, calls, assigned, has } = await opened();
  page.send({ type: 'news.heard', eventos: [pairsOf(3)] });
  expect(has('loadingProducts')).toBe(false);
  expect(assigned()).toEqual(['Zuncho']);
  await last(calls.listarProductosDeCliente).resolve(bobina);
  expect(assigned()).toEqual(['Bobina']);
  page.send({ type: 'news.heard', eventos: [{ tipo: 'perdido' }] });
  expect(calls.listarProductosDeCliente).toHaveLength(3);
});

test.each([false, true])(
  'what a sales file gave somebody is shown as well (administrator: %s)',
  async (isAdministrator) => {
    const { page, calls, choose, assigned } = started(isAdministrator, { vendedorID: 3 });
    if (isAdministrator) await last(calls.loadSellers).resolve([vendedor(3)]);
    choose(5);
    await last(calls.listarProductosDeCliente).resolve(bobina);
    page.send({ type: 'news.heard', eventos: [{ tipo: 'archivo', periodoID: 'CUR-2025' }] });
    await last(calls.listarProductosDeCliente).resolve({ ...ok, data: productos });
    expect(assigned()).toEqual(['Ánodo', 'Bobina', 'Zuncho']);
  },
);

test('other news, and those of another seller, ask for nothing', async () => {
  const { page, calls, choose } = started(true, { vendedorID: 3 });
  await last(calls.loadSellers).resolve([vendedor(3), vendedor(4)]);
  choose(5);
  await last(calls.listarProductosDeCliente).resolve(bobina);
  page.send({ type: 'news.heard', eventos: [pairsOf(4), { tipo: 'nota', vendedorID: 3 }] });
  expect(calls.listarProductosDeCliente).toHaveLength(1);
  page.send({ type: 'news.heard', eventos: [pairsOf(3)] });
  expect(calls.listarProductosDeCliente).toHaveLength(2);
});

test('a reading that fails leaves what is shown, and more news begin it anew', async () => {
  const { page, calls, assigned, context } = await opened();
  page.send({ type: 'news.heard', eventos: [pairsOf(3)] });
  page.send({ type: 'news.heard', eventos: [pairsOf(3)] });
  const [, dropped, reading] = calls.listarProductosDeCliente;
  await reading?.resolve({ status: 500, message: '' });
  await dropped?.resolve(bobina);
  expect(assigned()).toEqual(['Zuncho']);
  expect(context().assignedProblem).toBeNull();
});

test('no reading comes between a move and its answer, which brings what others have done', async () => {
  const { page, calls, move, assigned } = await opened();
  page.send({ type: 'news.heard', eventos: [pairsOf(3)] });
  const under = last(calls.listarProductosDeCliente);
  move('assigned', 2);
  page.send({ type: 'news.heard', eventos: [pairsOf(3)] });
  await under.resolve({ ...ok, data: [] });
  expect(assigned()).toEqual(['Ánodo', 'Zuncho']);
  expect(calls.listarProductosDeCliente).toHaveLength(2);
  await last(calls.asignarProductos).resolve({ ...ok, data: productos });
  expect(assigned()).toEqual(['Ánodo', 'Bobina', 'Zuncho']);
});
