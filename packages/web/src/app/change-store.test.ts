import type { Change, Kept, StoreAnswer, StoreCommand } from '@presupuesto/machines';
import { afterEach, expect, it, vi } from 'vitest';
import { createActor, sendTo, setup } from 'xstate';
import { createChangeStore } from './change-store.ts';
import { memoryStorage } from './memory-storage.ts';
import type { TabChannel } from './tab-channel.ts';

const alone: TabChannel = { post: () => {}, listen: () => () => {} };
const never = () => () => {};

const volume = (ventaID: number, valor: number) => ({
  kind: 'volumenTon' as const,
  ventaID,
  valor,
  periodoID: 'SOP10-2025',
  clienteProductoPeriodoID: 7,
});
const kept = (id: string, moment: number, change: Change): Kept => ({ id, moment, change });

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** A page of `usuario`: what its store answers, and where commands go. */
function page(storage: Storage | null, usuario = 'vendedor', store = open(storage)) {
  const answers: StoreAnswer[] = [];
  const host = setup({
    types: { events: {} as StoreAnswer | { type: 'commanded'; command: StoreCommand } },
    actors: { store: store.changeStore },
  }).createMachine({
    invoke: { id: 'store', src: 'store', input: { usuario } },
    on: {
      commanded: { actions: sendTo('store', ({ event }) => event.command) },
      '*': { actions: ({ event }) => event.type !== 'commanded' && answers.push(event) },
    },
  });
  const outbox = createActor(host).start();
  stops.push(() => outbox.stop());
  const send = (command: StoreCommand) => outbox.send({ type: 'commanded', command });
  const read = () => answers.find((answer) => answer.type === 'changes.read');
  return { answers, send, read, store, keep: (one: Kept) => send({ type: 'changes.kept', kept: [one] }) };
}
const open = (storage: Storage | null) => createChangeStore({ storage, channel: alone, onReturn: never });

