import type { Sesion } from '@presupuesto/api-sdk/contract';
import type { AppRoute } from '../../app/route.tsx';
import { HELP, HOME, KEY_CHANGE, menuOf, type Offer, SIGN_OUT } from '../Navbar/offers.ts';
import type { PaletteCommand } from './palette-store.ts';

interface Shell {
  readonly routes: readonly AppRoute[];
  readonly sesion: Sesion;
  /** The screen that is shown, which needs nobody to go there. */
  readonly path: string;
  readonly onSignOut: () => void;
}

/** What is offered wherever one is: the navbar's screens, and its user's actions. */
export function shellCommands({ routes, sesion, path, onSignOut }: Shell): readonly PaletteCommand[] {
  const goingTo = (offer: Offer, group: PaletteCommand['group']): readonly PaletteCommand[] =>
    offer.path === path ? [] : [{ id: offer.path, group, label: offer.label, to: offer.path }];
  return [
    ...[HOME, ...menuOf(routes, sesion), HELP].flatMap((offer) => goingTo(offer, 'pantallas')),
    ...goingTo(KEY_CHANGE, 'acciones'),
    { id: 'cerrar-sesion', group: 'acciones', label: SIGN_OUT, run: onSignOut },
  ];
}
