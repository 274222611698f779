import { expect, it } from 'vitest';
import { hashKey, inKeyTurn, verifyKey } from './keys.ts';
import { hashOneTimeKey, isOneTimeKey, makeOneTimeKey } from './one-time-key.ts';

it('stores a key as argon2id with 64 MiB, three passes and a salt of its own', async () => {
  const [one, other] = await Promise.all([hashKey('Ventas-2026!'), hashKey('Ventas-2026!')]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=1\$/);
  expect(other).not.toBe(one);
});

it('knows the right key from a wrong one', async () => {
  const stored = await hashKey('Ventas-2026!');
  expect(await verifyKey(stored, 'Ventas-2026!')).toBe(true);
  for (const wrong of ['ventas-2026!', 'Ventas-2026! ', '', 'x'.repeat(200)]) {
    expect(await verifyKey(stored, wrong)).toBe(false);
  }
});

it('finds no key right where none is stored', async () => {
  for (const clave of ['', 'null', 'undefined']) {
    expect(await verifyKey(null, clave)).toBe(false);
    expect(await verifyKey(undefined, clave)).toBe(false);
  }
});

it('makes one-time keys that differ and are easily typed', () => {
  const keys = Array.from({ length: 200 }, makeOneTimeKey);
  expect(new Set(keys).size).toBe(200);
  for (const key of keys) expect(key).toMatch(/^[A-HJ-NP-Za-km-z2-9]{12}$/);
});

it('knows the right one-time key from a wrong one, and stores neither as it is', () => {
  const clave = makeOneTimeKey();
  const stored = hashOneTimeKey(clave);
  expect(stored).not.toContain(clave);
  expect(isOneTimeKey(stored, clave)).toBe(true);
  for (const other of [stored.slice(0, -1), `${stored}x`, '', null, undefined, hashOneTimeKey('otra')]) {
    expect(isOneTimeKey(other, clave)).toBe(false);
  }
  expect(isOneTimeKey(stored, makeOneTimeKey())).toBe(false);
});

it('lets an office of 200 wait behind one address', async () => {
  const people = Array.from({ length: 200 }, (_, index) => inKeyTurn('192.0.2.1', async () => index));
  expect(await Promise.all(people)).toHaveLength(200);
});
