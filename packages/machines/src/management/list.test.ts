import { type Cliente, listarClientes } from '@presupuesto/api-sdk/contract';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { request } from '../request.ts';
import { failure, fakeActors, last, ok, refused } from '../test/fakes.ts';
import { cliente, input, loaded, managementMachine, page, started } from '../test/managed-clients.ts';

test('the first page is asked for without a filter, and shown with the total', async () => {
  const { asked, state, context, answer } = started();
  expect(asked()).toEqual(['GET', { query: { nombre: '', pageNumber: 0, pageSize: 10 } }]);
  expect(state().hasTag('loading')).toBe(true);
  await answer(page(25, cliente(1)));
  expect(state().hasTag('loaded')).toBe(true);
  expect(context()).toMatchObject({ items: [cliente(1)], rows: 25, page: 0 });
});

test('typing alone asks for nothing; searching starts again at the first page', async () => {
  const { send, asked, calls } = await loaded();
  send({ type: 'page.chosen', page: 2 });
  expect(asked()).toEqual(['GET', { query: { nombre: '', pageNumber: 2, pageSize: 10 } }]);
  const before = calls.length;
  send({ type: 'filter.typed', field: 'nombre', value: 'ñ' });
  expect(calls).toHaveLength(before);
  send({ type: 'search.submitted' });
  expect(asked()).toEqual(['GET', { query: { nombre: 'ñ', pageNumber: 0, pageSize: 10 } }]);
});

test('turning the page keeps to what was searched, not to what is being typed', async () => {
  const { send, asked } = await loaded();
  send({ type: 'filter.typed', field: 'nombre', value: 'otra' }, { type: 'page.chosen', page: 1 });
  expect(asked()).toEqual(['GET', { query: { nombre: '', pageNumber: 1, pageSize: 10 } }]);
});

test('clearing empties the filters and lists everything again', async () => {
  const { send, asked, context } = await loaded();
  send(
    { type: 'filter.typed', field: 'nombre', value: 'x' },
    { type: 'search.submitted' },
    { type: 'search.cleared' },
  );
  expect(context().filters).toEqual({ nombre: '' });
  expect(asked()).toEqual(['GET', { query: { nombre: '', pageNumber: 0, pageSize: 10 } }]);
});

test('a filter that cannot be asked for is shown as wrong and not sent', async () => {
  const { send, calls, context } = await loaded();
  const before = calls.length;
  send({ type: 'filter.typed', field: 'nombre', value: '?' }, { type: 'search.submitted' });
  expect(calls).toHaveLength(before);
  expect(context().filterProblem).toEqual({ field: 'nombre', message: 'Así no se busca' });
  send({ type: 'filter.typed', field: 'nombre', value: '' });
  expect(context().filterProblem).toBeNull();
});

test('the answer to an older search is dropped', async () => {
  const { send, calls, answer, context } = started();
  const first = last(calls);
  send({ type: 'filter.typed', field: 'nombre', value: 'b' }, { type: 'search.submitted' });
  expect(first.isCancelled()).toBe(true);
  await first.resolve(page(1, cliente(1)));
  expect(context().items).toEqual([]);
  await answer(page(1, cliente(2)));
  expect(context().items).toEqual([cliente(2)]);
});

test('the rows stay in sight while another page is on its way', async () => {
  const { send, state, context } = await loaded();
  send({ type: 'page.chosen', page: 1 });
  expect(state().hasTag('loading')).toBe(true);
  expect(context().items).toHaveLength(2);
  expect(context()).toMatchObject({ page: 1, shownPage: 0 });
});

test('a page past the end leads back to the last one', async () => {
  const { send, answer, asked, context } = await loaded();
  send({ type: 'page.chosen', page: 2 });
  await answer(page(12));
  expect(asked()).toEqual(['GET', { query: { nombre: '', pageNumber: 1, pageSize: 10 } }]);
  await answer(page(12, cliente(11), cliente(12)));
  expect(context()).toMatchObject({ page: 1, shownPage: 1, rows: 12 });
});

test.each([
  ['a failure', failure(listarClientes, 500)],
  ['no answer', failure(listarClientes, 'network')],
])('%s shows the text of the specification, and may be tried again', async (_, error) => {
  const { send, fail, answer, state, context } = started();
  await fail(error);
  expect(state().hasTag('failed')).toBe(true);
  expect(context().listProblem).toBe('Error al cargar la lista de clientes');
  send({ type: 'retry.requested' });
  await answer(page(1, cliente(1)));
  expect(context()).toMatchObject({ listProblem: null, items: [cliente(1)] });
});

test('a list that failed is asked for again when the page comes to the front, and one that is there is not', async () => {
  const { send, fail, answer, state, calls } = started();
  await fail(failure(listarClientes, 503));
  send({ type: 'page.returned' });
  expect(state().hasTag('loading')).toBe(true);
  await answer(page(1, cliente(1)));
  const before = calls.length;
  send({ type: 'page.returned' });
  expect(calls).toHaveLength(before);
});

