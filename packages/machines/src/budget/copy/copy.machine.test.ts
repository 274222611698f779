import { contract, type Venta } from '@presupuesto/api-sdk/contract';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { outboxMachine } from '../../outbox/outbox.machine.ts';
import { provided } from '../../provided.ts';
import { budgetWorld, cur, fila, par, sop, venta } from '../../test/budget-world.ts';
import { failure, fakeActors, last, memoryStore, ok } from '../../test/fakes.ts';
import { repeated } from '../edits/step.ts';
import { copyMachine } from './copy.machine.ts';
import type { CopyAccepted, CopyAsked, CopyScope } from './copy.types.ts';
import { USUAL_COPY } from './copy-memory.ts';
import { copySource } from './copy-source.ts';

function opened(referenteID: string | null = cur.periodoID) {
  const { actors, calls } = fakeActors();
  const outbox = createActor(outboxMachine);
  const { sheet, rows } = budgetWorld();
  const copy = createActor(provided(copyMachine, actors), {
    input: { outbox, sheet, rows, periodoID: sop.periodoID, referenteID },
  });
  copy.start();
  return { calls, copy, state: () => copy.getSnapshot() };
}

test('what was chosen last time is proposed again, and kept when it is chosen', async () => {
  const { calls, copy, state } = opened();
  expect(state().hasTag('recalled')).toBe(false);
  await last(calls.readPreference).resolve({ ...USUAL_COPY, onlyEmpty: false });
  expect(state().hasTag('recalled')).toBe(true);
  expect(state().context.memory.onlyEmpty).toBe(false);
  copy.send({ type: 'options.chosen', memory: USUAL_COPY });
  expect(last(calls.keepPreference).input).toEqual({ name: 'copia', value: USUAL_COPY });
});

test('all pairs come once they are wanted: of the budget, then of the reference', async () => {
  const { calls, copy, state } = opened();
  expect(calls.loadWholeBudget).toHaveLength(0);
  copy.send({ type: 'pairs.wanted' });
  await last(calls.loadWholeBudget).resolve([par(1, [3])]);
  expect(last(calls.loadWholeBudget).input).toEqual({ periodoID: cur.periodoID });
  await last(calls.loadWholeBudget).resolve([par(1, [3]), par(2, [3])]);
  expect(state().hasTag('gathered')).toBe(true);
  expect([state().context.budget.length, state().context.reference.length]).toEqual([1, 2]);
});

test('a budget that cannot be had says so, and is asked for again', async () => {
  const { calls, copy, state } = opened();
  copy.send({ type: 'pairs.wanted' });
  await last(calls.loadWholeBudget).reject(failure(contract.ventas.listarParesPeriodo, 500));
  expect(state().hasTag('failed')).toBe(true);
  expect(state().context.problem).not.toBeNull();
  copy.send({ type: 'retry.requested' });
  expect([state().hasTag('loading'), calls.loadWholeBudget.length]).toEqual([true, 2]);
});

test('without a reference there is nothing to gather', () => {
  const { calls, copy } = opened(null);
  copy.send({ type: 'pairs.wanted' });
  expect(calls.loadWholeBudget).toHaveLength(0);
});

const ASKED: CopyAsked = { ...USUAL_COPY, scope: 'par', yearBefore: null };

/** The dialog of a pair whose reference is still on its way. */
async function ofPairWithoutReference() {
  const world = budgetWorld();
  await world.open();
  world.send({ type: 'reference.chosen', periodoID: cur.periodoID });
  world.rows.send({ type: 'row.chosen', clienteProductoPeriodoID: 1 });
  const [months, reference] = world.calls.listarVentas.slice(-2);
  if (!months || !reference) throw new Error('months and reference are asked for');
  const { outbox, sheet, rows } = world;
  const copy = createActor(provided(copyMachine, world.actors), {
    input: { outbox, sheet, rows, periodoID: sop.periodoID, referenteID: cur.periodoID },
  });
  const accepted: CopyAccepted[] = [];
  copy.on('copy.accepted', (fact) => accepted.push(fact));
  copy.start();
  return {
    ...world,
    copy,
    accepted,
    ask: (over: Partial<CopyAsked> = {}) => copy.send({ type: 'copy.asked', asked: { ...ASKED, ...over } }),
    isWaiting: () => copy.getSnapshot().hasTag('waiting'),
    source: (scope: CopyScope = 'par') => copySource(copy.getSnapshot(), sheet.getSnapshot(), scope),
    comeMonths: () => months.resolve({ ...ok, data: [venta(3, { volumenTon: 0, precio: 0 })] }),
    comeReference: (data: Venta[]) => reference.resolve({ ...ok, data }),
    failReference: () => reference.reject(failure(contract.ventas.listarVentas, 500)),
  };
}

