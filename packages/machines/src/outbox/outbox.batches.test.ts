import { contract } from '@presupuesto/api-sdk/contract';
import { describe, expect, test } from 'vitest';
import { createActor, fromTransition } from 'xstate';
import { conflictFailure, failure, foreign, last, notOffered, ok } from '../test/fakes.ts';
import { outboxPage, volumen } from '../test/outbox-page.ts';
import { batchMachine } from './batch.machine.ts';
import type { BatchReport } from './batch.setup.ts';
import type { ValueChange } from './change.ts';
import { conflictsOf, withKept } from './entries.ts';
import { gathered, waitingTogether, withBatches } from './gestures.ts';
import { BATCH_SIZE, gesturesFor, newStamps, stamped } from './kept.ts';

const { guardarLote, guardarVolumen } = contract.ventas;
const offline = () => failure(guardarVolumen, 'network');
const page = (before?: ReturnType<typeof outboxPage>) => outboxPage(before?.device, 'ana', true);
const seen = (ventaID: number, valor: number, visto: number): ValueChange => ({
  ...volumen(ventaID, valor),
  visto,
});

const range = (count: number) => Array.from({ length: count }, (_, at) => seen(at, 5, 0));

type Page = ReturnType<typeof outboxPage>;

/** What a batch answers: for each change whether it was saved, or another figure that is in its way. */
const answer = (
  { batches }: Page,
  verdicts: readonly ('guardado' | 'rechazado' | number)[],
  usuario = 'luis',
) => {
  const { changes } = last(batches).input;
  const data = changes.map(({ ventaID, kind: campo }, at) => {
    const verdict = verdicts[at] ?? 'guardado';
    return typeof verdict === 'number'
      ? { ventaID, campo, estado: 'conflicto' as const, actual: verdict, usuario }
      : { ventaID, campo, estado: verdict, message: 'El período está cerrado' };
  });
  return last(batches).resolve({ ...ok, data });
};

const carried = ({ batches }: Page) =>
  batches.map(({ input: { changes } }) =>
    changes.map(({ ventaID, valor }) => `${ventaID}:${valor}`).join(' '),
  );
const numbers = ({ batches }: Page) => batches.map(({ input }) => input.gesto.gestoID);
const waiting = ({ outbox }: Page) =>
  conflictsOf(outbox.getSnapshot().context.entries).map(({ change, actual }) => [change.valor, actual]);

