import { expect, test } from 'vitest';
import { budgetWorld, fila, sop, venta } from '../../test/budget-world.ts';
import { conflictFailure, last, memoryStore, ok } from '../../test/fakes.ts';
import { repeated, type Step } from '../edits/step.ts';

/** The months of pair 2, which are others than those of pair 1. */
const others = Array.from({ length: 12 }, (_, at) => venta(at + 1, { ventaID: 201 + at }));

const cellOf = (par: number, ventaID: number, before: number, valor: number): Step[number] => ({
  kind: 'volumenTon',
  ventaID,
  before,
  valor,
  periodoID: sop.periodoID,
  clienteProductoPeriodoID: par,
  clienteProductoID: 100 + par,
  names: { nombreCliente: `Cliente ${par}`, nombreProducto: `Producto ${par}` },
});

/** March of pair 1 holds 20 instead of 10; pair 2 is shown. */
async function inAnotherPair(hasBatches = false) {
  const world = budgetWorld(memoryStore(), undefined, hasBatches);
  await world.open([fila(1), fila(2), fila(3)]);
  await world.choose(1);
  world.type(3, 'volumenTon', 20);
  await last(world.calls.sendChange).resolve(ok);
  await world.choose(2, others);
  const steps = () => {
    const { past, future } = world.history.getSnapshot().context;
    return [past.length, future.length];
  };
  return {
    ...world,
    steps,
    undo: () => world.history.send({ type: 'edit.undone' }),
    redo: () => world.history.send({ type: 'edit.redone' }),
    outcome: () => world.sheet.getSnapshot().context.outcome,
    shown: () => world.sheet.getSnapshot().context.pair?.fila.clienteProductoPeriodoID,
  };
}

test('a step of another pair is taken back there, and the form goes to it and says so', async () => {
  const { undo, redo, calls, outcome, shown, volumes, steps } = await inAnotherPair();
  expect(steps()).toEqual([1, 0]);
  undo();
  expect(last(calls.sendChange).input.change).toMatchObject({ ventaID: 3, valor: 10, visto: 20 });
  expect(shown()).toBe(1);
  const { clienteProductoPeriodoID, nombreCliente, nombreProducto } = fila(1);
  const par = { clienteProductoPeriodoID, nombreCliente, nombreProducto };
  expect(outcome()).toEqual({ kind: 'undone', count: 1, pares: 1, par });
  await last(calls.listarVentas).resolve({ ...ok, data: [venta(3, { volumenTon: 20 })] });
  expect(volumes()).toEqual([10]);
  redo();
  expect(outcome()).toEqual({ kind: 'redone', count: 1, pares: 1 });
  expect(volumes()).toEqual([20]);
});

test('what was typed in one pair after another is taken back in its order', async () => {
  const { type, undo, shown, steps, pending } = await inAnotherPair();
  type(5, 'volumenTon', 50);
  undo();
  expect([shown(), steps()]).toEqual([2, [1, 1]]);
  expect(pending()).toEqual({ 'volumenTon:205': 10 });
  undo();
  expect([shown(), steps()]).toEqual([1, [0, 2]]);
});

test('a step over several pairs is one gesture, laid over the pair in sight, which stays', async () => {
  const { history, undo, outcome, shown, volumes, calls } = await inAnotherPair(true);
  const step = [cellOf(1, 4, 7, 10), cellOf(2, 204, 7, 10), cellOf(3, 304, 7, 10)];
  history.send({ type: 'step.recorded', step });
  undo();
  const { gesto, changes } = last(calls.sendBatch).input;
  expect(gesto.origen).toBe('deshecho');
  expect(changes.map(({ ventaID, valor, visto }) => [ventaID, valor, visto])).toEqual([
    [4, 7, 10],
    [204, 7, 10],
    [304, 7, 10],
  ]);
  expect(calls.sendBatch).toHaveLength(1);
  expect(volumes()[3]).toBe(7);
  expect([shown(), outcome()]).toEqual([2, { kind: 'undone', count: 3, pares: 3 }]);
});

test('a refusal in a pair that is not in sight takes its cell out of the steps', async () => {
  const { history, outbox, calls, undo, pending } = await inAnotherPair();
  const step = [cellOf(1, 4, 10, 11), cellOf(3, 304, 7, 10)];
  history.send({ type: 'step.recorded', step });
  outbox.send({ type: 'changes.queued', changes: repeated(step.slice(1)) });
  await last(calls.sendChange).resolve({ status: 400, message: 'El período está cerrado' });
  undo();
  expect(pending()).toEqual({ 'volumenTon:4': 10 });
});

test('over a conflict in another pair, taking back leads to the other figure and sends nothing', async () => {
  const { choose, type, undo, calls, pending, volumes } = await inAnotherPair();
  type(5, 'volumenTon', 48);
  await last(calls.sendChange).reject(conflictFailure(40));
  await choose(1);
  const { length } = calls.sendChange;
  undo();
  await last(calls.listarVentas).resolve({ ...ok, data: [venta(5, { ventaID: 205, volumenTon: 40 })] });
  expect(volumes()).toEqual([40]);
  expect(pending()).toEqual({});
  expect(calls.sendChange).toHaveLength(length);
});

test('steps of another period, and those that changed nothing, are none', async () => {
  const { history, steps } = await inAnotherPair();
  history.send({ type: 'step.recorded', step: [{ ...cellOf(1, 3, 1, 2), periodoID: 'SOP01-2020' }] });
  history.send({ type: 'step.recorded', step: [] });
  expect(steps()).toEqual([1, 0]);
});

test('what is said of a step is taken back by the next one, or once it is read', async () => {
  const { history } = await inAnotherPair();
  const notice = { kind: 'restored', fecha: '2026-11-03T18:04:00.000Z', count: 2, pares: 2 } as const;
  const said = () => history.getSnapshot().context.notice;
  history.send({ type: 'step.recorded', step: [cellOf(1, 3, 1, 2)], notice });
  expect(said()).toEqual(notice);
  history.send({ type: 'step.recorded', step: [cellOf(1, 3, 2, 3)] });
  expect(said()).toBeNull();
  history.send({ type: 'step.recorded', step: [cellOf(1, 3, 3, 4)], notice });
  history.send({ type: 'notice.dismissed' });
  expect(said()).toBeNull();
});
