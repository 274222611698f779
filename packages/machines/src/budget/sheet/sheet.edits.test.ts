import { contract } from '@presupuesto/api-sdk/contract';
import { describe, expect, test } from 'vitest';
import { budgetWorld, sop, venta, year } from '../../test/budget-world.ts';
import { failure, last, ok } from '../../test/fakes.ts';
import { openYears } from '../edits/distribute-total.ts';
import { pastedValues } from '../edits/paste/paste.ts';

const refusal = { status: 400, message: 'El período está cerrado' };
const EMPTY = year.map(({ mes }) => venta(mes, { volumenTon: 0, precio: 0 }));

const pastedCell = (value: number | string) => ({
  text: String(value),
  figure: typeof value === 'number' ? value : null,
  money: false,
});

async function opened(ventas = year) {
  const world = budgetWorld();
  await world.open();
  await world.choose(1, ventas);
  const context = () => world.sheet.getSnapshot().context;
  return {
    ...world,
    context,
    prices: () => world.months().map(({ venta }) => venta.precio),
    paste: (mes: number, rows: (number | string)[][], field: 'volumenTon' | 'precio' = 'volumenTon') => {
      const block = rows.map((row) => row.map(pastedCell));
      const pasting = pastedValues(world.months(), { ventaID: mes, field }, block);
      world.sheet.send({ type: 'block.pasted', pasting });
    },
    undo: () => world.sheet.send({ type: 'edit.undone' }),
    redo: () => world.sheet.send({ type: 'edit.redone' }),
    replicate: (mes: number, valor: number) => {
      world.cell(mes, 'volumenTon').type(valor);
      world.cell(mes, 'volumenTon').replicate();
    },
    refer: async (reference: typeof year) => {
      world.send({ type: 'reference.chosen', periodoID: 'CUR-2026' });
      await last(world.calls.listarVentas).resolve({ ...ok, data: reference });
    },
    steps: () => [context().history.past.length, context().history.future.length],
    /** Answers what is sent until nothing is. */
    settle: async (answer: (ventaID: number) => typeof ok = () => ok) => {
      for (let at = 0; at < world.calls.sendChange.length; at += 1) {
        const call = world.calls.sendChange[at];
        const change = call?.input.change;
        await call?.resolve(answer(change && 'ventaID' in change ? change.ventaID : 0));
      }
    },
  };
}