test('a list that is refused ends in its text, on whatever page', async () => {
  const { send, fail, state, context } = await loaded();
  send({ type: 'page.chosen', page: 2 });
  await fail(refused(listarClientes, 'pageNumber no es válido'));
  expect(state().hasTag('failed')).toBe(true);
  expect(context().listProblem).toBe('Error al cargar la lista de clientes');
});

test('a whole list without a total counts itself', async () => {
  const { answer, context } = started();
  await answer({ data: [cliente(1), cliente(2)] });
  expect(context().rows).toBe(2);
});

test('what something else saved of a record changes that alone, where the record is still listed', async () => {
  const { send, answer, context } = await loaded();
  send({ type: 'page.chosen', page: 0 });
  await answer(page(2, cliente(1, 'Ya otro'), cliente(2)));
  send({ type: 'record.changed', key: 1, change: { clienteCodigo: 'C-X' } });
  send({ type: 'record.changed', key: 9, change: { clienteCodigo: 'C-Y' } });
  expect(context().items).toEqual([{ ...cliente(1, 'Ya otro'), clienteCodigo: 'C-X' }, cliente(2)]);
});

test('the screen begins where the address says, and says where it goes', async () => {
  const { actors, calls } = fakeActors();
  const start = { filters: { nombre: 'ñ' }, page: 2 };
  const screen = createActor(managementMachine.provide({ actors }), { input: { ...input, start } });
  const chosen: unknown[] = [];
  screen.on('address.chosen', ({ address, isCorrection }) => chosen.push({ ...address, isCorrection }));
  screen.start();
  const query = () => (last(calls.request).input.input as { query: object }).query;
  expect(query()).toMatchObject({ nombre: 'ñ', pageNumber: 2 });
  await last(calls.request).resolve({ ...page(12), ...ok, data: [] });
  expect(chosen).toEqual([{ filters: { nombre: 'ñ' }, page: 1, isCorrection: true }]);
  screen.send({ type: 'filter.typed', field: 'nombre', value: 'x' });
  screen.send({ type: 'search.submitted' });
  screen.send({ type: 'page.chosen', page: 1 });
  expect(chosen.slice(1)).toEqual([
    { filters: { nombre: 'x' }, page: 0, isCorrection: false },
    { filters: { nombre: 'x' }, page: 1, isCorrection: false },
  ]);
});

test('another address is another list; its own asks for nothing', async () => {
  const { send, asked, calls, context, state } = await loaded();
  const before = calls.length;
  send({ type: 'address.changed', address: { filters: { nombre: '' }, page: 0 } });
  expect(calls).toHaveLength(before);
  send({ type: 'edition.asked', item: cliente(2) });
  send({ type: 'address.changed', address: { filters: { nombre: 'b' }, page: 3 } });
  expect(asked()).toEqual(['GET', { query: { nombre: 'b', pageNumber: 3, pageSize: 10 } }]);
  expect(context().filters).toEqual({ nombre: 'b' });
  expect(state().hasTag('formOpen')).toBe(false);
  send({ type: 'address.changed', address: { filters: { nombre: '?' }, page: 0 } });
  expect(context().filterProblem).toEqual({ field: 'nombre', message: 'Así no se busca' });
  expect(asked()).toEqual(['GET', { query: { nombre: '', pageNumber: 0, pageSize: 10 } }]);
});

test('a server that does not know a filter is read whole, and filtered here from then on', async () => {
  const { actors, calls } = fakeActors();
  const unfiltered = {
    pageSize: 3,
    matches: (item: Cliente, { nombre = '' }: Readonly<Record<string, string>>) =>
      item.nombre.includes(nombre),
    list: (_: unknown, pageNumber: number) => request(listarClientes, { query: { pageNumber, pageSize: 3 } }),
  };
  const screen = createActor(managementMachine.provide({ actors }), {
    input: { ...input, pageSize: 2, unfiltered },
  }).start();
  const all = [1, 2, 3, 4, 5].map((id) => cliente(id, id === 4 ? 'Otro' : `Ana ${id}`));
  const serve = async (size: number) => {
    const { pageNumber = 0 } = (last(calls.request).input.input as { query: { pageNumber?: number } }).query;
    const data = all.slice(pageNumber * size, (pageNumber + 1) * size);
    await last(calls.request).resolve({ ...ok, data, rows: all.length });
  };
  const shown = () => screen.getSnapshot().context;
  await serve(2);
  expect(shown()).toMatchObject({ items: all.slice(0, 2), rows: 5 });
  screen.send({ type: 'filter.typed', field: 'nombre', value: 'Otro' });
  screen.send({ type: 'search.submitted' });
  await serve(2);
  await serve(3);
  await serve(3);
  expect(shown()).toMatchObject({ items: [all[3]], rows: 1, page: 0 });
  screen.send({ type: 'filter.typed', field: 'nombre', value: 'Ana' });
  screen.send({ type: 'search.submitted' });
  await serve(3);
  await serve(3);
  expect(shown()).toMatchObject({ items: all.slice(0, 2), rows: 4 });
  screen.send({ type: 'page.chosen', page: 1 });
  await serve(3);
  await serve(3);
  expect(shown()).toMatchObject({ items: [all[2], all[4]], rows: 4, page: 1 });
});
