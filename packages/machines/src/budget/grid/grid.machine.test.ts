import { contract } from '@presupuesto/api-sdk/contract';
import { describe, expect, test } from 'vitest';
import { required } from '../../required.ts';
import { cur, sop } from '../../test/budget-world.ts';
import { failure, last, ok, settled } from '../../test/fakes.ts';
import { at, figure, filas, gridWorld, months, more, whole } from '../../test/grid-world.ts';
import type { GridEvent } from './grid.types.ts';
import { groupKey } from './keys.ts';
import { selectedBlock } from './plan.ts';

const TEN = Array(10).fill(10);

describe('what is there', () => {
  test('pairs stand under their clients, with a total of all at the foot', async () => {
    const { plan } = await gridWorld();
    expect(plan().rows.map(({ key }) => key)).toEqual([
      'grupo:Cliente 1',
      'par:101',
      'par:102',
      'grupo:Cliente 2',
      'par:103',
      'par:104',
      'grupo:Cliente 3',
      'par:105',
      'total',
    ]);
  });

  test('months before the period stay folded until they are asked for', async () => {
    const { plan, send } = await gridWorld();
    expect(
      plan()
        .columns.map(({ key }) => key)
        .slice(0, 2),
    ).toEqual(['2026', '2026-03']);
    send({ type: 'history.toggled' });
    expect(plan().columns).toHaveLength(13);
  });

  test('they are there at once where the sheet begins at a cell of them', async () => {
    const inHistory = await gridWorld({ cell: at(2, 1) });
    expect(inHistory.context().hasHistory).toBe(true);
    expect(inHistory.context().selection?.active).toEqual(at(2, 1));
    expect(selectedBlock(inHistory.context())).toMatchObject({ top: 2, left: 1 });
    for (const cell of [at(2, 3), at(2), { row: 'par:102', column: 'x' }]) {
      expect((await gridWorld({ cell })).context().hasHistory).toBe(false);
    }
  });

  test('the first cell is selected once the list shows pairs, and not the total of none', async () => {
    const { rows, answer, context } = await gridWorld({ isRead: false });
    rows.send({ type: 'search.typed', text: 'nada' });
    await answer(sop.periodoID, whole);
    expect(context().selection).toBeNull();
    rows.send({ type: 'search.typed', text: '' });
    expect(context().selection?.active).toEqual({ row: 'grupo:Cliente 1', column: '2026' });
  });

  test('pairs are named by their product, and by their client where products are the groups', async () => {
    const { plan, send } = await gridWorld();
    const names = () => plan().rows.flatMap((row) => (row.kind === 'pair' ? row.name : []));
    expect(names().slice(0, 2)).toEqual(['Producto 1', 'Producto 2']);
    send({ type: 'order.chosen', order: 'producto' });
    expect(names().slice(0, 3)).toEqual(['Cliente 1', 'Cliente 1', 'Cliente 2']);
    send({ type: 'order.chosen', order: 'cliente' });
    expect(names()[0]).toBe('Producto 1');
  });

  test('a search of the list narrows it, a folded group shows its subtotal alone', async () => {
    const { plan, rows, send } = await gridWorld();
    rows.send({ type: 'search.typed', text: 'producto 4' });
    expect(plan().rows.map(({ key }) => key)).toEqual(['grupo:Cliente 2', 'par:104', 'total']);
    rows.send({ type: 'search.typed', text: '' });
    send({ type: 'group.toggled', key: groupKey('Cliente 1') });
    expect(plan().rows).toHaveLength(7);
  });

  test('a pair that is sought is selected in the same column, out of a folded group and through the filters', async () => {
    const { plan, rows, send, select, context } = await gridWorld();
    select({ row: 'par:101', column: '2026-05' });
    send({ type: 'group.toggled', key: groupKey('Cliente 2') });
    send({ type: 'pair.sought', clienteProductoID: 104 });
    expect(context().selection?.active).toEqual({ row: 'par:104', column: '2026-05' });
    expect(plan().rows.map(({ key }) => key)).toContain('par:104');
    rows.send({ type: 'search.typed', text: 'producto 4' });
    send({ type: 'pair.sought', clienteProductoID: 105 });
    expect(plan().rows.map(({ key }) => key)).toContain('par:105');
    expect(rows.getSnapshot().context.search).toBe('');
    send({ type: 'pair.sought', clienteProductoID: 999 });
    expect(context().selection?.active.row).toBe('par:105');
  });

  test('by product, products are the groups; by difference, what differs most comes first', async () => {
    const { plan, send } = await gridWorld({ hasReference: true });
    send({ type: 'order.chosen', order: 'producto' });
    expect(plan().rows[0]?.key).toBe('grupo:Producto 1');
    send({ type: 'order.chosen', order: 'diferencia' });
    expect(
      plan()
        .rows.slice(0, 2)
        .map(({ key }) => key),
    ).toEqual(['grupo:Cliente 1', 'par:101']);
  });

  test('a typed figure leaves every row alone but its pair, its client and the total', async () => {
    const { plan, select, enter } = await gridWorld();
    const before = plan().rows;
    select(at(3, 5));
    enter(figure(7));
    const others = plan().rows.filter((row) => !before.includes(row));
    expect(others.map(({ key }) => key)).toEqual(['grupo:Cliente 2', 'par:103', 'total']);
  });

  test('a budget that cannot be read says so and is asked for again', async () => {
    const { grid, calls, context, send } = await gridWorld({ isRead: false });
    await last(calls.loadWholeBudget).reject(failure(contract.ventas.listarParesPeriodo, 500));
    expect(grid.getSnapshot().hasTag('failed')).toBe(true);
    expect(context().problem).not.toBeNull();
    send({ type: 'retry.requested' });
    expect(calls.loadWholeBudget).toHaveLength(2);
  });
});

