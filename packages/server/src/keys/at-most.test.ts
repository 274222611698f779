import { expect, it } from 'vitest';
import { atMost, QueueFull } from './at-most.ts';

/** Work that ends when told to. */
function controlled() {
  const ends: (() => void)[] = [];
  const work = () => new Promise<void>((resolve) => ends.push(resolve));
  return { work, ends };
}

it('runs no more than so many at once, and each in turn', async () => {
  const inTurn = atMost(2, 10);
  const { work, ends } = controlled();
  const all = [1, 2, 3, 4].map(() => inTurn(work));
  expect(ends).toHaveLength(2);
  ends[0]?.();
  await all[0];
  await Promise.resolve();
  expect(ends).toHaveLength(3);
  ends[1]?.();
  ends[2]?.();
  await Promise.all(all.slice(1, 3));
  expect(ends).toHaveLength(4);
  ends[3]?.();
  await Promise.all(all);
});

it('goes on after work that fails', async () => {
  const inTurn = atMost(1, 10);
  await expect(inTurn(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
  expect(await inTurn(async () => 'done')).toBe('done');
});

it('refuses what would wait behind too many', async () => {
  const inTurn = atMost(1, 1);
  const { work, ends } = controlled();
  const running = [inTurn(work), inTurn(work)];
  await expect(inTurn(work)).rejects.toThrow(QueueFull);
  ends[0]?.();
  await running[0];
  await Promise.resolve();
  ends[1]?.();
  await Promise.all(running);
});
