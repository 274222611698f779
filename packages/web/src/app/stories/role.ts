import type { Sesion } from '@presupuesto/api-sdk/contract';

export const seller: Sesion = { token: 't-vendedor', nombreUsuario: 'vendedor', tipoUsuario: 'VENDEDOR' };
export const administrator: Sesion = {
  token: 't-admin',
  nombreUsuario: 'admin',
  tipoUsuario: 'ADMINISTRADOR',
};

/**
 * The session of a story as the role that the toolbar asks for; '' leaves it as it is. Nobody stays nobody, and who must
 * change the key first stays who it is: those stories are about something else.
 */
export function sesionAs(sesion: Sesion, role: unknown): Sesion;
export function sesionAs(sesion: Sesion | null, role: unknown): Sesion | null;
export function sesionAs(sesion: Sesion | null, role: unknown): Sesion | null {
  if (!sesion || sesion.debeCambiarClave || sesion.tipoUsuario === role) return sesion;
  return [seller, administrator].find(({ tipoUsuario }) => tipoUsuario === role) ?? sesion;
}
