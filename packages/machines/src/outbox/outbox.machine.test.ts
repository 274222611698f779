import { contract } from '@presupuesto/api-sdk/contract';
import { describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { cellSaveMachine } from '../budget/cell/cell-save.machine.ts';
import { failure, fakeActors, foreign, last, ok, settled } from '../test/fakes.ts';
import { outboxPage as page, volumen } from '../test/outbox-page.ts';
import { walk } from '../test/walk.ts';
import type { Change } from './change.ts';
import { isAnyOnlyInMemory, keptOf, pendingPairs, pendingValues } from './entries.ts';
import { outboxMachine } from './outbox.machine.ts';

const { guardarVolumen } = contract.ventas;
const offline = () => failure(guardarVolumen, 'network');
const removal: Change = { kind: 'removal', clienteProductoID: 3, periodoID: 'BGT-2026' };

describe('saving', () => {
  test('a change is kept on the device before the answer and dropped after it', async () => {
    const { queue, sends, device, facts, pending } = page();
    queue(volumen(1, 5));
    expect(device.keptOf('ana')).toEqual([volumen(1, 5)]);
    expect(pending()).toEqual({ 'volumenTon:1': 5 });
    expect(last(sends).input).toEqual({ usuario: 'ana', change: volumen(1, 5) });
    await last(sends).resolve(ok);
    expect(device.keptOf('ana')).toEqual([]);
    expect(pending()).toEqual({});
    expect(facts).toEqual([{ type: 'change.confirmed', change: volumen(1, 5), busy: false }]);
  });

  test('one save of a cell is under way at a time and the latest value wins', async () => {
    const { queue, sends, sent, facts, device } = page();
    queue(volumen(1, 5));
    queue(volumen(1, 6));
    queue(volumen(1, 7));
    expect(sends).toHaveLength(1);
    await last(sends).resolve(ok);
    expect(sent()).toEqual([volumen(1, 5), volumen(1, 7)]);
    expect(facts).toEqual([]);
    expect(device.keptOf('ana')).toEqual([volumen(1, 7)]);
    await last(sends).resolve(ok);
    expect(facts).toEqual([{ type: 'change.confirmed', change: volumen(1, 7), busy: false }]);
  });

  test('different cells are saved side by side', () => {
    const { queue, sends } = page();
    queue(volumen(1, 5));
    queue(volumen(2, 5), { ...volumen(1, 9), kind: 'precio' });
    expect(sends).toHaveLength(3);
  });

  test('a save without an answer is given up after 30 s and repeated', async () => {
    const { queue, sends, clock } = page();
    queue(volumen(1, 5));
    clock.increment(29_999);
    expect(sends[0]?.isCancelled()).toBe(false);
    clock.increment(1);
    expect(sends[0]?.isCancelled()).toBe(true);
    clock.increment(1_000);
    expect(sends).toHaveLength(2);
    await last(sends).resolve(ok);
  });
});

describe('failing', () => {
  test('a failed save is repeated after 1, 2, 4 … and at most 30 s', async () => {
    const { queue, sends, clock, device } = page();
    queue(volumen(1, 5));
    for (const wait of [1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]) {
      const before = sends.length;
      await last(sends).reject(failure(guardarVolumen, 503));
      clock.increment(wait - 1);
      expect(sends).toHaveLength(before);
      clock.increment(1);
      expect(sends).toHaveLength(before + 1);
    }
    expect(device.keptOf('ana')).toEqual([volumen(1, 5)]);
  });

  test.each([408, 429, 500, 502, 'network'] as const)('%s comes again', async (cause) => {
    const { queue, sends, clock, facts } = page();
    queue(volumen(1, 5));
    await last(sends).reject(failure(guardarVolumen, cause));
    clock.increment(1_000);
    expect(sends).toHaveLength(2);
    expect(facts.map(({ type }) => type)).toEqual(['failure.logged']);
  });

  test.each([403, 404, 409])('%s is final: logged, and the value is let go', async (status) => {
    const { queue, sends, clock, facts, device, pending } = page();
    queue(volumen(1, 5));
    await last(sends).reject(failure(guardarVolumen, status));
    clock.increment(60_000);
    expect(sends).toHaveLength(1);
    expect(facts.map(({ type }) => type)).toEqual(['failure.logged', 'change.refused']);
    expect(device.keptOf('ana')).toEqual([]);
    expect(pending()).toEqual({});
  });

  test.each([200, 400, 401, 403, 404, 413, 502])(
    "a proxy's page with status %s decides nothing: the value stays and comes again",
    async (status) => {
      const { queue, sends, clock, facts, device } = page();
      queue(volumen(1, 5), removal);
      for (const call of sends) await call.reject(foreign(guardarVolumen, status));
      clock.increment(1_000);
      expect(sends).toHaveLength(4);
      expect(facts.map(({ type }) => type)).toEqual(['failure.logged', 'failure.logged']);
      expect(device.keptOf('ana')).toEqual([volumen(1, 5), removal]);
    },
  );

  test('what an earlier page left and the server refuses is kept for the person to read', async () => {
    const before = page();
    before.queue(volumen(1, 5));
    before.outbox.stop();
    const after = page(before.device);
    await last(after.sends).reject(failure(guardarVolumen, 404, 'El mes no existe'));
    const { unsent, entries } = after.outbox.getSnapshot().context;
    expect(unsent.map(({ kept }) => kept.change)).toEqual([volumen(1, 5)]);
    expect(entries).toEqual({});
    expect(after.facts.map(({ type }) => type)).toEqual([
      'change.adopted',
      'failure.logged',
      'change.refused',
    ]);
    after.outbox.stop();

    const later = page(before.device);
    expect(later.sends).toEqual([]);
    expect(later.outbox.getSnapshot().context.unsent).toEqual(unsent);
    later.outbox.send({ type: 'unsent.dismissed' });
    expect(later.outbox.getSnapshot().context.unsent).toEqual([]);
    expect(page(before.device).outbox.getSnapshot().context.unsent).toEqual([]);
  });

  test('what waited for a connection and is then refused is kept for the person to read as well', async () => {
    const { queue, sends, failAll, outbox, device, facts } = page();
    queue(volumen(1, 5));
    queue(volumen(2, 6));
    await failAll();
    outbox.send({ type: 'network.returned' });
    for (const call of sends.slice(2)) {
      await call.resolve({ status: 400, message: 'El período está cerrado' });
    }
    const { unsent, entries } = outbox.getSnapshot().context;
    expect(unsent.map(({ kept, text }) => [kept.change, text])).toEqual([
      [volumen(1, 5), 'El período está cerrado'],
      [volumen(2, 6), 'El período está cerrado'],
    ]);
    expect(entries).toEqual({});
    expect(facts.filter(({ type }) => type === 'change.refused')).toHaveLength(2);
    expect(page(device).outbox.getSnapshot().context.unsent).toEqual(unsent);
  });

  test('so is what another tab left waiting for a minute', async () => {
    const { queue, sends, outbox } = page();
    queue(volumen(1, 5));
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_001);
    await last(sends).reject(failure(guardarVolumen, 403, 'El período está cerrado'));
    vi.restoreAllMocks();
    expect(outbox.getSnapshot().context.unsent).toHaveLength(1);
  });

  test('a closed period answers 400, which is final and logs what the server said', async () => {
    const { queue, sends, facts } = page();
    queue(volumen(1, 5));
    await last(sends).resolve({ status: 400, message: 'El período está cerrado' });
    expect(facts).toEqual([
      { type: 'failure.logged', text: 'El período está cerrado' },
      { type: 'change.refused', change: volumen(1, 5), busy: false },
    ]);
  });

  test('a refusal of a value does not touch the newer one typed meanwhile', async () => {
    const { queue, sends, sent, facts } = page();
    queue(volumen(1, 5));
    queue(volumen(1, 6));
    await last(sends).resolve({ status: 400, message: 'no' });
    expect(sent().at(-1)).toEqual(volumen(1, 6));
    await last(sends).resolve(ok);
    expect(facts.map(({ type }) => type)).toEqual(['change.confirmed']);
  });

  test('a new value does not wait for the repeat of the old one', async () => {
    const { queue, sends, sent } = page();
    queue(volumen(1, 5));
    await last(sends).reject(offline());
    queue(volumen(1, 6));
    expect(sent()).toEqual([volumen(1, 5), volumen(1, 6)]);
  });

  test.each(['network.returned', 'flush.requested'] as const)('%s repeats at once', async (type) => {
    const { queue, sends, failAll, outbox } = page();
    queue(volumen(1, 5), volumen(2, 6));
    await failAll();
    outbox.send({ type });
    expect(sends).toHaveLength(4);
  });

  test('a removal that failed is repeated, and one that has already happened is done', async () => {
    const { queue, sends, clock, facts, outbox } = page();
    queue(removal);
    await last(sends).reject(offline());
    expect(pendingPairs(outbox.getSnapshot().context.entries, 'removal')).toEqual([3]);
    clock.increment(1_000);
    await last(sends).reject(failure(contract.clientesProductos.eliminarClienteProducto, 404));
    expect(facts.at(-1)).toEqual({ type: 'change.confirmed', change: removal, busy: false });
  });
});

