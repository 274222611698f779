import type { Sesion } from '@presupuesto/api-sdk/contract';
import { keysOf } from './change-records.ts';
import { logWarning } from './log.ts';
import { EARLIER_PREFIX, PREFIX } from './record-prefix.ts';

/** Under which name the changes of each user of this device are kept, by the user's number. */
const NAMES_KEY = 'nombres-de-usuarios';

/**
 * Hands whoever signs in what was typed here under the user's earlier name. What somebody else typed under the present one
 * waits aside for its author. A server that sends no number leaves everything under the names.
 */
export function takeOverRecords(storage: Storage, { usuarioID, nombreUsuario }: Sesion): void {
  if (typeof usuarioID !== 'number') return;
  const own = `${usuarioID}`;
  const names = readNames(storage);
  const before = names[own] ?? nombreUsuario;
  const others = Object.keys(names).filter((id) => id !== own && names[id] === nombreUsuario);
  if (others.length === 0 && names[own] === nombreUsuario) return;
  const aside = Object.fromEntries(others.map((id) => [id, asideOf(id)]));
  try {
    // First, for without it nobody finds what is moved.
    storage.setItem(NAMES_KEY, JSON.stringify({ ...names, ...aside, [own]: nombreUsuario }));
    for (const id of others) move(storage, nombreUsuario, asideOf(id));
    if (before !== nombreUsuario) move(storage, before, nombreUsuario);
  } catch (error) {
    logWarning('No se pudo pasar lo pendiente al nombre actual', error);
  }
}

/** No user's name begins with a space. */
function asideOf(usuarioID: string): string {
  return ` ${usuarioID}`;
}

function move(storage: Storage, from: string, to: string): void {
  for (const key of keysOf(storage, from)) {
    const text = storage.getItem(key) ?? '';
    const moved = key.startsWith(PREFIX)
      ? `${PREFIX}${encodeURIComponent(to)}${key.slice(PREFIX.length + encodeURIComponent(from).length)}`
      : `${EARLIER_PREFIX}${to}${key.slice(EARLIER_PREFIX.length + from.length)}`;
    try {
      storage.setItem(moved, text);
      storage.removeItem(key);
    } catch {
      // No room for both.
      storage.removeItem(key);
      storage.setItem(moved, text);
    }
  }
}

function readNames(storage: Storage): Readonly<Record<string, string>> {
  try {
    const names: unknown = JSON.parse(storage.getItem(NAMES_KEY) ?? '{}');
    return typeof names === 'object' && names !== null ? Object.fromEntries(Object.entries(names)) : {};
  } catch {
    return {};
  }
}