describe('a gesture', () => {
  test('is one request, with its origin, and the summary is read once', async () => {
    const world = page();
    world.inTurn(seen(1, 5, 0), seen(2, 6, 0), seen(3, 7, 0));
    expect(carried(world)).toEqual(['1:5 2:6 3:7']);
    expect(last(world.batches).input).toMatchObject({ usuario: 'ana', gesto: { origen: 'pegado' } });
    expect(world.device.keptOf('ana')).toHaveLength(3);
    await answer(world, []);
    expect(world.facts.map((fact) => 'busy' in fact && fact.busy)).toEqual([true, true, false]);
    expect([world.pending(), world.device.keptOf('ana'), world.sends]).toEqual([{}, [], []]);
  });

  test('of many requests sends six at a time, and the next with each answer', async () => {
    const world = page();
    world.inTurn(...range(8 * BATCH_SIZE));
    expect(world.batches).toHaveLength(6);
    await answer(world, []);
    expect(world.batches).toHaveLength(7);
    await answer(world, []);
    expect(world.batches).toHaveLength(8);
    expect(new Set(carried(world)).size).toBe(8);
  });

  test('that has to come again keeps no other one waiting', async () => {
    const world = page();
    world.inTurn(...range(8 * BATCH_SIZE));
    for (const lost of world.batches.slice(0, 2)) await lost.reject(offline());
    expect(world.batches).toHaveLength(8);
  });

  test('of which each change is judged by itself', async () => {
    const world = page();
    world.inTurn(seen(1, 5, 0), seen(2, 6, 0), seen(3, 7, 0));
    await answer(world, ['guardado', 40, 'rechazado']);
    expect(waiting(world)).toEqual([[6, 40]]);
    expect(world.pending()).toEqual({ 'volumenTon:2': 6 });
    expect(world.facts.map(({ type }) => type)).toEqual([
      'failure.logged',
      'change.conflicted',
      'failure.logged',
      'change.refused',
      'change.confirmed',
    ]);
    expect(world.facts.at(-1)).toMatchObject({ busy: false });
  });

  test('is repeated whole under the same number, also after a reload', async () => {
    const before = page();
    before.inTurn(seen(1, 5, 0), seen(2, 6, 0));
    await last(before.batches).reject(offline());
    before.clock.increment(1_000);
    expect(carried(before)).toEqual(['1:5 2:6', '1:5 2:6']);
    before.outbox.stop();
    const after = page(before);
    expect(carried(after)).toEqual(['1:5 2:6']);
    expect(new Set([...numbers(before), ...numbers(after)]).size).toBe(1);
    await answer(after, []);
    expect(after.device.keptOf('ana')).toEqual([]);
  });

  test('that met an earlier figure of its own goes again without the rest, under the same new number after a reload', async () => {
    const world = page();
    world.queue(seen(1, 4, 0));
    await last(world.sends).reject(offline());
    world.inTurn(seen(1, 5, 0), seen(2, 6, 0));
    await answer(world, [4, 'guardado'], 'ana');
    expect(carried(world)).toEqual(['1:5 2:6', '1:5']);
    const after = page(world);
    expect(last(after.batches).input).toEqual(last(world.batches).input);
    expect(new Set(numbers(world)).size).toBe(2);
  });

  test('is repeated as it was although one of its cells has changed, which goes after it', async () => {
    const before = page();
    before.inTurn(seen(1, 5, 0), seen(2, 6, 0));
    await last(before.batches).reject(offline());
    before.queue(seen(2, 8, 0));
    expect(carried(before)).toEqual(['1:5 2:6', '1:5 2:6']);
    expect(before.sends).toEqual([]);
    before.outbox.stop();
    const after = page(before);
    expect(after.pending()).toEqual({ 'volumenTon:1': 5, 'volumenTon:2': 8 });
    expect(carried(after)).toEqual(['1:5 2:6']);
    expect(new Set([...numbers(before), ...numbers(after)]).size).toBe(1);
    await answer(after, []);
    expect(last(after.sends).input.change).toMatchObject({ valor: 8, visto: 6 });
    await last(after.sends).resolve(ok);
    expect(after.device.keptOf('ana')).toEqual([]);
  });

  test('goes as soon as a figure typed over its busy cell takes that one out of it', () => {
    const world = page();
    world.queue(seen(2, 5, 0));
    world.inTurn(seen(1, 6, 0), seen(2, 6, 0));
    expect(carried(world)).toEqual([]);
    world.queue(seen(2, 7, 0));
    expect(carried(world)).toEqual(['1:6']);
  });

  test('goes as soon as what its cell had sent by itself is settled', async () => {
    const world = page();
    world.queue(seen(1, 5, 0));
    world.queue(seen(2, 5, 0));
    world.inTurn(seen(1, 6, 0), seen(2, 6, 0));
    await world.sends[1]?.resolve(ok);
    expect(carried(world)).toEqual([]);
    await world.sends[0]?.resolve(ok);
    expect(carried(world)).toEqual(['1:6 2:6']);
  });

  test('over another one waits for it, and has seen what that one saved', async () => {
    const world = page();
    world.inTurn(seen(1, 5, 0), seen(2, 6, 0));
    world.inTurn(seen(2, 0, 0), seen(3, 9, 0));
    expect(carried(world)).toEqual(['1:5 2:6']);
    await answer(world, []);
    expect(carried(world)).toEqual(['1:5 2:6', '2:0 3:9']);
    expect(last(world.batches).input.changes[0]).toMatchObject({ visto: 6 });
    expect(new Set(numbers(world)).size).toBe(2);
    await answer(world, []);
    expect(world.pending()).toEqual({});
  });

  test('over a figure that is being saved waits for its answer', async () => {
    const world = page();
    world.queue(seen(1, 5, 0));
    world.inTurn(seen(1, 7, 0), seen(2, 7, 0));
    expect(world.batches).toEqual([]);
    await last(world.sends).resolve(ok);
    expect(world.sends).toHaveLength(1);
    expect(last(world.batches).input.changes).toMatchObject([
      { valor: 7, visto: 5 },
      { valor: 7, visto: 0 },
    ]);
  });

  test('over a figure that waits for its repeat goes instead of it', async () => {
    const world = page();
    world.queue(seen(1, 5, 0));
    await last(world.sends).reject(offline());
    world.inTurn(seen(1, 7, 0), seen(2, 7, 0));
    expect(carried(world)).toEqual(['1:7 2:7']);
    world.clock.increment(20_000);
    expect(world.sends).toHaveLength(1);
    // The lost answer was to a figure that was saved.
    await answer(world, [5, 'guardado'], 'ana');
    expect(carried(world)).toEqual(['1:7 2:7', '1:7']);
    expect(last(world.batches).input).toMatchObject({
      gesto: { origen: 'pegado' },
      changes: [{ visto: 5 }],
    });
  });

  test('that failed while a figure was saved in whose place it is to go starts once that is over', async () => {
    const world = page();
    world.queue(seen(1, 5, 0));
    world.inTurn(seen(1, 7, 0), seen(2, 7, 0));
    await last(world.sends).reject(offline());
    expect(carried(world)).toEqual(['1:7 2:7']);
    world.clock.increment(60_000);
    expect(world.sends).toHaveLength(1);
  });

  test('waits for the session after a 401, and ends with it', async () => {
    const world = page();
    world.inTurn(seen(1, 5, 0), seen(2, 6, 0));
    await last(world.batches).reject(failure(guardarLote, 401));
    expect(world.facts.at(-1)).toEqual({ type: 'session.rejected' });
    world.outbox.send({ type: 'session.confirmed' });
    expect(carried(world)).toEqual(['1:5 2:6', '1:5 2:6']);
    world.outbox.send({ type: 'session.ended' });
    expect(last(world.batches).isCancelled()).toBe(true);
    world.outbox.send({ type: 'session.started', nombreUsuario: 'ana' });
    expect(carried(world)).toHaveLength(3);
    expect(new Set(numbers(world)).size).toBe(1);
  });

  test('of another tab is sent by this one only after a while', () => {
    const world = page();
    const gesto = { gestoID: '00000000-0000-4000-8000-000000000000', origen: 'pegado' as const };
    for (const [at, ventaID] of [1, 2].entries()) {
      const kept = { id: `b-${at}`, moment: 10 + at, change: seen(ventaID, 5, 0), gesto };
      world.outbox.send({ type: 'changes.heard', kept: [kept] });
    }
    expect(world.pending()).toEqual({ 'volumenTon:1': 5, 'volumenTon:2': 5 });
    expect(world.batches).toEqual([]);
    world.clock.increment(1_000);
    expect(carried(world)).toEqual(['1:5 2:5']);
    expect(numbers(world)).toEqual([gesto.gestoID]);
  });
});

