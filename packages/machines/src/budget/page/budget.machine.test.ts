import { contract } from '@presupuesto/api-sdk/contract';
import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { outboxMachine } from '../../outbox/outbox.machine.ts';
import { budgetWorld, cur, fila, sop } from '../../test/budget-world.ts';
import { failure, last, ok } from '../../test/fakes.ts';
import { walk } from '../../test/walk.ts';
import { removalMachine } from '../removal/removal.machine.ts';
import { completion, visibleRows } from '../rows/visible-rows.ts';
import { budgetMachine } from './budget.machine.ts';
import { NO_CHOICE } from './choice.ts';

async function opened() {
  const world = budgetWorld();
  await world.open();
  return {
    ...world,
    context: () => world.page.getSnapshot().context,
    listed: () => visibleRows(world.rows.getSnapshot().context).map((row) => row.clienteProductoPeriodoID),
  };
}

test('offers the budgetable periods and the references, and starts without a choice', async () => {
  const { calls, page, rows } = budgetWorld();
  expect(page.getSnapshot().hasTag('loading')).toBe(true);
  await last(calls.listarPresupuestables).resolve({ ...ok, data: [sop] });
  await last(calls.listarReferentes).resolve({ ...ok, data: [cur] });
  const { periodos, referentes, periodoID } = page.getSnapshot().context;
  expect([periodos, referentes, periodoID]).toEqual([[sop], [cur], null]);
  expect(rows.getSnapshot().hasTag('empty')).toBe(true);
});

test('each list that fails says so and is asked for again', async () => {
  const { calls, page } = budgetWorld();
  await last(calls.listarPresupuestables).reject(failure(contract.periodos.listarPresupuestables, 500));
  await last(calls.listarReferentes).reject(failure(contract.periodos.listarReferentes, 500));
  const { problem, referencesProblem } = page.getSnapshot().context;
  expect(problem).toBe('Error al cargar los períodos. Por favor, intente nuevamente.');
  expect(referencesProblem).toBe('Error al cargar los períodos referentes.');
  page.send({ type: 'retry.requested' });
  expect([calls.listarPresupuestables.length, calls.listarReferentes.length]).toEqual([2, 2]);
  expect(page.getSnapshot().context.problem).toBeNull();
});

test('choosing a row shows its months; another period clears them', async () => {
  const { choose, months, send, calls } = await opened();
  await choose(2);
  expect(last(calls.listarVentas).input).toEqual({
    query: {
      periodoID: sop.periodoID,
      clienteID: 202,
      productoID: 302,
    },
  });
  expect(months()).toHaveLength(12);
  send({ type: 'period.chosen', periodoID: null });
  expect(months()).toEqual([]);
});

test('a saved value marks its row as budgeted and completes the bar', async () => {
  const { choose, type, rows, answerAll } = await opened();
  await choose(1);
  type(3, 'volumenTon', 20);
  expect(completion(rows.getSnapshot().context)).toBe(0);
  await answerAll();
  expect(completion(rows.getSnapshot().context)).toBe(50);
});

test('an approval loads rows and summary again', async () => {
  const { choose, approval, calls } = await opened();
  await choose(1);
  const before = [calls.listarClientesProductos.length, calls.resumenPresupuesto.length];
  approval.send({ type: 'approval.asked', periodo: sop, referenteID: null });
  await last(calls.loadWholeBudget).resolve([]);
  approval.send({ type: 'approval.confirmed' });
  await last(calls.aprobarPresupuesto).resolve(ok);
  expect([calls.listarClientesProductos.length, calls.resumenPresupuesto.length]).toEqual(
    before.map((count) => count + 1),
  );
});

test('a removed pair leaves list and detail at once, and the list is read again when the server knows', async () => {
  const { choose, removal, listed, months, calls } = await opened();
  await choose(1);
  removal.send({ type: 'removal.asked', fila: fila(1) });
  removal.send({ type: 'removal.closed' });
  expect(listed()).toEqual([1, 2]);
  removal.send({ type: 'removal.asked', fila: fila(1) });
  removal.send({ type: 'removal.confirmed' });
  expect(removal.getSnapshot().hasTag('open')).toBe(false);
  expect([listed(), months()]).toEqual([[2], []]);
  const loads = calls.listarClientesProductos.length;
  await last(calls.sendChange).resolve(ok);
  expect(calls.listarClientesProductos).toHaveLength(loads + 1);
});

