import { contract } from '@presupuesto/api-sdk/contract';
import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { outboxMachine } from '../../outbox/outbox.machine.ts';
import { budgetWorld, fila, par, sop, venta } from '../../test/budget-world.ts';
import { failure, last, ok, refused } from '../../test/fakes.ts';
import { walk } from '../../test/walk.ts';
import { exportMachine } from './export.machine.ts';
import { wholeBudgetMachine } from './whole-budget.machine.ts';

const { listarParesPeriodo, listarVentas, guardarVolumen } = contract.ventas;
const notOffered = Object.assign(failure(listarParesPeriodo, 404), { isNotOffered: true });

/** A download under way, and what its workbook holds in the end. */
function requested() {
  const world = budgetWorld();
  const { download, calls, outbox } = world;
  const state = () => download.getSnapshot();
  const ask = () => download.send({ type: 'export.requested', periodo: sop });
  const queue = (mes: number, valor: number) =>
    outbox.send({
      type: 'changes.queued',
      changes: [
        {
          kind: 'volumenTon',
          ventaID: 100 + mes,
          valor,
          periodoID: sop.periodoID,
          clienteProductoPeriodoID: 1,
        },
      ],
    });
  const written = () => {
    const { periodo, pairs } = last(calls.saveWorkbook).input;
    return {
      periodoID: periodo.periodoID,
      pairs: pairs.map((pair) => [
        pair.nombreCliente,
        pair.presupuestado,
        ...pair.ventas.map(({ volumenTon }) => volumenTon),
      ]),
    };
  };
  ask();
  return { ...world, state, ask, queue, written };
}

const whole = [par(1, [4, 3]), par(2, [3])];

describe('a download', () => {
  test('gathers every pair with its months in order, writes them and says so', async () => {
    const { calls, state, written } = requested();
    expect(state().hasTag('busy')).toBe(true);
    expect(last(calls.loadWholeBudget).input).toEqual({ periodoID: sop.periodoID });
    await last(calls.loadWholeBudget).resolve(
      whole.map((pair) => ({
        ...pair,
        meses: pair.meses.map((month) => ({ ...month, volumenTon: month.mes })),
      })),
    );
    expect(written()).toEqual({
      periodoID: sop.periodoID,
      pairs: [
        ['Cliente 1', false, 3, 4],
        ['Cliente 2', false, 3],
      ],
    });
    expect(last(calls.saveWorkbook).input.pairs[0]).toMatchObject({
      clienteCodigo: 'C-1',
      productoCodigo: 'P-1',
    });
    await last(calls.saveWorkbook).resolve(undefined);
    expect([state().hasTag('saved'), state().context.pairs]).toEqual([true, []]);
  });

  test('asked for twice is made once; afterwards it may be repeated', async () => {
    const { ask, calls, clock } = requested();
    ask();
    expect(calls.loadWholeBudget).toHaveLength(1);
    await last(calls.loadWholeBudget).resolve(whole);
    ask();
    await last(calls.saveWorkbook).resolve(undefined);
    ask();
    expect([calls.loadWholeBudget.length, calls.saveWorkbook.length]).toEqual([1, 1]);
    clock.increment(600);
    ask();
    expect(calls.loadWholeBudget).toHaveLength(2);
  });

  test('holds what waits to be saved, and what was saved while it was on its way', async () => {
    const { queue, calls, written } = requested();
    queue(3, 30);
    await last(calls.sendChange).resolve(ok);
    queue(4, 40);
    await last(calls.sendChange).reject(failure(guardarVolumen, 'network'));
    await last(calls.loadWholeBudget).resolve(whole);
    expect(written().pairs).toEqual([
      ['Cliente 1', true, 30, 40],
      ['Cliente 2', false, 10],
    ]);
    expect(last(calls.saveWorkbook).input.pairs[0]?.ventas[0]).toMatchObject({
      valorMonedaLocal: 60_000,
      valorEUR: 15_000,
    });
  });

  test('leaves out a pair whose removal is decided, confirmed meanwhile or still on its way', async () => {
    const { outbox, calls, written } = requested();
    const removal = (n: number) => ({
      kind: 'removal' as const,
      clienteProductoID: 100 + n,
      periodoID: sop.periodoID,
    });
    outbox.send({ type: 'changes.queued', changes: [removal(1)] });
    await last(calls.sendChange).resolve(ok);
    outbox.send({ type: 'changes.queued', changes: [removal(2)] });
    await last(calls.loadWholeBudget).resolve([...whole, par(3, [3])]);
    expect(written().pairs).toEqual([['Cliente 3', false, 10]]);
  });

  test('that fails says why, and may be asked for again; another period puts it away', async () => {
    const { send, ask, calls, state } = requested();
    await last(calls.loadWholeBudget).reject(failure(listarParesPeriodo, 500));
    expect([state().hasTag('failed'), state().context.problem]).toEqual([true, 'Error al cargar las ventas']);
    ask();
    expect(state().context.problem).toBeNull();
    await last(calls.loadWholeBudget).reject(refused(listarParesPeriodo, 'Período desconocido'));
    expect(state().context.problem).toBe('Período desconocido');
    ask();
    await last(calls.loadWholeBudget).resolve(whole);
    await last(calls.saveWorkbook).reject(new Error('no room'));
    expect(state().hasTag('failed')).toBe(true);
    send({ type: 'period.chosen', periodoID: null });
    expect(state().hasTag('failed')).toBe(false);
  });

  test('that is cancelled ends its call and writes nothing', async () => {
    const { download, calls, state } = requested();
    download.send({ type: 'export.cancelled' });
    expect([last(calls.loadWholeBudget).isCancelled(), state().hasTag('busy')]).toEqual([true, false]);
    expect(calls.saveWorkbook).toEqual([]);
  });

  test('that is cancelled while it is being written is not written to its end', async () => {
    const { download, calls, state } = requested();
    await last(calls.loadWholeBudget).resolve(whole);
    download.send({ type: 'export.cancelled' });
    expect([last(calls.saveWorkbook).isCancelled(), state().hasTag('busy')]).toEqual([true, false]);
  });
});

