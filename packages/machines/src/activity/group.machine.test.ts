import { listarActividad } from '@presupuesto/api-sdk/contract';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { provided } from '../provided.ts';
import { failure, fakeActors, last, ok } from '../test/fakes.ts';
import { noFilters } from './filters.ts';
import { activityGroupMachine } from './group.machine.ts';

const page = (mes: number, siguiente: string | null = null) => ({
  ...ok,
  data: [{ fecha: '2026-11-03T18:00:00Z', clase: 'cifras', accion: 'referente', mes }],
  siguiente,
});

function opened() {
  const { actors, calls } = fakeActors();
  const input = { filters: { ...noFilters, vendedorID: 7 }, grupo: '1c2' };
  const group = createActor(provided(activityGroupMachine, actors), { input }).start();
  const shown = () => group.getSnapshot().context.items.map(({ mes }) => mes);
  return { group, calls, shown };
}

test('asks for the figures of its entry within the filters, and for more of them on demand', async () => {
  const { group, calls, shown } = opened();
  expect(last(calls.listarActividad).input).toMatchObject({ query: { grupo: '1c2', vendedorID: 7 } });
  await last(calls.listarActividad).resolve(page(10, 'x'));
  group.send({ type: 'more.requested' });
  expect(last(calls.listarActividad).input).toMatchObject({ query: { grupo: '1c2', cursor: 'x' } });
  await last(calls.listarActividad).resolve(page(11));
  expect(shown()).toEqual([10, 11]);
  group.send({ type: 'more.requested' });
  expect(calls.listarActividad).toHaveLength(2);
});

test('what does not come says why, and the next try goes on where it was', async () => {
  const { group, calls, shown } = opened();
  await last(calls.listarActividad).resolve(page(10, 'x'));
  group.send({ type: 'more.requested' });
  await last(calls.listarActividad).reject(failure(listarActividad, 500));
  expect(group.getSnapshot().context.problem).toBe('Error al cargar la actividad');
  expect(shown()).toEqual([10]);
  group.send({ type: 'retry.requested' });
  expect(group.getSnapshot().context.problem).toBeNull();
  expect(last(calls.listarActividad).input).toMatchObject({ query: { cursor: 'x' } });
  await last(calls.listarActividad).resolve(page(11));
  expect(shown()).toEqual([10, 11]);
});
