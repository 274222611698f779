import type { Access } from '@presupuesto/api-sdk/contract';
import { type ComponentType, use } from 'react';
import { once } from './once.ts';

/** A screen's file: its default export is the screen. */
type LoadScreen = () => Promise<{ readonly default: ComponentType }>;

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
  readonly load: LoadScreen;
  readonly loadOffers?: LoadScreen;
}): AppRoute {
  return { ...entry, Screen: loaded(load), ...(loadOffers && { Offers: loaded(loadOffers) }) };
}

/** A component of a file that may still be on its way: one that is there already is shown without a wait. */
export function loaded<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): ComponentType<Props> {
  const file = once(load);
  return function Loaded(props: Props) {
    const { default: Shown } = use(file());
    return <Shown {...props} />;
  };
}
