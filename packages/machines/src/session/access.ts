import type { Access, Sesion } from '@presupuesto/api-sdk/contract';

/** Whether this user may enter what `access` guards. */
export function mayEnter(sesion: Sesion | null, access: Access): boolean {
  if (access === 'public') return true;
  if (!sesion) return false;
  return access === 'signedIn' || access.includes(sesion.tipoUsuario);
}
