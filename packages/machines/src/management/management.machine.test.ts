import {
  actualizarCliente,
  type Cliente,
  crearCliente,
  DatosCliente,
  eliminarCliente,
  listarClientes,
  problemsOf,
} from '@presupuesto/api-sdk/contract';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { request } from '../request.ts';
import { failure, fakeActors, last, ok, refused } from '../test/fakes.ts';
import { walk } from '../test/walk.ts';
import { formDraft, isFormDraft } from './form-draft.ts';
import { createManagementMachine } from './management.machine.ts';
import type { FormValues, ManagementEvent, ManagementRules } from './management.types.ts';

const bodyOf = ({ clienteCodigo, nombre, paisID }: FormValues) => ({
  clienteCodigo: `${clienteCodigo}`,
  nombre: `${nombre}`,
  paisID: `${paisID}`,
});

const input: ManagementRules<Cliente> = {
  pageSize: 10,
  filters: { nombre: '' },
  filterProblem: ({ nombre }) =>
    nombre === '?' ? { field: 'nombre', message: 'Así no se busca' } : undefined,
  list: ({ nombre }, pageNumber) => request(listarClientes, { query: { nombre, pageNumber, pageSize: 10 } }),
  keyOf: ({ clienteID }) => clienteID,
  form: {
    blank: { clienteCodigo: '', nombre: '', paisID: '' },
    valuesOf: ({ clienteCodigo, nombre, paisID }) => ({ clienteCodigo, nombre, paisID: `${paisID}` }),
    adjust: (values, field) => (field === 'paisID' ? { ...values, nombre: '' } : values),
    check: (values) => problemsOf(DatosCliente, values),
    create: (values) => request(crearCliente, { body: bodyOf(values) }),
    update: (values, { clienteID, version }) =>
      request(actualizarCliente, {
        params: { clienteID },
        query: { visto: version ?? undefined },
        body: { ...bodyOf(values), clienteID },
      }),
    saved: 'Cliente guardado.',
  },
  removal: {
    request: ({ clienteID }) => request(eliminarCliente, { params: { id: clienteID } }),
    removed: 'Cliente eliminado.',
  },
};

const cliente = (clienteID: number, nombre = `Cliente ${clienteID}`): Cliente => ({
  clienteID,
  clienteCodigo: `C-${clienteID}`,
  nombre,
  paisID: 4,
  nombrePais: 'Colombia',
});
const page = (rows: number, ...data: Cliente[]) => ({ ...ok, data, rows });

const managementMachine = createManagementMachine<Cliente>();

function started() {
  const { actors, calls } = fakeActors();
  const screen = createActor(managementMachine.provide({ actors }), { input });
  let changes = 0;
  screen.on('records.changed', () => (changes += 1));
  screen.start();
  const send = (...events: ManagementEvent<Cliente>[]) => {
    for (const event of events) screen.send(event);
  };
  const asked = () => {
    const { endpoint, input: sent } = last(calls.request).input;
    return [endpoint.method, sent];
  };
  return {
    send,
    asked,
    calls: calls.request,
    answer: (output: object) => last(calls.request).resolve({ ...ok, ...output }),
    fail: (error: unknown) => last(calls.request).reject(error),
    state: () => screen.getSnapshot(),
    context: () => screen.getSnapshot().context,
    changes: () => changes,
  };
}

async function loaded() {
  const screen = started();
  await screen.answer(page(25, cliente(1), cliente(2)));
  return screen;
}

const filled = (clienteCodigo = 'C-9'): ManagementEvent<Cliente>[] => [
  { type: 'field.typed', field: 'paisID', value: '4' },
  { type: 'field.typed', field: 'clienteCodigo', value: clienteCodigo },
  { type: 'field.typed', field: 'nombre', value: 'Ñandú' },
];

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
});

