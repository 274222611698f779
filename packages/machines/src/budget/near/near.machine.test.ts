import { describe, expect, test } from 'vitest';
import { budgetWorld, cur, fila, sop, venta } from '../../test/budget-world.ts';
import { last, ok } from '../../test/fakes.ts';

describe('the pairs beside the chosen one', () => {
  const asked = (calls: ReturnType<typeof budgetWorld>['calls']) =>
    calls.listarVentas.map(({ input }) => input.query.productoID);
  const changed = (id: number) => ({ ...ok, data: [venta(5, { ventaID: 50, volumenTon: id })] });

  async function beside() {
    const world = budgetWorld();
    await world.open([fila(1), fila(2), fila(3), fila(4)]);
    await world.choose(2);
    return world;
  }

  test('have their months before they are asked for, and these are read again all the same', async () => {
    const { calls, clock, choose, months, rows, sheet } = await beside();
    clock.increment(400);
    await last(calls.listarVentas).resolve(changed(3));
    await last(calls.listarVentas).resolve(changed(1));
    expect(asked(calls)).toEqual([302, 303, 301]);
    rows.send({ type: 'row.chosen', clienteProductoPeriodoID: 3 });
    expect(sheet.getSnapshot().hasTag('loaded')).toBe(true);
    expect(months().map(({ venta }) => venta.volumenTon)).toEqual([3]);
    expect(asked(calls)).toEqual([302, 303, 301, 303]);
    await last(calls.listarVentas).resolve(changed(33));
    expect(months().map(({ venta }) => venta.volumenTon)).toEqual([33]);
    await choose(2);
    expect(months()).toHaveLength(12);
  });

  test('have the months that they are compared with as well, of the reference that is chosen', async () => {
    const { calls, clock, months, rows, send, sheet } = await beside();
    send({ type: 'reference.chosen', periodoID: cur.periodoID });
    await last(calls.listarVentas).resolve({ ...ok, data: [] });
    clock.increment(400);
    await last(calls.listarVentas).resolve(changed(3));
    expect(last(calls.listarVentas).input).toEqual({
      query: { periodoID: cur.periodoID, clienteID: 203, productoID: 303 },
    });
    await last(calls.listarVentas).resolve(changed(2));
    const compared = () =>
      months().map(({ venta, referencia }) => [venta.volumenTon, referencia?.volumenTon]);

    rows.send({ type: 'row.chosen', clienteProductoPeriodoID: 3 });

    expect(compared()).toEqual([[3, 2]]);
    expect(sheet.getSnapshot().hasTag('reference loading')).toBe(false);
    await last(calls.listarVentas).resolve(changed(22));
    expect(compared()).toEqual([[3, 22]]);
  });

  test('are not compared with a reference that is chosen no more, nor with what its figures were before', async () => {
    const { calls, clock, months, rows, send } = await beside();
    const references = () => months().map(({ referencia }) => referencia?.volumenTon);
    const known = async () => {
      clock.increment(400);
      for (const volume of [3, 2, 1, 0]) await last(calls.listarVentas).resolve(changed(volume));
    };
    send({ type: 'reference.chosen', periodoID: cur.periodoID });
    await last(calls.listarVentas).resolve({ ...ok, data: [] });
    await known();
    send({ type: 'reference.chosen', periodoID: 'CUR-2025' });
    rows.send({ type: 'row.chosen', clienteProductoPeriodoID: 3 });
    expect(references()).toEqual([undefined]);

    await last(calls.listarVentas).resolve(changed(1));
    await known();
    send({ type: 'news.heard', eventos: [{ tipo: 'archivo', periodoID: 'CUR-2025' }] });
    rows.send({ type: 'row.chosen', clienteProductoPeriodoID: 4 });
    expect(references()).toEqual([]);
  });

  test('are asked for no more once another one is chosen, and not before somebody stays', async () => {
    const { calls, clock, rows } = await beside();
    clock.increment(200);
    expect(asked(calls)).toEqual([302]);
    clock.increment(200);
    const [, under] = calls.listarVentas;
    rows.send({ type: 'row.chosen', clienteProductoPeriodoID: 4 });
    expect(under?.isCancelled()).toBe(true);
    expect(asked(calls)).toEqual([302, 303, 304]);
  });

  test('are not shown as they were before something of them was saved', async () => {
    const { calls, clock, outbox, rows, sheet } = await beside();
    clock.increment(400);
    await last(calls.listarVentas).resolve(changed(3));
    outbox.send({
      type: 'changes.queued',
      changes: [
        {
          kind: 'volumenTon',
          ventaID: 50,
          valor: 7,
          periodoID: sop.periodoID,
          clienteProductoPeriodoID: 3,
          names: { nombreCliente: '', nombreProducto: '' },
        },
      ],
    });
    outbox.send({ type: 'flush.requested' });
    await last(calls.sendChange).resolve(ok);
    rows.send({ type: 'row.chosen', clienteProductoPeriodoID: 3 });
    expect(sheet.getSnapshot().hasTag('loading')).toBe(true);
  });
});
