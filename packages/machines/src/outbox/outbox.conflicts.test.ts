import { contract } from '@presupuesto/api-sdk/contract';
import { describe, expect, test } from 'vitest';
import { conflictFailure, failure, last, ok } from '../test/fakes.ts';
import { outboxPage as page, volumen } from '../test/outbox-page.ts';
import { conflictsOf, keptOf, waitingCount } from './entries.ts';

const offline = () => failure(contract.ventas.guardarVolumen, 'network');
const seen = (valor: number, visto: number) => ({ ...volumen(1, valor), visto });

const waiting = ({ outbox }: ReturnType<typeof page>) =>
  conflictsOf(outbox.getSnapshot().context.entries).map(({ change, actual, usuario }) => ({
    valor: change.valor,
    actual,
    usuario,
  }));

/** A page whose figure 48 met 40, which luis has saved. */
async function inConflict() {
  const world = page();
  world.queue(seen(48, 10));
  await last(world.sends).reject(conflictFailure(40));
  return world;
}

test('what waits for a person does not wait for the server', async () => {
  const { outbox, queue } = await inConflict();
  const count = () => waitingCount(outbox.getSnapshot().context.entries);
  expect(count()).toBe(0);
  queue(volumen(2, 5));
  expect(count()).toBe(1);
});

describe('what was seen goes with a figure', () => {
  test('the same from the first of several that were typed until one is saved, then that one', async () => {
    const { queue, sends, sent } = page();
    queue(seen(40, 10));
    await last(sends).reject(offline());
    queue(seen(48, 10));
    expect(sent().at(-1)).toMatchObject({ valor: 48, visto: 10 });
    await last(sends).reject(offline());
    queue(seen(50, 12));
    expect(sent().at(-1)).toMatchObject({ valor: 50, visto: 10 });
    await last(sends).resolve(ok);
    queue(seen(51, 50));
    expect(sent().at(-1)).toMatchObject({ valor: 51, visto: 50 });
  });

  test('typed while the first is on its way, the second has seen the first', async () => {
    const { queue, sends, sent } = page();
    queue(seen(40, 10));
    queue(seen(48, 10));
    await last(sends).resolve(ok);
    expect(sent().at(-1)).toMatchObject({ valor: 48, visto: 40 });
  });

  test('known to have been saved, it is known after a reload, too', async () => {
    const { queue, sends, device } = page();
    queue(seen(40, 10));
    queue(seen(48, 10));
    await last(sends).resolve(ok);
    expect(device.keptOf('ana')).toMatchObject([{ valor: 48, visto: 40 }]);
  });

  test('typed once the second has failed, the third has seen the first', async () => {
    const { queue, sends, sent } = page();
    queue(seen(40, 10));
    queue(seen(48, 10));
    await last(sends).resolve(ok);
    await last(sends).reject(offline());
    queue(seen(50, 48));
    expect(sent().at(-1)).toMatchObject({ valor: 50, visto: 40, tried: [48] });
  });

  test('a figure of ours whose answer got lost is in nobody’s way', async () => {
    const world = page();
    const { queue, sends, sent, facts } = world;
    queue(seen(40, 10));
    await last(sends).reject(offline());
    queue(seen(48, 10));
    await last(sends).reject(conflictFailure(40, 'ana'));
    expect(sent().at(-1)).toMatchObject({ valor: 48, visto: 40 });
    await last(sends).resolve(ok);
    expect(facts.map(({ type }) => type)).toEqual(['failure.logged', 'change.confirmed']);
  });

  test('the same figure of somebody else is', async () => {
    const world = page();
    world.queue(seen(40, 10));
    await last(world.sends).reject(offline());
    world.queue(seen(48, 10));
    await last(world.sends).reject(conflictFailure(40, 'luis'));
    expect(waiting(world)).toEqual([{ valor: 48, actual: 40, usuario: 'luis' }]);
  });

  test('a change of an earlier version is sent whatever stands there', async () => {
    const { queue, sends, sent } = page();
    queue(volumen(1, 5));
    await last(sends).reject(offline());
    queue(volumen(1, 6));
    expect(sent().at(-1)).toEqual(volumen(1, 6));
  });
});

