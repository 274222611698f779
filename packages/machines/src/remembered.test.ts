import { expect, it, vi } from 'vitest';
import { remembered } from './remembered.ts';

/** Node's garbage collector; `vitest.config.ts` asks for it. */
declare const gc: () => void;

interface Context {
  readonly list: readonly number[];
  readonly above: number;
}

const above = () =>
  remembered(
    ({ list, above }: Context) => list.filter((number) => number > above),
    ({ list, above }) => [list, above],
  );

it('gives the same result until an input changes', () => {
  const select = above();
  const list = [1, 2, 3];
  const first = select({ list, above: 1 });
  expect(select({ list, above: 1 })).toBe(first);
  expect(select({ list, above: 2 })).toEqual([3]);
  expect(select({ list: [4], above: 2 })).toEqual([4]);
});

it('lets a result go with the list it was made from, as after a sign-out', async () => {
  const select = above();
  const result = new WeakRef(select({ list: [1, 2, 3], above: 1 }));
  await vi.waitFor(() => {
    gc();
    expect(result.deref() === undefined).toBe(true);
  });
});
