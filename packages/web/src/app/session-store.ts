import type { Sesion } from '@presupuesto/api-sdk/contract';

/** Where the session lives in the browser (specification §9, decisions §2). */
const KEYS = { token: 'X-Token', nombreUsuario: 'nombreUsuario', tipoUsuario: 'tipoUsuario' } as const;

/** There only while the key must be changed, so that a reload does not open the rest. */
const PENDING_KEY = 'debeCambiarClave';

/** In a tab's own storage: how its last session ended, until the next one begins. */
export const END_KEY = 'sesion-terminada';

export const TOKEN_KEY = KEYS.token;

/** The stored session, or null where a part is missing. */
export function readSession(storage: Storage): Sesion | null {
  const token = storage.getItem(KEYS.token);
  const nombreUsuario = storage.getItem(KEYS.nombreUsuario);
  const tipoUsuario = storage.getItem(KEYS.tipoUsuario);
  if (!token || !nombreUsuario) return null;
  if (tipoUsuario !== 'ADMINISTRADOR' && tipoUsuario !== 'VENDEDOR') return null;
  return { token, nombreUsuario, tipoUsuario, debeCambiarClave: storage.getItem(PENDING_KEY) === 'true' };
}

export function writeSession(storage: Storage, sesion: Sesion): void {
  storage.setItem(KEYS.token, sesion.token);
  storage.setItem(KEYS.nombreUsuario, sesion.nombreUsuario);
  storage.setItem(KEYS.tipoUsuario, sesion.tipoUsuario);
  if (sesion.debeCambiarClave) storage.setItem(PENDING_KEY, 'true');
  else storage.removeItem(PENDING_KEY);
}

/** With a token only where it is the stored one: another tab may have signed in since. */
export function clearSession(storage: Storage, token: string | null = null): void {
  if (token !== null && storage.getItem(KEYS.token) !== token) return;
  for (const key of [...Object.values(KEYS), PENDING_KEY]) storage.removeItem(key);
}
