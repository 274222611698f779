import { type Cambio, contract, type Evento } from '@presupuesto/api-sdk/contract';
import { describe, expect, test } from 'vitest';
import { budgetWorld, sop } from '../../test/budget-world.ts';
import { failure, last, ok } from '../../test/fakes.ts';
import { walk } from '../../test/walk.ts';
import { changesMachine } from './changes.machine.ts';

const cambio = (cambioID: number, over: Partial<Cambio> = {}): Cambio => ({
  cambioID,
  campo: 'volumenTon',
  antes: 4,
  despues: 40,
  usuario: 'bea',
  origen: 'tecleado',
  fecha: '2026-11-03T18:04:00.000Z',
  ...over,
});

async function asked() {
  const world = budgetWorld();
  await world.open();
  await world.choose(1);
  const { changes } = world.page.getSnapshot().context;
  changes.send({ type: 'changes.asked', subject: { kind: 'mes', ventaID: 3 } });
  const state = () => changes.getSnapshot();
  const answer = (cambios: Cambio[], rows?: number) =>
    last(world.calls.request).resolve({ ...ok, data: cambios, rows });
  return {
    ...world,
    changes,
    state,
    answer,
    listed: () => state().context.cambios.map((one) => one.cambioID),
  };
}

describe('the changes of a month', () => {
  test('are asked for by its id and listed', async () => {
    const { calls, state, answer, listed } = await asked();
    expect(state().hasTag('loading')).toBe(true);
    expect(last(calls.request).input).toEqual({
      endpoint: contract.ventas.listarCambiosVenta,
      input: { params: { ventaID: 3 } },
    });
    await answer([cambio(2), cambio(1)]);
    expect(listed()).toEqual([2, 1]);
  });

  test('come again, calmly and once, when figures of the month are confirmed', async () => {
    const { calls, clock, state, answer, listed, type, answerAll } = await asked();
    await answer([cambio(1)]);
    type(3, 'volumenTon', 20);
    type(3, 'precio', 3);
    type(4, 'volumenTon', 5);
    await answerAll();
    const before = calls.request.length;
    clock.increment(1_000);
    expect(calls.request).toHaveLength(before + 1);
    expect(state().hasTag('loaded')).toBe(true);
    await answer([cambio(2), cambio(1)]);
    expect(listed()).toEqual([2, 1]);
  });

  test('come again, once, where figures of the month are confirmed while they are on their way', async () => {
    const { calls, clock, answer, listed, type, answerAll } = await asked();
    type(3, 'volumenTon', 20);
    type(3, 'precio', 3);
    await answerAll();
    await answer([cambio(1)]);
    const before = calls.request.length;
    clock.increment(1_000);
    expect(calls.request).toHaveLength(before + 1);
    await answer([cambio(3), cambio(2), cambio(1)]);
    expect(listed()).toEqual([3, 2, 1]);
  });

  test('a failure says why and can be tried again', async () => {
    const { calls, changes, state, answer, listed } = await asked();
    await last(calls.request).reject(failure(contract.ventas.listarCambiosVenta, 500));
    expect(state().hasTag('failed')).toBe(true);
    expect(state().context.problem).toBe('Error al cargar los cambios');
    changes.send({ type: 'retry.requested' });
    await answer([cambio(7)]);
    expect(listed()).toEqual([7]);
  });

  test('a server without a log is no failure', async () => {
    const { calls, state } = await asked();
    const absent = Object.assign(failure(contract.ventas.listarCambiosVenta, 404), { isNotOffered: true });
    await last(calls.request).reject(absent);
    expect(state().hasTag('absent')).toBe(true);
  });

  test('the list is gone with its pair', async () => {
    const { answer, state, rows } = await asked();
    await answer([cambio(1)]);
    rows.send({ type: 'row.chosen', clienteProductoPeriodoID: 2 });
    expect(state().hasTag('open')).toBe(false);
  });
});

const cifra = (ventaID: number, over: { clienteProductoPeriodoID?: number; periodoID?: string } = {}) => ({
  tipo: 'cifra' as const,
  ventaID,
  campo: 'volumenTon' as const,
  valor: 48,
  periodoID: sop.periodoID,
  vendedorID: 1,
  clienteProductoID: 101,
  clienteProductoPeriodoID: 1,
  origen: 'tecleado',
  fecha: '2026-11-03T18:04:00.000Z',
  ...over,
});
const since = { kind: 'desde', periodoID: sop.periodoID, fecha: '2026-11-03T18:04:00.000Z' } as const;