describe('pasting', () => {
  test('one column fills the months from the focused one down, in that field', async () => {
    const { paste, volumes, prices, context } = await opened();
    paste(3, [[1.5], [2], [3]]);
    expect(volumes()).toEqual([10, 10, 1.5, 2, 3, ...Array(7).fill(10)]);
    paste(11, [[7], [8.12345]], 'precio');
    expect(prices().slice(9)).toEqual([2, 7, 8.1235]);
    expect(context().outcome).toEqual({
      kind: 'pasted',
      count: 2,
      skipped: 0,
      fields: ['precio'],
      from: { mes: 11, anio: 2026 },
      to: { mes: 12, anio: 2026 },
      months: 2,
    });
  });

  test('two columns are volume and price, and refused on the price', async () => {
    const { paste, volumes, prices, context } = await opened();
    paste(4, [
      [1, 11],
      [2, 12],
    ]);
    expect([volumes().slice(2, 6), prices().slice(2, 6)]).toEqual([
      [10, 1, 2, 10],
      [2, 11, 12, 2],
    ]);
    paste(4, [[5, 6]], 'precio');
    expect([volumes()[3], prices()[3]]).toEqual([1, 11]);
    expect(context().outcome).toEqual({ kind: 'not pasted', refusal: { why: 'two from the price' } });
  });

  test('what goes past the last month, is no number or cannot be saved is skipped; empty cells keep the month', async () => {
    const { paste, volumes, context } = await opened();
    paste(8, [[-1], ['pendiente'], [''], [1e9], [12], [13], ['']]);
    expect(volumes().slice(6)).toEqual([10, 10, 10, 10, 10, 12]);
    expect(context().outcome).toMatchObject({ kind: 'pasted', count: 1, skipped: 4 });
  });

  test('history months are never written, and what lies on them is skipped', async () => {
    const { paste, volumes, context } = await opened();
    paste(1, [[1], [2], [3]]);
    expect(volumes().slice(0, 4)).toEqual([10, 10, 3, 10]);
    expect(context().outcome).toMatchObject({ kind: 'pasted', count: 1, skipped: 2 });
  });

  test('only the months that Año shows are filled', async () => {
    const { paste, sheet, context } = await opened([venta(12), venta(1, { ventaID: 99, anio: 2027 })]);
    sheet.send({ type: 'year.chosen', anio: 2026 });
    paste(12, [[1], [2]]);
    expect(context().typed).toEqual({ 'volumenTon:12': 1 });
    expect(context().outcome).toMatchObject({ kind: 'pasted', count: 1, skipped: 1 });
  });

  test('a month is found by its name, wherever the focus is', async () => {
    const { paste, volumes, prices, steps } = await opened();
    paste(9, [['Abril', 33]]);
    expect([volumes()[3], volumes()[8]]).toEqual([33, 10]);
    paste(3, [['Diciembre', 34]], 'precio');
    expect([prices()[11], volumes()[11], prices()[2]]).toEqual([34, 10, 2]);
    expect(steps()).toEqual([2, 0]);
  });

  test('a row goes across the months and is one step back', async () => {
    const { paste, undo, volumes, prices, steps } = await opened();
    const twelve = Array.from({ length: 10 }, (_, at) => 20 + at);
    paste(3, [twelve, twelve.map((value) => value + 100)]);
    expect([volumes().slice(2), prices()[2], prices()[11]]).toEqual([twelve, 120, 129]);
    expect(steps()).toEqual([1, 0]);
    undo();
    expect([volumes(), prices()[11]]).toEqual([Array(12).fill(10), 2]);
  });

  test('what could mean two things writes nothing, and is no step', async () => {
    const { paste, calls, context, steps } = await opened();
    paste(3, [
      [1, 2, ''],
      [1, 2, 3],
      [7, 8, 9],
    ]);
    expect(calls.sendChange).toEqual([]);
    expect(steps()).toEqual([0, 0]);
    expect(context().outcome).toEqual({ kind: 'not pasted', refusal: { why: 'too wide', columns: 3 } });
  });

  test('values go out one after the other, are pending, and reach the server', async () => {
    const { paste, calls, cell, settle, pending } = await opened();
    paste(3, [[1], [10]]);
    expect(calls.sendChange).toHaveLength(1);
    expect(cell(4, 'volumenTon').isPending).toBe(true);
    await settle();
    expect(calls.sendChange.map(({ input: { change } }) => change)).toMatchObject([
      { kind: 'volumenTon', ventaID: 3, valor: 1, periodoID: sop.periodoID },
      { kind: 'volumenTon', ventaID: 4, valor: 10 },
    ]);
    expect(pending()).toEqual({});
  });
});

describe('undoing and redoing', () => {
  test('a cell goes back and forth through the outbox', async () => {
    const { type, undo, redo, volumes, calls, settle, pending } = await opened();
    type(3, 'volumenTon', 20);
    undo();
    expect(volumes()[2]).toBe(10);
    redo();
    expect(volumes()[2]).toBe(20);
    await settle();
    expect(last(calls.sendChange).input.change).toMatchObject({ ventaID: 3, valor: 20 });
    undo();
    await settle();
    expect(last(calls.sendChange).input.change).toMatchObject({ ventaID: 3, valor: 10 });
    expect(volumes()[2]).toBe(10);
    expect(pending()).toEqual({});
  });

  test('a replicate is one step, a paste of two columns another', async () => {
    const { replicate, paste, undo, redo, volumes, prices, steps, context } = await opened();
    replicate(3, 7);
    paste(5, [
      [1, 11],
      [2, 12],
    ]);
    expect(steps()).toEqual([2, 0]);
    undo();
    expect(context().outcome).toEqual({ kind: 'undone', count: 4 });
    expect([volumes()[4], prices()[4], volumes()[5]]).toEqual([7, 2, 7]);
    undo();
    expect(volumes()).toEqual(Array(12).fill(10));
    redo();
    expect(volumes()).toEqual([10, 10, ...Array(10).fill(7)]);
    redo();
    expect([volumes()[4], prices()[5]]).toEqual([1, 12]);
    expect(steps()).toEqual([2, 0]);
  });

  test('without a step nothing happens', async () => {
    const { undo, redo, calls, context } = await opened();
    undo();
    redo();
    expect(calls.sendChange).toEqual([]);
    expect(context().outcome).toBeNull();
  });

  test('something new is not followed by what was taken back; the same value typed again is nothing new', async () => {
    const { type, undo, redo, volumes, steps } = await opened();
    type(3, 'volumenTon', 20);
    undo();
    type(4, 'volumenTon', 10);
    expect(steps()).toEqual([0, 1]);
    type(4, 'volumenTon', 30);
    expect(steps()).toEqual([1, 0]);
    redo();
    expect(volumes().slice(2, 4)).toEqual([10, 30]);
  });

  test('a value still being typed stays while another is taken back', async () => {
    const { type, cell, undo, volumes } = await opened();
    type(3, 'volumenTon', 20);
    cell(4, 'volumenTon').type(55);
    undo();
    expect(cell(4, 'volumenTon').draft).toBe(55);
    cell(4, 'volumenTon').leave();
    expect(volumes().slice(2, 4)).toEqual([10, 55]);
  });

  test('another pair or period begins anew', async () => {
    const { type, choose, send, steps } = await opened();
    type(3, 'volumenTon', 20);
    await choose(2);
    expect(steps()).toEqual([0, 0]);
    type(3, 'volumenTon', 20);
    send({ type: 'period.chosen', periodoID: null });
    expect(steps()).toEqual([0, 0]);
  });

  test('the reference and Año do not', async () => {
    const { type, refer, sheet, steps } = await opened();
    type(3, 'volumenTon', 20);
    await refer(year);
    sheet.send({ type: 'year.chosen', anio: 2026 });
    expect(steps()).toEqual([1, 0]);
  });

  test('a value waiting to be repeated is replaced by the one it is taken back to', async () => {
    const { type, undo, calls, pending, device } = await opened();
    type(3, 'volumenTon', 20);
    await last(calls.sendChange).reject(failure(contract.ventas.guardarVolumen, 'network'));
    undo();
    expect(pending()).toEqual({ 'volumenTon:3': 10 });
    expect(device.keptOf('ana')).toMatchObject([{ ventaID: 3, valor: 10 }]);
  });
});

