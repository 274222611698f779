import { expect, test } from 'vitest';
import { shareReads } from './share-reads.ts';

/** A read whose answers come when the test says so. */
function held() {
  const begun: { of: string; answer: (text: string) => void; fail: (error: Error) => void }[] = [];
  const read = shareReads(
    (of: string) =>
      new Promise<string>((answer, fail) => {
        begun.push({ of, answer, fail });
      }),
    (of) => of,
  );
  return { read, begun };
}

test('those who ask while a read is under way share the next one, which begins after they have asked', async () => {
  const { read, begun } = held();
  const first = read('todo');
  const others = [read('todo'), read('todo'), read('todo')];
  expect(begun).toHaveLength(1);
  begun[0]?.answer('before');
  expect(await first).toBe('before');
  expect(begun).toHaveLength(2);
  begun[1]?.answer('after');
  expect(await Promise.all(others)).toEqual(['after', 'after', 'after']);

  const later = read('todo');
  begun[2]?.answer('later');
  expect(await later).toBe('later');
});

test('who asks for something else does not wait', async () => {
  const { read, begun } = held();
  void read('todo');
  const other = read('2027');
  begun[1]?.answer('2027');
  expect(await other).toBe('2027');
});

test('a read that fails is begun anew for those who wait', async () => {
  const { read, begun } = held();
  const first = read('todo');
  const next = read('todo');
  begun[0]?.fail(new Error('away'));
  await expect(first).rejects.toThrow('away');
  begun[1]?.answer('back');
  expect(await next).toBe('back');
});
