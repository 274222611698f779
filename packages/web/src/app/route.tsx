import type { Access } from '@presupuesto/api-sdk/contract';
import type { ComponentType } from 'react';
import { Waiting } from '../ui/Waiting/Waiting.tsx';
import { type LoadComponent, loaded } from './loaded.tsx';

/** A screen under the shell. */
export interface AppRoute {
  readonly path: string;
  /** Who may enter; the others go to /error-404 (specification §2). */
  readonly access: Access;
  readonly Screen: ComponentType;
  /** Its link in the 'Menú' dropdown, and who sees it. */
  readonly menu?: { readonly label: string; readonly access: Access };
  /** Says to the palette what it can go to there, while another screen is shown; draws nothing. */
  readonly Offers?: ComponentType;
}

/** An entry of the table of routes, whose screen loads when it is first shown, where nobody has loaded it before. */
export function route({
  load,
  loadOffers,
  ...entry
}: Omit<AppRoute, 'Screen' | 'Offers'> & {
  readonly load: LoadComponent<object>;
  readonly loadOffers?: LoadComponent<object>;
}): AppRoute {
  return { ...entry, Screen: loaded(load, <Waiting />), ...(loadOffers && { Offers: loaded(loadOffers) }) };
}