describe('a refusal', () => {
  test('of one value of a paste leaves a step of the others', async () => {
    const { paste, settle, undo, volumes, context } = await opened();
    paste(3, [[1], [2], [3]]);
    await settle((ventaID) => (ventaID === 4 ? refusal : ok));
    expect(volumes().slice(2, 5)).toEqual([1, 10, 3]);
    undo();
    expect(context().outcome).toEqual({ kind: 'undone', count: 2 });
    expect(volumes().slice(2, 5)).toEqual([10, 10, 10]);
  });

  test('of a whole edit leaves nothing to take back', async () => {
    const { type, settle, steps } = await opened();
    type(3, 'volumenTon', 20);
    await settle(() => refusal);
    expect(steps()).toEqual([0, 0]);
  });

  test('of what was taken back leaves nothing to do again', async () => {
    const { type, settle, undo, volumes, steps } = await opened();
    type(3, 'volumenTon', 20);
    await settle();
    undo();
    await settle(() => refusal);
    expect(volumes()[2]).toBe(20);
    expect(steps()).toEqual([0, 0]);
  });
});

describe('copying the reference', () => {
  const both = {
    fields: ['volumenTon', 'precio'],
    porcentaje: 0,
    onlyEmpty: true,
    yearBefore: false,
  } as const;
  const reference = year.map(({ mes }) =>
    venta(mes, { ventaID: 500 + mes, volumenTon: 1.001 * mes, precio: 1.1111 }),
  );

  test('fills the empty open months alone, both fields, as one step', async () => {
    const { refer, sheet, volumes, prices, steps, undo, context } = await opened(
      EMPTY.map((month) => (month.mes === 4 ? venta(4, { volumenTon: 9, precio: 0 }) : month)),
    );
    await refer(reference);
    sheet.send({ type: 'reference.copied', options: both });
    expect(volumes().slice(0, 6)).toEqual([0, 0, 3.003, 9, 5.005, 6.006]);
    expect(prices().slice(0, 6)).toEqual([0, 0, 1.1111, 1.1111, 1.1111, 1.1111]);
    expect(context().outcome).toEqual({ kind: 'copied', count: 19, skipped: 0 });
    expect(steps()).toEqual([1, 0]);
    undo();
    expect(volumes().slice(2, 5)).toEqual([0, 9, 0]);
  });

  test('writes over what is there when it shall, one field alone', async () => {
    const { refer, sheet, volumes, prices } = await opened();
    await refer(reference);
    sheet.send({ type: 'reference.copied', options: { ...both, fields: ['precio'], onlyEmpty: false } });
    expect(volumes()).toEqual(Array(12).fill(10));
    expect(prices()).toEqual([2, 2, ...Array(10).fill(1.1111)]);
  });

  test('adds a percentage exactly, halves up, where floats would drift', async () => {
    const { refer, sheet, volumes, prices } = await opened(EMPTY);
    await refer([
      venta(3, { volumenTon: 1.02, precio: 1.0002 }),
      venta(4, { volumenTon: 0.02, precio: 1.005 }),
      venta(5, { volumenTon: 99_999_999, precio: 1 }),
    ]);
    sheet.send({ type: 'reference.copied', options: { ...both, porcentaje: 2.5 } });
    expect(volumes().slice(2, 5)).toEqual([1.046, 0.021, 0]);
    expect(prices().slice(2, 5)).toEqual([1.0252, 1.0301, 1.025]);
    expect(sheet.getSnapshot().context.outcome).toEqual({ kind: 'copied', count: 5, skipped: 1 });
    sheet.send({ type: 'reference.copied', options: { ...both, porcentaje: -100, onlyEmpty: false } });
    expect(volumes().slice(2, 5)).toEqual([0, 0, 0]);
    sheet.send({ type: 'reference.copied', options: { ...both, porcentaje: -101, onlyEmpty: false } });
    expect(sheet.getSnapshot().context.outcome).toEqual({ kind: 'copied', count: 0, skipped: 0 });
  });

  test('takes the same month of the year before', async () => {
    const { refer, sheet, volumes } = await opened(EMPTY);
    await refer([venta(3, { volumenTon: 1 }), venta(4, { anio: 2025, volumenTon: 2 })]);
    sheet.send({ type: 'reference.copied', options: { ...both, yearBefore: true } });
    expect(volumes().slice(2, 5)).toEqual([0, 2, 0]);
  });
});

