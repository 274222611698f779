import { expect, it } from 'vitest';
import { memoryStorage } from './memory-storage.ts';
import { clearSession, readSession, writeSession } from './session-store.ts';

const sesion = { token: 't-1', nombreUsuario: 'vendedor', tipoUsuario: 'VENDEDOR' } as const;

it('keeps the session under the keys that the specification names', () => {
  const storage = memoryStorage();
  writeSession(storage, sesion);
  expect(storage.getItem('X-Token')).toBe('t-1');
  expect(storage.getItem('nombreUsuario')).toBe('vendedor');
  expect(storage.getItem('tipoUsuario')).toBe('VENDEDOR');
  expect(readSession(storage)).toEqual({ ...sesion, debeCambiarClave: false });
});

it('remembers a forced key change over a reload, until it is done', () => {
  const storage = memoryStorage();
  writeSession(storage, { ...sesion, debeCambiarClave: true });
  expect(readSession(storage)?.debeCambiarClave).toBe(true);
  writeSession(storage, { ...sesion, debeCambiarClave: false });
  expect(readSession(storage)?.debeCambiarClave).toBe(false);
});

it('leaves nothing behind once cleared', () => {
  const storage = memoryStorage();
  writeSession(storage, { ...sesion, debeCambiarClave: true });
  clearSession(storage);
  expect(storage.length).toBe(0);
  expect(readSession(storage)).toBeNull();
});

it('is no session with a part missing or a user type that nobody has', () => {
  const storage = memoryStorage();
  writeSession(storage, sesion);
  storage.setItem('tipoUsuario', 'GERENTE');
  expect(readSession(storage)).toBeNull();
  writeSession(storage, sesion);
  storage.removeItem('X-Token');
  expect(readSession(storage)).toBeNull();
});
