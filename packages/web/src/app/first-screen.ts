import type { Sesion } from '@presupuesto/api-sdk/contract';

/** The path of the screen that a page opened at `path` shows first. */
export function firstPath(sesion: Sesion | null, path: string): string {
  if (!sesion) return '/login';
  return path === '/' || path === '/login' ? '/home' : path.replace(/\/$/, '');
}
