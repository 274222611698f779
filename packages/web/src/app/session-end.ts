import type { SessionEnd } from '@presupuesto/machines';
import { logWarning } from './log.ts';
import { END_KEY } from './session-store.ts';

/** A storage that takes nothing leaves it to the page that is open. */
export function writeEnd(tab: Storage, end: SessionEnd): void {
  try {
    tab.setItem(END_KEY, JSON.stringify(end));
  } catch (error) {
    logWarning('No se pudo anotar dónde terminó la sesión', error);
  }
}

export function readEnd(tab: Storage): SessionEnd | null {
  const end: unknown = JSON.parse(tab.getItem(END_KEY) ?? 'null');
  return isEnd(end) ? end : null;
}

/** The address that is open, to come back to; null at the sign-in and at *Página no encontrada*. */
export function placeOf({ pathname, search, hash }: Location): string | null {
  return ['/login', '/error-404'].includes(pathname) ? null : `${pathname}${search}${hash}`;
}

/** Records come from this program alone; this guards against an older version's. */
function isEnd(value: unknown): value is SessionEnd {
  return (
    typeof value === 'object' &&
    value !== null &&
    'nombreUsuario' in value &&
    typeof value.nombreUsuario === 'string' &&
    'kept' in value &&
    typeof value.kept === 'boolean' &&
    'place' in value &&
    (value.place === null || (typeof value.place === 'string' && /^\/(?!\/)/.test(value.place)))
  );
}
