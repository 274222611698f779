import { type CifraDeMomento, contract } from '@presupuesto/api-sdk/contract';
import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { provided } from '../../provided.ts';
import { budgetWorld, sop } from '../../test/budget-world.ts';
import { failure, last, ok } from '../../test/fakes.ts';
import { walk } from '../../test/walk.ts';
import { momentMachine } from './moment.machine.ts';

const fecha = '2026-11-03T18:04:00.000Z';

const cifra = (par: number, mes: number, over: Partial<CifraDeMomento> = {}): CifraDeMomento => ({
  ventaID: par === 1 ? mes : par * 100 + mes,
  clienteProductoPeriodoID: par,
  clienteProductoID: 100 + par,
  nombreCliente: `Cliente ${par}`,
  nombreProducto: `Producto ${par}`,
  anio: 2026,
  mes,
  campo: 'volumenTon',
  actual: 10,
  entonces: 40,
  ...over,
});

async function asked(over: { clienteProductoID?: number | null; fecha?: string | null } = {}) {
  const world = budgetWorld();
  await world.open();
  await world.choose(1);
  const { clock } = world;
  const moment = createActor(provided(momentMachine, world.actors), {
    clock,
    input: { periodoID: sop.periodoID, clienteProductoID: 101, fecha, ...over },
  });
  moment.on('*', (fact) => world.page.send(fact));
  moment.start();
  world.clock.increment(300);
  const state = () => moment.getSnapshot();
  return { ...world, moment, state };
}

describe('going back to a moment', () => {
  test('of the open pair is one step of its months, which can be undone', async () => {
    const { calls, moment, state, volumes, history, pending, outbox } = await asked();
    expect(last(calls.leerMomento).input).toEqual({
      params: { periodoID: sop.periodoID },
      query: { fecha, clienteProductoID: 101 },
    });
    await last(calls.leerMomento).resolve({ ...ok, data: [cifra(1, 3, { actual: 9 }), cifra(1, 4)] });
    expect(state().hasTag('previewed')).toBe(true);
    expect(pending()).toEqual({});
    moment.send({ type: 'moment.confirmed' });
    expect(volumes().slice(2, 5)).toEqual([40, 40, 10]);
    const queued = Object.values(outbox.getSnapshot().context.entries).map(({ change }) => change);
    expect(queued).toMatchObject([{ visto: 9 }, { visto: 10 }]);
    expect(state().status).toBe('done');
    history.send({ type: 'edit.undone' });
    expect(volumes().slice(2, 5)).toEqual([10, 10, 10]);
  });

  test('of the whole budget writes every pair, shows it in the open months, and can be taken back', async () => {
    const { calls, clock, moment, state, volumes, pending, outbox, history } = await asked();
    moment.send({ type: 'scope.chosen', scope: 'todo' });
    clock.increment(300);
    expect(last(calls.leerMomento).input).toEqual({ params: { periodoID: sop.periodoID }, query: { fecha } });
    await last(calls.leerMomento).resolve({ ...ok, data: [cifra(1, 3), cifra(2, 5)] });
    moment.send({ type: 'moment.confirmed' });
    expect(pending()).toEqual({ 'volumenTon:3': 40, 'volumenTon:205': 40 });
    const queued = Object.values(outbox.getSnapshot().context.entries).map(({ change }) => change);
    expect(queued).toMatchObject([{ visto: 10 }, { visto: 10 }]);
    expect(volumes()[2]).toBe(40);
    expect(state().status).toBe('done');
    const notice = { kind: 'restored', fecha, count: 2, pares: 2 };
    expect(history.getSnapshot().context.notice).toEqual(notice);
    history.send({ type: 'edit.undone' });
    expect(history.getSnapshot().context.notice).toBeNull();
    expect(pending()).toEqual({ 'volumenTon:3': 10, 'volumenTon:205': 10 });
    expect(volumes()[2]).toBe(10);
  });

  test('nothing is asked for before there is a moment, and another one cancels the answer of the first', async () => {
    const { calls, clock, moment, state } = await asked({ fecha: null, clienteProductoID: null });
    expect(calls.leerMomento).toEqual([]);
    expect(state().context.scope).toBe('todo');
    moment.send({ type: 'moment.chosen', fecha });
    clock.increment(300);
    moment.send({ type: 'moment.chosen', fecha: '2026-11-04T18:04:00.000Z' });
    clock.increment(300);
    expect(calls.leerMomento.map((call) => call.isCancelled())).toEqual([true, false]);
  });

  test('where nothing stood otherwise nothing can be confirmed', async () => {
    const { calls, moment, state, pending } = await asked();
    await last(calls.leerMomento).resolve({ ...ok, data: [] });
    moment.send({ type: 'moment.confirmed' });
    expect(state().hasTag('previewed')).toBe(true);
    expect(pending()).toEqual({});
  });

  test('a failure says why and can be tried again', async () => {
    const { calls, moment, state } = await asked();
    await last(calls.leerMomento).reject(failure(contract.ventas.leerMomento, 500));
    expect(state().context.problem).toBe('Error al cargar el presupuesto de ese momento');
    moment.send({ type: 'retry.requested' });
    expect(calls.leerMomento).toHaveLength(2);
  });
});

test('every state can be reached and left', () => {
  expect(
    walk(momentMachine, {
      input: { periodoID: sop.periodoID, clienteProductoID: 101, fecha },
      events: [
        { type: 'scope.chosen', scope: 'todo' },
        { type: 'moment.chosen', fecha: null },
        { type: 'moment.confirmed' },
        { type: 'moment.closed' },
        { type: 'retry.requested' },
      ],
      outputs: { leerMomento: [{ ...ok, data: [cifra(1, 3)] }] },
      errors: [new Error()],
      key: ({ context: { scope, cifras } }) => [scope, cifras.length],
    }),
  ).toEqual({ unreached: [], stuck: [] });
});
