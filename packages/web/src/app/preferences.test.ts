import { expect, it, vi } from 'vitest';
import { memoryStorage } from './memory-storage.ts';
import { keepPreference, readPreference } from './preferences.ts';

it('keeps what a user left for that user alone', () => {
  const storage = memoryStorage();
  keepPreference(storage, 'ana', 'lugar', { periodoID: 'BGT-2027' });
  keepPreference(storage, 'ana:x', 'lugar', 7);
  expect(readPreference(storage, 'ana', 'lugar')).toEqual({ periodoID: 'BGT-2027' });
  expect(readPreference(storage, 'luis', 'lugar')).toBeUndefined();
  expect(readPreference(storage, undefined, 'lugar')).toBeUndefined();
});

it('knows nothing where the storage is denied, full, or holds what nobody can read', () => {
  keepPreference(null, 'ana', 'lugar', 1);
  expect(readPreference(null, 'ana', 'lugar')).toBeUndefined();
  const storage = memoryStorage();
  storage.setItem('recordado:ana:lugar', '{');
  expect(readPreference(storage, 'ana', 'lugar')).toBeUndefined();
  vi.spyOn(storage, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  expect(() => keepPreference(storage, 'ana', 'lugar', 1)).not.toThrow();
});
