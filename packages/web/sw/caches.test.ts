import { expect, test } from 'vitest';
import { staleCaches } from './caches.ts';

test("this build's cache stays, and the one before it, for pages that it left open", () => {
  const names = ['aplicacion-a', 'otra', 'aplicacion-b', 'aplicacion-c', 'aplicacion-d'];
  expect(staleCaches(names, 'aplicacion-', 'd')).toEqual(['aplicacion-a', 'aplicacion-b']);
  expect(staleCaches(names, 'aplicacion-', 'b')).toEqual(['aplicacion-a', 'aplicacion-c']);
  expect(staleCaches(['aplicacion-a'], 'aplicacion-', 'a')).toEqual([]);
});