test('a page past the end leads back to the last one', async () => {
  const { send, answer, asked, context } = await loaded();
  send({ type: 'page.chosen', page: 2 });
  await answer(page(12));
  expect(asked()).toEqual(['GET', { query: { nombre: '', pageNumber: 1, pageSize: 10 } }]);
  await answer(page(12, cliente(11), cliente(12)));
  expect(context()).toMatchObject({ page: 1, rows: 12 });
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

test('an empty form shows every missing field, in the order of the specification, and sends nothing', async () => {
  const { send, calls, context, state } = await loaded();
  const before = calls.length;
  send({ type: 'creation.asked' }, { type: 'form.submitted' });
  expect(Object.entries(context().problems).toReversed()).toEqual([
    ['clienteCodigo', 'El código del cliente es requerido'],
    ['nombre', 'El nombre del cliente es requerido'],
    ['paisID', 'Debe seleccionar un país'],
  ]);
  expect(context().refusals).toBe(1);
  expect(calls).toHaveLength(before);
  expect(state().hasTag('formOpen')).toBe(true);
});

test('typing in a field takes its message away and leaves the others', async () => {
  const { send, context } = await loaded();
  send({ type: 'creation.asked' }, { type: 'form.submitted' });
  send({ type: 'field.typed', field: 'clienteCodigo', value: 'C' });
  expect(Object.keys(context().problems).toSorted()).toEqual(['nombre', 'paisID']);
});

test('what follows from a typed field is applied', async () => {
  const { send, context } = await loaded();
  send({ type: 'creation.asked', values: { nombre: 'Ya puesto' } });
  expect(context().values).toEqual({ clienteCodigo: '', nombre: 'Ya puesto', paisID: '' });
  send({ type: 'field.typed', field: 'paisID', value: '4' });
  expect(context().values).toEqual({ clienteCodigo: '', nombre: '', paisID: '4' });
});

test('a new record is sent once, and then listed and announced', async () => {
  const { send, asked, answer, calls, state, context, changes } = await loaded();
  send({ type: 'creation.asked' }, ...filled(), { type: 'form.submitted' });
  expect(asked()).toEqual(['POST', { body: { clienteCodigo: 'C-9', nombre: 'Ñandú', paisID: '4' } }]);
  const sent = calls.length;
  send({ type: 'form.submitted' }, { type: 'form.closed' });
  expect(calls).toHaveLength(sent);
  expect(state().hasTag('saving')).toBe(true);
  await answer({ message: '', data: cliente(9) });
  expect(state().hasTag('formOpen')).toBe(false);
  expect(context().notice).toBe('Cliente guardado.');
  expect(changes()).toBe(1);
  expect(asked()[0]).toBe('GET');
});

test('an edited record carries its id in address and body', async () => {
  const { send, asked, context } = await loaded();
  send({ type: 'edition.asked', item: cliente(2) });
  expect(context().values).toEqual({ clienteCodigo: 'C-2', nombre: 'Cliente 2', paisID: '4' });
  send({ type: 'field.typed', field: 'nombre', value: 'Nuevo' }, { type: 'form.submitted' });
  const body = { clienteID: 2, clienteCodigo: 'C-2', nombre: 'Nuevo', paisID: '4' };
  expect(asked()).toEqual(['PUT', { params: { clienteID: 2 }, query: { visto: undefined }, body }]);
});

test.each([
  ['Ya existe un cliente con ese código', 'Ya existe un cliente con ese código'],
  ['', 'Error al guardar el cliente'],
])('a refused save keeps what was typed and says why: %j', async (message, text) => {
  const { send, fail, context, state } = await loaded();
  send({ type: 'creation.asked' }, ...filled(), { type: 'form.submitted' });
  await fail(refused(crearCliente, message));
  expect(state().hasTag('formOpen')).toBe(true);
  expect(context()).toMatchObject({ saveProblem: text, values: { nombre: 'Ñandú' } });
  send({ type: 'field.typed', field: 'clienteCodigo', value: 'C-10' });
  expect(context().saveProblem).toBeNull();
});

test('a save without an answer keeps what was typed and may be repeated', async () => {
  const { send, fail, asked, context } = await loaded();
  send({ type: 'creation.asked' }, ...filled(), { type: 'form.submitted' });
  await fail(failure(crearCliente, 'network'));
  expect(context().saveProblem).toBe('Error al guardar el cliente');
  send({ type: 'form.submitted' });
  expect(asked()[0]).toBe('POST');
});

test('a removal asks first, goes once, and reloads the list', async () => {
  const { send, asked, answer, calls, state, context, changes } = await loaded();
  send({ type: 'removal.asked', item: cliente(2) }, { type: 'removal.closed' });
  expect(asked()[0]).toBe('GET');
  send({ type: 'removal.asked', item: cliente(2) }, { type: 'removal.confirmed' });
  expect(asked()).toEqual(['DELETE', { params: { id: 2 } }]);
  const sent = calls.length;
  send({ type: 'removal.confirmed' }, { type: 'removal.closed' });
  expect(calls).toHaveLength(sent);
  await answer({ message: 'Se eliminó' });
  expect(state().hasTag('removalOpen')).toBe(false);
  expect(context().notice).toBe('Se eliminó');
  expect(changes()).toBe(1);
  expect(asked()[0]).toBe('GET');
});

test('a refused removal says why and stays to be read', async () => {
  const { send, fail, context, state } = await loaded();
  send({ type: 'removal.asked', item: cliente(2) }, { type: 'removal.confirmed' });
  await fail(refused(eliminarCliente, 'Está en uso'));
  expect(state().hasTag('removalOpen')).toBe(true);
  expect(context().removalProblem).toBe('Está en uso');
  send({ type: 'removal.confirmed' });
  await fail(failure(eliminarCliente, 500));
  expect(context().removalProblem).toBe('Error al eliminar el cliente');
});

test('a notice goes away with the next thing that is done', async () => {
  const { send, answer, context } = await loaded();
  send({ type: 'removal.asked', item: cliente(2) }, { type: 'removal.confirmed' });
  await answer({});
  await answer(page(1, cliente(1)));
  expect(context().notice).toBe('Cliente eliminado.');
  send({ type: 'creation.asked' });
  expect(context().notice).toBeNull();
});

test('records without a form or a removal open neither', () => {
  const { actors } = fakeActors();
  const { form: _, removal: __, ...readOnly } = input;
  const screen = createActor(managementMachine.provide({ actors }), { input: readOnly }).start();
  screen.send({ type: 'creation.asked' });
  screen.send({ type: 'edition.asked', item: cliente(1) });
  screen.send({ type: 'removal.asked', item: cliente(1) });
  expect(screen.getSnapshot().hasTag('formOpen') || screen.getSnapshot().hasTag('removalOpen')).toBe(false);
});

test('a form that was being filled in opens again as it was: the record, and what was typed', async () => {
  const before = await loaded();
  expect(formDraft(before.context())).toBeNull();
  before.send({ type: 'edition.asked', item: cliente(2) });
  expect(formDraft(before.context())).toBeNull();
  before.send({ type: 'field.typed', field: 'clienteCodigo', value: 'C-9' });
  const kept: unknown = JSON.parse(JSON.stringify(formDraft(before.context())));

  const { send, context, state, asked } = await loaded();
  if (!isFormDraft<Cliente>(kept)) throw new Error('it is no draft');
  send({ type: 'draft.found', draft: { ...kept, values: { ...kept.values, deAntes: 'x' } } });
  expect(state().hasTag('formOpen')).toBe(true);
  expect(context().values).toEqual({ clienteCodigo: 'C-9', nombre: 'Cliente 2', paisID: '4' });
  send({ type: 'form.submitted' });
  expect(asked()[0]).toBe('PUT');
  expect(asked()[1]).toMatchObject({ params: { clienteID: 2 } });
});

test.each([null, 'x', {}, { values: {} }, { edited: 1, values: {} }, { edited: null, values: null }])(
  'what an older version kept is no draft: %j',
  (kept) => {
    expect(isFormDraft(kept)).toBe(false);
  },
);
/** What a server answers whose record somebody else has changed meanwhile. */
const stale = (actual: Cliente) =>
  Object.assign(failure(actualizarCliente, 409), {
    data: { actual: { ...actual, version: 'v2' }, usuario: 'marta', fecha: '2026-11-22T10:42:00.000Z' },
  });

test('a change that meets another one shows it, and keeps what was typed until somebody chooses', async () => {
  const { send, fail, state, context } = await loaded();
  send({ type: 'edition.asked', item: cliente(2) });
  send({ type: 'field.typed', field: 'clienteCodigo', value: 'C-X' });
  send({ type: 'form.submitted' });
  await fail(stale(cliente(2, 'De Marta')));
  expect(state().hasTag('conflicting')).toBe(true);
  expect(context().conflict).toMatchObject({ usuario: 'marta', fields: ['nombre'] });
  send({ type: 'conflict.closed' });
  expect(state().hasTag('conflicting')).toBe(false);
  expect(context().values).toMatchObject({ nombre: 'Cliente 2', clienteCodigo: 'C-X' });
});

test('mine counts where I changed something, and what I did not touch is theirs', async () => {
  const { send, fail, asked, answer, state } = await loaded();
  send({ type: 'edition.asked', item: cliente(2) });
  send({ type: 'field.typed', field: 'clienteCodigo', value: 'C-X' }, { type: 'form.submitted' });
  await fail(stale(cliente(2, 'De Marta')));
  send({ type: 'conflict.mine' });
  expect(asked()).toEqual([
    'PUT',
    {
      params: { clienteID: 2 },
      query: { visto: 'v2' },
      body: expect.objectContaining({ clienteCodigo: 'C-X', nombre: 'De Marta' }),
    },
  ]);
  await answer({});
  expect(state().hasTag('formOpen')).toBe(false);
});

test('theirs counts: the form closes without a save, and the list is read again', async () => {
  const { send, fail, asked, state } = await loaded();
  send({ type: 'edition.asked', item: cliente(2) });
  send({ type: 'field.typed', field: 'nombre', value: 'Mío' }, { type: 'form.submitted' });
  await fail(stale(cliente(2, 'De Marta')));
  send({ type: 'conflict.theirs' });
  expect(state().hasTag('formOpen')).toBe(false);
  expect(asked()[0]).toBe('GET');
});

test('a 409 that says nothing of the record is a refusal like others', async () => {
  const { send, fail, state, context } = await loaded();
  send({ type: 'edition.asked', item: cliente(2) }, { type: 'form.submitted' });
  await fail(failure(actualizarCliente, 409, 'Otra carga está en marcha'));
  expect(state().hasTag('conflicting')).toBe(false);
  expect(context().saveProblem).toBe('Otra carga está en marcha');
});

test('a form with changes asks before it closes; one without does not', async () => {
  const { send, state, context } = await loaded();
  const isOpen = () => state().hasTag('formOpen');
  send({ type: 'creation.asked', values: { nombre: 'Ya puesto' } }, { type: 'form.closed' });
  expect(isOpen()).toBe(false);
  send({ type: 'edition.asked', item: cliente(2) });
  send({ type: 'field.typed', field: 'nombre', value: 'Otro' }, { type: 'form.closed' });
  expect([isOpen(), state().hasTag('discarding')]).toEqual([true, true]);
  send({ type: 'form.kept' });
  expect([state().hasTag('discarding'), context().values['nombre']]).toEqual([false, 'Otro']);
  send({ type: 'field.typed', field: 'nombre', value: 'Cliente 2' }, { type: 'form.closed' });
  expect(isOpen()).toBe(false);
  send({ type: 'creation.asked' }, ...filled(), { type: 'form.closed' }, { type: 'form.discarded' });
  expect([isOpen(), context().values]).toEqual([false, {}]);
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

test('a removal that has to be confirmed in writing goes only then, and shows what goes with it', async () => {
  const { actors, calls } = fakeActors();
  const removal = {
    request: () => request(eliminarCliente, { params: { id: 2 } }),
    removed: 'Eliminado.',
    content: () => request(listarClientes, { query: {} }),
    typed: ({ clienteCodigo }: Cliente) => clienteCodigo,
  };
  const screen = createActor(managementMachine.provide({ actors }), { input: { ...input, removal } }).start();
  const shown = () => screen.getSnapshot().context;
  await last(calls.request).resolve(page(1, cliente(2)));
  screen.send({ type: 'removal.asked', item: cliente(2) });
  await last(calls.request).resolve({ ...ok, data: { meses: 24 } });
  expect(shown().removedContent).toEqual({ meses: 24 });
  screen.send({ type: 'removal.confirmed' });
  expect(shown().removalProblem).toBe('Escriba C-2 para confirmar');
  screen.send({ type: 'removal.typed', text: ' C-2 ' });
  expect(shown().removalProblem).toBeNull();
  screen.send({ type: 'removal.confirmed' });
  expect(last(calls.request).input.endpoint.method).toBe('DELETE');
});

const walked = (events: ManagementEvent<Cliente>[], outputs: object[], errors: Error[]) =>
  walk(managementMachine, {
    input: {
      ...input,
      start: { filters: { nombre: 'Cliente 1' }, page: 0 },
      unfiltered: {
        pageSize: 1,
        matches: ({ clienteID }: Cliente) => clienteID === 1,
        list: () => request(listarClientes, { query: {} }),
      },
      removal: { ...input.removal, content: () => request(listarClientes, { query: {} }) },
    },
    events,
    outputs: { request: outputs },
    errors,
    key: ({ context }) => [
      context.removedContent,
      context.edited !== null,
      context.ignoresFilters,
      context.gathered.length > 0,
      context.values['nombre'],
    ],
  });

test('every state is reached and left', () => {
  const pages = [page(1, cliente(1)), page(2, cliente(2))];
  const list = walked([{ type: 'search.submitted' }, { type: 'retry.requested' }], pages, [
    failure(listarClientes, 500),
  ]);
  const removal = walked(
    [{ type: 'removal.asked', item: cliente(1) }, { type: 'removal.confirmed' }, { type: 'removal.closed' }],
    [page(1, cliente(1))],
    [],
  );
  const form = walked(
    [
      { type: 'edition.asked', item: cliente(1) },
      { type: 'field.typed', field: 'nombre', value: 'Otro' },
      { type: 'form.submitted' },
      { type: 'form.closed' },
      { type: 'form.kept' },
      { type: 'form.discarded' },
      { type: 'conflict.mine' },
      { type: 'conflict.theirs' },
      { type: 'conflict.closed' },
    ],
    [page(1, cliente(1))],
    [stale(cliente(1))],
  );
  const missed = (of: (walk: typeof list) => readonly string[]) =>
    of(list).filter((state) => of(removal).includes(state) && of(form).includes(state));
  expect(missed(({ unreached }) => unreached)).toEqual([]);
  for (const { stuck } of [list, removal, form])
    expect(
      stuck.filter((state) => /(loading|asking|removing|saving|editing|discarding|conflicting)/.test(state)),
    ).toEqual([]);
});