describe('a selection whose cell goes away', () => {
  const may = (n: number) => at(n, 5);

  test('goes to the nearest pair that a search finds, in its column, and a figure is written there', async () => {
    const { rows, select, enter, context, volumes } = await gridWorld();
    select(may(2));
    rows.send({ type: 'search.typed', text: 'producto 4' });
    expect(context().selection).toEqual({ active: may(4), head: may(4) });
    enter(figure(44));
    expect(volumes(4)[4]).toBe(44);
    select(may(4));
    rows.send({ type: 'search.typed', text: 'cliente 1' });
    expect(context().selection?.active).toEqual(may(2));
  });

  test('goes to its group where that is folded, and its months to the next one', async () => {
    const { send, select, context } = await gridWorld();
    select(may(3), may(4));
    send({ type: 'group.toggled', key: groupKey('Cliente 2') });
    const ofGroup = { row: groupKey('Cliente 2'), column: '2026-05' };
    expect(context().selection).toEqual({ active: ofGroup, head: ofGroup });
    send({ type: 'history.toggled' });
    select(at(5, 2));
    send({ type: 'history.toggled' });
    expect(context().selection?.active).toEqual(at(5, 3));
    send({ type: 'width.changed', onlyTotals: true });
    expect(context().selection?.active).toEqual(at(5));
  });

  test('takes nothing along of what is being typed, and says so', async () => {
    const { grid, rows, select, send, context, volumes } = await gridWorld();
    select(may(2));
    send({ type: 'entry.begun', text: '3', operation: figure(3), editing: false });
    rows.send({ type: 'removal.queued', clienteProductoID: 102 });
    expect(context().selection?.active).toEqual(may(3));
    expect(context().entry).toBeNull();
    expect(context().said).toEqual({ kind: 'gone', text: '3' });
    expect(grid.getSnapshot().hasTag('typing')).toBe(false);
    send({ type: 'entry.accepted' });
    expect([volumes(1), volumes(2), volumes(3)].flat()).not.toContain(3);
  });

  test('lets the rest of what was being typed go nowhere, until an arrow, Esc or a click', async () => {
    const { rows, select, send, enter, context, volumes } = await gridWorld();
    const type = (text: string, valor: number) =>
      send({ type: 'entry.begun', text, operation: figure(valor), editing: false });
    select(may(2));
    type('1', 1);
    rows.send({ type: 'removal.queued', clienteProductoID: 102 });
    for (const text of ['2', '5']) type(text, Number(text));
    send({ type: 'entry.begun', text: '', operation: null, editing: false });
    send({ type: 'figures.cleared' });
    send({ type: 'block.filled', direction: 'right' });
    send({ type: 'block.pasted', copied: [[{ text: '7', figure: 7, money: false }]] });
    send({ type: 'selection.walked', walk: { by: 'entry', direction: 'down' } });
    send({ type: 'selection.walked', walk: { by: 'step', direction: 'right' }, tab: true });
    expect([volumes(3), context().entry]).toEqual([Array(12).fill(10), null]);
    expect(context().selection?.active).toEqual(may(3));
    expect(context().said).toEqual({ kind: 'gone', text: '1' });

    send({ type: 'selection.walked', walk: { by: 'step', direction: 'down' }, extend: false });
    enter(figure(25));
    expect([volumes(3)[4], volumes(4)[4]]).toEqual([10, 25]);
  });

  test.each<[string, GridEvent]>([
    ['Esc', { type: 'outcome.dismissed' }],
    ['a click', { type: 'cell.chosen', cell: may(3) }],
  ])('takes what is typed again after %s', async (_, event) => {
    const { rows, select, send, enter, volumes } = await gridWorld();
    select(may(2));
    send({ type: 'entry.begun', text: '1', operation: figure(1), editing: false });
    rows.send({ type: 'removal.queued', clienteProductoID: 102 });
    send(event);
    enter(figure(25));
    expect(volumes(3)[4]).toBe(25);
  });

  describe('with a pair that somebody else removes', () => {
    const without = (n: number) => filas.filter((fila) => fila.clienteProductoPeriodoID !== n);
    async function removedElsewhere(n: number) {
      const world = await gridWorld();
      world.select(may(n));
      world.rows.send({ type: 'list.outdated' });
      await last(world.calls.listarClientesProductos).resolve({ ...ok, data: without(n) });
      return world;
    }

    test('names it, and takes no figure in its place until an arrow', async () => {
      const { context, enter, send, volumes } = await removedElsewhere(2);
      const par = { nombreCliente: 'Cliente 1', nombreProducto: 'Producto 2' };
      expect(context().said).toEqual({ kind: 'gone', text: '', par });
      const place = context().selection?.active;
      enter(figure(43));
      expect([context().selection?.active, volumes(3)]).toEqual([place, Array(12).fill(10)]);
      send({ type: 'selection.walked', walk: { by: 'step', direction: 'down' } });
      expect(context().said).toBeNull();
      enter(figure(43));
      expect(volumes(4)[4]).toBe(43);
    });

    test('names it also where the budget without it comes before the list', async () => {
      const { select, send, answer, context, clock } = await gridWorld();
      select(may(2));
      send({ type: 'network.returned' });
      clock.increment(150);
      await answer(
        sop.periodoID,
        whole.filter((pair) => pair.clienteProductoPeriodoID !== 2),
      );
      expect(context().said).toMatchObject({ kind: 'gone', par: { nombreProducto: 'Producto 2' } });
    });

    test('says nothing where the frame is in another row, nor after a removal of one’s own', async () => {
      const { context, select, removal, rows, enter, volumes } = await removedElsewhere(5);
      select(may(3));
      rows.send({ type: 'removal.queued', clienteProductoID: 104 });
      expect(context().said).toBeNull();
      removal.send({ type: 'removal.asked', fila: required(filas[2]) });
      removal.send({ type: 'removal.confirmed' });
      expect([context().said, context().selection?.active]).toEqual([null, may(2)]);
      enter(figure(43));
      expect(volumes(2)[4]).toBe(43);
    });
  });

  test('has what is being typed written first where a phone is turned and totals alone are left', async () => {
    const { grid, select, send, context, volumes } = await gridWorld();
    select(may(2));
    send({ type: 'entry.begun', text: '99', operation: figure(99), editing: true });
    send({ type: 'width.changed', onlyTotals: true });
    expect(volumes(2)[4]).toBe(99);
    expect(context().selection?.active).toEqual(at(2));
    expect([context().entry, context().said]).toEqual([null, null]);
    expect(grid.getSnapshot().hasTag('editing')).toBe(false);
  });

  test('has what is being typed written first where its period is left', async () => {
    const { grid, select, send, rows, outbox } = await gridWorld();
    select(may(2));
    send({ type: 'entry.begun', text: '99', operation: figure(99), editing: false });
    rows.send({ type: 'period.chosen', periodoID: null });
    const changes = Object.values(outbox.getSnapshot().context.entries).map(({ change }) => change);
    expect(changes).toMatchObject([{ kind: 'volumenTon', valor: 99, clienteProductoPeriodoID: 2 }]);
    expect(grid.getSnapshot().hasTag('typing')).toBe(false);
  });

  test('says of what is not understood that it was not written, when a phone is turned', async () => {
    const { select, send, context, volumes } = await gridWorld();
    select(may(2));
    send({ type: 'entry.begun', text: '99x', operation: null, editing: true });
    send({ type: 'width.changed', onlyTotals: true });
    expect(volumes(2)[4]).toBe(10);
    expect(context().said).toEqual({ kind: 'gone', text: '99x' });
  });

  test('stays where it is while nothing is found', async () => {
    const { rows, select, context } = await gridWorld();
    select(may(2));
    rows.send({ type: 'search.typed', text: 'nada' });
    expect(context().selection?.active).toEqual(may(2));
    rows.send({ type: 'search.typed', text: '' });
    expect(context().selection?.active).toEqual(may(2));
  });
});