describe('a series', () => {
  test('goes one after the other, in its order', async () => {
    const { inTurn, sends, sent, facts } = page();
    const changes = [volumen(1, 5), volumen(2, 5), volumen(3, 5)];
    inTurn(...changes);
    for (const position of [1, 2, 3]) {
      expect(sent()).toEqual(changes.slice(0, position));
      await last(sends).resolve(ok);
    }
    expect(sends).toHaveLength(3);
    expect(facts.map((fact) => 'busy' in fact && fact.busy)).toEqual([true, true, false]);
  });

  test('lets the next one pass when one fails', async () => {
    const { inTurn, sends, sent, clock } = page();
    inTurn(volumen(1, 5), volumen(2, 5));
    await last(sends).reject(failure(guardarVolumen, 500));
    expect(sent().at(-1)).toEqual(volumen(2, 5));
    await last(sends).resolve(ok);
    clock.increment(1_000);
    expect(sent().at(-1)).toEqual(volumen(1, 5));
  });

  test('neither holds back a value that is typed anew nor waits for it', async () => {
    const { inTurn, queue, sent, sends } = page();
    inTurn(volumen(1, 5), volumen(2, 5), volumen(3, 5));
    queue(volumen(2, 8));
    expect(sent()).toEqual([volumen(1, 5), volumen(2, 8)]);
    await sends[0]?.resolve(ok);
    expect(sent()).toEqual([volumen(1, 5), volumen(2, 8), volumen(3, 5)]);
  });

  test('waits for the later value of the month that is being saved', async () => {
    const { inTurn, queue, sent, sends } = page();
    inTurn(volumen(1, 5), volumen(2, 5));
    queue(volumen(1, 6));
    await last(sends).resolve(ok);
    expect(sent()).toEqual([volumen(1, 5), volumen(1, 6)]);
    await last(sends).resolve(ok);
    expect(sent().at(-1)).toEqual(volumen(2, 5));
  });

  test('passes over what another tab has settled', async () => {
    const { outbox, inTurn, sent, sends } = page();
    inTurn(volumen(1, 5), volumen(2, 5), volumen(3, 5));
    const second = outbox.getSnapshot().context.entries['volumenTon:2'];
    if (second) outbox.send({ type: 'changes.settled', kept: [second], outcome: 'confirmed' });
    await last(sends).resolve(ok);
    expect(sent()).toEqual([volumen(1, 5), volumen(3, 5)]);
  });

  test('of what another tab has settled at once, sends again only what an older figure of its own would come after', async () => {
    const { outbox, queue, sent, sends, facts } = page();
    queue(volumen(1, 5));
    const kept = [volumen(1, 7), volumen(2, 8)].map((change, at) => ({
      id: `otra-${at}`,
      moment: Date.now() + 60_000,
      change,
    }));
    outbox.send({ type: 'changes.heard', kept });
    outbox.send({ type: 'changes.settled', kept, outcome: 'confirmed' });
    expect(facts.filter(({ type }) => type === 'change.confirmed')).toMatchObject([
      { change: volumen(2, 8) },
    ]);
    await sends[0]?.resolve(ok);
    expect(sent().at(-1)).toEqual(volumen(1, 7));
    await last(sends).resolve(ok);
    expect(facts.at(-1)).toEqual({ type: 'change.confirmed', change: volumen(1, 7), busy: false });
  });

  test('starts beside another one, which lets go what both have', async () => {
    const { inTurn, sent, sends } = page();
    inTurn(volumen(1, 5), volumen(2, 5), volumen(3, 5));
    inTurn(volumen(2, 7), volumen(3, 7));
    expect(sent()).toEqual([volumen(1, 5), volumen(2, 7)]);
    await last(sends).resolve(ok);
    expect(sent().at(-1)).toEqual(volumen(3, 7));
    await sends[0]?.resolve(ok);
    expect(sends).toHaveLength(3);
  });

  test('ends with the session: nothing of it is sent afterwards', async () => {
    const { outbox, inTurn, sends, sent } = page();
    inTurn(volumen(1, 5), volumen(2, 5));
    outbox.send({ type: 'session.ended' });
    outbox.send({ type: 'session.started', nombreUsuario: 'luis' });
    expect(sends).toHaveLength(1);
    outbox.send({ type: 'session.started', nombreUsuario: 'ana' });
    await settled();
    expect(sent()).toEqual([volumen(1, 5), volumen(1, 5)]);
    await last(sends).resolve(ok);
    expect(sent().at(-1)).toEqual(volumen(2, 5));
  });
});

