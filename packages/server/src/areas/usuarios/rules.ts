import type { DatosUsuario } from './repo.ts';

export const NAME_TAKEN = 'Ya existe un usuario con ese nombre';
export const USER_UNKNOWN = 'El usuario no existe';
export const LAST_ADMINISTRATOR =
  'Es el último administrador activo: no se puede bloquear, desactivar ni cambiar de tipo';

/** Why an address stays, by whose it is. */
export const withoutUser = (seller: string): string =>
  `Es el email del vendedor ${seller}: cámbielo en Vendedores, que cambia los dos`;

type State = Pick<DatosUsuario, 'tipoUsuario' | 'activo' | 'bloqueado'>;

/** Whether the user may sign in at all. */
export const canSignIn = ({ activo, bloqueado }: Pick<State, 'activo' | 'bloqueado'>): boolean =>
  activo && !bloqueado;

const isAdministrator = (user: State): boolean => user.tipoUsuario === 'ADMINISTRADOR' && canSignIn(user);

/** Whether a change takes an administrator away: by blocking, deactivating or demoting. */
export const losesAdministrator = (before: State, after: State): boolean =>
  isAdministrator(before) && !isAdministrator(after);

/** Whether a change ends the user's sessions: what they may do is no longer what they signed in for (decisions §8). */
export const endsSessions = (before: State, after: State): boolean =>
  before.tipoUsuario !== after.tipoUsuario ||
  before.activo !== after.activo ||
  before.bloqueado !== after.bloqueado;
