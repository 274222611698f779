import { type Cliente, listarClientes } from '@presupuesto/api-sdk/contract';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { request } from '../request.ts';
import { failure, fakeActors } from '../test/fakes.ts';
import { cliente, input, loaded, managementMachine, page, stale } from '../test/managed-clients.ts';
import { walk } from '../test/walk.ts';
import type { ManagementEvent } from './management.types.ts';

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