test('a gesture of more than a batch takes goes in several', () => {
  const sizes = [
    ...new Set(
      stamped(newStamps(), range(2_001), 1, gesturesFor(2_001, 'restaurado')).kept.map(
        ({ gesto }) => gesto?.gestoID,
      ),
    ),
  ];
  expect(sizes).toHaveLength(2);
});

describe('a server', () => {
  test('that takes no batches gets one after the other, for the rest of the session', async () => {
    const world = page();
    world.inTurn(seen(1, 5, 0), seen(2, 6, 0));
    world.inTurn(seen(3, 5, 0), seen(1, 7, 0));
    await last(world.batches).reject(notOffered(guardarLote));
    for (const call of [0, 1, 2]) await world.sends[call]?.resolve(ok);
    expect(world.sent().map(({ valor }: { valor?: number } & object) => valor)).toEqual([7, 6, 5]);
    expect(world.pending()).toEqual({});
    world.inTurn(seen(1, 9, 7), seen(2, 9, 6));
    expect(world.batches).toHaveLength(1);
    expect(world.sends).toHaveLength(4);
  });

  test('that refuses a whole batch is asked for each by itself, and for the next batch as before', async () => {
    const world = page();
    world.inTurn(seen(1, 5, 0), seen(2, 6, 0));
    await last(world.batches).resolve({
      status: 400,
      message: 'Con este gestoID ya se guardaron otros cambios',
    });
    await last(world.sends).resolve(ok);
    await last(world.sends).reject(conflictFailure(40));
    expect(waiting(world)).toEqual([[6, 40]]);
    world.inTurn(seen(3, 5, 0));
    expect(carried(world).at(-1)).toBe('3:5');
  });

  test('before which a proxy answers decides nothing', async () => {
    const world = page();
    world.inTurn(seen(1, 5, 0), seen(2, 6, 0));
    await last(world.batches).reject(foreign(guardarLote, 502));
    world.clock.increment(1_000);
    expect(carried(world)).toEqual(['1:5 2:6', '1:5 2:6']);
  });
});

