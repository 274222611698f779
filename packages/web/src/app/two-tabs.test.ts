import {
  batchMachine,
  type Change,
  cellSaveMachine,
  changeKey,
  conflictsOf,
  isAnyOnlyInMemory,
  isValueChange,
  outboxMachine,
  type ValueChange,
} from '@presupuesto/machines';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { createDevice } from '../fixtures/tabs/device.ts';
import { createLocks } from '../fixtures/tabs/locks.ts';
import { createSchedule, seeded } from '../fixtures/tabs/schedule.ts';
import { createServer } from '../fixtures/tabs/server.ts';
import { createChangeStore } from './change-store.ts';
import { createTurn } from './figure-turn.ts';

afterEach(() => vi.restoreAllMocks());

const figure = (ventaID: number, valor: number): Change => ({
  kind: 'volumenTon',
  ventaID,
  valor,
  periodoID: 'BGT-2027',
  clienteProductoPeriodoID: 7,
});

async function microtasks(): Promise<void> {
  for (let turn = 0; turn < 12; turn += 1) await Promise.resolve();
}

/** A browser with tabs that type, close, open, and come to the front, as a seed has it. */
function world(seed: number) {
  const random = seeded(seed);
  const schedule = createSchedule(random);
  const device = createDevice(schedule);
  const locks = createLocks(schedule);
  const server = createServer(schedule, random);
  const clock = new SimulatedClock();
  const typed = new Map<string, number[]>();
  const tabs = new Map<string, ReturnType<typeof openTab>>();
  let now = 1_000;
  let count = 0;
  vi.spyOn(Date, 'now').mockImplementation(() => now);

  function openTab(name: string) {
    const { storage, channel } = device.open(name);
    const returned = new Set<() => void>();
    const store = createChangeStore({
      storage,
      channel,
      onReturn: (callback) => {
        returned.add(callback);
        return () => returned.delete(callback);
      },
    });
    const turn = createTurn(store.latest, locks);
    const cellSave = cellSaveMachine.provide({ actors: { sendChange: server.sendChange, turn } });
    const outbox = createActor(
      outboxMachine.provide({
        actors: {
          changeStore: store.changeStore,
          cellSave,
          batch: batchMachine.provide({ actors: { sendBatch: server.sendBatch, turn } }),
        },
      }),
      { clock },
    );
    const shown = new Map(server.cells);
    /** What the server holds, as far as this tab knows. */
    const seen = new Map(server.cells);
    outbox.on('*', (fact) => {
      if (fact.type === 'change.conflicted') seen.set(changeKey(fact.change), fact.conflicto.actual);
      if (!('change' in fact) || !isValueChange(fact.change)) return;
      const key = changeKey(fact.change);
      const read = fact.type === 'change.gone' ? server.cells.get(key) : fact.change.valor;
      if (read !== undefined) shown.set(key, read);
      if (read !== undefined && (fact.type === 'change.confirmed' || fact.type === 'change.gone')) {
        seen.set(key, read);
      }
    });
    outbox.start();
    outbox.send({ type: 'session.started', nombreUsuario: 'ana' });
    return {
      shown,
      seen,
      outbox,
      comeBack: () => returned.forEach((callback) => callback()),
      entries: () => outbox.getSnapshot().context.entries,
    };
  }

  const chance = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? '';
  const open = () => {
    count += 1;
    tabs.set(`tab ${count}`, openTab(`tab ${count}`));
  };
  function type(): void {
    // A gesture takes a moment for each of its figures: nobody types in another tab that soon.
    now += 4 + Math.floor(random() * 50);
    const tab = tabs.get(chance([...tabs.keys()]));
    const isGesture = random() < 0.3;
    const ventaIDs = isGesture ? [1, 2] : [1 + Math.floor(random() * 2)];
    const changes = ventaIDs.map((ventaID) => {
      const key = changeKey(figure(ventaID, 0));
      const before = typed.get(key) ?? [];
      const valor = ventaID * 1_000 + before.length;
      typed.set(key, [...before, valor]);
      tab?.shown.set(key, valor);
      return { ...figure(ventaID, valor), visto: tab?.seen.get(key) ?? 0 };
    });
    tab?.outbox.send({ type: 'changes.queued', changes, ...(isGesture && { origen: 'pegado' as const }) });
  }
  function close(): void {
    const name = chance([...tabs.keys()]);
    const tab = tabs.get(name);
    // Whoever would lose something is asked before, and stays.
    if (!tab || isAnyOnlyInMemory(tab.entries())) return;
    tab.outbox.stop();
    device.close(name);
    tabs.delete(name);
    if (tabs.size === 0) open();
  }
  open();
  open();

  /** Whoever has typed another figure since, in whatever tab, wants that one. */
  const decision = (change: ValueChange) =>
    typed.get(changeKey(change))?.at(-1) === change.valor ? 'conflict.put' : 'conflict.left';
  const isQuiet = () => [...tabs.values()].every((tab) => Object.keys(tab.entries()).length === 0);
  return {
    device,
    server,
    typed,
    tabs,
    live: async () => {
      for (let move = 0; move < 60; move += 1) {
        const fate = random();
        if (fate < 0.25) type();
        else if (fate < 0.3) clock.increment(1_000 + Math.floor(random() * 30_000));
        else if (fate < 0.33) close();
        else if (fate < 0.36 && tabs.size < 3) open();
        else if (fate < 0.39) tabs.get(chance([...tabs.keys()]))?.comeBack();
        else schedule.step();
        await microtasks();
      }
    },
    settle: async () => {
      for (let round = 0; round < 400; round += 1) {
        // Also a tab that has nothing to do may still hear of something.
        while (schedule.step()) await microtasks();
        if (isQuiet()) return;
        // One tab met what another one had saved before it heard of it: the person decides.
        for (const tab of tabs.values()) {
          const [conflict] = conflictsOf(tab.entries());
          if (conflict) tab.outbox.send({ type: decision(conflict.change), key: changeKey(conflict.change) });
        }
        clock.increment(1_000);
        await microtasks();
      }
    },
  };
}

