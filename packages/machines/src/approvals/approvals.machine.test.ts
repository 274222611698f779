import { contract } from '@presupuesto/api-sdk/contract';
import { describe, expect, test } from 'vitest';
import { budgetWorld, sop } from '../test/budget-world.ts';
import { failure, last, ok } from '../test/fakes.ts';
import { walk } from '../test/walk.ts';
import { approvalsMachine } from './approvals.machine.ts';

const aprobacion = (cambiosDesde: number) => ({
  vendedorID: 1,
  nombreVendedor: 'Ana Pérez',
  fecha: '2026-11-03T18:04:00.000Z',
  cambiosDesde,
});

async function opened(cambiosDesde?: number) {
  const world = budgetWorld();
  await world.open();
  const { approvals } = world.page.getSnapshot().context;
  const data = cambiosDesde === undefined ? [] : [aprobacion(cambiosDesde)];
  await last(world.calls.listarAprobaciones).resolve({ ...ok, data });
  return { ...world, state: () => approvals.getSnapshot() };
}

/** The list is on its way. */
async function asking() {
  const world = budgetWorld();
  await world.open();
  return { ...world, approvals: world.page.getSnapshot().context.approvals };
}

describe('the approval of the chosen period', () => {
  test('comes with the period', async () => {
    const { calls, state } = await opened(12);
    expect(last(calls.listarAprobaciones).input).toEqual({ params: { periodoID: sop.periodoID } });
    expect(state().hasTag('offered')).toBe(true);
    expect(state().context.aprobaciones).toEqual([aprobacion(12)]);
  });

  test('what is saved after it is counted once it has settled', async () => {
    const { calls, clock, choose, type, answerAll, state } = await opened(0);
    await choose(1);
    type(3, 'volumenTon', 20);
    type(4, 'volumenTon', 20);
    await answerAll();
    clock.increment(1_500);
    expect(calls.listarAprobaciones).toHaveLength(2);
    await last(calls.listarAprobaciones).resolve({ ...ok, data: [aprobacion(2)] });
    expect(state().context.aprobaciones).toEqual([aprobacion(2)]);
  });

  test('without an approval nothing is counted', async () => {
    const { calls, clock, choose, type, answerAll } = await opened();
    await choose(1);
    type(3, 'volumenTon', 20);
    await answerAll();
    clock.increment(5_000);
    expect(calls.listarAprobaciones).toHaveLength(1);
  });

  test('approving reads it again', async () => {
    const { calls, clock, approval } = await opened();
    approval.send({ type: 'approval.asked', periodo: sop, referenteID: null });
    await last(calls.loadWholeBudget).resolve([]);
    approval.send({ type: 'approval.confirmed' });
    await last(calls.aprobarPresupuesto).resolve(ok);
    clock.increment(1_500);
    expect(calls.listarAprobaciones).toHaveLength(2);
  });
});

test('an approval that comes while the list is on its way is in it', async () => {
  const { calls, page, approvals } = await asking();
  const older = last(calls.listarAprobaciones);
  approvals.send({ type: 'approvals.outdated' });
  await older.resolve({ ...ok, data: [] });
  await last(calls.listarAprobaciones).resolve({ ...ok, data: [aprobacion(0)] });
  expect(page.getSnapshot().context.approvals.getSnapshot().context.aprobaciones).toEqual([aprobacion(0)]);
});

test('what the device is about to give when the server comes back is asked for again', async () => {
  const { calls, approvals } = await asking();
  const kept = last(calls.listarAprobaciones);
  approvals.send({ type: 'network.returned' });
  await kept.resolve({ ...ok, data: [aprobacion(1)] });
  await last(calls.listarAprobaciones).resolve({ ...ok, data: [aprobacion(2)] });
  expect(approvals.getSnapshot().context.aprobaciones).toEqual([aprobacion(2)]);
});

test('a server without approvals offers nothing', async () => {
  const world = budgetWorld();
  await world.open();
  const absent = Object.assign(failure(contract.presupuestos.listarAprobaciones, 404), {
    isNotOffered: true,
  });
  await last(world.calls.listarAprobaciones).reject(absent);
  const state = world.page.getSnapshot().context.approvals.getSnapshot();
  expect([state.hasTag('offered'), state.hasTag('failed')]).toEqual([false, false]);
});

test('every state can be reached and left', () => {
  expect(
    walk(approvalsMachine, {
      events: [
        { type: 'period.chosen', periodoID: 'BGT-2027' },
        { type: 'period.chosen', periodoID: null },
        { type: 'approvals.outdated' },
        { type: 'retry.requested' },
      ],
      outputs: { listarAprobaciones: [{ ...ok, data: [] }] },
      errors: [new Error(), Object.assign(new Error(), { kind: 'http', text: '', isNotOffered: true })],
    }),
  ).toEqual({ unreached: [], stuck: [] });
});
