import { describe, expect, test } from 'vitest';
import { cur, sop } from '../../test/budget-world.ts';
import { last, ok, settled } from '../../test/fakes.ts';
import { at, figure, gridWorld, months, reference, whole } from '../../test/grid-world.ts';
import type { GridEvent } from './grid.types.ts';

describe('what others do', () => {
  const heard = (...valores: readonly number[]): GridEvent => ({
    type: 'news.heard',
    eventos: valores.map((valor) => ({
      tipo: 'cifra',
      periodoID: sop.periodoID,
      vendedorID: 1,
      clienteProductoPeriodoID: 1,
      clienteProductoID: 101,
      ventaID: 103,
      campo: 'volumenTon',
      valor,
      usuario: 'luis',
      origen: 'tecleado',
      fecha: '2026-11-03T10:00:00Z',
    })),
  });

  test('a figure at rest takes what was heard, and stands out for a moment', async () => {
    const { send, volumes, context, clock } = await gridWorld();
    send(heard(48));
    expect(volumes(1)[2]).toBe(48);
    expect(context().heard).toEqual(['volumenTon:103']);
    clock.increment(2_000);
    expect(context().heard).toEqual([]);
  });

  test('of several figures of a cell that are heard at once, the last stands, also where it stood before', async () => {
    const { send, volumes } = await gridWorld();
    const [, , before = 0] = volumes(1);
    send(heard(48, before));
    expect(volumes(1)[2]).toBe(before);
    send(heard(before, 49));
    expect(volumes(1)[2]).toBe(49);
  });

  test('a figure that is heard while the budget is on its way stands once it is there', async () => {
    const { send, answer, volumes, clock, calls } = await gridWorld({ isRead: false });
    send(heard(48));
    await answer(sop.periodoID, whole);
    clock.increment(150);
    expect(calls.loadWholeBudget).toHaveLength(2);
    await answer(sop.periodoID, [months(1, { volumenTon: 48 }), ...whole.slice(1)]);
    expect(volumes(1)[2]).toBe(48);
  });

  test.each<[string, GridEvent]>([
    ['a file is loaded', { type: 'news.heard', eventos: [{ tipo: 'archivo', periodoID: sop.periodoID }] }],
    ['the network returns', { type: 'network.returned' }],
    ['the page is come back to', { type: 'page.returned' }],
  ])('a budget that is on its way while %s is read once more', async (_, event) => {
    const { send, answer, clock, calls } = await gridWorld({ isRead: false });
    send(event);
    send(event);
    await answer(sop.periodoID, whole);
    clock.increment(60_000);
    expect(calls.loadWholeBudget).toHaveLength(2);
    await answer(sop.periodoID, whole);
    clock.increment(60_000);
    expect(calls.loadWholeBudget).toHaveLength(2);
  });

  test('a budget whose list of pairs was there first is read once', async () => {
    const { answer, clock, calls } = await gridWorld({ isRead: false });
    await answer(sop.periodoID, whole);
    clock.increment(60_000);
    expect(calls.loadWholeBudget).toHaveLength(1);
  });

  test('a figure that is heard while the budget is read again is not taken back by an older answer', async () => {
    const { send, answer, volumes, clock, calls } = await gridWorld();
    send({ type: 'budget.outdated' });
    clock.increment(150);
    const older = last(calls.loadWholeBudget);
    send(heard(48));
    await older.resolve(whole);
    expect(volumes(1)[2]).toBe(48);
    clock.increment(150);
    await answer(sop.periodoID, [months(1, { volumenTon: 48 }), ...whole.slice(1)]);
    expect(volumes(1)[2]).toBe(48);
  });

  test('a reference that changes while it is on its way is read once more', async () => {
    const { send, answer, calls } = await gridWorld({ hasReference: true });
    const { length: before } = calls.loadWholeBudget;
    send({ type: 'reference.outdated' });
    send({ type: 'reference.outdated' });
    send({ type: 'reference.outdated' });
    expect(calls.loadWholeBudget).toHaveLength(before + 1);
    await answer(cur.periodoID, reference);
    expect(calls.loadWholeBudget).toHaveLength(before + 2);
    await answer(cur.periodoID, reference);
    expect(calls.loadWholeBudget).toHaveLength(before + 2);
  });

  test('a mark is read with the list of pairs, and nothing of the budget again', async () => {
    const { send, calls } = await gridWorld();
    const before = calls.loadWholeBudget.length;
    const evento = {
      tipo: 'marca',
      periodoID: sop.periodoID,
      vendedorID: 1,
      clienteProductoPeriodoID: 1,
    } as const;
    send({ type: 'news.heard', eventos: [evento] });
    expect(calls.loadWholeBudget).toHaveLength(before);
  });

  test('what is typed meanwhile is sent with what its author saw', async () => {
    const { send, select, volumes, calls } = await gridWorld();
    select(at(1, 3));
    send({ type: 'entry.begun', text: '4', operation: figure(4), editing: false });
    send(heard(48));
    send({ type: 'entry.accepted' });
    expect(volumes(1)[2]).toBe(4);
    await settled();
    expect(last(calls.sendChange).input.change).toMatchObject({ valor: 4, visto: 10 });
  });

  test('what is typed into a pair that goes away meanwhile goes nowhere', async () => {
    const { send, select, rows, context, pending } = await gridWorld();
    select(at(2, 3));
    send({ type: 'entry.begun', text: '4', operation: figure(4), editing: false });
    rows.send({ type: 'removal.queued', clienteProductoID: 102 });
    const before = context().pairs;
    send({ type: 'entry.accepted' });
    expect(context().pairs).toBe(before);
    expect(pending()).toEqual({});
  });

  test('a figure that the server refuses is taken back', async () => {
    const { select, enter, volumes, calls } = await gridWorld();
    select(at(1, 3));
    enter(figure(4));
    await settled();
    await last(calls.sendChange).resolve({ status: 400, message: 'El período está cerrado' });
    await settled();
    expect(volumes(1)[2]).toBe(10);
  });

  test('a file of others has the budget read again, once for several reasons', async () => {
    const { send, clock, calls, answer, volumes } = await gridWorld();
    send({ type: 'budget.outdated' });
    send({ type: 'page.returned' });
    clock.increment(200);
    expect(calls.loadWholeBudget).toHaveLength(2);
    await answer(sop.periodoID, [months(1, { volumenTon: 30 }), ...whole.slice(1)]);
    expect(volumes(1)[2]).toBe(30);
  });

  test('a saved figure stays, whatever an older answer says', async () => {
    const { send, clock, select, enter, answer, volumes, calls } = await gridWorld();
    send({ type: 'budget.outdated' });
    clock.increment(200);
    select(at(1, 3));
    enter(figure(4));
    await settled();
    await last(calls.sendChange).resolve(ok);
    await answer(sop.periodoID, whole);
    expect(volumes(1)[2]).toBe(4);
  });
});