describe('a conflict', () => {
  test('is kept, announced and not sent again', async () => {
    const world = await inConflict();
    const { clock, outbox, sends, facts, device, pending } = world;
    clock.increment(60_000);
    outbox.send({ type: 'network.returned' });
    outbox.send({ type: 'flush.requested' });
    expect(sends).toHaveLength(1);
    expect(facts.map(({ type }) => type)).toEqual(['failure.logged', 'change.conflicted']);
    expect(waiting(world)).toEqual([{ valor: 48, actual: 40, usuario: 'luis' }]);
    expect(pending()).toEqual({ 'volumenTon:1': 48 });
    expect(device.keptOf('ana')).toEqual([seen(48, 10)]);
  });

  test('outlives a reload and a sign-out, for the same user alone', async () => {
    const before = await inConflict();
    before.outbox.stop();
    const after = page(before.device);
    const found = [{ valor: 48, actual: 40, usuario: 'luis' }];
    expect(waiting(after)).toEqual(found);
    expect(after.sends).toEqual([]);
    expect(after.facts.map(({ type }) => type)).toEqual(['change.adopted', 'change.conflicted']);
    after.outbox.send({ type: 'session.ended' });
    after.outbox.send({ type: 'session.started', nombreUsuario: 'luis' });
    expect(waiting(after)).toEqual([]);
    after.outbox.send({ type: 'session.ended' });
    after.outbox.send({ type: 'session.started', nombreUsuario: 'ana' });
    expect(waiting(after)).toEqual(found);
  });

  test('ends with the own figure put: sent by somebody who has seen the other one', async () => {
    const { outbox, sends, sent, facts, device } = await inConflict();
    outbox.send({ type: 'conflict.put', key: 'volumenTon:1' });
    expect(sent().at(-1)).toEqual(seen(48, 40));
    await last(sends).resolve(ok);
    expect(facts.at(-1)).toMatchObject({ type: 'change.confirmed', busy: false });
    expect(device.keptOf('ana')).toEqual([]);
  });

  test('ends with the other one left: nothing is sent, and its author has seen it', async () => {
    const { outbox, sends, facts, device, pending } = await inConflict();
    outbox.send({ type: 'conflict.left', key: 'volumenTon:1' });
    expect(sends).toHaveLength(1);
    expect(facts.at(-1)).toEqual({ type: 'change.refused', change: seen(48, 40), busy: false });
    expect([pending(), device.keptOf('ana')]).toEqual([{}, []]);
  });

  test('a new figure counts as put, the other one typed as left', async () => {
    const world = await inConflict();
    world.queue(seen(50, 10));
    expect(world.sent().at(-1)).toEqual(seen(50, 40));
    await last(world.sends).reject(conflictFailure(41, 'eva'));
    expect(waiting(world)).toEqual([{ valor: 50, actual: 41, usuario: 'eva' }]);
    world.queue(seen(41, 10));
    expect(world.sends).toHaveLength(2);
    expect(world.pending()).toEqual({});
  });

  test('is not ended by a gesture, whose figure is the own one of the two from then on', async () => {
    const world = await inConflict();
    world.inTurn(seen(50, 10), { ...volumen(2, 5), visto: 1 });
    expect(world.sent().slice(1)).toEqual([{ ...volumen(2, 5), visto: 1 }]);
    expect(waiting(world)).toEqual([{ valor: 50, actual: 40, usuario: 'luis' }]);
    expect(world.facts.some(({ type }) => type === 'change.refused')).toBe(false);
    world.outbox.send({ type: 'conflict.put', key: 'volumenTon:1' });
    expect(world.sent().at(-1)).toEqual(seen(50, 40));
  });

  test('is kept on the device with a gesture’s figure, for the next page and the other tabs', async () => {
    const world = await inConflict();
    const keptNow = () => Object.values(world.outbox.getSnapshot().context.entries).map(keptOf);
    const two = page();
    two.outbox.send({ type: 'changes.heard', kept: keptNow() });
    world.inTurn(seen(50, 10));
    two.outbox.send({ type: 'changes.heard', kept: keptNow() });
    const found = [{ valor: 50, actual: 40, usuario: 'luis' }];
    expect([waiting(page(world.device)), waiting(two)]).toEqual([found, found]);
  });

  test('over which a gesture writes what its author saw before is not ended by an old answer', async () => {
    const world = await inConflict();
    world.inTurn(seen(10, 48));
    const month = { ventaID: 1, anio: 2026, mes: 1, periodoID: 'BGT-2026', precio: 1, valorMonedaLocal: 0 };
    world.outbox.send({ type: 'months.read', ventas: [{ ...month, volumenTon: 10 }] });
    expect(waiting(world)).toEqual([{ valor: 10, actual: 40, usuario: 'luis' }]);
  });

  test('ends where a gesture writes the other figure itself: nothing is overwritten', async () => {
    const world = await inConflict();
    world.inTurn(seen(40, 10));
    expect([world.pending(), world.sends.length]).toEqual([{}, 1]);
  });

  test('of a figure that was replaced meanwhile says nothing: the later one is asked for itself', async () => {
    const world = page();
    world.queue(seen(47, 10));
    world.queue(seen(48, 10));
    await last(world.sends).reject(conflictFailure(40));
    expect(waiting(world)).toEqual([]);
    await last(world.sends).reject(conflictFailure(40));
    expect(waiting(world)).toEqual([{ valor: 48, actual: 40, usuario: 'luis' }]);
  });

  test('ends once the server has the same figure, and follows it where it has yet another', async () => {
    const world = await inConflict();
    const { outbox, facts } = world;
    const month = { ventaID: 1, anio: 2026, mes: 1, periodoID: 'BGT-2026', precio: 1, valorMonedaLocal: 0 };
    outbox.send({ type: 'months.read', ventas: [{ ...month, volumenTon: 40 }] });
    expect(waiting(world)).toEqual([{ valor: 48, actual: 40, usuario: 'luis' }]);
    const cambioAjeno = { usuario: 'eva', fecha: '2026-11-22T11:00:00.000Z' };
    outbox.send({ type: 'months.read', ventas: [{ ...month, volumenTon: 41, cambioAjeno }] });
    expect(waiting(world)).toEqual([{ valor: 48, actual: 41, usuario: 'eva' }]);
    outbox.send({ type: 'months.read', ventas: [{ ...month, volumenTon: 48 }] });
    expect(waiting(world)).toEqual([]);
    expect(facts.at(-1)).toMatchObject({ type: 'change.confirmed' });
  });
});

test('another tab’s conflict is this tab’s, too, and so is its end', async () => {
  const one = await inConflict();
  const [entry] = Object.values(one.outbox.getSnapshot().context.entries);
  if (!entry) throw new Error('there is no entry');
  const { id, moment, change, conflicto } = entry;
  const kept = { id, moment, change, ...(conflicto && { conflicto }) };
  const two = page();
  two.outbox.send({ type: 'changes.heard', kept: [{ id: id.slice(0, -1), moment, change }] });
  expect(two.sends).toHaveLength(1);
  two.outbox.send({ type: 'changes.heard', kept: [kept] });
  expect(last(two.sends).isCancelled()).toBe(true);
  expect(waiting(two)).toEqual([{ valor: 48, actual: 40, usuario: 'luis' }]);
  two.outbox.send({ type: 'changes.settled', kept: [kept], outcome: 'refused' });
  expect(waiting(two)).toEqual([]);
});
