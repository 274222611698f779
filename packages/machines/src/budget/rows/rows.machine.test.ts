import { contract } from '@presupuesto/api-sdk/contract';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { provided } from '../../provided.ts';
import { fila } from '../../test/budget-world.ts';
import { failure, fakeActors, last, ok } from '../../test/fakes.ts';
import { walk } from '../../test/walk.ts';
import { rowsMachine } from './rows.machine.ts';
import { visibleRows } from './visible-rows.ts';

const endpoint = contract.clientesProductos.listarClientesProductos;
const periodoID = 'SOP03-2026';

async function loaded() {
  const { actors, calls } = fakeActors();
  const rows = createActor(provided(rowsMachine, actors)).start();
  rows.send({ type: 'period.chosen', periodoID });
  await last(calls.listarClientesProductos).resolve({ ...ok, data: [fila(1), fila(2)] });
  rows.send({ type: 'row.chosen', clienteProductoPeriodoID: 2 });
  const context = () => rows.getSnapshot().context;
  return {
    rows,
    loads: calls.listarClientesProductos,
    context,
    is: (tag: 'empty' | 'failed') => rows.getSnapshot().hasTag(tag),
  };
}

test('a saved row becomes budgeted where it stands', async () => {
  const { rows, loads, context } = await loaded();
  rows.send({ type: 'rows.budgeted', periodoID, clienteProductoPeriodoIDs: [2] });
  expect(context().filas.map(({ presupuestado }) => presupuestado)).toEqual([false, true]);
  expect(loads).toHaveLength(1);
});

test('a row that is not in memory makes the list load again, unless it is of another period', async () => {
  const { rows, loads } = await loaded();
  rows.send({ type: 'rows.budgeted', periodoID: 'BGT-2027', clienteProductoPeriodoIDs: [9] });
  expect(loads).toHaveLength(1);
  rows.send({ type: 'rows.budgeted', periodoID, clienteProductoPeriodoIDs: [9] });
  expect(loads).toHaveLength(2);
});

test('a list asked for before a save is asked for again', async () => {
  const { rows, loads, context } = await loaded();
  rows.send({ type: 'budget.approved', periodoID });
  rows.send({ type: 'rows.budgeted', periodoID, clienteProductoPeriodoIDs: [1] });
  expect(loads[1]?.isCancelled()).toBe(true);
  await last(loads).resolve({ ...ok, data: [fila(1, { presupuestado: true })] });
  expect(context().filas[0]?.presupuestado).toBe(true);
});

test('a row that is saved while the list is read again stays budgeted, whatever an older answer says', async () => {
  const { rows, loads, context } = await loaded();
  rows.send({ type: 'network.returned' });
  const older = last(loads);
  rows.send({ type: 'rows.budgeted', periodoID, clienteProductoPeriodoIDs: [2] });
  rows.send({ type: 'rows.budgeted', periodoID, clienteProductoPeriodoIDs: [2] });
  await older.resolve({ ...ok, data: [fila(1), fila(2)] });
  expect(context().filas.map(({ presupuestado }) => presupuestado)).toEqual([false, true]);
  expect(loads).toHaveLength(3);
  await last(loads).resolve({ ...ok, data: [fila(1), fila(2, { presupuestado: true })] });
  expect(context().filas.map(({ presupuestado }) => presupuestado)).toEqual([false, true]);
});

test.each(['read again', 'loaded'])('a note that is kept while the list is %s stays', async (how) => {
  const { rows, loads, context } = await loaded();
  if (how === 'loaded') rows.send({ type: 'budget.approved', periodoID });
  else rows.send({ type: 'network.returned' });
  const older = last(loads);
  const nota = { texto: 'Renueva en abril', usuario: 'ana', fecha: '2026-11-03T10:00:00Z' };
  rows.send({ type: 'row.noted', clienteProductoPeriodoID: 2, nota });
  await older.resolve({ ...ok, data: [fila(1), fila(2)] });
  expect(context().filas[1]?.nota).toEqual(nota);
  await last(loads).resolve({ ...ok, data: [fila(1), fila(2, { nota })] });
  expect(context().filas[1]?.nota).toEqual(nota);
});

test('approval loads the list again; it and the selection stay in sight meanwhile', async () => {
  const { rows, loads, context } = await loaded();
  rows.send({ type: 'budget.approved', periodoID });
  expect(context().filas).toHaveLength(2);
  await last(loads).resolve({ ...ok, data: [fila(2, { presupuestado: true })] });
  expect(context().seleccion).toBe(2);
});

test('no period clears the list and the selection', async () => {
  const { rows, context, is } = await loaded();
  rows.send({ type: 'period.chosen', periodoID: null });
  expect([context().filas, context().seleccion, is('empty')]).toEqual([[], null, true]);
});

test('a double click filters by that text and a second one no longer does', async () => {
  const { rows, context } = await loaded();
  rows.send({ type: 'filter.toggled', field: 'nombreCliente', text: 'Cliente 1' });
  expect(visibleRows(context())).toHaveLength(1);
  rows.send({ type: 'filter.toggled', field: 'nombreCliente', text: 'Cliente 1' });
  expect(visibleRows(context())).toHaveLength(2);
});

test('the icon goes from all to budgeted, to not budgeted, and back', async () => {
  const { rows, context } = await loaded();
  const seen = [1, 2, 3].map(() => {
    rows.send({ type: 'budgeted.toggled' });
    return context().presupuestado;
  });
  expect(seen).toEqual(['presupuestados', 'noPresupuestados', 'todos']);
});

test('a failure shows its text until the list is asked for again', async () => {
  const { rows, loads, context, is } = await loaded();
  rows.send({ type: 'period.chosen', periodoID: 'BGT-2027' });
  await last(loads).reject(failure(endpoint, 500));
  expect(context().problem).toBe('Error al cargar los clientes. Intente nuevamente.');
  rows.send({ type: 'retry.requested' });
  expect(is('failed')).toBe(false);
});

test('when the network returns the list is read again, in sight and with its selection', async () => {
  const { rows, loads, context, is } = await loaded();
  rows.send({ type: 'network.returned' });
  expect(context().filas).toHaveLength(2);
  await last(loads).resolve({ ...ok, data: [fila(1), fila(2, { presupuestado: true }), fila(3)] });
  expect(visibleRows(context()).map(({ presupuestado }) => presupuestado)).toEqual([false, true, false]);
  expect(context().seleccion).toBe(2);

  rows.send({ type: 'period.chosen', periodoID });
  await last(loads).reject(failure(endpoint, 'network'));
  expect(is('failed')).toBe(true);
  rows.send({ type: 'network.returned' });
  expect(is('failed')).toBe(false);
});

test('every state is reached and left', () => {
  const result = walk(rowsMachine, {
    events: [
      { type: 'period.chosen', periodoID },
      { type: 'period.chosen', periodoID: null },
      { type: 'budget.approved', periodoID },
      { type: 'retry.requested' },
      { type: 'network.returned' },
    ],
    outputs: {
      listarClientesProductos: [{ ...ok, data: [] }],
    },
    errors: [failure(endpoint, 500)],
    key: ({ context }) => [context.periodoID, context.problem],
  });
  expect(result).toEqual({ unreached: [], stuck: [] });
});
