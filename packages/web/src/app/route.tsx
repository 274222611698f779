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
}

/** An entry of the table of routes, whose screen loads when it is first shown, where nobody has loaded it before. */
export function route({
  load,
  ...entry
}: Omit<AppRoute, 'Screen'> & { readonly load: LoadScreen }): AppRoute {
  return { ...entry, Screen: loaded(load) };
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