/** A storage that takes nothing more, and gives up what is removed. */
function fullStorage(): Storage {
  const storage = memoryStorage();
  vi.spyOn(storage, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  return storage;
}

it('keeps the latest value of each cell for the next page', () => {
  const storage = memoryStorage();
  const { keep } = page(storage);
  keep(kept('a', 1, volume(1, 10)));
  keep(kept('b', 2, volume(1, 12)));
  keep(kept('c', 3, volume(2, 5)));
  expect(page(storage).read()?.kept).toEqual([kept('b', 2, volume(1, 12)), kept('c', 3, volume(2, 5))]);
  expect(storage.length).toBe(2);
});

it('keeps a conflict, what was seen and tried before, and the gesture that goes first, for the next page', () => {
  const storage = memoryStorage();
  const conflicto = { actual: 40, usuario: 'luis', fecha: '2026-11-22T10:32:00.000Z' };
  const gesto = { gestoID: '00000000-0000-4000-8000-000000000000', origen: 'pegado' as const };
  const over = { id: 'z', moment: 0, change: { ...volume(1, 44), visto: 10 }, gesto };
  const waiting: Kept = {
    ...kept('a!', 1, { ...volume(1, 48), visto: 10, tried: [44] }),
    gesto,
    over,
    conflicto,
  };
  const { keep } = page(storage);
  keep(kept('a', 1, volume(1, 48)));
  keep(waiting);
  expect(page(storage).read()?.kept).toEqual([waiting]);
  expect(storage.length).toBe(1);
});

it('never hands one user the changes of another, whatever their names', () => {
  const storage = memoryStorage();
  page(storage, 'ana:x').keep(kept('a', 1, volume(1, 10)));
  storage.setItem('sin-guardar:ana:x:precio:4', JSON.stringify({ ...volume(4, 1), kind: 'precio' }));
  for (const usuario of ['ana', 'an', 'vendedor']) {
    expect(page(storage, usuario).read()).toMatchObject({ kept: [], unreadable: 0 });
  }
  expect(page(storage, 'ana:x').read()?.kept).toHaveLength(2);
});

it('deletes the writing that was confirmed and no later one of another tab', () => {
  const storage = memoryStorage();
  const here = page(storage);
  here.keep(kept('here', 1, volume(1, 10)));
  page(storage).keep(kept('there', 2, volume(1, 12)));
  here.send({ type: 'changes.dropped', kept: [kept('here', 1, volume(1, 10))], outcome: 'confirmed' });
  expect(page(storage).read()?.kept).toEqual([kept('there', 2, volume(1, 12))]);
});

it('reads what a version without versions wrote, and older than all that is typed since', () => {
  const storage = memoryStorage();
  storage.setItem('sin-guardar:vendedor:volumenTon:1', JSON.stringify(volume(1, 10)));
  storage.setItem('sin-guardar:vendedor:volumenTon:2', JSON.stringify(volume(2, 20)));
  const { keep, read } = page(storage);
  expect(read()?.kept.map(({ change }) => change)).toEqual([volume(1, 10), volume(2, 20)]);
  keep(kept('a', 1, volume(1, 11)));
  const [old, now] = page(storage).read()?.kept ?? [];
  expect([old?.change, now?.change]).toEqual([volume(2, 20), volume(1, 11)]);
});

it('sets aside what an earlier version wrote and the server refused, until the person has read it', () => {
  const storage = memoryStorage();
  storage.setItem('sin-guardar:vendedor:volumenTon:1', JSON.stringify(volume(1, 10)));
  const { read, send } = page(storage);
  const [old] = read()?.kept ?? [];
  if (!old) throw new Error('nothing was read');
  send({ type: 'changes.setAside', unsent: [{ kept: old, text: 'No existe' }] });
  const next = page(storage);
  expect(next.read()).toMatchObject({
    kept: [],
    unsent: [{ kept: { change: volume(1, 10) }, text: 'No existe' }],
  });
  next.send({ type: 'unsent.dismissed' });
  expect(page(storage).read()?.unsent).toEqual([]);
  expect(storage.length).toBe(0);
});

it('keeps what was refused for the person to read also where another tab hears of the refusal', () => {
  const storage = memoryStorage();
  const hearing = new Set<Parameters<TabChannel['listen']>[0]>();
  const tab = () => {
    const own = new Set<Parameters<TabChannel['listen']>[0]>();
    const channel: TabChannel = {
      post: (message) => {
        for (const hear of hearing) if (!own.has(hear)) hear(message);
      },
      listen: (hear) => {
        hearing.add(hear);
        own.add(hear);
        return () => hearing.delete(hear);
      },
    };
    return page(storage, 'vendedor', createChangeStore({ storage, channel, onReturn: never }));
  };
  const first = tab();
  tab();
  const one = kept('a', 1, volume(1, 10));
  first.keep(one);
  first.send({ type: 'changes.setAside', unsent: [{ kept: one, text: 'El período está cerrado' }] });
  first.send({ type: 'changes.dropped', kept: [one], outcome: 'refused' });
  expect(page(storage).read()).toMatchObject({
    kept: [],
    unsent: [{ kept: { change: volume(1, 10) }, text: 'El período está cerrado' }],
  });
});

it('counts the records that it cannot read, keeps them, and deletes them once the person knows', () => {
  const storage = memoryStorage();
  storage.setItem('X-Token', 't-1');
  storage.setItem('sin-guardar:vendedor:volumenTon:2', '{"kind":"volumenTon"');
  storage.setItem('sin-guardar:vendedor:otro:3', '{"kind":"otro"}');
  storage.setItem('pendiente:vendedor:volumenTon:4:z', '{"v":99}');
  expect(page(storage).read()?.unreadable).toBe(3);
  const { read, send } = page(storage);
  expect(read()).toMatchObject({ kept: [], unreadable: 3 });
  send({ type: 'unsent.dismissed' });
  expect(page(storage).read()?.unreadable).toBe(0);
  expect(storage.getItem('X-Token')).toBe('t-1');
});

it.each([
  ['full', fullStorage],
  ['denied', () => null],
])('says that a %s storage keeps nothing, and remembers it as long as the page lives', (_, make) => {
  const { keep, answers, store } = page(make());
  keep(kept('a', 1, volume(1, 10)));
  expect(answers.at(-1)).toEqual({ type: 'changes.unkept', kept: [kept('a', 1, volume(1, 10))] });
  expect(page(null, 'vendedor', store).read()?.kept).toEqual([kept('a', 1, volume(1, 10))]);
  expect(store.latest('vendedor', [volume(1, 0)])[0]?.change).toEqual(volume(1, 10));
});

/** A storage with room for so many records, and how often it was asked to take one. */
function smallStorage(room: number) {
  const storage = memoryStorage();
  const write = storage.setItem;
  const tried = vi.spyOn(storage, 'setItem').mockImplementation((key, text) => {
    if (storage.length === room && storage.getItem(key) === null) {
      throw new DOMException('full', 'QuotaExceededError');
    }
    write.call(storage, key, text);
  });
  return { storage, tries: () => tried.mock.calls.length };
}
const gestureOf = (count: number) =>
  Array.from({ length: count }, (_, at) => kept(`a-${at}`, at, volume(at, 10)));

it('puts on the device what it refused as far as others make room, and says once that it takes records again', () => {
  const { storage } = smallStorage(2);
  const gesture = gestureOf(4);
  const { send, answers } = page(storage);
  const onDevice = () => page(storage).read()?.kept;
  const settle = (at: number) =>
    send({ type: 'changes.dropped', kept: gesture.slice(at, at + 1), outcome: 'confirmed' });
  send({ type: 'changes.kept', kept: gesture });
  settle(0);
  expect(onDevice()).toEqual(gesture.slice(1, 3));
  settle(1);
  expect(onDevice()).toEqual(gesture.slice(2));
  expect(answers.at(-1)).toEqual({ type: 'changes.unkept', kept: gesture.slice(2) });
  settle(2);
  expect(answers.at(-1)).toEqual({ type: 'device.recovered' });
  settle(3);
  expect(storage.length).toBe(0);
  expect(answers.filter(({ type }) => type === 'device.recovered')).toHaveLength(1);
});

it('says that the device takes records again where all that it refused is settled at once', () => {
  const { storage } = smallStorage(2);
  const gesture = gestureOf(4);
  const { send, answers } = page(storage);
  send({ type: 'changes.kept', kept: gesture });
  send({ type: 'changes.dropped', kept: gesture, outcome: 'confirmed' });
  expect(answers.at(-1)).toEqual({ type: 'device.recovered' });
  expect(storage.length).toBe(0);
});

it('never puts there what the server has, which this page alone sends again', () => {
  const { storage } = smallStorage(2);
  const gesture = gestureOf(3);
  const { send, store } = page(storage);
  const again = kept('z', 9, volume(9, 10));
  send({ type: 'changes.kept', kept: gesture });
  send({ type: 'change.keptAgain', kept: again });
  send({ type: 'changes.dropped', kept: gesture, outcome: 'confirmed' });
  expect(store.latest('vendedor', [again.change])).toEqual([again]);
  expect(storage.length).toBe(0);
});

it('tries one record at each removal while there is no room, however many wait for it', () => {
  const { storage, tries } = smallStorage(3);
  const gesture = gestureOf(1_000);
  const { send } = page(storage);
  send({ type: 'changes.kept', kept: gesture });
  const before = tries();
  for (const one of gesture.slice(500)) send({ type: 'changes.dropped', kept: [one], outcome: 'confirmed' });
  expect(tries() - before).toBeLessThanOrEqual(500);
});

it('says nothing of the kind of a storage that is full still', () => {
  const { send, keep, answers } = page(fullStorage());
  keep(kept('a', 1, volume(1, 10)));
  send({ type: 'changes.dropped', kept: [kept('a', 1, volume(1, 10))], outcome: 'confirmed' });
  expect(answers.at(-1)?.type).toBe('changes.unkept');
});

it('keeps of a large gesture what there is room for, and does not try each of the others', () => {
  const { storage, tries } = smallStorage(3);
  const gesture = gestureOf(1_000);
  const { send, answers } = page(storage);
  send({ type: 'changes.kept', kept: gesture });
  expect(answers.at(-1)).toEqual({ type: 'changes.unkept', kept: gesture.slice(3) });
  expect(page(storage).read()?.kept).toEqual(gesture.slice(0, 3));
  expect(tries()).toBeLessThan(10);
});

it('lets an older figure go that cannot be overwritten', () => {
  const storage = memoryStorage();
  const { keep } = page(storage);
  keep(kept('a', 1, volume(1, 10)));
  const full = vi.spyOn(storage, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  keep(kept('b', 2, volume(1, 12)));
  full.mockRestore();
  expect(page(storage).read()?.kept).toEqual([]);
});

it('reads nothing and does not fail while the storage throws', () => {
  const storage = memoryStorage();
  vi.spyOn(storage, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  page(storage).keep(kept('a', 1, volume(1, 10)));
  expect(page(storage).read()).toMatchObject({ kept: [], unsent: [], unreadable: 0 });
});
