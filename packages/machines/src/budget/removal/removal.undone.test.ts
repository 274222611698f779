import { contract } from '@presupuesto/api-sdk/contract';
import { expect, test } from 'vitest';
import { budgetWorld, fila, venta } from '../../test/budget-world.ts';
import { failure, last, ok } from '../../test/fakes.ts';
import { visibleRows } from '../rows/visible-rows.ts';

const { clientesProductos, ventas } = contract;

/** Pair 1 was shown and is being removed. */
async function removed() {
  const world = budgetWorld();
  await world.open();
  await world.choose(1);
  world.removal.send({ type: 'removal.asked', fila: fila(1) });
  world.removal.send({ type: 'removal.confirmed' });
  return {
    ...world,
    listed: () => visibleRows(world.rows.getSnapshot().context).map((row) => row.clienteProductoPeriodoID),
    shown: () => world.sheet.getSnapshot().context.pair?.fila.clienteProductoPeriodoID,
    notice: () => world.history.getSnapshot().context.notice,
    undo: () => world.history.send({ type: 'edit.undone' }),
    redo: () => world.history.send({ type: 'edit.redone' }),
    sent: () => world.calls.sendChange.map(({ input }) => input.change.kind),
  };
}

test('a removed pair is said, with the way back', async () => {
  const { notice } = await removed();
  expect(notice()).toEqual({ kind: 'removed', nombreCliente: 'Cliente 1', nombreProducto: 'Producto 1' });
});

test('while the removal waits, taking it back shows the pair at once and replaces it', async () => {
  const { undo, listed, shown, sent, notice, calls, clock } = await removed();
  await last(calls.sendChange).reject(failure(clientesProductos.eliminarClienteProducto, 'network'));
  undo();
  expect([listed(), shown(), notice()]).toEqual([[1, 2], 1, null]);
  clock.increment(60_000);
  expect(sent()).toEqual(['removal', 'restoration']);
  expect(last(calls.sendChange).input.change).toMatchObject({
    clienteProductoID: 101,
    clienteID: 201,
    productoID: 301,
  });
});

test('once the server has removed it, it is assigned again, and list and months are read when it is there', async () => {
  const { undo, listed, shown, months, calls } = await removed();
  await last(calls.sendChange).resolve(ok);
  await last(calls.listarClientesProductos).resolve({ ...ok, data: [fila(2)] });
  undo();
  expect(listed()).toEqual([2]);
  await last(calls.sendChange).resolve(ok);
  await last(calls.listarClientesProductos).resolve({ ...ok, data: [fila(1), fila(2)] });
  expect([listed(), shown()]).toEqual([[1, 2], 1]);
  await last(calls.listarVentas).resolve({ ...ok, data: [] });
  expect(months()).toEqual([]);
});

test('months that are refused while the pair is still away are no failure: they are read when it is back', async () => {
  const { undo, sheet, shown, months, calls } = await removed();
  undo();
  expect(shown()).toBe(1);
  await last(calls.listarVentas).reject(failure(ventas.listarVentas, 404, 'El par no existe'));
  expect([sheet.getSnapshot().hasTag('loading'), sheet.getSnapshot().hasTag('failed')]).toEqual([
    true,
    false,
  ]);
  await last(calls.sendChange).resolve(ok);
  await last(calls.sendChange).resolve(ok);
  await last(calls.listarVentas).resolve({ ...ok, data: [venta(1)] });
  expect(months()).toHaveLength(1);
});

test('months that could not be read before the pair was back are read then', async () => {
  const { undo, sheet, months, calls } = await removed();
  undo();
  await last(calls.listarVentas).reject(failure(ventas.listarVentas, 'network'));
  expect(sheet.getSnapshot().hasTag('failed')).toBe(true);
  await last(calls.sendChange).resolve(ok);
  await last(calls.sendChange).resolve(ok);
  await last(calls.listarVentas).resolve({ ...ok, data: [venta(1)] });
  expect(months()).toHaveLength(1);
});

test('done again, the pair leaves the list again', async () => {
  const { undo, redo, listed, notice, calls } = await removed();
  undo();
  redo();
  expect(listed()).toEqual([2]);
  expect(notice()).toMatchObject({ kind: 'removed' });
  await last(calls.sendChange).resolve(ok);
});

test('a removal that the server refuses is nothing to take back', async () => {
  const { history, listed, notice, calls } = await removed();
  await last(calls.sendChange).resolve({ status: 400, message: 'El período está cerrado' });
  expect([listed(), notice(), history.getSnapshot().context.past]).toEqual([[1, 2], null, []]);
});

test('a pair that cannot come back is said', async () => {
  const { undo, notice, calls } = await removed();
  await last(calls.sendChange).resolve(ok);
  undo();
  await last(calls.sendChange).resolve({ status: 404, message: 'El cliente no existe' });
  expect(notice()).toMatchObject({ kind: 'not returned', nombreCliente: 'Cliente 1' });
});
