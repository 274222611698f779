import { actualizarCliente, type Cliente, crearCliente } from '@presupuesto/api-sdk/contract';
import { expect, test } from 'vitest';
import { failure, foreign, notOffered, refused } from '../test/fakes.ts';
import { cliente, filled, loaded, page } from '../test/managed-clients.ts';
import { formDraft, isFormDraft } from './form-draft.ts';

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

test('what is read otherwise than typed is shown before it is saved, with what else is wrong said first', async () => {
  const { send, asked, calls, context, state } = await loaded();
  const before = calls.length;
  send({ type: 'creation.asked' }, { type: 'field.typed', field: 'nombre', value: '1.085' });
  send({ type: 'form.submitted' });
  expect(context()).toMatchObject({ values: { nombre: '1.085' }, refusals: 1 });
  send(...filled(), { type: 'field.typed', field: 'nombre', value: '1.085' }, { type: 'form.submitted' });
  expect(context()).toMatchObject({
    values: { nombre: '1085', clienteCodigo: 'C-9' },
    problems: { nombre: 'Leído como 1085' },
    refusals: 2,
  });
  expect(state().hasTag('formOpen')).toBe(true);
  expect(calls).toHaveLength(before);
  send({ type: 'form.submitted' });
  expect(asked()).toEqual(['POST', { body: { clienteCodigo: 'C-9', nombre: '1085', paisID: '4' } }]);
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
  ['what the server has of it', { nombre: 'NUEVO', version: 'v2' }, { nombre: 'NUEVO', version: 'v2' }],
  ['what it was, where the server does not say', null, {}],
])('an edited record shows %s before the list comes again', async (_, data, shown) => {
  const { send, asked, answer, context } = await loaded();
  send({ type: 'edition.asked', item: cliente(2) });
  send({ type: 'field.typed', field: 'nombre', value: 'Nuevo' }, { type: 'form.submitted' });
  await answer({ data });
  expect(asked()[0]).toBe('GET');
  expect(context().items).toEqual([cliente(1), { ...cliente(2), ...shown }]);
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

test.each([failure(actualizarCliente, 'network'), foreign(actualizarCliente, 502)])(
  'a save without an answer may be done: the list is read again behind what was typed: %#',
  async (error) => {
    const { send, fail, asked, answer, context, state, changes } = await loaded();
    send({ type: 'edition.asked', item: cliente(2) });
    send({ type: 'field.typed', field: 'nombre', value: 'Nuevo' }, { type: 'form.submitted' });
    await fail(error);
    expect(asked()[0]).toBe('GET');
    await answer(page(2, cliente(1), cliente(2, 'Nuevo')));
    expect(context()).toMatchObject({
      items: [cliente(1), cliente(2, 'Nuevo')],
      saveProblem: 'Error al guardar el cliente',
      values: { nombre: 'Nuevo' },
    });
    expect(state().hasTag('formOpen')).toBe(true);
    expect(changes()).toBe(1);
  },
);

test('a record that somebody else has deleted goes from the list, while what was typed and the reason stay', async () => {
  const { send, fail, asked, answer, context, state, changes } = await loaded();
  send({ type: 'edition.asked', item: cliente(2) });
  send({ type: 'field.typed', field: 'nombre', value: 'Nuevo' }, { type: 'form.submitted' });
  await fail(refused(actualizarCliente, 'El cliente no existe', 404));
  expect(asked()[0]).toBe('GET');
  await answer(page(1, cliente(1)));
  expect(context()).toMatchObject({
    items: [cliente(1)],
    saveProblem: 'El cliente no existe',
    values: { nombre: 'Nuevo' },
  });
  expect(state().hasTag('formOpen')).toBe(true);
  expect(changes()).toBe(1);
});

test.each([
  refused(actualizarCliente, 'Ya existe un cliente con ese código'),
  notOffered(actualizarCliente),
  foreign(actualizarCliente, 404),
])('another refusal says nothing about what is in the list: %#', async (refusal) => {
  const { send, fail, calls } = await loaded();
  send({ type: 'edition.asked', item: cliente(2) }, { type: 'form.submitted' });
  const before = calls.length;
  await fail(refusal);
  expect(calls).toHaveLength(before);
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
