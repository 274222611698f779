import { actualizarCliente } from '@presupuesto/api-sdk/contract';
import { expect, test } from 'vitest';
import { failure } from '../test/fakes.ts';
import { cliente, loaded, stale } from '../test/managed-clients.ts';

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

test('theirs counts: the form closes without a save, the list shows it and is read again', async () => {
  const { send, fail, asked, context, state } = await loaded();
  send({ type: 'edition.asked', item: cliente(2) });
  send({ type: 'field.typed', field: 'nombre', value: 'Mío' }, { type: 'form.submitted' });
  await fail(stale(cliente(2, 'De Marta')));
  send({ type: 'conflict.theirs' });
  expect(state().hasTag('formOpen')).toBe(false);
  expect(context().items[1]).toMatchObject({ nombre: 'De Marta', version: 'v2' });
  expect(asked()[0]).toBe('GET');
});

test('a 409 that says nothing of the record is a refusal like others', async () => {
  const { send, fail, state, context } = await loaded();
  send({ type: 'edition.asked', item: cliente(2) }, { type: 'form.submitted' });
  await fail(failure(actualizarCliente, 409, 'Otra carga está en marcha'));
  expect(state().hasTag('conflicting')).toBe(false);
  expect(context().saveProblem).toBe('Otra carga está en marcha');
});