test('a removal that fails is shown to nobody, repeated, and outlives a reload of the page', async () => {
  const { removal, listed, calls, page, outbox, device } = await opened();
  removal.send({ type: 'removal.asked', fila: fila(1) });
  removal.send({ type: 'removal.confirmed' });
  await last(calls.sendChange).reject(failure(contract.clientesProductos.eliminarClienteProducto, 500));
  expect(listed()).toEqual([2]);
  page.stop();
  outbox.stop();
  const after = budgetWorld(device);
  await after.open();
  expect(visibleRows(after.rows.getSnapshot().context)).toHaveLength(1);
  await last(after.calls.sendChange).resolve(ok);
  expect(device.keptOf('ana')).toEqual([]);
});

test('a removal that the server refuses brings the pair back', async () => {
  const { removal, listed, calls } = await opened();
  removal.send({ type: 'removal.asked', fila: fila(1) });
  removal.send({ type: 'removal.confirmed' });
  await last(calls.sendChange).resolve({ status: 400, message: 'El período está cerrado' });
  expect(listed()).toEqual([1, 2]);
});

test('5 000 pairs are listed and filtered', async () => {
  const world = budgetWorld();
  await world.open(Array.from({ length: 5_000 }, (_, n) => fila(n + 1)));
  world.rows.send({ type: 'search.typed', text: 'cliente 4999' });
  expect(visibleRows(world.rows.getSnapshot().context)).toHaveLength(1);
});

test('every state of the removal is reached and left; the page rests only when both lists are there', () => {
  const events = [
    { type: 'removal.asked', fila: fila(1) },
    { type: 'removal.confirmed' },
    { type: 'removal.closed' },
  ];
  expect(walk(removalMachine, { events })).toEqual({ unreached: [], stuck: [] });
  const result = walk(budgetMachine, {
    input: { outbox: createActor(outboxMachine) },
    events: [
      { type: 'retry.requested' },
      { type: 'periods.outdated' },
      { type: 'choice.shown', choice: NO_CHOICE },
      { type: 'comparison.chosen', yearBefore: true },
    ],
    outputs: {
      listarPresupuestables: [ok],
      listarReferentes: [ok],
      readPreference: [undefined, { periodoID: sop.periodoID }],
      keepPreference: [undefined],
    },
    errors: [failure(contract.periodos.listarReferentes, 500)],
  });
  expect(result).toEqual({
    unreached: [],
    stuck: ['budget.awaited.shown'],
  });
});

describe('a choice that was there before', () => {
  const choice = {
    ...NO_CHOICE,
    periodoID: sop.periodoID,
    referenteID: cur.periodoID,
    anio: 2026,
    clienteProductoID: 102,
  };

  test('is made again as soon as it is there to be chosen', async () => {
    const { calls, page, rows, sheet } = budgetWorld(undefined, choice);
    await last(calls.listarReferentes).resolve({ ...ok, data: [cur] });
    await last(calls.listarPresupuestables).resolve({ ...ok, data: [sop] });
    await last(calls.listarClientesProductos).resolve({ ...ok, data: [fila(1), fila(2)] });
    await last(calls.listarVentas).resolve({ ...ok, data: [] });
    const { periodoID, referenteID } = page.getSnapshot().context;
    expect([periodoID, referenteID]).toEqual([sop.periodoID, cur.periodoID]);
    expect(rows.getSnapshot().context.seleccion).toBe(2);
    expect(sheet.getSnapshot().context.pair?.fila.clienteProductoID).toBe(102);
  });

  test('is let go where it is not offered any more, or something else was chosen meanwhile', async () => {
    const gone = budgetWorld(undefined, { ...choice, periodoID: 'SOP01-2020' });
    await last(gone.calls.listarPresupuestables).resolve({ ...ok, data: [sop] });
    expect(gone.page.getSnapshot().context.periodoID).toBeNull();
    const { calls, rows } = budgetWorld(undefined, choice);
    await last(calls.listarPresupuestables).resolve({ ...ok, data: [sop] });
    rows.send({ type: 'row.chosen', clienteProductoPeriodoID: 1 });
    await last(calls.listarClientesProductos).resolve({ ...ok, data: [fila(1), fila(2)] });
    expect(rows.getSnapshot().context.seleccion).toBe(1);
  });
});

test('the months of the chosen period and of its reference are kept ahead, after the first pair', async () => {
  const { open, choose, send, calls, clock } = budgetWorld();
  await open();
  send({ type: 'reference.chosen', periodoID: cur.periodoID });
  await choose(1);
  expect(calls.keepMonths).toHaveLength(0);
  clock.increment(2_000);
  await last(calls.keepMonths).resolve();
  clock.increment(2_000);
  expect(calls.keepMonths.map(({ input }) => input.periodoID)).toEqual([sop.periodoID, cur.periodoID]);
});