const last = (values: readonly number[]) => values[values.length - 1];

async function outcomeOf(seed: number, prepare?: (w: ReturnType<typeof world>) => void) {
  const lived = world(seed);
  prepare?.(lived);
  await lived.live();
  lived.device.setFull(false);
  await lived.settle();
  const { typed, server, tabs, device } = lived;
  const wanted = [...typed].map(([key, values]) => [key, last(values)]);
  const outcome = {
    server: wanted.map(([key]) => [key, server.cells.get(String(key))]),
    tabs: [...tabs.values()].map(({ shown }) => wanted.map(([key]) => [key, shown.get(String(key))])),
    left: device.keys(),
    stale: server.stale,
  };
  const right = { server: wanted, tabs: [...tabs.values()].map(() => wanted), left: [], stale: [] };
  return { outcome, right };
}

/** A quarter of them but in the long run (`npm run test:long`). */
const SEEDS = Array.from({ length: import.meta.env['TEST_LONG'] === '1' ? 700 : 175 }, (_, at) => at + 1);

describe('in every schedule, several tabs of one browser before a network that loses and reorders', () => {
  it('all end with the figure typed last, and none is sent after a later one was saved', async () => {
    for (const seed of SEEDS) {
      const { outcome, right } = await outcomeOf(seed);
      expect(outcome, `schedule ${seed}`).toEqual(right);
    }
  }, 60_000);

  it('lose nothing while the storage is full, and send no older figure afterwards', async () => {
    for (const seed of SEEDS) {
      const { outcome, right } = await outcomeOf(seed, ({ device }) => device.setFull(true));
      expect(outcome, `schedule ${seed}`).toEqual(right);
    }
  }, 60_000);
});