describe('what others change', () => {
  async function listening() {
    const world = await asked();
    const { calls, clock, page } = world;
    await world.answer([cambio(1)]);
    return {
      ...world,
      hear: (...eventos: Evento[]) => page.send({ type: 'news.heard', eventos }),
      /** How often the list was asked for while `act` and a second after it. */
      readings: (act: () => void) => {
        const before = calls.request.length;
        act();
        clock.increment(1_000);
        return calls.request.length - before;
      },
    };
  }

  test('is read quietly, once for many figures, while what is there stays', async () => {
    const { hear, readings, state, answer, listed } = await listening();
    const burst = () => {
      for (let at = 0; at < 50; at += 1) hear(cifra(3), cifra(4));
    };
    expect(readings(burst)).toBe(1);
    expect([state().hasTag('loaded'), listed()]).toEqual([true, [1]]);
    await answer([cambio(2), cambio(1)]);
    expect(listed()).toEqual([2, 1]);
  });

  test.each<Evento>([
    cifra(4),
    cifra(3, { periodoID: 'BGT-2030' }),
    { tipo: 'nota', periodoID: sop.periodoID, vendedorID: 1 },
  ])('is not read where it is elsewhere', async (evento) => {
    const { hear, readings } = await listening();
    expect(readings(() => hear(evento))).toBe(0);
  });

  test('may have been missed while the page was away or the stream was lost', async () => {
    const { hear, page, readings, answer } = await listening();
    expect(readings(() => page.send({ type: 'page.returned' }))).toBe(1);
    await answer([cambio(1)]);
    expect(readings(() => hear({ tipo: 'perdido' }))).toBe(1);
  });

  test('is listed before the pages that are there, which nobody loses, and waits for one that is on its way', async () => {
    const { hear, changes, readings, answer, listed, calls } = await listening();
    const from = (first: number, count: number) =>
      Array.from({ length: count }, (_, at) => cambio(first - at));
    changes.send({ type: 'changes.asked', subject: since });
    await answer(from(300, 100), 202);
    changes.send({ type: 'more.requested' });
    const more = last(calls.request);
    expect(readings(() => hear(cifra(4)))).toBe(0);
    await more.resolve({ ...ok, data: from(200, 100), rows: 202 });
    await answer(from(301, 100), 203);
    expect(listed()).toEqual(from(301, 201).map((one) => one.cambioID));
    expect(last(calls.request).input).toMatchObject({ input: { query: { pageNumber: 0 } } });
    hear(cifra(4));
    expect(readings(() => {})).toBe(1);
    await answer(from(600, 100), 500);
    expect(listed()).toEqual(from(600, 100).map((one) => one.cambioID));
  });
});

test('changes since a moment come by the page, none of them twice, and stay beside another pair', async () => {
  const { calls, changes, rows, state, answer, listed } = await asked();
  const fecha = '2026-11-03T18:04:00.000Z';
  changes.send({ type: 'changes.asked', subject: { kind: 'desde', periodoID: sop.periodoID, fecha } });
  expect(last(calls.request).input).toMatchObject({
    endpoint: contract.cambios.listarCambios,
    input: { query: { periodoID: sop.periodoID, desde: fecha, pageNumber: 0 } },
  });
  await answer(
    Array.from({ length: 100 }, (_, at) => cambio(200 - at)),
    102,
  );
  rows.send({ type: 'row.chosen', clienteProductoPeriodoID: 2 });
  expect(state().hasTag('open')).toBe(true);
  changes.send({ type: 'more.requested' });
  expect(last(calls.request).input).toMatchObject({ input: { query: { pageNumber: 1 } } });
  await answer([cambio(101), cambio(100), cambio(99)], 102);
  expect(listed().slice(-3)).toEqual([101, 100, 99]);
  expect(new Set(listed()).size).toBe(102);
});

test('every state can be reached and left', () => {
  const { outbox } = budgetWorld();
  const subject = { kind: 'desde', periodoID: 'BGT-2027', fecha: '' };
  const removal = { kind: 'removal', clienteProductoID: 1, periodoID: 'BGT-2027' };
  expect(
    walk(changesMachine, {
      input: { outbox },
      events: [
        { type: 'changes.asked', subject },
        { type: 'changes.closed' },
        { type: 'more.requested' },
        { type: 'retry.requested' },
        { type: 'change.gone', change: removal },
        { type: 'news.heard', eventos: [{ tipo: 'perdido' }] },
        { type: 'page.returned' },
      ],
      outputs: { request: [{ ...ok, data: [cambio(1)], rows: 2 }] },
      errors: [new Error(), Object.assign(new Error(), { kind: 'http', text: '', isNotOffered: true })],
    }),
  ).toEqual({ unreached: [], stuck: [] });
});
