import { expect, it } from 'vitest';
import { createRowKeys } from './row-keys.ts';

const places = (first: number, count: number) => Array.from({ length: count }, (_, at) => first + at);

it('keeps the keys of rows while it is scrolled', () => {
  const keysOf = createRowKeys();
  const before = places(10, 6).map(keysOf(places(10, 6)));
  const after = places(12, 6).map(keysOf(places(12, 6)));
  expect(after.slice(0, 4)).toEqual(before.slice(2));
});

it('gives another page the keys of the one before, in their order', () => {
  const keysOf = createRowKeys();
  const before = places(10, 6).map(keysOf(places(10, 6)));
  expect(places(14, 6).map(keysOf(places(14, 6)))).toEqual(before);
  expect(places(0, 6).map(keysOf(places(0, 6)))).toEqual(before);
});