describe('distributing a total', () => {
  const distribute = (total: number) => ({ type: 'total.distributed', anio: 2026, total }) as const;

  test('keeps the present proportions over the open months and adds up to the kilo', async () => {
    const { sheet, volumes, context, undo } = await opened(
      year.map((month) => venta(month.mes, { volumenTon: month.mes === 3 ? 30 : month.mes < 6 ? 10 : 0 })),
    );
    sheet.send(distribute(100));
    expect(volumes()).toEqual([10, 10, 60, 20, 20, 0, 0, 0, 0, 0, 0, 0]);
    expect(context().outcome).toEqual({ kind: 'distributed', total: 100, count: 10 });
    undo();
    expect(volumes()[2]).toBe(30);
  });

  test('follows the reference where nothing is budgeted, of the year before if it has no other', async () => {
    const { sheet, refer, volumes } = await opened(EMPTY);
    await refer([venta(3, { volumenTon: 1 }), venta(4, { volumenTon: 3 }), venta(4, { anio: 2025 })]);
    sheet.send(distribute(8));
    expect(volumes().slice(2, 5)).toEqual([2, 6, 0]);
    await refer([venta(5, { anio: 2025, volumenTon: 1 }), venta(6, { anio: 2025, volumenTon: 1 })]);
    sheet.send(distribute(0));
    sheet.send(distribute(5));
    expect(volumes().slice(2, 6)).toEqual([0, 0, 2.5, 2.5]);
  });

  test('else splits equally, the first months taking what is left over', async () => {
    const { sheet, volumes } = await opened(EMPTY);
    sheet.send(distribute(0.014));
    expect(volumes()).toEqual([0, 0, ...Array(4).fill(0.002), ...Array(6).fill(0.001)]);
  });

  test('adds up to every total, however it was typed', async () => {
    const { sheet, volumes } = await opened(year.map(({ mes }) => venta(mes, { volumenTon: mes * 3.337 })));
    for (let total = 0.001; total < 99_999_999; total = total * 3.7 + 0.011) {
      sheet.send(distribute(total));
      const kilos = volumes()
        .slice(2)
        .reduce((sum, volumen) => sum + BigInt(Math.round(volumen * 1_000)), 0n);
      expect(kilos).toBe(BigInt(Math.round(Number(total.toFixed(3)) * 1_000)));
    }
  });

  test('of nothing makes zeros; a total that cannot be saved changes nothing', async () => {
    const { sheet, volumes, steps } = await opened();
    sheet.send(distribute(-1));
    sheet.send(distribute(1e9));
    expect(steps()).toEqual([0, 0]);
    sheet.send(distribute(0));
    expect(volumes()).toEqual([10, 10, ...Array(10).fill(0)]);
  });

  test('without open months in that year changes nothing', async () => {
    const { sheet, calls, context } = await opened([venta(1), venta(2)]);
    expect(openYears(context())).toEqual([]);
    sheet.send(distribute(100));
    expect(calls.sendChange).toEqual([]);
    expect(context().outcome).toEqual({ kind: 'distributed', total: 100, count: 0 });
  });

  test('reaches the months of the year alone, and offers the years that have open ones', async () => {
    const { sheet, volumes, context } = await opened([
      venta(1),
      venta(12),
      venta(1, { ventaID: 99, anio: 2027 }),
    ]);
    expect(openYears(context())).toEqual([2026, 2027]);
    sheet.send({ type: 'total.distributed', anio: 2027, total: 5 });
    expect(volumes()).toEqual([10, 10, 5]);
  });
});