describe('typed figures', () => {
  test('go by themselves, and together once they have waited together', async () => {
    const world = page();
    world.queue(seen(1, 5, 0));
    world.queue(seen(2, 6, 0));
    expect(world.batches).toEqual([]);
    await world.failAll();
    world.outbox.send({ type: 'network.returned' });
    expect(carried(world)).toEqual(['1:5 2:6']);
    expect(last(world.batches).input.gesto.origen).toBe('tecleado');
    expect(world.sends).toHaveLength(2);
    await answer(world, []);
    expect([world.pending(), world.device.keptOf('ana')]).toEqual([{}, []]);
  });

  test('that waited together and are refused are kept for the person to read', async () => {
    const world = page();
    world.queue(seen(1, 5, 0));
    world.queue(seen(2, 6, 0));
    await world.failAll();
    world.outbox.send({ type: 'network.returned' });
    await answer(world, ['rechazado', 'rechazado']);
    expect(world.outbox.getSnapshot().context.unsent.map(({ text }) => text)).toEqual([
      'El período está cerrado',
      'El período está cerrado',
    ]);
    expect(world.pending()).toEqual({});
  });

  test('left by an earlier page go together, one alone by itself', async () => {
    const before = page();
    before.queue(seen(1, 5, 0));
    before.outbox.stop();
    const one = page(before);
    expect([one.batches.length, one.sends.length]).toEqual([0, 1]);
    one.queue(seen(2, 6, 0));
    one.outbox.stop();
    const both = page(before);
    expect(carried(both)).toEqual(['1:5 2:6']);
    await answer(both, ['rechazado']);
    expect(both.outbox.getSnapshot().context.unsent.map(({ text }) => text)).toEqual([
      'El período está cerrado',
    ]);
  });

  test('beyond 2000 go in several batches', () => {
    const kept = Array.from({ length: 2_001 }, (_, at) => ({
      id: `a-${at}`,
      moment: at,
      change: seen(at, 5, 0),
    }));
    const entries = withKept({}, kept);
    const sizes: number[] = [];
    const owner = createActor(
      fromTransition((reports: readonly BatchReport[], report: BatchReport) => [...reports, report], []),
    );
    withBatches(gathered(entries, waitingTogether(entries)), (gesto, members) => {
      sizes.push(members.length);
      return createActor(batchMachine, { input: { usuario: 'ana', gesto, members, owner } });
    });
    expect(sizes).toEqual([2_000, 1]);
  });
});
