import { contract } from '@presupuesto/api-sdk/contract';
import { describe, expect, test } from 'vitest';
import { year } from '../../test/budget-world.ts';
import { opened } from '../../test/edited-sheet.ts';
import { failure, last, ok } from '../../test/fakes.ts';

const refusal = { status: 400, message: 'El período está cerrado' };

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
    expect(context().outcome).toEqual({ kind: 'undone', count: 4, pares: 1 });
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

  test('another period begins anew, without what was still being typed in the one before', async () => {
    const { type, cell, send, steps } = await opened();
    type(3, 'volumenTon', 20);
    cell(4, 'volumenTon').type(55);
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
    expect(context().outcome).toEqual({ kind: 'undone', count: 2, pares: 1 });
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
