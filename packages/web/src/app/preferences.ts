import type { PreferenceName } from '@presupuesto/machines';
import { logWarning } from './log.ts';

/** Each user of a device has their own. */
const keyOf = (usuario: string, name: PreferenceName): string =>
  `recordado:${encodeURIComponent(usuario)}:${name}`;

/** What the device keeps for a user under a name; undefined without it, or where nobody can read it. */
export function readPreference(
  storage: Storage | null,
  usuario: string | undefined,
  name: PreferenceName,
): unknown {
  const text = usuario === undefined ? null : storage?.getItem(keyOf(usuario, name));
  if (typeof text !== 'string') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A storage that takes nothing costs the convenience and nothing else. */
export function keepPreference(
  storage: Storage | null,
  usuario: string | undefined,
  name: PreferenceName,
  value: unknown,
): void {
  if (usuario === undefined) return;
  try {
    storage?.setItem(keyOf(usuario, name), JSON.stringify(value));
  } catch (error) {
    logWarning('No se pudo recordar en este dispositivo', error);
  }
}
