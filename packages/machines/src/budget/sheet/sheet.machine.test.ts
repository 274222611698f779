import { contract } from '@presupuesto/api-sdk/contract';
import { describe, expect, test } from 'vitest';
import { budgetWorld, cur, fila, sop, venta, year } from '../../test/budget-world.ts';
import { failure, last, ok } from '../../test/fakes.ts';
import { outboxPage } from '../../test/outbox-page.ts';
import { walk } from '../../test/walk.ts';
import { sheetYears } from './months.ts';
import { sheetMachine } from './sheet.machine.ts';
import { shownSheet } from './shown.ts';
import { sheetTotals } from './totals.ts';

const { guardarVolumen, listarVentas } = contract.ventas;
const zeros = year.map(({ mes }) => venta(mes, { volumenTon: 0, precio: 0 }));

async function opened(ventas = year) {
  const world = budgetWorld();
  await world.open();
  await world.choose(1, ventas);
  return { ...world, context: () => world.sheet.getSnapshot().context };
}

describe('showing', () => {
  test('months come in order, and those before the start of the period are not typed in', async () => {
    const { months } = await opened(year.toReversed());
    expect(months().map(({ venta }) => venta.mes)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(months().map(({ isOpen }) => isOpen)).toEqual([false, false, ...Array(10).fill(true)]);
  });

  test('the reference stands beside the same year and month', async () => {
    const { calls, months, send } = await opened();
    send({ type: 'reference.chosen', periodoID: cur.periodoID });
    expect(last(calls.listarVentas).input).toEqual({
      query: {
        periodoID: 'CUR-2026',
        clienteID: 201,
        productoID: 301,
      },
    });
    await last(calls.listarVentas).resolve({
      ...ok,
      data: [venta(4, { volumenTon: 3 }), venta(5, { anio: 2025 })],
    });
    expect(months().map(({ referencia }) => referencia?.volumenTon ?? null)).toEqual([
      null,
      null,
      null,
      3,
      ...Array(8).fill(null),
    ]);
    send({ type: 'reference.chosen', periodoID: null });
    expect(months()[3]?.referencia).toBeNull();
  });

  test('a reference that is refused has failed, and is asked for again', async () => {
    const { calls, months, send, sheet } = await opened();
    send({ type: 'reference.chosen', periodoID: cur.periodoID });
    await last(calls.listarVentas).resolve({ status: 400, message: 'El período no existe' });
    expect(sheet.getSnapshot().matches({ reference: 'failed', budget: 'loaded' })).toBe(true);
    sheet.send({ type: 'retry.requested' });
    await last(calls.listarVentas).resolve({ ...ok, data: [venta(4, { volumenTon: 3 })] });
    expect(months()[3]?.referencia?.volumenTon).toBe(3);
  });

  test('a reference that is refused when it is read again stays as it was shown', async () => {
    const { calls, months, send, sheet } = await opened();
    send({ type: 'reference.chosen', periodoID: cur.periodoID });
    await last(calls.listarVentas).resolve({ ...ok, data: [venta(4, { volumenTon: 3 })] });
    sheet.send({ type: 'network.returned' });
    for (const call of calls.listarVentas.slice(-2)) await call.resolve({ status: 400, message: 'No' });
    expect(months()[3]?.referencia?.volumenTon).toBe(3);
    expect(months()).toHaveLength(12);
  });

  test('the Año filter offers the years of the data and narrows the months, not the totals', async () => {
    const { sheet, months, context } = await opened([venta(12), venta(1, { ventaID: 99, anio: 2027 })]);
    const all = sheetTotals(context());
    expect(sheetYears(context())).toEqual([2026, 2027]);
    sheet.send({ type: 'year.chosen', anio: 2027 });
    expect(months().map(({ venta }) => venta.ventaID)).toEqual([99]);
    expect(sheetTotals(context())).toEqual(all);
  });

  test('a failed load says so and can be repeated', async () => {
    const { calls, sheet, rows, months } = await opened();
    rows.send({ type: 'row.chosen', clienteProductoPeriodoID: 2 });
    await last(calls.listarVentas).reject(failure(listarVentas, 500));
    expect(sheet.getSnapshot().context.problem).toBe('Error al cargar las ventas');
    expect(months()).toEqual([]);
    sheet.send({ type: 'retry.requested' });
    await last(calls.listarVentas).resolve({ ...ok, data: year });
    expect(months()).toHaveLength(12);
  });

  test('with no selection everything clears', async () => {
    const { rows, months, context, sheet } = await opened();
    rows.send({ type: 'row.chosen', clienteProductoPeriodoID: null });
    expect(months()).toEqual([]);
    expect(context().resumen).toBeNull();
    expect(sheet.getSnapshot().hasTag('empty')).toBe(true);
  });
});

describe('saving', () => {
  test('a typed value counts at once, and the summary is read again once it is saved', async () => {
    const { type, calls, context, cell } = await opened();
    const summaries = calls.resumenPresupuesto.length;
    type(3, 'volumenTon', 20);
    expect(sheetTotals(context())).toEqual({
      volumenTon: 130,
      precioPromedio: 2,
      ventas: 260_000,
      ventasEUR: 65_000,
    });
    expect(cell(3, 'volumenTon').isPending).toBe(true);
    expect(calls.resumenPresupuesto).toHaveLength(summaries);
    await last(calls.sendChange).resolve(ok);
    expect(cell(3, 'volumenTon').isPending).toBe(false);
    expect(calls.resumenPresupuesto).toHaveLength(summaries + 1);
    expect(sheetTotals(context()).volumenTon).toBe(130);
  });

  test('replicating saves the month and every later one in turn, then reads the summary once', async () => {
    const { calls, cell, volumes, pending } = await opened();
    const summaries = calls.resumenPresupuesto.length;
    cell(10, 'volumenTon').type(7);
    cell(10, 'volumenTon').replicate();
    expect(volumes().slice(8)).toEqual([10, 7, 7, 7]);
    expect(cell(12, 'volumenTon').isPending).toBe(true);
    for (const mes of [10, 11, 12]) {
      expect(calls.resumenPresupuesto).toHaveLength(summaries);
      expect(last(calls.sendChange).input.change).toMatchObject({ ventaID: mes, valor: 7 });
      await last(calls.sendChange).resolve(ok);
    }
    expect(calls.sendChange).toHaveLength(3);
    expect(calls.resumenPresupuesto).toHaveLength(summaries + 1);
    expect(pending()).toEqual({});
  });

  test('a replicate whose last month is refused shows the totals of those that were saved', async () => {
    const { calls, cell } = await opened();
    const summaries = calls.resumenPresupuesto.length;
    cell(11, 'volumenTon').type(7);
    cell(11, 'volumenTon').replicate();
    await last(calls.sendChange).resolve(ok);
    await last(calls.sendChange).resolve({ status: 400, message: 'El período está cerrado' });
    expect(calls.resumenPresupuesto).toHaveLength(summaries + 1);
  });

  test('what the server refuses goes back to the last good value, and nothing is shown', async () => {
    const { type, calls, volumes, context } = await opened();
    type(3, 'volumenTon', 20);
    await last(calls.sendChange).resolve({ status: 400, message: 'El período está cerrado' });
    expect(volumes()[2]).toBe(10);
    expect(context().problem).toBeNull();
  });

  test("the pair's first value reveals its rate only on the server, so the months are read again", async () => {
    const { type, calls, context, cell } = await opened(zeros);
    type(3, 'volumenTon', 20);
    await last(calls.sendChange).resolve(ok);
    const reads = calls.listarVentas.length;
    type(3, 'precio', 2);
    expect(sheetTotals(context()).ventasEUR).toBeNull();
    await last(calls.sendChange).resolve(ok);
    expect(calls.listarVentas).toHaveLength(reads + 1);
    cell(4, 'precio').type(3);
    await last(calls.listarVentas).resolve({
      ...ok,
      data: zeros.map((month) => (month.mes === 3 ? venta(3, { volumenTon: 20 }) : month)),
    });
    expect(sheetTotals(context()).ventasEUR).toBe(10_000);
    expect(cell(4, 'precio').draft).toBe(3);
  });
});

describe('nothing is lost', () => {
  test('a pair shown again carries its unsaved values, not what the server still holds', async () => {
    const { type, choose, calls, volumes, cell } = await opened();
    type(3, 'volumenTon', 20);
    await last(calls.sendChange).reject(failure(guardarVolumen, 'network'));
    await choose(2, [venta(3, { ventaID: 50 })]);
    expect(volumes()).toEqual([10]);
    await choose(1);
    expect(volumes()[2]).toBe(20);
    expect(cell(3, 'volumenTon').isPending).toBe(true);
  });

  test('what waits is sent when another pair is chosen, and confirmed without touching that pair', async () => {
    const { type, choose, calls, volumes, device } = await opened();
    type(3, 'volumenTon', 20);
    await last(calls.sendChange).reject(failure(guardarVolumen, 503));
    await choose(2, [venta(3, { ventaID: 50 })]);
    expect(calls.sendChange).toHaveLength(2);
    await last(calls.sendChange).resolve(ok);
    expect(device.keptOf('ana')).toEqual([]);
    expect(volumes()).toEqual([10]);
  });

  test('a good value still being typed is saved when another pair is chosen', async () => {
    const { cell, choose, calls } = await opened();
    cell(3, 'volumenTon').type(20);
    cell(4, 'precio').type(null);
    await choose(2);
    expect(calls.sendChange.map(({ input }) => input.change)).toEqual([
      {
        kind: 'volumenTon',
        ventaID: 3,
        valor: 20,
        visto: 10,
        clienteProductoID: 101,
        periodoID: 'SOP03-2026',
        clienteProductoPeriodoID: 1,
        names: { nombreCliente: 'Cliente 1', nombreProducto: 'Producto 1', anio: 2026, mes: 3 },
      },
    ]);
  });

  test('months read before a save was confirmed are read again', async () => {
    const { type, calls, rows, volumes } = await opened();
    type(3, 'volumenTon', 20);
    rows.send({ type: 'row.chosen', clienteProductoPeriodoID: 2 });
    rows.send({ type: 'row.chosen', clienteProductoPeriodoID: 1 });
    const older = last(calls.listarVentas);
    await last(calls.sendChange).resolve(ok);
    await older.resolve({ ...ok, data: year });
    await last(calls.listarVentas).resolve({
      ...ok,
      data: year.map((month) => (month.mes === 3 ? venta(3, { volumenTon: 20 }) : month)),
    });
    expect(volumes()[2]).toBe(20);
  });

  test('20 cells typed offline, another pair, a reload of the page: all are saved when the network is back', async () => {
    const before = await opened();
    for (let mes = 3; mes <= 12; mes += 1) {
      before.type(mes, 'volumenTon', mes + 100);
      before.type(mes, 'precio', mes + 0.5);
    }
    for (const call of before.calls.sendChange) await call.reject(failure(guardarVolumen, 'network'));
    await before.choose(2, []);
    before.page.stop();
    before.outbox.stop();

    const after = budgetWorld(before.device);
    await after.open();
    await after.choose(1);
    expect(after.volumes()).toEqual([10, 10, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112]);
    for (let turn = 0; turn < 20; turn += 1) {
      await last(after.calls.sendChange).reject(failure(guardarVolumen, 'network'));
    }
    const offline = after.calls.sendChange.length;
    after.outbox.send({ type: 'network.returned' });
    for (const call of after.calls.sendChange.slice(offline)) await call.resolve(ok);
    expect(after.calls.sendChange.length - offline).toBe(20);
    expect(after.device.keptOf('ana')).toEqual([]);
    expect(after.pending()).toEqual({});
    expect(after.volumes()).toEqual([10, 10, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112]);
  });
});

describe('when the network returns', () => {
  test('the months are read again, under what is being typed and what still waits', async () => {
    const world = await opened();
    const { sheet, calls, cell, type } = world;
    type(4, 'volumenTon', 44);
    cell(5, 'volumenTon').type(5);
    sheet.send({ type: 'network.returned' });
    const fresh = year.map(({ mes }) => venta(mes, { volumenTon: 90 + mes }));
    await calls.listarVentas.at(-1)?.resolve({ ...ok, data: fresh });
    const shown = [3, 4, 5].map((mes) => cell(mes, 'volumenTon'));
    expect(shown.map(({ valor, draft }) => [valor, draft])).toEqual([
      [93, undefined],
      [44, undefined],
      [95, 5],
    ]);
    type(3, 'volumenTon', 33);
    expect(world.pending()).toEqual({ 'volumenTon:3': 33, 'volumenTon:4': 44 });
  });

  test('months that are read again and say the same have nothing drawn again', async () => {
    const { calls, sheet } = await opened();
    const shown = () => Object.entries(shownSheet(sheet.getSnapshot().context));
    const before = new Map(shown());
    sheet.send({ type: 'page.returned' });
    await last(calls.listarVentas).resolve({ ...ok, data: year.map((month) => ({ ...month })) });
    expect(shown().filter(([name, value]) => before.get(name) !== value)).toEqual([]);
  });

  test('what failed is asked for again', async () => {
    const world = budgetWorld();
    await world.open();
    world.rows.send({ type: 'row.chosen', clienteProductoPeriodoID: 1 });
    await last(world.calls.listarVentas).reject(failure(listarVentas, 'network'));
    world.sheet.send({ type: 'network.returned' });
    await last(world.calls.listarVentas).resolve({ ...ok, data: year });
    expect(world.sheet.getSnapshot().hasTag('loaded')).toBe(true);
  });
});

test('every state is reached and left', () => {
  const { outbox } = outboxPage();
  const { clienteProductoID, clienteID, productoID } = fila(1);
  const pair = { periodoID: sop.periodoID, clienteProductoID, clienteID, productoID };
  outbox.send({ type: 'changes.queued', changes: [{ kind: 'restoration', ...pair }] });
  const change = {
    kind: 'volumenTon',
    ventaID: 3,
    valor: 1,
    periodoID: sop.periodoID,
    clienteProductoPeriodoID: 1,
  };
  const hidden = [venta(3, { valorEUR: null }), venta(4, { volumenTon: 0, valorEUR: 0 })];
  const result = walk(sheetMachine, {
    input: { outbox },
    events: [
      { type: 'pair.chosen', pair: { periodo: sop, fila: fila(1) } },
      { type: 'pair.chosen', pair: { periodo: sop, fila: fila(1) }, ventas: hidden, referencia: [] },
      { type: 'pair.chosen', pair: null },
      { type: 'drafts.dropped' },
      { type: 'reference.chosen', periodoID: 'CUR-2026' },
      { type: 'retry.requested' },
      { type: 'network.returned' },
      { type: 'change.confirmed', change, busy: false },
      {
        type: 'block.pasted',
        pasting: { values: [{ ventaID: 3, field: 'precio', valor: 1 }], skipped: 0 },
      },
      { type: 'edit.undone' },
      { type: 'edit.redone' },
      {
        type: 'figure.heard',
        clienteProductoPeriodoID: 1,
        ventaID: 3,
        field: 'volumenTon',
        valor: 99,
      },
      { type: 'figures.changed', keys: ['volumenTon:3'] },
      { type: 'reference.outdated' },
    ],
    outputs: { listarVentas: [{ ...ok, data: hidden }], resumenPresupuesto: [ok] },
    errors: [failure(listarVentas, 500), failure(listarVentas, 404)],
    key: ({ context }) => [context.pair, context.referenteID],
  });
  expect(result).toEqual({ unreached: [], stuck: [] });
});

test('what is being typed when the page goes away is kept like what was left; what is no figure is not', async () => {
  const { choose, cell, sheet, pending, device, open } = budgetWorld();
  await open();
  await choose(1);
  cell(3, 'volumenTon').type(40);
  cell(4, 'precio').type(null);
  sheet.send({ type: 'cells.left' });
  expect(pending()).toEqual({ 'volumenTon:3': 40 });
  expect(device.keptOf('ana')).toMatchObject([{ kind: 'volumenTon', ventaID: 3, valor: 40 }]);
});
