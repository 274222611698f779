import type { Access } from '@presupuesto/api-sdk/contract';
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** A screen's file: its default export is the screen. */
type LoadScreen = () => Promise<{ default: ComponentType }>;

/** A screen under the shell. */
export interface AppRoute {
  readonly path: string;
  /** Who may enter; the others go to /error-404 (specification §2). */
  readonly access: Access;
  /** Loads the screen's file, once. */
  readonly load: LoadScreen;
  readonly Screen: LazyExoticComponent<ComponentType>;
  /** Its link in the 'Menú' dropdown, and who sees it. */
  readonly menu?: { readonly label: string; readonly access: Access };
}

/** An entry of the table of routes, whose screen loads when it is first shown. */
export function route(entry: Omit<AppRoute, 'Screen'>): AppRoute {
  return { ...entry, Screen: lazy(entry.load) };
}