describe('from a server without the call for all months', () => {
  async function pairByPair(count: number) {
    const world = requested();
    await last(world.calls.loadWholeBudget).reject(notOffered);
    const filas = Array.from({ length: count }, (_, at) => fila(at + 1));
    await last(world.calls.listarClientesProductos).resolve({ ...ok, data: filas });
    return world;
  }

  test('pairs are asked for one by one, six at a time, and counted as they come', async () => {
    const { calls, state, written } = await pairByPair(14);
    expect(calls.listarVentas).toHaveLength(6);
    expect(calls.listarVentas[0]?.input).toEqual({
      query: {
        periodoID: sop.periodoID,
        clienteID: 201,
        productoID: 301,
      },
    });
    expect(state().context.progress).toEqual({ loaded: 0, total: 14 });
    const counted: unknown[] = [];
    for (let at = 0; at < 14; at += 1) {
      await calls.listarVentas[at]?.resolve({ ...ok, data: [venta(3, { volumenTon: at })] });
      expect(calls.listarVentas).toHaveLength(Math.min(14, at + 7));
      counted.push(state().context.progress?.loaded);
    }
    expect(counted.slice(0, 13)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
    expect(written().pairs).toHaveLength(14);
    expect(written().pairs[13]).toEqual(['Cliente 14', false, 13]);
  });

  test('they stand in the order of the list, whichever answer comes first', async () => {
    const { calls, written } = await pairByPair(3);
    for (const call of calls.listarVentas.toReversed()) await call.resolve({ ...ok, data: [venta(3)] });
    expect(written().pairs.map(([name]) => name)).toEqual(['Cliente 1', 'Cliente 2', 'Cliente 3']);
  });

  test('cancelling ends every call under way', async () => {
    const { calls, download } = await pairByPair(14);
    download.send({ type: 'export.cancelled' });
    expect(calls.listarVentas.map((call) => call.isCancelled())).toEqual(
      Array.from({ length: 6 }, () => true),
    );
    expect(calls.listarVentas).toHaveLength(6);
  });

  test.each([
    [
      'a failure',
      (call: { reject: (error: unknown) => Promise<void> }) => call.reject(failure(listarVentas, 500)),
    ],
    [
      'a refusal',
      (call: { resolve: (answer: { status: number; message: string }) => Promise<void> }) =>
        call.resolve({ status: 400, message: 'Error al cargar las ventas' }),
    ],
  ])('%s of one pair ends it: half a budget is none', async (_, answer) => {
    const { calls, state } = await pairByPair(8);
    await answer(last(calls.listarVentas));
    expect(state().context.problem).toBe('Error al cargar las ventas');
    expect(calls.listarVentas[0]?.isCancelled()).toBe(true);
    expect(calls.saveWorkbook).toEqual([]);
  });

  test('a list that cannot be had ends it, and one without pairs is an empty budget', async () => {
    const { calls, state, ask, written } = requested();
    await last(calls.loadWholeBudget).reject(notOffered);
    await last(calls.listarClientesProductos).resolve({ status: 400, message: '' });
    expect(state().context.problem).toBe('Error al cargar los clientes. Intente nuevamente.');
    ask();
    await last(calls.loadWholeBudget).reject(notOffered);
    await last(calls.listarClientesProductos).resolve({ ...ok, data: [] });
    expect(written().pairs).toEqual([]);
  });
});

test('every state of them is reached and left', () => {
  const outbox = createActor(outboxMachine);
  const errors = [failure(listarParesPeriodo, 500), notOffered];
  const request = { type: 'export.requested', periodo: sop };
  expect(
    walk(exportMachine, {
      input: { outbox },
      events: [request, { type: 'export.cancelled' }, { type: 'export.closed' }],
      outputs: {
        whole: [
          { pairs: [], text: null },
          { pairs: null, text: 'Error' },
        ],
        saveWorkbook: [undefined],
      },
      errors,
    }),
  ).toEqual({ unreached: [], stuck: [] });
  expect(
    walk(wholeBudgetMachine, {
      input: { periodoID: sop.periodoID, outbox },
      events: [
        { type: 'xstate.done.actor.pair.1', actorId: 'pair.1', output: ok },
        { type: 'xstate.done.actor.pair.2', actorId: 'pair.2', output: ok },
        { type: 'xstate.error.actor.pair.1', actorId: 'pair.1', error: notOffered },
      ],
      outputs: { loadWholeBudget: [[]], listarClientesProductos: [{ ...ok, data: [fila(1), fila(2)] }] },
      errors,
      key: ({ context }) => context.pairs.length,
    }),
  ).toEqual({ unreached: [], stuck: [] });
});
