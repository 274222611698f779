import type { Sesion } from '@presupuesto/api-sdk/contract';
import { mayEnter } from '@presupuesto/machines';
import type { AppRoute } from '../../app/route.tsx';

/** A screen by the name that leads to it. */
export interface Offer {
  readonly path: string;
  readonly label: string;
}

export const HOME: Offer = { path: '/home', label: 'Inicio' };
export const HELP: Offer = { path: '/ayuda', label: 'Ayuda' };
export const KEY_CHANGE: Offer = { path: '/cambiar-clave', label: 'Cambiar Clave' };
export const SIGN_OUT = 'Cerrar Sesión';

/** The screens of 'Menú' for a role, in its order (specification §2, Navbar). */
export function menuOf(routes: readonly AppRoute[], sesion: Sesion): readonly Offer[] {
  return routes.flatMap(({ path, menu }) =>
    menu && mayEnter(sesion, menu.access) ? [{ path, label: menu.label }] : [],
  );
}
