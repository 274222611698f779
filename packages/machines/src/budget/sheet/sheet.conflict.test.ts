import { expect, test } from 'vitest';
import { budgetWorld, sop, venta, year } from '../../test/budget-world.ts';
import { conflictFailure, last, ok, settled } from '../../test/fakes.ts';

const serverHas = (values: Readonly<Record<number, number>>) => ({
  ...ok,
  data: year.map(({ mes }) => venta(mes, { volumenTon: values[mes] ?? 10 })),
});

async function opened() {
  const world = budgetWorld();
  await world.open();
  await world.choose(1);
  return world;
}

/** May holds 48 typed here and 40 saved by luis; 10 stood there before. */
async function inConflict() {
  const world = await opened();
  world.type(5, 'volumenTon', 48);
  await last(world.calls.sendChange).reject(conflictFailure(40));
  await last(world.calls.listarVentas).resolve(serverHas({ 5: 40 }));
  return world;
}

const shown = ({ cell }: Awaited<ReturnType<typeof opened>>) => cell(5, 'volumenTon').valor;

test('a figure is sent with what stood in its cell when its author began to type', async () => {
  const world = await opened();
  world.cell(5, 'volumenTon').type(4);
  world.page.send({ type: 'page.returned' });
  await last(world.calls.listarVentas).resolve(serverHas({ 5: 20 }));
  world.cell(5, 'volumenTon').type(48);
  world.cell(5, 'volumenTon').leave();
  expect(last(world.calls.sendChange).input.change).toMatchObject({ valor: 48, visto: 10 });
  await last(world.calls.sendChange).resolve(ok);
  world.type(5, 'volumenTon', 50);
  expect(last(world.calls.sendChange).input.change).toMatchObject({ valor: 50, visto: 48 });
});

test('a figure typed over an own one that is saved meanwhile has seen that one', async () => {
  const world = await opened();
  world.type(5, 'volumenTon', 48);
  world.cell(5, 'volumenTon').type(50);
  await last(world.calls.sendChange).resolve(ok);
  world.cell(5, 'volumenTon').leave();
  expect(last(world.calls.sendChange).input.change).toMatchObject({ valor: 50, visto: 48 });
});

test('what was seen is forgotten where the cell is restored', async () => {
  const world = await opened();
  world.cell(5, 'volumenTon').type(4);
  world.cell(5, 'volumenTon').restore();
  world.page.send({ type: 'page.returned' });
  await last(world.calls.listarVentas).resolve(serverHas({ 5: 20 }));
  world.type(5, 'volumenTon', 48);
  expect(last(world.calls.sendChange).input.change).toMatchObject({ valor: 48, visto: 20 });
});

test('the own figure stays in the cell, over the other one', async () => {
  const world = await inConflict();
  expect(shown(world)).toBe(48);
  expect(world.sheet.getSnapshot().context.ventas[4]?.volumenTon).toBe(40);
});

test('an answer from before the conflict is not taken for what the server holds now', async () => {
  const world = await opened();
  world.type(5, 'volumenTon', 48);
  world.page.send({ type: 'page.returned' });
  const older = last(world.calls.listarVentas);
  await last(world.calls.sendChange).reject(conflictFailure(40));
  expect(older.isCancelled()).toBe(true);
});

test('leaving the other figure shows it, and there is nothing to take back', async () => {
  const world = await inConflict();
  world.outbox.send({ type: 'conflict.left', key: 'volumenTon:5' });
  expect(shown(world)).toBe(40);
  expect(world.history.getSnapshot().context.past).toEqual([]);
});

test('taking the edit back leads to the other figure: nothing of it is sent', async () => {
  const world = await inConflict();
  world.history.send({ type: 'edit.undone' });
  await settled();
  expect(shown(world)).toBe(40);
  expect(world.pending()).toEqual({});
  expect(world.calls.sendChange).toHaveLength(1);
  world.history.send({ type: 'edit.redone' });
  expect(last(world.calls.sendChange).input.change).toMatchObject({ valor: 48, visto: 40 });
});

test('putting the own figure can be taken back', async () => {
  const world = await inConflict();
  world.outbox.send({ type: 'conflict.put', key: 'volumenTon:5' });
  await last(world.calls.sendChange).resolve(ok);
  world.history.send({ type: 'edit.undone' });
  expect(last(world.calls.sendChange).input.change).toMatchObject({ valor: 40, visto: 48 });
});

test('the server’s own change to the same figure ends it', async () => {
  const world = await inConflict();
  world.page.send({ type: 'page.returned' });
  await last(world.calls.listarVentas).resolve(serverHas({ 5: 48 }));
  expect(world.pending()).toEqual({});
  expect(world.cell(5, 'volumenTon')).toMatchObject({ valor: 48, isPending: false });
});

test('approving waits for the decision', async () => {
  const world = await inConflict();
  world.approval.send({ type: 'approval.asked', periodo: sop, referenteID: null });
  await last(world.calls.loadWholeBudget).resolve([]);
  world.approval.send({ type: 'approval.confirmed' });
  expect(world.calls.aprobarPresupuesto).toHaveLength(0);
  world.outbox.send({ type: 'conflict.left', key: 'volumenTon:5' });
  world.approval.send({ type: 'approval.confirmed' });
  expect(world.calls.aprobarPresupuesto).toHaveLength(1);
});