describe('nothing is lost', () => {
  test('20 values typed without a network are saved after a reload, once it is back', async () => {
    const before = page();
    for (let ventaID = 1; ventaID <= 20; ventaID += 1) before.queue(volumen(ventaID, ventaID));
    await before.failAll();
    before.outbox.stop();

    const after = page(before.device);
    expect(Object.keys(after.pending())).toHaveLength(20);
    await settled();
    for (let turn = 0; turn < 20; turn += 1) await last(after.sends).reject(offline());
    after.outbox.send({ type: 'network.returned' });
    for (const call of after.sends.slice(20)) await call.resolve(ok);
    const saved = after.sends.slice(20).map(({ input }) => input.change);
    expect(new Set(saved)).toEqual(new Set(Array.from({ length: 20 }, (_, i) => volumen(i + 1, i + 1))));
    expect(before.device.keptOf('ana')).toEqual([]);
  });

  test('a value typed after the reload is newer than the one kept before it', () => {
    const before = page();
    before.queue(volumen(1, 5));
    before.outbox.stop();
    const after = page(before.device);
    after.queue(volumen(1, 6));
    expect(before.device.keptOf('ana')).toEqual([volumen(1, 6)]);
    expect(after.pending()).toEqual({ 'volumenTon:1': 6 });
  });

  test("another user's sign-in sends nothing of it; the same user's does", async () => {
    const { outbox, queue, sends, failAll, device } = page();
    queue(volumen(1, 5));
    await failAll();
    outbox.send({ type: 'session.ended' });
    outbox.send({ type: 'session.started', nombreUsuario: 'luis' });
    outbox.send({ type: 'network.returned' });
    expect(sends).toHaveLength(1);
    outbox.send({ type: 'session.ended' });
    outbox.send({ type: 'session.started', nombreUsuario: 'ana' });
    expect(last(sends).input).toEqual({ usuario: 'ana', change: volumen(1, 5) });
    await last(sends).resolve(ok);
    expect(device.keptOf('ana')).toEqual([]);
  });

  test('a session that starts for somebody else without an end takes nothing along', () => {
    const { outbox, queue, sends, pending } = page();
    queue(volumen(1, 5));
    outbox.send({ type: 'session.started', nombreUsuario: 'luis' });
    expect(last(sends).isCancelled()).toBe(true);
    expect(pending()).toEqual({});
  });

  test('a save under way when the session ends is cancelled and kept', async () => {
    const { outbox, queue, sends, device } = page();
    queue(volumen(1, 5));
    outbox.send({ type: 'session.ended' });
    expect(last(sends).isCancelled()).toBe(true);
    expect(device.keptOf('ana')).toEqual([volumen(1, 5)]);
  });

  test('a 401 asks the session and waits for it', async () => {
    const { outbox, queue, sends, facts, device } = page();
    queue(volumen(1, 5));
    await last(sends).reject(failure(guardarVolumen, 401));
    expect(facts).toEqual([{ type: 'session.rejected' }]);
    outbox.send({ type: 'network.returned' });
    expect(sends).toHaveLength(1);
    outbox.send({ type: 'session.confirmed' });
    expect(sends).toHaveLength(2);
    expect(device.keptOf('ana')).toEqual([volumen(1, 5)]);
  });

  test('a device that cannot keep anything still saves', async () => {
    // The package knows neither browser nor Node, whose types would name the console.
    const { console } = globalThis as unknown as { console: { warn: () => void } };
    vi.spyOn(console, 'warn').mockReturnValue();
    const { actors, calls } = fakeActors();
    const outbox = createActor(
      outboxMachine.provide({ actors: { cellSave: cellSaveMachine.provide({ actors }) } }),
    );
    outbox.start();
    outbox.send({ type: 'session.started', nombreUsuario: 'ana' });
    outbox.send({ type: 'changes.queued', changes: [volumen(1, 5)] });
    await settled();
    await last(calls.sendChange).resolve(ok);
    expect(pendingValues(outbox.getSnapshot().context.entries)).toEqual({});
    expect(outbox.getSnapshot().status).toBe('active');
    vi.restoreAllMocks();
  });

  test('a warning that was read comes again once the device has taken records in between', () => {
    const { outbox, queue } = page();
    const keeping = () => outbox.getSnapshot().context.keeping;
    const refuse = () => {
      const kept = Object.values(outbox.getSnapshot().context.entries).map(keptOf);
      outbox.send({ type: 'changes.unkept', kept });
    };
    queue(volumen(1, 5));
    refuse();
    expect(keeping()).toBe('failed');
    outbox.send({ type: 'warning.dismissed' });
    refuse();
    expect(keeping()).toBe('dismissed');
    outbox.send({ type: 'device.recovered' });
    expect(keeping()).toBe('possible');
    refuse();
    expect(keeping()).toBe('failed');
  });

  test('what the device has taken late is in memory alone no more, whatever it refuses next', () => {
    const { outbox, queue } = page();
    const entries = () => outbox.getSnapshot().context.entries;
    queue(volumen(1, 5));
    outbox.send({ type: 'changes.unkept', kept: Object.values(entries()).map(keptOf) });
    expect(isAnyOnlyInMemory(entries())).toBe(true);
    outbox.send({ type: 'device.recovered' });
    expect(isAnyOnlyInMemory(entries())).toBe(false);
  });
});

test('the outbox opens and closes with the session', () => {
  const events = [
    { type: 'session.started', nombreUsuario: 'ana' },
    { type: 'changes.read', kept: [], unsent: [], unreadable: 0 },
    { type: 'session.ended' },
  ];
  expect(walk(outboxMachine, { events })).toEqual({ unreached: [], stuck: [] });
});
