import { expect, it } from 'vitest';
import { FairQueue, QueueFull } from './fair-queue.ts';

/** A queue that runs one at a time; `end` ends what runs, and `order` lists who has begun. */
function controlled({ perLane = 100, inAll = 100 } = {}) {
  const queue = new FairQueue({ running: 1, perLane, inAll });
  const order: string[] = [];
  let end = (): void => {};
  const add = (lane: string, name: string) =>
    queue.run(lane, () => {
      order.push(name);
      return new Promise<void>((resolve) => {
        end = resolve;
      });
    });
  /** Ends what runs, one after the other, until everything has had its turn. */
  const drain = async (all: readonly Promise<void>[]) => {
    const state = { isOver: false };
    const over = Promise.allSettled(all).then(() => {
      state.isOver = true;
    });
    while (!state.isOver) {
      end();
      await Promise.resolve();
    }
    await over;
  };
  return { queue, order, add, drain };
}

it('runs no more than so many at once, and each in turn', async () => {
  const queue = new FairQueue({ running: 2, perLane: 10, inAll: 10 });
  const ends: (() => void)[] = [];
  const all = [1, 2, 3, 4].map(() => queue.run('a', () => new Promise<void>((end) => ends.push(end))));
  expect(ends).toHaveLength(2);
  ends[0]?.();
  await all[0];
  expect(ends).toHaveLength(3);
  ends[1]?.();
  ends[2]?.();
  await Promise.all(all.slice(1, 3));
  expect(ends).toHaveLength(4);
  ends[3]?.();
  await Promise.all(all);
});

it('goes on after work that fails', async () => {
  const queue = new FairQueue({ running: 1, perLane: 1, inAll: 1 });
  await expect(queue.run('a', () => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
  expect(await queue.run('a', async () => 'done')).toBe('done');
});

it('lets the lanes take turns, so that a long one holds up nobody else', async () => {
  const { order, add, drain } = controlled();
  const all = ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1'].map((name) => add(name.charAt(0), name));
  await drain(all);
  expect(order).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
});

it('refuses what would wait behind too many in its lane, and nobody in another', async () => {
  const { order, add, drain } = controlled({ perLane: 1 });
  const all = [add('a', 'a1'), add('a', 'a2'), add('b', 'b1')];
  await expect(add('a', 'a3')).rejects.toThrow(QueueFull);
  await drain(all);
  expect(order).toEqual(['a1', 'a2', 'b1']);
});

it('makes room for others by refusing the last of the longest lane, when all of it is full', async () => {
  const { order, add, drain } = controlled({ inAll: 3 });
  const all = ['a1', 'a2', 'a3', 'a4', 'b1', 'b2'].map((name) => add(name.charAt(0), name));
  const [kept, refused] = [all.filter((_, index) => index !== 3 && index !== 5), [all[3], all[5]]];
  for (const one of refused) await expect(one).rejects.toThrow(QueueFull);
  await drain(kept);
  expect(order).toEqual(['a1', 'a2', 'b1', 'a3']);
});