test('what is asked for before the months and their reference are there waits for both', async () => {
  const { ask, isWaiting, source, accepted, comeMonths, comeReference, calls } =
    await ofPairWithoutReference();
  expect(source()).toBe('loading');
  ask({ porcentajes: { volumenTon: 5, precio: 0 } });
  expect([isWaiting(), accepted.length]).toEqual([true, 0]);
  await comeMonths();
  expect([isWaiting(), accepted.length]).toEqual([true, 0]);
  await comeReference([venta(3, { periodoID: cur.periodoID })]);
  expect([isWaiting(), source()]).toEqual([false, 'ready']);
  expect(accepted).toMatchObject([
    { scope: 'par', options: { yearBefore: false }, step: [{ valor: 10.5 }, { valor: 2 }] },
  ]);
  expect(last(calls.keepPreference).input).toMatchObject({ value: { porcentajes: { volumenTon: 5 } } });
});

test('the year before is taken where only that is there, unless another one was asked for', async () => {
  const { ask, accepted, comeMonths, comeReference, copy } = await ofPairWithoutReference();
  await comeMonths();
  ask();
  await comeReference([venta(3, { anio: 2025, periodoID: cur.periodoID })]);
  expect(accepted).toMatchObject([{ options: { yearBefore: true } }]);
  ask({ yearBefore: false });
  expect([accepted.length, copy.getSnapshot().hasTag('waiting')]).toEqual([1, false]);
});

test('a reference that is empty copies nothing', async () => {
  const { ask, isWaiting, source, accepted, comeMonths, comeReference } = await ofPairWithoutReference();
  await comeMonths();
  ask();
  await comeReference([]);
  expect([isWaiting(), source(), accepted]).toEqual([false, 'ready', []]);
});

test('a reference that cannot be had copies nothing, nor later by itself', async () => {
  const { ask, isWaiting, source, accepted, comeMonths, failReference, sheet, calls } =
    await ofPairWithoutReference();
  await comeMonths();
  ask();
  await failReference();
  expect([isWaiting(), source()]).toEqual([false, 'failed']);
  sheet.send({ type: 'retry.requested' });
  await last(calls.listarVentas).resolve({ ...ok, data: [venta(3)] });
  expect([source(), accepted]).toEqual(['ready', []]);
});

test('what is changed or closed meanwhile is not copied', async () => {
  const { ask, copy, isWaiting, accepted, comeMonths, comeReference } = await ofPairWithoutReference();
  await comeMonths();
  ask();
  copy.send({ type: 'copy.withdrawn' });
  expect(isWaiting()).toBe(false);
  ask();
  copy.stop();
  await comeReference([venta(3)]);
  expect(accepted).toEqual([]);
});

test('for all pairs it waits for the two budgets', async () => {
  const { ask, copy, isWaiting, source, accepted, calls } = await ofPairWithoutReference();
  copy.send({ type: 'pairs.wanted' });
  ask({ scope: 'lista' });
  await last(calls.loadWholeBudget).resolve([par(1, [3], { volumenTon: 0, precio: 0 })]);
  expect([isWaiting(), source('lista')]).toEqual([true, 'loading']);
  await last(calls.loadWholeBudget).resolve([par(1, [3])]);
  expect([isWaiting(), source('lista')]).toEqual([false, 'ready']);
  expect(accepted).toMatchObject([{ scope: 'lista', step: [{ valor: 10 }, { valor: 2 }] }]);
});

test('what is copied into several pairs is one gesture, and one step', async () => {
  const world = budgetWorld(memoryStore(), undefined, true);
  await world.open();
  await world.choose(1, [venta(3, { volumenTon: 0 })]);
  const cell = (par: number, ventaID: number) => ({
    kind: 'volumenTon' as const,
    ventaID,
    before: 0,
    valor: 7,
    periodoID: sop.periodoID,
    clienteProductoPeriodoID: par,
    clienteProductoID: fila(par).clienteProductoID,
  });
  const changes = repeated([cell(1, 3), cell(2, 203)]);
  world.send({ type: 'reference.copied', changes, notice: { kind: 'referente', count: 2, pares: 2 } });
  expect(world.calls.sendBatch).toHaveLength(1);
  const { gesto, changes: sent } = last(world.calls.sendBatch).input;
  expect([gesto.origen, sent.length]).toEqual(['referente', 2]);
  expect(world.volumes()).toEqual([7]);
  await last(world.calls.sendBatch).resolve({
    ...ok,
    data: sent.map(({ ventaID }) => ({ ventaID, campo: 'volumenTon' as const, estado: 'guardado' as const })),
  });
  world.history.send({ type: 'edit.undone' });
  expect(last(world.calls.sendBatch).input.changes.map(({ valor }) => valor)).toEqual([0, 0]);
  expect(world.volumes()).toEqual([0]);
});
