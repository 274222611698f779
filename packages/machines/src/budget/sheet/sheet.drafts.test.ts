import { describe, expect, test } from 'vitest';
import { budgetWorld, sop, venta, year } from '../../test/budget-world.ts';
import { last, ok } from '../../test/fakes.ts';
import { savableAmount } from '../cell/amount.ts';
import { shownSheet } from './shown.ts';

async function opened(ventas = year) {
  const world = budgetWorld();
  await world.open();
  await world.choose(1, ventas);
  const { calls, cell } = world;
  return {
    ...world,
    at: () => cell(3, 'volumenTon'),
    sent: () =>
      calls.sendChange.map(({ input: { change } }) => 'valor' in change && [change.ventaID, change.valor]),
  };
}

describe('typing', () => {
  test('a good new value is handed over when the cell is left, and is pending until it is confirmed', async () => {
    const { at, sent, calls } = await opened();
    at().type(7.5);
    expect([at().draft, at().valor, sent()]).toEqual([7.5, 10, []]);
    at().leave();
    expect([at().draft, at().valor, at().isPending, sent()]).toEqual([undefined, 7.5, true, [[3, 7.5]]]);
    await last(calls.sendChange).resolve(ok);
    expect([at().valor, at().isPending]).toEqual([7.5, false]);
  });

  test.each([null, -1, Number.NaN, Number.POSITIVE_INFINITY, 1e9])(
    '%s goes back silently to the last good value',
    async (valor) => {
      const { at, type, sent } = await opened();
      at().type(7);
      type(3, 'volumenTon', valor);
      expect([at().valor, at().isPending, sent()]).toEqual([10, false, []]);
    },
  );

  test('0 is a value, also over a 0: typing it is what makes the row budgeted', async () => {
    const { type, sent } = await opened(year.map(({ mes }) => venta(mes, { volumenTon: 0 })));
    type(3, 'volumenTon', 0);
    expect(sent()).toEqual([[3, 0]]);
  });

  test('changes nothing of what is shown around the cell, so that a key has nothing else drawn', async () => {
    const { at, sheet } = await opened();
    const shown = () => Object.entries(shownSheet(sheet.getSnapshot().context));
    const before = new Map(shown());
    at().type(7);
    at().type(75);
    expect(shown().filter(([name, value]) => before.get(name) !== value)).toEqual([]);
  });

  test('a cell that is left without typing, or after Escape, saves nothing', async () => {
    const { at, sent } = await opened();
    at().leave();
    at().type(9);
    at().restore();
    at().leave();
    expect([at().valor, sent()]).toEqual([10, []]);
  });

  test('leaving a cell leaves no other one', async () => {
    const { at, cell, sent } = await opened();
    cell(4, 'volumenTon').type(4);
    at().type(3);
    at().leave();
    expect([cell(4, 'volumenTon').draft, sent()]).toEqual([4, [[3, 3]]]);
  });

  test('replicating copies what is typed, and the last good value when that is bad', async () => {
    const { at, volumes } = await opened();
    at().type(8);
    at().replicate();
    expect([at().draft, volumes().slice(1, 5)]).toEqual([undefined, [10, 8, 8, 8]]);
    at().type(-3);
    at().replicate();
    expect(volumes().slice(1, 5)).toEqual([10, 8, 8, 8]);
  });
});

describe('what comes from elsewhere leaves a draft alone:', () => {
  test("the server's answer", async () => {
    const { at, type, calls } = await opened();
    type(3, 'volumenTon', 6);
    at().type(7);
    await last(calls.sendChange).resolve(ok);
    expect([at().draft, at().valor, at().isPending]).toEqual([7, 6, false]);
  });

  test('a refusal, and another tab', async () => {
    const { at, type, calls, outbox } = await opened();
    type(3, 'volumenTon', 6);
    at().type(7);
    await last(calls.sendChange).resolve({ status: 400, message: 'no' });
    expect([at().draft, at().valor]).toEqual([7, 10]);
    const { periodoID } = sop;
    const change = {
      kind: 'volumenTon',
      ventaID: 3,
      valor: 60,
      periodoID,
      clienteProductoPeriodoID: 1,
    } as const;
    outbox.send({
      type: 'changes.heard',
      kept: [{ id: 'elsewhere', moment: Date.now() + 60_000, change }],
    });
    expect([at().draft, at().valor, at().isPending]).toEqual([7, 60, true]);
  });

  test("a paste, another cell's replicate, and undo", async () => {
    const { at, cell, sheet, history } = await opened();
    at().type(7);
    const values = [{ ventaID: 3, field: 'volumenTon', valor: 5 }] as const;
    sheet.send({ type: 'block.pasted', pasting: { values, skipped: 0 } });
    expect([at().draft, at().valor]).toEqual([7, 5]);
    history.send({ type: 'edit.undone' });
    expect([at().draft, at().valor]).toEqual([7, 10]);
    cell(4, 'volumenTon').type(44);
    at().replicate();
    expect([cell(4, 'volumenTon').draft, cell(4, 'volumenTon').valor]).toEqual([44, 7]);
  });
});

test('the confirmation of an older value leaves the newer one pending', async () => {
  const { at, type, calls } = await opened();
  type(3, 'volumenTon', 6);
  type(3, 'volumenTon', 7);
  await last(calls.sendChange).resolve(ok);
  expect([at().valor, at().isPending]).toEqual([7, true]);
});

test('of months that are other ones in the server, a draft stays where its month does, and is saved where it is gone', async () => {
  const { at, cell, sheet, calls, sent } = await opened();
  at().type(7);
  cell(4, 'volumenTon').type(44);
  sheet.send({ type: 'page.returned' });
  await last(calls.listarVentas).resolve({ ...ok, data: [venta(4), venta(5, { volumenTon: 50 })] });
  expect(sent()).toEqual([[3, 7]]);
  expect([cell(4, 'volumenTon').draft, cell(5, 'volumenTon').valor]).toEqual([44, 50]);
  cell(4, 'volumenTon').leave();
  await last(calls.sendChange).resolve(ok);
  expect(sent()).toEqual([
    [3, 7],
    [4, 44],
  ]);
});

test('tonnes are kept to the kilo and prices to four decimals', () => {
  expect(savableAmount('volumenTon', 1.23456)).toBe(1.235);
  expect(savableAmount('precio', 1.23456)).toBe(1.2346);
});

test.each([
  ['volumenTon', 12.3455, 12.346],
  ['volumenTon', 1.0005, 1.001],
  ['volumenTon', 10.0025, 10.003],
  ['volumenTon', 12.3454999, 12.345],
  ['volumenTon', 99_999_998.9995, 99_999_999],
  ['volumenTon', 0.0005, 0.001],
  ['volumenTon', 5e-7, 0],
  ['precio', 1.00005, 1.0001],
  ['precio', 4.03555, 4.0356],
] as const)('half of the last decimal of %s goes up as it is typed: %d is %d', (field, typed, saved) => {
  expect(savableAmount(field, typed)).toBe(saved);
});