describe('writing', () => {
  test('a figure goes to its month, and the next cell below is selected', async () => {
    const { select, enter, volumes, context, calls } = await gridWorld();
    select(at(1, 3));
    enter(figure(12.5));
    expect(volumes(1).slice(0, 4)).toEqual([10, 10, 12.5, 10]);
    expect(context().selection?.active).toEqual(at(2, 3));
    await settled();
    expect(last(calls.sendChange).input.change).toMatchObject({ kind: 'volumenTon', valor: 12.5, visto: 10 });
  });

  test('an operation over a selection acts on each cell, as one gesture', async () => {
    const { select, enter, volumes, calls, context } = await gridWorld();
    select(at(1, 3), at(2, 5));
    enter(more(5));
    expect(volumes(1)).toEqual([10, 10, 10.5, 10.5, 10.5, ...Array(7).fill(10)]);
    await settled();
    const { gesto, changes } = last(calls.sendBatch).input;
    expect([gesto.origen, changes.length]).toEqual(['tecleado', 6]);
    expect(context().said).toMatchObject({ kind: 'written', count: 6 });
    expect(context().selection).toEqual({ active: at(1, 3), head: at(2, 5) });
  });

  test('a total is split over its open months, to the kilo, history included in it', async () => {
    const { select, enter, volumes, calls } = await gridWorld();
    select(at(1));
    enter(figure(220));
    expect(volumes(1)).toEqual([10, 10, ...Array(10).fill(20)]);
    await settled();
    expect(last(calls.sendBatch).input.gesto.origen).toBe('reparto');
    select(at(1));
    enter(figure(20.001));
    expect(volumes(1).slice(2)).toEqual([0.001, ...Array(9).fill(0)]);
  });

  test('less than history makes no total', async () => {
    const { select, enter, volumes, context } = await gridWorld();
    select(at(1));
    enter(figure(19));
    expect(volumes(1).slice(2)).toEqual(TEN);
    expect(context().said).toMatchObject({ kind: 'written', count: 0, left: { 'below history': 1 } });
  });

  test('a client’s month is split over its pairs', async () => {
    const { select, enter, volumes } = await gridWorld();
    select({ row: groupKey('Cliente 1'), column: '2026-03' });
    enter(figure(30));
    expect([volumes(1)[2], volumes(2)[2], volumes(3)[2]]).toEqual([15, 15, 10]);
  });

  test('a total of zeros is split by the reference, else evenly', async () => {
    const { select, enter, volumes } = await gridWorld({ hasReference: true });
    select(at(1, 3), at(2, 3));
    enter(figure(0));
    select({ row: groupKey('Cliente 1'), column: '2026-03' });
    enter(figure(50));
    expect([volumes(1)[2], volumes(2)[2]]).toEqual([40, 10]);
  });

  test('the reference is written where there is one, and the rest is counted', async () => {
    const { select, enter, volumes, context } = await gridWorld({ hasReference: true });
    select(at(1, 3), at(3, 3));
    enter(more(10, { kind: 'reference' }));
    expect([volumes(1)[2], volumes(2)[2], volumes(3)[2]]).toEqual([22, 5.5, 10]);
    expect(context().said).toMatchObject({ count: 2, left: { 'no reference': 1 } });
  });

  test.each([
    ['the reference and more', more(5, { kind: 'reference' })],
    ['a growth over it', { kind: 'growth', percent: 5 } as const],
  ])('of a total, %s leaves the months without reference, and they are counted', async (_, operation) => {
    const { send, answer, select, enter, volumes, context } = await gridWorld();
    const known = months(1, { volumenTon: 20 });
    send({ type: 'reference.chosen', periodoID: cur.periodoID });
    await answer(cur.periodoID, [{ ...known, meses: known.meses.slice(0, 9) }]);
    select(at(1));
    enter(operation);
    expect(volumes(1).slice(9)).toEqual([10, 10, 10]);
    expect(context().said).toMatchObject({ count: 7, left: { 'no reference': 3 } });
  });

  test.each([
    ['all', [0, 8, 0, 10]],
    ['row', [4, 5, 0, 10]],
    ['column', [0, 8, 2, 3]],
  ] as const)(
    'widening to %s moves neither the cell that is typed in nor the corner in sight',
    async (to, places) => {
      const { send, select, context } = await gridWorld();
      select(at(3, 4), at(4, 5));
      send({ type: 'selection.widened', to });
      const { top, bottom, left, right } = selectedBlock(context()) ?? {};
      expect([top, bottom, left, right]).toEqual(places);
      expect(context().selection).toMatchObject({ active: at(3, 4), head: at(4, 5) });
    },
  );

  test('rows and then their columns are everything, and Shift takes whole columns along until a plain arrow', async () => {
    const { send, select, context } = await gridWorld();
    const block = () => selectedBlock(context());
    select(at(3, 4));
    send({ type: 'selection.widened', to: 'column' });
    send({ type: 'selection.walked', walk: { by: 'step', direction: 'right' }, extend: true });
    expect(block()).toEqual({ top: 0, bottom: 8, left: 2, right: 3 });
    send({ type: 'selection.widened', to: 'row' });
    expect(block()).toEqual({ top: 0, bottom: 8, left: 0, right: 10 });
    send({ type: 'selection.walked', walk: { by: 'step', direction: 'right' } });
    expect(block()).toEqual({ top: 4, bottom: 4, left: 3, right: 3 });
  });

  test('a selection of subtotals and their pairs changes nothing twice', async () => {
    const { send, enter, volumes } = await gridWorld();
    send({ type: 'selection.widened', to: 'all' });
    enter(more(10));
    expect([1, 2, 3, 4, 5].map((n) => volumes(n)[2])).toEqual(Array(5).fill(11));
  });

  test('prices go to each month of a total', async () => {
    const { send, select, enter, prices } = await gridWorld();
    send({ type: 'view.chosen', view: 'precio' });
    select(at(1));
    enter(more(3));
    expect(prices(1)).toEqual([2, 2, ...Array(10).fill(2.06)]);
  });

  test('sales and history are not typed in', async () => {
    const { send, select, enter, volumes, context } = await gridWorld();
    send({ type: 'history.toggled' });
    select(at(1, 1));
    enter(figure(5));
    expect(context().said).toEqual({ kind: 'read only', why: 'history' });
    send({ type: 'view.chosen', view: 'ventas' });
    select(at(1, 3));
    enter(figure(5));
    expect(context().said).toEqual({ kind: 'read only', why: 'view' });
    expect(volumes(1)).toEqual(Array(12).fill(10));
  });

  test('what is not understood stays in the cell', async () => {
    const { send, select, context, grid } = await gridWorld();
    select(at(1, 3));
    send({ type: 'entry.begun', text: 'abc', operation: null, editing: false });
    send({ type: 'entry.accepted' });
    expect(context().said).toEqual({ kind: 'not understood', text: 'abc' });
    expect(grid.getSnapshot().hasTag('typing')).toBe(true);
    send({ type: 'entry.cancelled' });
    expect(context().entry).toBeNull();
  });

  test('Delete writes zeros', async () => {
    const { send, select, volumes } = await gridWorld();
    select(at(1, 3), at(1, 4));
    send({ type: 'figures.cleared' });
    expect(volumes(1).slice(2, 5)).toEqual([0, 0, 10]);
  });

  test('Enter goes from pair to pair, over the subtotals, and from a subtotal to the next row', async () => {
    const { send, select, context } = await gridWorld();
    const enter = (direction: 'up' | 'down') =>
      send({ type: 'selection.walked', walk: { by: 'entry', direction } });
    select(at(2, 3));
    enter('down');
    expect(context().selection?.active).toEqual(at(3, 3));
    enter('up');
    expect(context().selection?.active).toEqual(at(2, 3));
    send({ type: 'selection.walked', walk: { by: 'step', direction: 'down' } });
    expect(context().selection?.active.row).toBe('grupo:Cliente 2');
    enter('down');
    expect(context().selection?.active).toEqual(at(3, 3));
    select({ row: 'grupo:Cliente 1', column: '2026-03' });
    enter('down');
    expect(context().selection?.active).toEqual(at(1, 3));
  });

  test('Enter from the last pair goes on at the first one of the next month, and never to the total of all', async () => {
    const { send, select, context, enter, volumes, rows } = await gridWorld();
    const press = (direction: 'up' | 'down') => {
      send({ type: 'selection.walked', walk: { by: 'entry', direction } });
      return context().selection?.active;
    };
    select(at(5, 3));
    expect(press('down')).toEqual(at(1, 4));
    select(at(5));
    expect(press('down')).toEqual(at(5));
    select(at(5, 12));
    expect(press('down')).toEqual(at(5, 12));
    send({ type: 'groups.toggled', folded: true });
    select({ row: 'grupo:Cliente 3', column: '2026-05' });
    expect(press('down')).toEqual({ row: 'grupo:Cliente 1', column: '2026-06' });

    rows.send({ type: 'search.typed', text: 'producto 5' });
    send({ type: 'groups.toggled', folded: false });
    select(at(5, 3));
    for (const valor of [21, 22, 23]) enter(figure(valor));
    expect(volumes(5).slice(1, 6)).toEqual([10, 21, 22, 23, 10]);
  });

  test('Mayús+Enter from the first pair goes back to the last one of the month before', async () => {
    const { send, select, context } = await gridWorld();
    const back = () => {
      send({ type: 'selection.walked', walk: { by: 'entry', direction: 'up' } });
      return context().selection?.active;
    };
    select(at(1, 4));
    expect(back()).toEqual(at(5, 3));
    select(at(1, 3));
    expect(back()).toEqual(at(1, 3));
  });

  test('Enter after Tab in the last pair goes back to the cell where Tab was pressed first', async () => {
    const { send, select, context } = await gridWorld();
    select(at(5, 3));
    const tab = { type: 'selection.walked', walk: { by: 'step', direction: 'right' }, tab: true } as const;
    send(tab);
    send(tab);
    send({ type: 'selection.walked', walk: { by: 'entry', direction: 'down' } });
    expect(context().selection?.active).toEqual(at(5, 3));
  });

  test('a block stays selected after Enter, and an arrow leaves it', async () => {
    const { send, select, context } = await gridWorld();
    const walk = { by: 'step', direction: 'down' } as const;
    select(at(1, 3), at(1, 4));
    send({ type: 'entry.begun', text: '1', operation: figure(1), editing: false });
    send({ type: 'entry.accepted', walk });
    expect(context().selection).toEqual({ active: at(1, 3), head: at(1, 4) });
    send({ type: 'entry.begun', text: '1', operation: figure(1), editing: false });
    send({ type: 'entry.accepted', walk, away: true });
    expect(context().selection).toEqual({ active: at(2, 3), head: at(2, 3) });
  });

  test('Enter after Tab goes back under the first cell', async () => {
    const { send, select, context } = await gridWorld();
    select(at(1, 3));
    const tab = { type: 'entry.accepted', walk: { by: 'step', direction: 'right' }, tab: true } as const;
    send({ type: 'entry.begun', text: '1', operation: figure(1), editing: false });
    send(tab);
    send({ type: 'entry.begun', text: '2', operation: figure(2), editing: false });
    send(tab);
    expect(context().selection?.active).toEqual(at(1, 5));
    send({ type: 'selection.walked', walk: { by: 'step', direction: 'down' } });
    expect(context().selection?.active).toEqual(at(2, 3));
  });
});

test('the reference of another year stands beside the same months', async () => {
  const { send, answer, context } = await gridWorld();
  send({ type: 'reference.chosen', periodoID: cur.periodoID });
  await answer(cur.periodoID, [months(1, { anio: 2025, volumenTon: 20 })]);
  expect(context().reference.yearBefore).toBe(true);
});
